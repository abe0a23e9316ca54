import { expect } from '@playwright/test';
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
