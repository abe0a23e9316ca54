import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { seeded } from '@tablee/engine';
import type { GameId } from '@tablee/rules/catalogue.ts';
import { loadGame } from '@tablee/rules/catalogue.ts';
import { describe, expect, test } from 'vitest';
import { KeptMatch, type SnapshotRow } from '../testing/kept-match.ts';
import type { MatchRecord } from './journal.ts';
import { CannotShow } from './restore.ts';

/**
 * Matches of every game as servers of these commits have left them in the middle: played over sockets, read out of
 * their data file, with what the last of them showed to a watcher.
 */
interface Left {
  readonly record: MatchRecord & { readonly game: GameId };
  readonly journal: readonly string[];
  readonly snapshots: readonly SnapshotRow[];
  readonly seen: { readonly open: object; readonly awaited: object | null; readonly seq: number };
}

const left = (commit: string): readonly Left[] =>
  JSON.parse(
    String(
      brotliDecompressSync(
        readFileSync(new URL(`../testing/journals/${commit}.json.br`, import.meta.url)),
      ),
    ),
  );

/**
 * What comes of those that are not simply the same: a change of the rules that moves one of them says so here. Today Untamed asks
 * about Lord of Fangs and no longer about what would do nothing, Sang Rancune no longer about what no card could answer;
 * turns of Cannibal World end by themselves, the boost of a maneuver in Unmatched is part of the move, and Royaumes Sauvages
 * does not ask for reinforcements that can change nothing.
 */
const COMMITS: Readonly<Record<string, Readonly<Record<string, 'gone on with' | 'not shown'>>>> = {
  '832c5d2': {
    'royaumes-sauvages': 'gone on with',
    untamed: 'gone on with',
    unmatched: 'gone on with',
    'sang-rancune': 'gone on with',
    'cannibal-world': 'gone on with',
  },
  // 30 commits before that one.
  '43391b9': {
    'royaumes-sauvages': 'gone on with',
    untamed: 'gone on with',
    unmatched: 'gone on with',
    'sang-rancune': 'gone on with',
    'cannibal-world': 'gone on with',
  },
  // 60 commits: Sang Rancune let an answer be undone that showed something, Cannibal World was version 1.
  '22b5ad5': {
    'royaumes-sauvages': 'gone on with',
    untamed: 'gone on with',
    unmatched: 'gone on with',
    'sang-rancune': 'gone on with',
    'cannibal-world': 'gone on with',
  },
  // 100 and 150 commits: positions of the first Sang Rancune cannot be resumed; Unmatched put its questions differently.
  '2f937d6': {
    'royaumes-sauvages': 'gone on with',
    untamed: 'gone on with',
    unmatched: 'gone on with',
    'sang-rancune': 'not shown',
    'cannibal-world': 'gone on with',
  },
  '910afbc': {
    'royaumes-sauvages': 'gone on with',
    untamed: 'gone on with',
    'sang-rancune': 'not shown',
    unmatched: 'gone on with',
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
      const game = await loadGame(record.game);
      const kept = KeptMatch.of(game, { ...record, shares: null }, lines, snapshots);
      try {
        const { match, resumed } = await kept.restore();
        if (resumed === null) {
          const { open, awaited } = shownOf(kept);
          // Who has answered a window of reactions was told then.
          const then = seen.awaited as { kind: string; clause: string } | null;
          expect(open).toEqual(seen.open);
          expect(awaited?.kind).toBe(then?.kind);
          expect(awaited?.clause).toBe(then?.clause);
        } else {
          outcomes[record.game] = 'gone on with';
          expect(resumed).toMatchObject({ why: 'rules' });
          expect(resumed.lost).toBeLessThanOrEqual(40);
          expect(match.snapshot(null).events.at(-1)?.type).toBe('house:resumed');
        }
      } catch (error) {
        if (!(error instanceof CannotShow)) throw error;
        outcomes[record.game] = 'not shown';
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
