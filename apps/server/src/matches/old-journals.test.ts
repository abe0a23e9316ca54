import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { Film, Recording, seeded } from '@tablee/engine';
import type { GameId } from '@tablee/rules/catalogue.ts';
import { GAME_IDS, loadGame } from '@tablee/rules/catalogue.ts';
import { describe, expect, test } from 'vitest';
import { KeptMatch, type SnapshotRow } from '../testing/kept-match.ts';
import { readJournal } from './chain.ts';
import { recordedIn } from './frames.ts';
import type { MatchRecord } from './journal.ts';
import { CannotShow } from './restore.ts';

/**
 * Matches of every game as these commits have left them in the middle, with what was last shown to a watcher. Those without
 * digests were played over sockets and read out of a data file, the others by `KeptMatch`, at the smallest and the largest
 * table, with moves taken back and departures.
 */
interface Left {
  readonly record: MatchRecord & { readonly game: GameId };
  readonly journal: readonly string[];
  readonly snapshots: readonly SnapshotRow[];
  readonly seen: { readonly open: object; readonly awaited: object | null; readonly seq: number };
}

const fileOf = (name: string): unknown =>
  JSON.parse(
    String(
      brotliDecompressSync(readFileSync(new URL(`../testing/${name}.json.br`, import.meta.url))),
    ),
  );
const left = (commit: string) => fileOf(`journals/${commit}`) as readonly Left[];

/** Matches of every game that servers of these commits have seen to their end, with the frames that they kept (Base64). */
interface Ended {
  readonly record: MatchRecord & { readonly game: GameId };
  readonly journal: readonly string[];
  readonly frames: string;
}
const ended = (commit: string) => fileOf(`frames/${commit}`) as readonly Ended[];
const ENDED = ['05236a3'];

const filmOf = async (record: Left['record'], journal: readonly string[]): Promise<Film> => {
  const { entries } = readJournal(
    record.id,
    journal.map((json, seq) => ({ seq, json })),
  );
  return new Film(await loadGame(record.game), { ...record, entries });
};

/**
 * The outcome for journals that do not replay the same: a change of the rules that moves one of them says so here. Today
 * Untamed asks about Lord of Fangs and no longer about what would do nothing, Sang Rancune no longer about what no card could
 * answer, and most of its creatures live longer; turns of Cannibal World end by themselves, the boost of a maneuver in Unmatched is part of the move, and Royaumes
 * Sauvages does not ask for reinforcements that can change nothing.
 */
const COMMITS: Readonly<Record<string, Readonly<Record<string, 'gone on with' | 'not shown'>>>> = {
  // Both with digests and chain, and a position every 24 steps.
  '725d1c5': {
    'sang-rancune of 3': 'gone on with',
    'sang-rancune of 6': 'gone on with',
    'cannibal-world of 2': 'gone on with',
    'cannibal-world of 4': 'gone on with',
  },
  '6213cd1': {
    'untamed of 2': 'gone on with',
    'sang-rancune of 3': 'gone on with',
    'sang-rancune of 6': 'gone on with',
    'cannibal-world of 2': 'gone on with',
    'cannibal-world of 4': 'gone on with',
  },
  '832c5d2': {
    'royaumes-sauvages of 2': 'gone on with',
    'untamed of 2': 'gone on with',
    'unmatched of 2': 'gone on with',
    'sang-rancune of 3': 'gone on with',
    'cannibal-world of 2': 'gone on with',
  },
  // 30 commits before that one.
  '43391b9': {
    'royaumes-sauvages of 2': 'gone on with',
    'untamed of 2': 'gone on with',
    'unmatched of 2': 'gone on with',
    'sang-rancune of 3': 'gone on with',
    'cannibal-world of 2': 'gone on with',
  },
  // 60 commits: Sang Rancune let an answer be undone that showed something, Cannibal World was version 1.
  '22b5ad5': {
    'royaumes-sauvages of 2': 'gone on with',
    'untamed of 2': 'gone on with',
    'unmatched of 2': 'gone on with',
    'sang-rancune of 3': 'gone on with',
    'cannibal-world of 2': 'gone on with',
  },
  // 100 and 150 commits: positions of the first Sang Rancune cannot be resumed; Unmatched put its questions differently.
  '2f937d6': {
    'royaumes-sauvages of 2': 'gone on with',
    'untamed of 2': 'gone on with',
    'unmatched of 2': 'gone on with',
    'sang-rancune of 3': 'not shown',
    'cannibal-world of 2': 'gone on with',
  },
  '910afbc': {
    'royaumes-sauvages of 2': 'gone on with',
    'untamed of 2': 'gone on with',
    'sang-rancune of 3': 'not shown',
    'unmatched of 2': 'gone on with',
  },
};

