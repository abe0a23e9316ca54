import { readFileSync } from 'node:fs';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { AnyGame, Random } from '@tablee/engine';
import { completeOptions, newPosition, randomPicks, Session, seeded } from '@tablee/engine';
import { dealText, sealText } from '@tablee/protocol/chance.ts';
import { GAME_IDS, loadGame } from '@tablee/rules/catalogue.ts';
import { loadWords } from '@tablee/rules/speech.ts';
import { describe, expect, test } from 'vitest';
import { bytesOfHex, bytesOfText, hashing, hexOf } from './hashing.ts';
import type { Entry, Journal } from './journal.ts';
import { replay } from './replay.ts';
import { inScript } from './sha256.ts';
import { verifyDraws } from './verify.ts';

const match = 'm0123456789abcdef';
const secret = 'a5'.repeat(32);
const commitment = hexOf(sha256(bytesOfHex(secret)));
const shareOf = (seat: number, nonce = String(seat + 1).repeat(32)) => {
  return { seal: hexOf(sha256(bytesOfText(sealText(match, commitment, seat, nonce)))), nonce };
};

/** A number of the match, as docs/protocol.md (7) has it. */
function numberAt(key: Uint8Array, index: number, bound: number): number {
  const limit = 2 ** 48 - (2 ** 48 % bound);
  for (let attempt = 0; ; attempt += 1) {
    const digest = hmac(sha256, key, bytesOfText(`${Math.floor(index / 5)}/${attempt}`));
    const hex = hexOf(digest.subarray(6 * (index % 5), 6 * (index % 5) + 6));
    if (Number.parseInt(hex, 16) < limit) return Number.parseInt(hex, 16) % bound;
  }
}

/** A journal of which nothing is damaged. */
type Whole = Omit<Journal, 'entries'> & { readonly entries: readonly Entry[] };

/** A match at random with moves undone and moves taken back, and its public journal. */
function played(game: AnyGame, draw: Random): { journal: Whole; session: Session } {
  const seats = Math.max(2, game.seats[0]);
  const shares = [...Array(seats - 1).keys()].map((seat) => shareOf(seat));
  const journal = {
    ...{ match, game: game.id, options: completeOptions(game, seats, {}), secret, commitment },
    seats: Array(seats).fill({}) as object[],
    shares: [...shares, { seal: null, nonce: null }],
    entries: [] as Entry[],
  };
  const text = bytesOfText(dealText(match, commitment, journal.shares));
  const key = hmac(sha256, bytesOfHex(secret), text);
  let rolls: Entry['rolls'][number][] = [];
  const begun = () =>
    new Session(game, newPosition(game, seats, journal.options), {
      dice: (bounds, from) => {
        const results = bounds.map((bound, i) => numberAt(key, from + i, bound));
        rolls.push(bounds.map((bound, i) => [bound, results[i] as number] as const));
        return results;
      },
    });
  let link = hexOf(sha256(bytesOfText(match))).slice(0, 16);
  const write = (input: object): void => {
    const entry = { ...input, rolls } as unknown as Entry;
    link = hexOf(sha256(bytesOfText(`${link}\n${JSON.stringify(entry)}`))).slice(0, 16);
    journal.entries.push({ ...entry, chain: link });
    rolls = [];
  };
  let session = begun();
  write({ by: 'deal' });
  let answers: { at: number; input: Entry & { by: 'seat' } }[] = [];
  while (journal.entries.length < 60 && !session.isOver) {
    const asked = [...Array(seats).keys()].filter((seat) => session.questionOf(seat) !== null);
    const seat = asked[Math.floor(draw() * asked.length)] as number;
    const question = session.questionOf(seat) as NonNullable<ReturnType<Session['questionOf']>>;
    const fingerprint = session.fingerprintOf(question);
    const input = { by: 'seat', seat, picks: randomPicks(question, draw), question: fingerprint };
    session.answer(seat, input.picks, fingerprint);
    answers.push({ at: journal.entries.length, input: input as never });
    write(input);
    if (draw() < 0.3 && session.undo(seat).ok) {
      write({ by: 'undo', seat });
      answers.pop();
    }
    if (draw() < 0.15 && answers.length > 2) {
      answers = answers.slice(0, -Math.ceil(draw() * 3));
      session = begun();
      for (const { input: again } of answers) session.answer(again.seat, again.picks);
      rolls = [];
      write({ by: 'rewind', seat, to: answers.at(-1)?.at ?? 0 });
    }
  }
  return { journal: JSON.parse(JSON.stringify(journal)) as Whole, session };
}

const shownOf = ({ match: id, commitment: promised, secret: told, shares }: Journal) =>
  structuredClone({ match: id, commitment: promised, secret: told, shares }) as never;

