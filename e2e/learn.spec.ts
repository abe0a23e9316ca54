import { expect } from '@playwright/test';
import { GAME_IDS } from '@tablee/rules/catalogue.ts';
import { Inspector } from './inspector.ts';
import { Learner } from './learner.ts';
import { TestServer } from './server.ts';
import { test } from './test.ts';

const PHONE = { width: 390, height: 844 };

test('the first lesson of every game is taken on a phone as it is shown, and stays done', async ({
  browser,
}) => {
  const server = await TestServer.start();
  for (const game of GAME_IDS) {
    const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${server.origin}/learn/${game}?lang=en`);
    await page.getByRole('link', { name: 'Begin', exact: true }).click();
    const learner = new Learner(page);
    await expect(learner.coach).toBeVisible();
    await new Inspector(page, 'en-light').sees(`lesson-${game}`);
    await learner.takesAll();
    await expect(page.getByRole('link', { name: 'Next lesson' })).toBeVisible();
    await page.goto(`${server.origin}/learn/${game}?lang=en`);
    await expect(page.getByText('Done', { exact: true })).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Go on' })).toBeVisible();
    await context.close();
  }
  await server.stop();
});

test('a lesson by the keyboard alone; a wrong answer is told why, one step back, and played on', async ({
  browser,
}) => {
  const server = await TestServer.start();
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${server.origin}/learn/royaumes-sauvages/majority?lang=en`);
  const learner = new Learner(page, 'keys');
  await learner.takesStep();
  await learner.takesStep();
  const before = await learner.at();
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(learner.coach.locator('.coach-reply')).toContainText('Take the lead there first');
  expect(await learner.at()).toBe(before);
  await learner.takesStep();
  await expect(learner.coach.locator('.coach-reply')).toHaveCount(0);
  await learner.button('One step back').click();
  expect(await learner.at()).toBe(before);
  await learner.takesAll();
  await learner.button('Play on from here').click();
  await expect(page.locator('.question-bar')).toBeVisible();
  await server.stop();
});

test('in a lesson nothing goes on by itself, and what is shown is in sight, on a phone too', async ({
  browser,
}) => {
  const server = await TestServer.start();
  const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const learner = new Learner(page);
  const takes = async (path: string, steps: number) => {
    await page.goto(`${server.origin}/learn/${path}?lang=en`);
    await expect(learner.coach).toBeVisible();
    for (let i = 0; i < steps; i += 1) await learner.takesStep();
  };
  // To end the turn is all that is left to do: at a table that is done after a while.
  await takes('untamed/power', 3);
  await expect(page.locator('.question-actions .btn')).toHaveText(['End the turn']);
  await page.waitForTimeout(6000);
  expect(await learner.at()).toBe(3);
  // The card lies at the bottom of a tray that scrolls.
  await takes('cannibal-world/opening', 1);
  const pointed = page.locator('[data-pointed]');
  await learner.button('Show me').click();
  await expect(pointed).toHaveCount(1);
  await expect(pointed).toBeInViewport({ ratio: 0.8 });
  expect(await pointed.evaluate((each) => getComputedStyle(each).outlineStyle)).toBe('solid');
  expect(await pointed.evaluate((each) => getComputedStyle(each).outlineWidth)).toBe('4px');
  await server.stop();
});
