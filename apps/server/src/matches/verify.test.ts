import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Draw, Script } from '@tablee/engine';
import { effectiveEntries, seeded, shuffle } from '@tablee/engine';
import { someOf } from '@tablee/engine/testing';
import type { Share } from '@tablee/protocol/common.ts';
import type { GameId } from '@tablee/rules/catalogue.ts';
import { GAME_IDS, loadGame } from '@tablee/rules/catalogue.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../testing/test-client.ts';
import { TestServer } from '../testing/test-server.ts';
import { until } from '../testing/until.ts';
import { catalogue } from './catalogue.ts';
import { commitmentOf, KeyedRolls, keyOf } from './dice.ts';
import type { JournalEntry } from './journal.ts';

const SCRIPT = fileURLToPath(new URL('../../../../docs/examples/verify.mjs', import.meta.url));
/** Answers of a match, with what is taken back among them. */
const ANSWERS = 90;

interface Journal {
  match: string;
  seats: object[];
  commitment: string;
  secret: string;
  shares: Share[] | null;
  entries: (JournalEntry & { rolls: Draw[] })[];
}

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open({}, catalogue);
});
afterAll(() => server.close());

let files = 0;

/** The example's output about a journal, and whether it accepts it. */
async function verified(source: string | Journal): Promise<{ ok: boolean; says: string }> {
  files += 1;
  const path = join(server.dataDir, `journal-${files}.json`);
  if (typeof source !== 'string') writeFileSync(path, JSON.stringify(source));
  const address = typeof source === 'string' ? source : path;
  return promisify(execFile)(process.execPath, [SCRIPT, address]).then(
    ({ stdout }) => ({ ok: true, says: stdout }),
    (error: { code: number; stderr: string }) => {
      expect(error.code).toBe(1);
      return { ok: false, says: error.stderr };
    },
  );
}

async function takeBack(members: readonly TestClient[], asker: TestClient): Promise<boolean> {
  const match = asker.match?.match ?? '';
  const seat = asker.match?.seat ?? -1;
  if (!(await asker.ask('match:askTakeBack', { match })).ok) return false;
  const arrivals = () => asker.heard.filter(({ name }) => name === 'match:snapshot').length;
  const before = arrivals();
  for (const other of members) {
    if (other !== asker) await other.ask('match:agreeTakeBack', { match, seat, agrees: true });
  }
  await asker.until('the match from before', () => arrivals() > before);
  return true;
}

/** Players at the beginning of a match. */
async function begun(game: string): Promise<TestClient[]> {
  const seats = Math.max(2, (await loadGame(game as GameId)).seats[0]);
  const { members } = await server.room(seats);
  const [host] = members as [TestClient];
  await host.must('room:choose', { game, seats, options: {} });
  for (const [seat, member] of members.entries()) await member.must('room:sit', { seat });
  await host.must('room:start', {});
  for (const member of members) await member.until('the match', (one) => one.match !== null);
  return members;
}

/** The journal of a match at random that is put away in the end, with moves undone and moves taken back. */
async function played(game: string, seed: number): Promise<{ journal: Journal; url: string }> {
  const draw = seeded(seed);
  const members = await begun(game);
  const [host] = members as [TestClient];
  const match = host.match?.match ?? '';
  const isOver = (): boolean => host.match?.secret !== null;
  const isAsked = (member: TestClient): boolean => member.match?.question != null;
  for (let answers = 0; answers < ANSWERS && !isOver(); ) {
    const asked = members.filter((member) => member.match?.question != null);
    const member = asked[Math.floor(draw() * asked.length)];
    if (member === undefined) {
      // The last step is still on its way to the asked seat.
      await until('the next question', () => isOver() || members.some(isAsked));
      continue;
    }
    const { seq = 0, question } = member.match ?? {};
    if (!(await member.answerAtRandom(draw)).ok) continue;
    answers += 1;
    // In a window of reactions only the answered question goes.
    await member.until(
      'the step',
      (one) => (one.match?.seq ?? 0) > seq || one.match?.question !== question,
    );
    if (draw() < 0.4) await member.ask('match:undo', { match });
    // Most games draw most before the first turn; of one that draws seldom the next match takes more back.
    const later = Math.min(0.2, 0.06 + (seed - 1) / 200);
    if (draw() < (answers < 8 ? 0.4 : later)) await takeBack(members, member);
  }
  if (host.match?.secret === null) await host.must('room:lobby', {});
  const url = `${server.url}/api/matches/${match}/journal`;
  const journal = (await (await fetch(url)).json()) as Journal;
  for (const member of members) member.close();
  return { journal, url };
}

/** The journal with the chain of its entries. */
function linked(journal: Journal): Journal {
  const link = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
  let chain = link(journal.match);
  const entries = journal.entries.map((entry) => {
    chain = link(`${chain}\n${JSON.stringify(entry)}`);
    return { ...entry, chain };
  });
  return { ...journal, entries };
}