describe.each(GAME_IDS)('%s', (id) => {
  test('every number is verified, by the browser and without it, and the rules lead to the same board', async () => {
    const game = await loadGame(id);
    for (let seed = 1; seed <= 3; seed += 1) {
      const { journal, session } = played(game, seeded(seed));
      const numbers = journal.entries.flatMap(({ rolls }) => rolls.flat()).length;
      expect(numbers).toBeGreaterThan(10);
      expect(journal.entries.some(({ by }) => by === 'rewind')).toBe(true);
      const shown = shownOf(journal);
      expect(await verifyDraws(journal, shown, await hashing())).toEqual({ numbers, resumed: [] });
      expect(await verifyDraws(journal, shown, inScript)).toEqual({ numbers, resumed: [] });
      const board = JSON.parse(JSON.stringify(session.state.open)) as object;
      const again = replay(game, journal, board);
      expect(again).toMatchObject({ parts: null, isSameBoard: true });
      // Whole piles have names, or whole piles have none: numbers, and what cards are called on a table.
      const { cardName } = await loadWords(id);
      const named = again.piles.map(({ faces }) => faces.filter((face) => cardName(face) !== null));
      for (const [i, { faces }] of again.piles.entries()) {
        expect([0, faces.length]).toContain(named[i]?.length);
      }
      expect(named.some(({ length }) => length >= 20)).toBe(true);
      expect(replay(game, journal, { ...board, more: 1 }).isSameBoard).toBe(false);
    }
  });
});

test('a pile is shown in the order in which its cards are then drawn', async () => {
  const game = await loadGame('royaumes-sauvages');
  const { journal } = played(game, seeded(4));
  const dealt = { ...journal, entries: journal.entries.slice(0, 1) };
  const { piles } = replay(game, dealt, null);
  const recorded = dealt.entries
    .flatMap(({ rolls }) => rolls)
    .map((each) => each.map(([, n]) => n));
  const session = new Session(game, newPosition(game, 2, journal.options), {
    dice: () => recorded.shift() ?? [],
  });
  const { pile } = session.state.deep as { pile: { face: string }[] };
  const faces = pile.map(({ face }) => face);
  expect(faces.length).toBeGreaterThan(20);
  expect(piles.map((each) => each.faces.slice(0, faces.length))).toContainEqual(faces);
});

test('a match that went on from a kept position is verified behind it, and played again from there alone', async () => {
  const game = await loadGame('unmatched');
  const { journal, session } = played(game, seeded(6));
  const board = JSON.parse(JSON.stringify(session.state.open)) as object;
  expect(replay(game, journal, board).from).toBe(0);
  const position = JSON.parse(JSON.stringify(session.position())) as object;
  const resumed = { by: 'resumed', position, rolls: [] } as unknown as Entry;
  const { length } = journal.entries;
  const entries = [...journal.entries.map(({ chain: _, ...entry }) => entry), resumed] as Entry[];
  const again = { ...journal, entries };
  expect(await verifyDraws(again, shownOf(again), inScript)).toEqual({
    numbers: journal.entries.flatMap(({ rolls }) => rolls.flat()).length,
    resumed: [length],
  });
  const replayed = { from: length, parts: null, isSameBoard: true, piles: [] };
  expect(replay(game, again, board)).toEqual(replayed);
});

