import type { AnyGame, Footage, Options, Reel, Seat } from '@tablee/engine';
import { Film, Recording, recorded, seeded } from '@tablee/engine';
import { isFull, someOf } from '@tablee/engine/testing';
import type { MatchSnapshot } from '@tablee/protocol/updates.ts';
import { GAME_IDS, type GameId, loadGame } from '@tablee/rules/catalogue.ts';
import { describe, expect, test } from 'vitest';
import { KeptMatch } from '../testing/kept-match.ts';
import { readJournal } from './chain.ts';
import { framesOf, recordedIn } from './frames.ts';

type Tables = readonly (readonly [seats: number, options: Options])[];

/** Games that are not named: two at the usual table. */
const TABLES: Readonly<Partial<Record<GameId, Tables>>> = {
  'royaumes-sauvages': [
    [1, { soloLevel: 'expert' }],
    [3, { tieRule: 'battle' }],
  ],
  untamed: [
    [2, { mode: 'duel' }],
    [4, { mode: 'hydra' }],
  ],
  unmatched: [
    [2, { mode: 'duel' }],
    [4, { mode: 'team' }],
  ],
  'sang-rancune': [[4, {}]],
  'cannibal-world': [
    [2, { match: 'tournament' }],
    [4, { mode: '2v2' }],
  ],
};

interface Live {
  readonly kept: KeptMatch;
  /** Every viewer's snapshots, by the number of the entry. */
  readonly seen: ReadonlyMap<number, readonly MatchSnapshot[]>;
}

const viewers = (seats: number): (Seat | null)[] => [null, ...Array.from({ length: seats }).keys()];

/** A random match with answers of the clock, undo, moves taken back and departures; and all viewers' snapshots of it. */
async function live(game: AnyGame, seats: number, options: Options, seed: number): Promise<Live> {
  const random = seeded(seed);
  const kept = KeptMatch.deal(game, seats, options);
  const seen = new Map<number, readonly MatchSnapshot[]>();
  const look = () => {
    const all = viewers(seats).map((viewer) => structuredClone(kept.match.snapshot(viewer)));
    seen.set(kept.lines.length - 1, all);
  };
  look();
  for (let i = 0; i < (isFull ? 900 : 160) && !kept.match.isOver; i += 1) {
    if (random() < 0.05) {
      const seat = kept.someoneAsked(random);
      const asked = kept.match.questionOf(seat);
      if (asked !== null) {
        const { question, fingerprint } = asked;
        kept.act({ by: 'clock', seat, picks: question.fallback, question: fingerprint });
      }
    } else if (i === 12) await kept.rewind(kept.someoneAsked(random));
    else await kept.play(1, random, seats > 2 ? 0.004 : 0);
    look();
  }
  return { kept, seen };
}

const reelOf = ({ record, lines }: KeptMatch): Reel => ({
  version: record.version,
  options: record.options,
  seats: record.seats,
  entries: readJournal(record.id, lines).entries,
});

describe.each(someOf(GAME_IDS, 2, 2))('%s', (id) => {
  test.each(someOf(TABLES[id] ?? [[2, {}] as const], 1))(
    'a match of %i %o is seen again as everybody saw it live, byte for byte',
    async (seats, options) => {
      const game = await loadGame(id);
      const { kept, seen } = await live(game, seats, options, 41 + seats);
      const film = new Film(game, reelOf(kept));
      expect(film.parts).toBeNull();
      const bys = new Set(film.steps.map(({ by }) => by));
      expect([...bys]).toEqual(expect.arrayContaining(['deal', 'seat', 'clock', 'rewind']));
      expectSame(film, seen);
      // So is what is kept of it besides, without the rules.
      const frames = framesOf(game, kept.record, kept.lines) as Uint8Array;
      const recording = new Recording(recordedIn(frames));
      expectSame(recording, seen);
      const storyOf = ({ steps, from, isWhole, parts }: Footage) => ({
        ...{ from, isWhole, parts },
        steps: steps.map(({ entry, by, seat, picks, logged, told }) => {
          return [entry, by, seat, picks, logged, told];
        }),
      });
      expect(storyOf(recording)).toEqual(storyOf(film));
      const last = film.steps.length - 1;
      expect(recording.leftBy(last)).toEqual(film.leftBy(last));
      for (const [at, { question }] of film.steps.entries()) {
        expect(recording.steps[at]?.question ?? null).toEqual(
          question && expect.objectContaining(question),
        );
        const all = viewers(seats).slice(1) as Seat[];
        expect(JSON.stringify(recording.frame(at, null, all))).toBe(
          JSON.stringify(film.frame(at, null, all)),
        );
      }
    },
  );
});

/** Every moment, for every viewer, against what they were sent. */
function expectSame(footage: Footage, seen: Live['seen']): void {
  let compared = 0;
  for (const [at, { entry }] of footage.steps.entries()) {
    for (const snapshot of seen.get(entry) ?? []) {
      const { seat, open, own, mates, tally, awaited, question, events } = snapshot;
      const frame = footage.frame(at, seat);
      const { view } = frame;
      const now = [view.open, view.own, view.mates, view.tally, frame.awaited, frame.question];
      const then = [open, own, mates, tally, awaited, question];
      expect(JSON.stringify(now), `entry ${entry}, viewer ${seat}`).toBe(JSON.stringify(then));
      expect(JSON.stringify(frame.events.slice(-150))).toBe(JSON.stringify(events));
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(40);
}

test('a film ends where the journal is damaged, or the rules lead elsewhere', async () => {
  const game = await loadGame('untamed');
  const { kept } = await live(game, 2, { mode: 'duel' }, 7);
  const reel = reelOf(kept);
  const film = new Film(game, reel);
  const { entry } = film.steps.at(30) as Film['steps'][number];
  const damaged = new Film(game, { ...reel, entries: reel.entries.with(entry, null) });
  expect(damaged.parts).toBe(entry);
  expect(damaged.steps.length).toBe(30);
  const last = reel.entries.length - 1;
  const other = { ...reel.entries[last], state: '0'.repeat(24) } as Reel['entries'][number];
  const reelThatParts = { ...reel, entries: reel.entries.with(last, other) };
  const parted = new Film(game, reelThatParts);
  expect(parted.parts).toBe(last);
  expect(parted.steps.at(-1)?.entry).toBeLessThan(last);
  expect(recorded(game, reelThatParts)).toBeNull();
  expect(framesOf(game, kept.record, kept.lines.slice(0, 1))).not.toBeNull();
  const torn = kept.lines.with(30, { seq: 30, json: '{' });
  expect(framesOf(game, kept.record, torn)).toBeNull();
  // Rules older than those that played it give nothing up: the newer ones may come back.
  const older = { ...game, version: game.version - 1 };
  expect(() => framesOf(older, kept.record, torn)).toThrow('of the rules played it');
});
