import { expect } from '@playwright/test';
import type { GameId } from '@tablee/rules/catalogue.ts';
import { questionsOf } from './scenes.ts';
import { Stage } from './stage.ts';
import { test } from './test.ts';

const UPRIGHT = { width: 390, height: 780 };
const TURNED = { width: 844, height: 390 };

/** Questions whose answers, or the card they are about, lie on the board, where the sentence about them used to lie. */
const ON_THE_BOARD = [
  ['cannibal-world', UPRIGHT, ['enterTrigger', 'drawSource', 'firstReinforcement']],
  ['sang-rancune', UPRIGHT, ['campStart', 'doorChoice', 'vote']],
  ['untamed', TURNED, ['chooseMode', 'useAbility']],
] as const satisfies readonly (readonly [GameId, object, readonly string[]])[];

test('what is said at a first question leaves in sight what may be touched and what it is about, on a phone', async ({
  browser,
  server,
}) => {
  for (const [game, size, kinds] of ON_THE_BOARD) {
    const wanted: readonly string[] = kinds;
    const scenes = (await questionsOf(game)).filter(({ name }) => wanted.includes(name));
    expect(scenes.map(({ name }) => name).sort()).toEqual([...kinds].sort());
    const settings = { locale: 'en-GB', hasTouch: true, newcomer: true } as const;
    const stage = await Stage.open(browser, server, settings);
    const { page } = stage.ada;
    await page.setViewportSize(size);
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

/**
 * How many of the touch targets of the board, or of the things shown to be read, lie under the sentence, as a share of its area
 * in sight.
 */
function shareCovered(): number {
  const main = document.querySelector('.table-main')?.getBoundingClientRect();
  const note = document.querySelector('.first-time')?.getBoundingClientRect();
  if (main === undefined || note === undefined) return 1;
  const shared = (a: DOMRect, b: DOMRect): number => {
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return Math.max(0, width) * Math.max(0, height);
  };
  const boxes = [
    ...document.querySelectorAll('.table-main :is([data-lit], [data-asks], .tray-cards)'),
  ].map((each) => each.getBoundingClientRect());
  const all = boxes.reduce((sum, box) => sum + shared(box, main), 0);
  return all === 0 ? 1 : boxes.reduce((sum, box) => sum + shared(box, note), 0) / all;
}