describe('a journal that was tampered with', async () => {
  const game = await loadGame('untamed');
  const { journal, session } = played(game, seeded(5));
  const shown = shownOf(journal);
  const at = journal.entries.findIndex(({ rolls }, n) => n > 0 && rolls.length > 0);
  interface Loose {
    secret: string;
    commitment: string;
    shares: object[] | null;
    entries: { by?: string; rolls?: unknown; chain?: string }[];
  }
  const forged = (change: (journal: Loose) => void): Journal => {
    const copy = structuredClone(journal) as unknown as Loose;
    change(copy);
    return copy as unknown as Journal;
  };
  /** Without the chain, so that the numbers alone have to tell. */
  const unchained = (change: (journal: Loose) => void): Journal =>
    forged((copy) => {
      for (const entry of copy.entries) delete entry.chain;
      change(copy);
    });
  const faultOf = (changed: Journal) => verifyDraws(changed, shown, inScript);

  test.each<[string, Journal, string, number | null]>([
    [
      'another secret',
      forged((copy) => {
        copy.secret = '00'.repeat(32);
      }),
      'otherJournal',
      null,
    ],
    [
      'another promise',
      forged((copy) => {
        copy.commitment = secret;
      }),
      'otherJournal',
      null,
    ],
    [
      'no numbers of the seats',
      forged((copy) => {
        copy.shares = null;
      }),
      'otherJournal',
      null,
    ],
    ['an entry dropped', forged((copy) => void copy.entries.splice(2, 1)), 'chain', 2],
    [
      'the chain cut',
      forged((copy) => {
        delete copy.entries[3]?.chain;
      }),
      'chain',
      3,
    ],
    [
      'a result changed',
      unchained((copy) => {
        const { rolls } = copy.entries[at] as { rolls: [[[number, number]]] };
        const [[pair]] = rolls;
        pair[1] = pair[1] === 0 ? 1 : 0;
      }),
      'number',
      at,
    ],
    [
      'an entry damaged',
      forged((copy) => {
        copy.entries[2] = null as never;
      }),
      'chain',
      2,
    ],
    ['the deal dropped', unchained((copy) => void copy.entries.shift()), 'order', 0],
    [
      'bounds left out',
      unchained((copy) => {
        copy.entries[at] = { by: 'seat', rolls: [[[1]]] };
      }),
      'unknownBounds',
      at,
    ],
    [
      'resumed from nowhere',
      unchained((copy) => void copy.entries.push({ by: 'resumed', rolls: [] })),
      'unknownPlace',
      journal.entries.length,
    ],
  ])('%s: it says where', async (_, changed, what, entry) => {
    expect(await faultOf(changed)).toEqual({ what, entry });
  });

  test('a secret other than the promised one, and a number other than the sealed one, are found whatever was shown', async () => {
    const lied = forged((copy) => {
      copy.secret = '00'.repeat(32);
    });
    const fault = await verifyDraws(lied, shownOf(lied), inScript);
    expect(fault).toEqual({ what: 'commitment', entry: null });
    const exchanged = forged((copy) => {
      copy.shares = [
        { ...shareOf(0), nonce: 'f'.repeat(32) },
        { seal: null, nonce: null },
      ];
    });
    const sealed = await verifyDraws(exchanged, shownOf(exchanged), inScript);
    expect(sealed).toEqual({ what: 'seal', entry: null });
  });

  test('a number of another seat that is not the one sealed before the table is found, even if the journal fits', async () => {
    const later = forged((copy) => {
      copy.shares = [shareOf(0, 'f'.repeat(32)), { seal: null, nonce: null }];
    });
    const asShown = shownOf(later) as { shares: { seal: string | null }[] };
    asShown.shares[0] = { ...asShown.shares[0], seal: shareOf(0).seal };
    const fault = await verifyDraws(later, asShown as never, inScript);
    expect(fault).toEqual({ what: 'otherJournal', entry: null });
  });

  test('the report says where the match went on from a position that is the server’s word alone', async () => {
    const n = journal.entries.length;
    const resumed = unchained((copy) => {
      copy.entries.push({
        by: 'resumed',
        position: { drawn: 0, answers: [] },
        rolls: [],
      } as object);
    });
    expect(await faultOf(resumed)).toMatchObject({ resumed: [n] });
  });

  test('the rules find right numbers that were used wrongly', () => {
    const board = JSON.parse(JSON.stringify(session.state.open)) as object;
    const answered = journal.entries.findIndex(({ by }) => by === 'seat');
    const changed = forged((copy) => {
      Object.assign(copy.entries[answered] as object, { seat: 7 });
    });
    expect(replay(game, journal, board).isSameBoard).toBe(true);
    expect(replay(game, changed, board)).toMatchObject({ parts: answered, isSameBoard: false });
    const damaged = forged((copy) => {
      copy.entries[answered] = null as never;
    });
    expect(replay(game, damaged, board)).toMatchObject({ parts: answered, isSameBoard: false });
  });
});

test.each(['the browser’s own', 'in script'])(
  'the test vectors of docs/protocol.md are what the page verifies by, %s hashing',
  async (which) => {
    const page = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8');
    const vectors = JSON.parse(/```json\n(\{\n {2}"match".*?)```/s.exec(page)?.[1] ?? '{}') as {
      readonly [name in 'match' | 'secret' | 'commitment']: string;
    } & {
      readonly [name in 'nonces' | 'seals']: (string | null)[];
    } & { readonly numbers: [number, number, number][] };
    const shares = vectors.nonces.map((nonce, seat) => ({
      seal: vectors.seals[seat] ?? null,
      nonce,
    }));
    const drawn = vectors.numbers.slice(0, 6).map(([, bound, result]) => [bound, result]);
    const hasher = which === 'in script' ? inScript : await hashing();
    const of = (rolls: readonly unknown[]) => {
      const deal = { by: 'deal', rolls: [rolls] };
      const { match: id, secret: told, commitment: promised } = vectors;
      const shown = { match: id, secret: told, commitment: promised, shares };
      const journal = {
        ...shown,
        game: '',
        version: 1,
        options: {},
        seats: shares,
        entries: [deal],
      };
      return verifyDraws(journal as unknown as Journal, shown, hasher);
    };
    expect(await of(drawn)).toEqual({ numbers: 6, resumed: [] });
    const [[bound, result] = []] = drawn;
    const other = [[bound, (Number(result) + 1) % Number(bound)], ...drawn.slice(1)];
    expect(await of(other)).toEqual({ what: 'number', entry: 0 });
  },
);
