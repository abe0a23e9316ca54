import { expect } from '@playwright/test';
import { loadBot } from '@tablee/bots/bot.ts';
import { seeded } from '@tablee/engine';
import { atRest } from './at-rest.ts';
import { lateScenesOf, type Scene } from './scenes.ts';
import { TestServer } from './server.ts';
import { noteShifts, shiftsOf } from './shifts.ts';
import { Stage } from './stage.ts';
import { test } from './test.ts';
import { drawn } from './waits.ts';

test('on a phone the touch of a space that is too small for a finger enlarges the map there, and the next one answers', async ({
  browser,
}) => {
  const [scene] = await lateScenesOf('unmatched', ['moveFighters']);
  const server = await TestServer.start();
  const viewport = { width: 360, height: 640 };
  const stage = await Stage.open(browser, server, { hasTouch: true, viewport });
  const { page } = stage.ada;
  await stage.plays(scene as Scene);
  const space = page.locator('.um-space[data-lit]').first();
  const id = await space.getAttribute('data-space');
  const same = page.locator(`[data-space="${id}"]`);
  const wide = async () => (await same.boundingBox())?.width ?? 0;
  expect(await wide()).toBeLessThan(40);
  const asked = stage.question;
  // As a picture is enlarged: browsers would count a map that is laid out again, at every such touch, as one that jumps.
  await page.evaluate(noteShifts);
  await same.tap();
  await expect.poll(wide).toBeGreaterThan(43);
  // It stays under the finger, and nothing has been chosen.
  await expect(same).toHaveAttribute('data-lit');
  expect(stage.question).toBe(asked);
  await drawn(page);
  const { sum: jumped } = await shiftsOf(page);
  expect(jumped).toBeLessThan(0.005);
  // Enlarged as a picture first, what lies upon it is then drawn with lines and words of a screen's size again.
  const upon = page.locator('.um-upon');
  await expect
    .poll(() =>
      upon.evaluate((element) => Number.parseFloat(element.style.getPropertyValue('--px'))),
    )
    .toBeLessThan(0.9);
  await same.tap();
  await expect
    .poll(async () => stage.question !== asked || (await same.getAttribute('data-lit')) === null)
    .toBe(true);
  // The button leads back, if the answer has not; a key needs no such help.
  const back = page.getByRole('button', { name: 'Reduce' });
  await expect(async () => {
    if (await back.isEnabled()) await back.click({ timeout: 500 });
    expect(await wide()).toBeLessThan(40);
  }).toPass();
  await page.locator('.um-space').first().press('Enter');
  expect(await wide()).toBeLessThan(40);
  expect(stage.ada.complaints).toEqual([]);
  stage.close();
  await server.stop();
});

test('a zoom begun just after an answer stays: the whole map does not come back under the fingers', async ({
  browser,
  server,
}) => {
  const [scene] = await lateScenesOf('unmatched', ['moveFighters']);
  const sensible = await loadBot('sensible', 'unmatched');
  const viewport = { width: 360, height: 640 };
  const stage = await Stage.open(browser, server, { hasTouch: true, viewport });
  const { page } = stage.ada;
  await stage.plays(scene as Scene);
  const id = await page.locator('.um-space[data-lit]').first().getAttribute('data-space');
  const same = page.locator(`[data-space="${id}"]`);
  const wide = async () => (await same.boundingBox())?.width ?? 0;
  await same.tap();
  await expect.poll(wide).toBeGreaterThan(43);
  const before = await atRest(wide);
  const zooms = page.evaluate(zoomsOnceAnswered);
  await stage.answersBy((view, question) => sensible(view, question, seeded(1)));
  await zooms;
  expect(await atRest(wide)).toBeGreaterThan(before);
  stage.close();
});

/** Runs in the page: zooms in by small steps for a fifth of a second, from the moment at which the question is answered. */
async function zoomsOnceAnswered(): Promise<void> {
  const isAsked = (): boolean => document.querySelector('.question-bar[data-mine]') !== null;
  const frames = async (): Promise<number> => new Promise(requestAnimationFrame);
  while (isAsked()) await frames();
  const from = performance.now();
  while (performance.now() - from < 200) {
    const { left, top } =
      document.querySelector('.um-map')?.getBoundingClientRect() ?? new DOMRect();
    const at = { clientX: left + 60, clientY: top + 60 };
    const wheel = { ctrlKey: true, deltaY: -2, bubbles: true, cancelable: true, ...at };
    document.querySelector('.um-map')?.dispatchEvent(new WheelEvent('wheel', wheel));
    await frames();
  }
}
