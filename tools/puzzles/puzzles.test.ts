import { readFileSync } from 'node:fs';
import { loadBot } from '@tablee/bots/bot.ts';
import { keyOf } from '@tablee/engine';
import { isFull } from '@tablee/engine/testing';
import { GAME_IDS, loadGame } from '@tablee/rules/catalogue.ts';
import { describe, expect, test } from 'vitest';
import { judged } from './judged.ts';
import type { Kind } from './proof.ts';
import { rightAnswers } from './proof.ts';
import { isSolved, puzzlesOf } from './puzzle.ts';

/** By game, the puzzles that a strong bot gets wrong. Mended ones are removed. */
const KNOWN: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(new URL('known-failures.json', import.meta.url), 'utf8'),
);
/** Before a release all are tried, and proved or judged again, on a change one of each game is tried. */
const A_FEW = 1;
/** Matches by which an answer is judged once more: a quarter of those that judged it. */
const AGAIN = 60;
/** So few are off by more: a third of what is asked of a puzzle. */
const CLEARLY_AGAIN = 0.05;

describe.each(GAME_IDS.filter((id) => puzzlesOf(id).length > 0))('puzzles of %s', (id) => {
  const all = puzzlesOf(id);
  const tried = isFull ? all : all.slice(0, A_FEW);

  test.runIf(isFull).each(tried.filter(({ kind }) => kind !== 'judged'))(
    '$name: its right answers are proved, and others are not right',
    async ({ kind, position, seat, right }) => {
      const game = await loadGame(id);
      const proved = rightAnswers(kind as Kind, game, position, seat);
      expect(proved.map(keyOf).sort()).toEqual(right.map(keyOf).sort());
    },
    120_000,
  );

  test.runIf(isFull).each(tried.filter(({ kind }) => kind === 'judged'))(
    '$name: in other worlds and with other luck a right answer wins most, too',
    async ({ position, seat, right }) => {
      const [game, mind] = [await loadGame(id), await loadBot('sensible', id)];
      const ranked = judged({ game, position, seat, mind }, { seed: 2, matches: AGAIN });
      const rights = new Set(right.map(keyOf));
      const best = (isRight: boolean) =>
        ranked.find(({ picks }) => rights.has(keyOf(picks)) === isRight)?.share ?? Number.NaN;
      expect(best(true)).toBeGreaterThan(best(false) + CLEARLY_AGAIN);
    },
    120_000,
  );

  test('a strong bot solves them, but for the known failures: what is mended stands there no more', async () => {
    const failed: string[] = [];
    for (const puzzle of tried) if (!(await isSolved(id, puzzle))) failed.push(puzzle.name);
    const known = (KNOWN[id] ?? []).filter((name) => tried.some((puzzle) => puzzle.name === name));
    expect(failed.sort()).toEqual([...known].sort());
  }, 300_000);

  test('no two have the same name', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  test('the list of known failures names existing puzzles', () => {
    const names = new Set(all.map(({ name }) => name));
    expect((KNOWN[id] ?? []).filter((name) => !names.has(name))).toEqual([]);
  });
});