const shownOf = ({ match }: KeptMatch) => {
  const { open, awaited } = match.snapshot(null);
  return { open, awaited };
};

describe.each(Object.entries(COMMITS))('matches left by %s', (commit, expected) => {
  test('are the same, or go on and say so, and can be played on', async () => {
    const outcomes: Record<string, string> = {};
    for (const { record, journal, snapshots, seen } of left(commit)) {
      const lines = journal.map((json, seq) => ({ seq, json }));
      const table = `${record.game} of ${record.seats.length}`;
      const game = await loadGame(record.game);
      const kept = KeptMatch.of(game, { ...record, shares: null }, lines, snapshots);
      try {
        const { match, resumed } = await kept.restore();
        if (resumed === null) {
          const { open, awaited } = shownOf(kept);
          // The seats that had answered a window of reactions were public then.
          const then = seen.awaited as { kind: string; clause: string } | null;
          expect(open).toEqual(seen.open);
          expect(awaited?.kind).toBe(then?.kind);
          expect(awaited?.clause).toBe(then?.clause);
        } else {
          outcomes[table] = 'gone on with';
          expect(resumed).toMatchObject({ why: 'rules' });
          expect(resumed.lost).toBeLessThanOrEqual(40);
          expect(match.snapshot(null).events.at(-1)?.type).toBe('house:resumed');
        }
      } catch (error) {
        if (!(error instanceof CannotShow)) throw error;
        outcomes[table] = 'not shown';
        expect(error.why).toBe('rules');
        continue;
      }
      await kept.play(40, seeded(1), 0.01);
      const before = JSON.stringify(shownOf(kept));
      expect((await kept.restore()).resumed).toBeNull();
      expect(JSON.stringify(shownOf(kept))).toBe(before);
    }
    expect(outcomes).toEqual(expected);
  });
});

describe.each(Object.keys(COMMITS))('matches left by %s, without frames', (commit) => {
  test('can be looked at as far as the rules of today lead, and say where that is', async () => {
    for (const { record, journal } of left(commit)) {
      const film = await filmOf(record, journal);
      const last = film.steps.length - 1;
      if (last < 0) expect(film.parts).toBe(0);
      else expect(film.frame(last, 0).view.open).toBeTruthy();
      expect(film.parts === null || film.parts < journal.length).toBe(true);
    }
  });
});

describe.each(ENDED)('matches that %s has seen to their end', (commit) => {
  test('are shown as they were then, to the last step, whatever the rules say today', async () => {
    const games: string[] = [];
    for (const { record, journal, frames } of ended(commit)) {
      games.push(record.game);
      const recording = new Recording(recordedIn(Buffer.from(frames, 'base64')));
      expect(recording.isWhole).toBe(true);
      expect(recording.seats).toBe(record.seats.length);
      const last = recording.steps.length - 1;
      expect(recording.frame(last, null).awaited).toBeNull();
      // The winner's side is named in every game but the one where all play with the same.
      const { plays } = await loadGame(record.game);
      const { open } = recording.viewAt(last, null);
      const named = record.seats.map((_, seat) => plays?.(open, seat)[0]?.en ?? '');
      expect(named.every((name) => name.length > 2)).toBe(record.game !== 'royaumes-sauvages');
      const film = await filmOf(record, journal);
      expect(film.steps.length).toBeLessThanOrEqual(recording.steps.length);
      if (film.parts !== null) continue;
      for (let at = 0; at <= last; at += 7) {
        const [then, now] = [recording.viewAt(at, 0), film.viewAt(at, 0)];
        expect(JSON.stringify(then)).toBe(JSON.stringify(now));
      }
    }
    expect(games).toHaveLength(5);
    expect(GAME_IDS).toEqual(expect.arrayContaining(games));
  });
});