/** Numbers of the entries that have drawn. */
const drawing = ({ entries }: Journal): number[] =>
  entries.flatMap(({ rolls }, n) => (rolls.length > 0 && n > 0 ? [n] : []));
const entryAt = ({ entries }: Journal, n: number | undefined) =>
  entries[n ?? -1] as Journal['entries'][number];
const changed = (hex: string): string => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);

/** Changes the first number that an answer has led to. */
function changeFirst(journal: Journal, change: (pair: [number, number]) => void): void {
  const pair = entryAt(journal, drawing(journal)[0]).rolls[0]?.[0] as unknown as [number, number];
  change(pair);
}

const TAMPERED: Record<string, (journal: Journal) => void> = {
  'a result': (journal) =>
    changeFirst(journal, (pair) => {
      pair[1] += pair[1] === 0 ? 1 : -1;
    }),
  'a bound': (journal) =>
    changeFirst(journal, (pair) => {
      pair[0] += 1_000_003;
    }),
  'a number of a seat': ({ shares }) => {
    const [first] = shares as unknown as [{ nonce: string }];
    first.nonce = changed(first.nonce);
  },
  'a number of a seat and its seal': (journal) => {
    const { match } = journal;
    const [first] = journal.shares as unknown as [{ nonce: string; seal: string }];
    first.nonce = changed(first.nonce);
    const text = ['tablee/seal/1', match, journal.commitment, 0, first.nonce].join('\n');
    first.seal = createHash('sha256').update(text).digest('hex');
  },
  'a number of a seat left out': ({ shares }) => {
    Object.assign(shares?.[0] as Share, { seal: null, nonce: null });
  },
  'all numbers left out': (journal) => {
    journal.shares = null;
  },
  'the secret': (journal) => {
    journal.secret = changed(journal.secret);
  },
  'the commitment': (journal) => {
    journal.commitment = changed(journal.commitment);
  },
  'the secret and the commitment': (journal) => {
    journal.secret = changed(journal.secret);
    const bytes = Buffer.from(journal.secret, 'hex');
    journal.commitment = createHash('sha256').update(bytes).digest('hex');
  },
  'an entry dropped': (journal) => {
    journal.entries.splice(drawing(journal)[0] as number, 1);
  },
  'an entry inserted': (journal) => {
    const at = drawing(journal)[0] as number;
    journal.entries.splice(at, 0, entryAt(journal, at));
  },
  'two entries swapped': (journal) => {
    const [a, b] = drawing(journal) as [number, number];
    const first = entryAt(journal, a);
    journal.entries[a] = entryAt(journal, b);
    journal.entries[b] = first;
  },
  'the deal dropped': (journal) => {
    journal.entries.shift();
  },
  'an entry dropped for which nothing was drawn': (journal) => {
    const drawsNone = journal.entries.findIndex(({ rolls }) => rolls.length === 0);
    journal.entries.splice(drawsNone, 1);
  },
  'an entry damaged': (journal) => {
    journal.entries[2] = null as never;
  },
  'the last entry dropped, and the chain of the one before it': (journal) => {
    journal.entries.pop();
    Object.assign(journal.entries.at(-1) as object, { chain: undefined });
  },
  'an answer': (journal) => {
    Object.assign(entryAt(journal, 2), { seat: 7 });
  },
  'a move that was taken back': (journal) => {
    journal.entries = journal.entries.filter(({ by }) => by !== 'rewind');
  },
};

/**
 * In Sang Rancune nearly all is sealed or answers a window, in Royaumes Sauvages nearly all draws: it goes back only with
 * everybody's leave.
 */
const UNDOING: ReadonlySet<GameId> = new Set(['untamed', 'unmatched', 'cannibal-world']);

