import { expect } from '@playwright/test';
import { questionsOf, type Scene } from './scenes.ts';
import { Stage } from './stage.ts';
import { test } from './test.ts';

test('on a laptop and a large screen the cards of a battle are larger than those in the hand, and what wins is said while one chooses', async ({
  browser,
  server,
}) => {
  const scenes = await questionsOf('royaumes-sauvages');
  const scene = scenes.find(({ name }) => name === 'battleCard') as Scene;
  const stage = await Stage.open(browser, server, { locale: 'en-GB' });
  const { page } = stage.ada;
  await stage.plays(scene);
  await expect(page.locator('.question-sentence')).toContainText('a 1 beats an 8');
  for (const [width, height] of [
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const widthOf = async (selector: string) =>
      (await page.locator(selector).first().boundingBox())?.width ?? 0;
    expect(await widthOf('.rs-fighter .card-frame'), `${width}`).toBeGreaterThan(
      (await widthOf('#hand .card-frame')) * 1.05,
    );
    // All of it is in sight.
    const over = await page
      .locator('.rs-battle')
      .evaluate((stage) => stage.scrollHeight - stage.clientHeight);
    expect(over).toBeLessThanOrEqual(1);
  }
  stage.close();
});
