import { expect } from '@playwright/test';
import type { GameId } from '@tablee/rules/catalogue.ts';
import { questionsOf } from './scenes.ts';
import { Stage } from './stage.ts';
import { test } from './test.ts';

const UPRIGHT = { width: 390, height: 780 };
const TURNED = { width: 844, height: 390 };
const LAPTOP = { width: 1366, height: 768 };

/** Questions whose answers, or the card they are about, lie on the board, where the sentence about them used to lie. */
const ON_THE_BOARD = [
  ['cannibal-world', UPRIGHT, ['enterTrigger', 'drawSource', 'firstReinforcement']],
  ['cannibal-world', TURNED, ['mainAction', 'drawSource']],
  ['sang-rancune', UPRIGHT, ['campStart', 'doorChoice', 'vote']],
  ['royaumes-sauvages', TURNED, ['takeTurn']],
  // The buttons of the map stand there.
  ['unmatched', UPRIGHT, ['chooseAction']],
  ['unmatched', TURNED, ['moveByEffect', 'pickCombatantMove']],
  ['untamed', TURNED, ['chooseMode', 'mainAction', 'useAbility']],
  ['untamed', LAPTOP, ['chooseMode', 'omen', 'useAbility']],
] as const satisfies readonly (readonly [GameId, object, readonly string[]])[];

test('what is said at a first question leaves in sight what may be touched and what it is about; on a phone it is one line, unfolded by a touch', async ({
  browser,
  server,
}) => {
  for (const [game, size, kinds] of ON_THE_BOARD) {
    const wanted: readonly string[] = kinds;
    const scenes = (await questionsOf(game)).filter(({ name }) => wanted.includes(name));
    expect(scenes.map(({ name }) => name).sort()).toEqual([...kinds].sort());
    const hasTouch = size !== LAPTOP;
    const stage = await Stage.open(browser, server, { locale: 'en-GB', hasTouch, newcomer: true });
    const { page } = stage.ada;
    const note = page.locator('.first-time');
    await page.setViewportSize(size);
    for (const scene of scenes) {
      await stage.plays(scene);
      await expect(note).toBeVisible();
      const message = `${game} ${scene.name} ${size.width}`;
      await expect.poll(() => page.evaluate(shareCovered), { message }).toBeLessThan(0.005);
      const { x = 0, width = 0, height = 0 } = (await note.boundingBox()) ?? {};
      expect(x, message).toBeGreaterThanOrEqual(0);
      expect(x + width, message).toBeLessThanOrEqual(size.width);
      if (hasTouch) expect(height, message).toBeLessThan(50);
    }
    if (hasTouch) {
      await note.getByRole('button', { name: 'Why?' }).tap();
      await note.getByRole('button', { name: 'Got it' }).tap();
      await expect(note).toHaveCount(0);
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
    ...document.querySelectorAll(
      '.table-main :is([data-lit], [data-asks], [data-tools], .tray-head, .tray-cards)',
    ),
  ].map((each) => each.getBoundingClientRect());
  const all = boxes.reduce((sum, box) => sum + shared(box, main), 0);
  return all === 0 ? 1 : boxes.reduce((sum, box) => sum + shared(box, note), 0) / all;
}