describe.each(someOf(GAME_IDS, 1, 3))('%s', (game) => {
  let journal: Journal;
  let url: string;
  beforeAll(async () => {
    // Some matches at random take nothing back that had been drawn for: another is played then.
    for (let seed = 1; ; seed += 1) {
      ({ journal, url } = await played(game, seed));
      const { entries } = journal;
      const counting = new Set(effectiveEntries(entries).map(({ seq }) => seq));
      const isRepeated = entries.some(({ rolls }, n) => rolls.length > 0 && !counting.has(n));
      const drawnLater = drawing(journal).some((n) => n > entries.findIndex(isRewind));
      const isUndone = entries.some(({ by }) => by === 'undo') || !UNDOING.has(game);
      if (isRepeated && drawnLater && isUndone) break;
      expect(seed).toBeLessThan(40);
    }
  });
  const isRewind = ({ by }: JournalEntry): boolean => by === 'rewind';

  test('a match with moves undone and moves taken back is verified from its public journal', async () => {
    const { ok, says } = await verified(url);
    expect({ ok, says }).toEqual({ ok: true, says: expect.stringMatching(/^OK: m/) });
    const numbers = journal.entries.flatMap(({ rolls }) => rolls.flat()).length;
    const seats = journal.seats.length;
    expect(says.split('\n')[1]).toBe(`${seats} of ${seats} seats added a number`);
    expect(says).toContain(` ${journal.entries.length} entries, ${numbers} numbers drawn`);
    expect(await verified(journal)).toEqual({ ok, says });
  });

  test('the order of every pile that was shuffled is shown, as the rules have shuffled it', async () => {
    const { says } = await verified(journal);
    const shown = says.split('\n').filter((line) => / shuffled: /.test(line));
    const expected = journal.entries.flatMap(({ rolls }, n) =>
      rolls.filter(isShuffle).map((draw) => {
        const order = orderAfter(draw);
        return `entry ${n}: ${order.length} shuffled: ${order.join(' ')}`;
      }),
    );
    expect(shown).toEqual(expected);
    expect(shown.length).toBeGreaterThan(0);
  });

  test('a journal that was tampered with is refused', async () => {
    const judged = Object.entries(TAMPERED).map(async ([what, tamper]) => {
      const forged = structuredClone(journal);
      tamper(forged);
      const { ok, says } = await verified(forged);
      // It says in one line where it parts, and does not fall over it.
      return { what, ok, lines: says.trim().split('\n').length };
    });
    expect(await Promise.all(judged)).toEqual(
      Object.keys(TAMPERED).map((what) => ({ what, ok: false, lines: 1 })),
    );
  });
});

/** As docs/protocol.md (7) says: all bounds from the number of cards down. The cards a clock would set, of hands of 4, 4 and 2, are none. */
const isShuffle = (draw: Draw): boolean =>
  draw.length > 1 && draw.every(([bound], i) => bound === draw.length + 1 - i);

/** Places from 0 on, shuffled by the engine with these numbers. */
function orderAfter(draw: Draw): number[] {
  const order = [...draw.keys(), draw.length];
  const script: Script = shuffle(order);
  script.next();
  script.next(draw.map(([, roll]) => roll) as never);
  return order;
}

const secret = Buffer.alloc(32, 7);
const byHand = (entries: object[], shares: Share[] | null = null) =>
  linked({
    ...{ match: 'm0123456789abcdef', game: 'duel', version: 1, options: {}, seats: [{}] },
    ...{ commitment: commitmentOf(secret), secret: secret.toString('hex'), shares },
    entries: entries as Journal['entries'],
  });
/** Draws of one number each, out of 1000, at these places. */
const drawsAt = (key: Uint8Array, ...places: number[]) =>
  places.map((index) => [[1000, new KeyedRolls(key).roll(index, 1000)]]);

test('a match that newer rules have resumed is verified from where its dice went on', async () => {
  const position = { drawn: 1, answers: [{ by: 'seat' }, { by: 'chance', rolls: [5, 6] }] };
  const entries = (places: number[]) => [
    { by: 'deal', rolls: drawsAt(secret, 0, 1, 2, 3) },
    { by: 'resumed', position, rolls: [] },
    { by: 'seat', seat: 0, rolls: drawsAt(secret, ...places) },
  ];
  expect(await verified(byHand(entries([3, 4])))).toEqual({
    ok: true,
    says: expect.stringContaining('\nentry 1: resumed'),
  });
  expect(await verified(byHand(entries([4, 5])))).toMatchObject({ ok: false });
  const [dealt, , answered] = entries([4, 5]);
  const unknown = byHand([dealt as object, { by: 'resumed', rolls: [] }, answered as object]);
  expect((await verified(unknown)).says).toContain('entry 1: from where is not kept');
});

test('a match that an older server dealt is verified with its secret for a key', async () => {
  const entries = [{ by: 'deal', rolls: drawsAt(secret, 0, 1) }];
  const alone = '\n0 of 1 seats added a number\n';
  expect(await verified(byHand(entries))).toEqual({
    ok: true,
    says: expect.stringContaining(alone),
  });
  const shares = [{ seal: null, nonce: null }];
  expect(await verified(byHand(entries, shares))).toMatchObject({ ok: false });
  const key = keyOf({ id: 'm0123456789abcdef', secret: secret.toString('hex'), shares });
  const fresh = [{ by: 'deal', rolls: drawsAt(key, 0, 1) }];
  expect((await verified(byHand(fresh, shares))).says).toContain(alone);
});

test('anything but the journal of a finished match is refused', async () => {
  const [host] = await begun('untamed');
  const url = `${server.url}/api/matches/${host?.match?.match}/journal`;
  expect((await verified(url)).says).toContain('no journal of a match that is over');
  const boundless = byHand([{ by: 'deal', rolls: [[3, 4]] }]);
  expect((await verified(boundless)).says).toContain('bounds are not kept');
});
