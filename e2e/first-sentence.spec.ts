import { expect } from '@playwright/test';
import type { GameId } from '@tablee/rules/catalogue.ts';
import { questionsOf } from './scenes.ts';
import { Stage } from './stage.ts';
import { test } from './test.ts';

/** Questions whose answers lie on the board, where the sentence about them used to lie. */
const ON_THE_BOARD: readonly (readonly [GameId, readonly string[]])[] = [
  ['cannibal-world', ['enterTrigger', 'drawSource', 'firstReinforcement']],
  ['sang-rancune', ['campStart', 'doorChoice', 'vote']],
];

test('what is said at a first question leaves in sight what may be touched, on a phone', async ({
  browser,
  server,
}) => {
  for (const [game, kinds] of ON_THE_BOARD) {
    const scenes = (await questionsOf(game)).filter(({ name }) => kinds.includes(name));
    expect(scenes.map(({ name }) => name).sort()).toEqual([...kinds].sort());
    const settings = { locale: 'en-GB', hasTouch: true, newcomer: true } as const;
    const stage = await Stage.open(browser, server, settings);
    const { page } = stage.ada;
    await page.setViewportSize({ width: 390, height: 780 });
    for (const scene of scenes) {
      await stage.plays(scene);
      await expect(page.locator('.first-time')).toBeVisible();
      await expect
        .poll(() => page.evaluate(shareCovered), { message: `${game} ${scene.name}` })
        .toBeLessThan(0.12);
    }
    expect(stage.ada.complaints).toEqual([]);
    stage.close();
  }
});

/** How much of what may be touched on the board lies under the sentence, as a share of its area in sight. */
function shareCovered(): number {
  const main = document.querySelector('.table-main')?.getBoundingClientRect();
  const note = document.querySelector('.first-time')?.getBoundingClientRect();
  if (main === undefined || note === undefined) return 1;
  const shared = (a: DOMRect, b: DOMRect): number => {
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return Math.max(0, width) * Math.max(0, height);
  };
  const boxes = [...document.querySelectorAll('.table-main :is([data-lit], [data-asks])')].map(
    (each) => each.getBoundingClientRect(),
  );
  const all = boxes.reduce((sum, box) => sum + shared(box, main), 0);
  return all === 0 ? 1 : boxes.reduce((sum, box) => sum + shared(box, note), 0) / all;
}
