import type { AnyGame, Recorded } from '@tablee/engine';
import {
  completeOptions,
  Film,
  newPosition,
  Recording,
  randomPicks,
  recorded,
  Session,
  seeded,
} from '@tablee/engine';
import { loadGame } from '@tablee/rules/catalogue.ts';
import { afterEach, expect, test, vi } from 'vitest';
import type { Entry, Journal } from '../../chance/journal.ts';
import { developed } from './developed.ts';

vi.mock('../../games/index.ts', async () => {
  const { loadGame: load } = await import('@tablee/rules/catalogue.ts');
  const fails = (): never => {
    throw new Error('another version');
  };
  const words = { tell: fails, option: fails, title: fails, refusal: fails, options: {} };
  return { gameOfTheHouse: async () => ({ rules: await load('untamed'), ui: { words } }) };
});

afterEach(() => vi.unstubAllGlobals());

/** A random match, played for this many answers. */
function played(game: AnyGame, answers: number): Journal {
  const random = seeded(4);
  let rolls: Entry['rolls'][number][] = [];
  const options = completeOptions(game, 2, { mode: 'duel' });
  const session = new Session(game, newPosition(game, 2, options), {
    dice: (bounds) => {
      const results = bounds.map((bound) => Math.floor(random() * bound));
      rolls.push(bounds.map((bound, i) => [bound, results[i] as number] as const));
      return results;
    },
  });
  const entries: Entry[] = [];
  const write = (input: object): void => {
    entries.push({ ...input, rolls, state: session.digest } as unknown as Entry);
    rolls = [];
  };
  write({ by: 'deal' });
  for (let i = 0; i < answers && !session.isOver; i += 1) {
    const seat = session.questionOf(0) === null ? 1 : 0;
    const question = session.questionOf(seat) as NonNullable<ReturnType<Session['questionOf']>>;
    const picks = randomPicks(question, random);
    const fingerprint = session.fingerprintOf(question);
    session.answer(seat, picks, fingerprint);
    write({ by: 'seat', seat, picks, question: fingerprint });
  }
  const seats = ['Ada', 'Bea'].map((nickname) => ({ nickname, user: null, bot: null }));
  return {
    ...{ match: 'm0123456789abcdef', game: game.id, version: game.version, options, seats },
    ...{ commitment: '', secret: '', shares: null, entries },
  };
}

const other = (journal: Journal, at: number): Journal => {
  const entry = { ...journal.entries[at], state: '0'.repeat(24) } as Entry;
  return { ...journal, entries: journal.entries.with(at, entry) };
};

const serving = (frames: Recorded | null) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return frames === null ? new Response('', { status: 404 }) : Response.json(frames);
  });
  return asked;
};

test('a match that today’s rules lead to its end is played again, and no frames are asked for', async () => {
  const asked = serving(null);
  const loaded = await developed(played(await loadGame('untamed'), 30));
  expect(loaded?.film).toBeInstanceOf(Film);
  expect(asked).toEqual([]);
});

test('a match that parts is shown as it was seen then, worded now, and so is its file', async () => {
  const journal = played(await loadGame('untamed'), 30);
  const frames = recorded(await loadGame('untamed'), journal) as Recorded;
  const asked = serving(frames);
  const loaded = await developed(other(journal, 12));
  expect(asked).toEqual(['/api/matches/m0123456789abcdef/frames']);
  expect(loaded?.film).toBeInstanceOf(Recording);
  expect(loaded?.film.steps).toHaveLength(31);
  // Things that today's words do not know cost no more than their own lines.
  const { house } = loaded as NonNullable<typeof loaded>;
  const { tell, option, title } = house.ui.words;
  expect(tell({ type: 'gone', clause: '' }, {} as never)).toBeNull();
  expect(option({ id: 'gone' } as never, {} as never, {} as never, {} as never).label).toBe('gone');
  expect(title('gone', null, '', {} as never, {} as never)).toBe('gone');
  // Saved as a file it needs no server.
  serving(null);
  const saved = JSON.parse(JSON.stringify(loaded?.journal)) as Journal;
  expect((await developed(saved))?.film).toBeInstanceOf(Recording);
});

test('a journal of other rules that has no digests is not believed where there are frames', async () => {
  const journal = played(await loadGame('untamed'), 10);
  const entries = journal.entries.map(
    (entry) => ({ ...entry, state: undefined }) as unknown as Entry,
  );
  const old = { ...journal, version: journal.version - 1, entries };
  serving(recorded(await loadGame('untamed'), journal));
  expect((await developed(old))?.film).toBeInstanceOf(Recording);
  serving(null);
  expect((await developed(old))?.film).toBeInstanceOf(Film);
});

test('without frames, or with others, what parts is shown as far as it goes', async () => {
  const journal = played(await loadGame('untamed'), 30);
  const frames = recorded(await loadGame('untamed'), journal) as Recorded;
  const wrong = { ...frames, format: 2 } as unknown as Recorded;
  const short = { ...frames, takes: frames.takes.slice(0, 5) };
  for (const given of [null, wrong, short, { ...frames, takes: [] }]) {
    serving(given);
    const loaded = await developed(other(journal, 12));
    expect(loaded?.film).toBeInstanceOf(Film);
    expect(loaded?.film.parts).toBe(12);
  }
});
