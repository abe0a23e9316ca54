import { LessonRun } from '@tablee/engine';
import { GAME_IDS, loadGame } from '@tablee/rules/catalogue.ts';
import { loadLessons } from '@tablee/rules/learning.ts';
import { expect, test } from 'vitest';
import { snapshotOfRun } from './run.ts';

test.each(GAME_IDS)(
  '%s: the screen does not change behind it when a lesson goes on, and the next one is drawn again',
  async (id) => {
    const [game, [lesson]] = await Promise.all([loadGame(id), loadLessons(id)]);
    if (lesson === undefined) throw new Error('no lesson');
    const run = new LessonRun(game, lesson, (_, { fallback }) => fallback);
    for (let deeds = 0; deeds < 12 && !run.isDone; deeds += 1) {
      const shown = snapshotOfRun(run);
      const before = JSON.stringify(shown);
      const [pointed] = run.pointed;
      if (pointed === undefined) run.goOn();
      else if (run.answer([pointed.id]).is !== 'right') break;
      expect(JSON.stringify(shown)).toBe(before);
      expect(snapshotOfRun(run).open).not.toBe(shown.open);
    }
    expect(run.at).toBeGreaterThan(1);
  },
);
