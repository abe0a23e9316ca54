import { LessonRun, refusalOf } from '@tablee/engine';
import { GAME_IDS, loadGame } from '@tablee/rules/catalogue.ts';
import { loadLessons } from '@tablee/rules/learning.ts';
import { expect, test } from 'vitest';
import { adviceAt } from './advice.ts';
import { loadBot } from './bot.ts';

test.each(GAME_IDS)(
  '%s: where a lesson is played freely there is advice, and it may be answered',
  async (id) => {
    const game = await loadGame(id);
    const bot = await loadBot('sensible', id);
    for (const lesson of await loadLessons(id)) {
      const freely = { say: { fr: '', en: '' }, play: 'freely' } as const;
      const run = new LessonRun(game, { ...lesson, steps: [freely] }, bot);
      const { view, question } = run.frame;
      if (question === null) continue;
      const isOver = () => true;
      const asking = { seat: run.seat, view, question, seed: 3, isOver };
      const advice = await adviceAt(game, run.position, asking);
      expect(refusalOf(question, advice?.best ?? [])).toBeNull();
      return;
    }
    expect.unreachable('no lesson asks anything');
  },
);
