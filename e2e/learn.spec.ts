import { expect } from '@playwright/test';
import { atRest } from './at-rest.ts';
import { gamesOf } from './games.ts';
import { Inspector } from './inspector.ts';
import { Learner, tabsTo } from './learner.ts';
import { test } from './test.ts';

const PHONE = { width: 390, height: 844 };

test('the first lesson of every game is taken on a phone as it is shown, and stays done', async ({
  browser,
  server,
}) => {
  for (const game of gamesOf(2)) {
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
});

test('a kingdom is played to wherever it is touched, its gold “Play here” included', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 780 },
    reducedMotion: 'reduce',
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(`${server.origin}/learn/royaumes-sauvages/majority?lang=en`);
  const learner = new Learner(page);
  await learner.takesStep();
  await learner.takesStep();
  const before = await learner.at();
  await page
    .locator('#hand')
    .getByRole('button', { name: /^Tiger 5/ })
    .tap();
  const here = page.locator('.rs-kingdom[data-target] .rs-here');
  await expect(here).toBeVisible();
  await expect(page.locator('.question-sentence')).toHaveText(/Tiger 5: in which kingdom\?/);
  const { x = 0, y = 0, width = 0, height = 0 } = (await atRest(() => here.boundingBox())) ?? {};
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect.poll(() => learner.at()).toBeGreaterThan(before);
  await context.close();
});

test('a lesson by the keyboard alone; a wrong answer is told why, one step back, and played on', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${server.origin}/learn/royaumes-sauvages/majority?lang=en`);
  const learner = new Learner(page, 'keys');
  const press = async (name: string) => {
    await learner.settles();
    await tabsTo(page, page.getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
  };
  await learner.takesStep();
  await learner.takesStep();
  const before = await learner.at();
  await press('Pass');
  await press('Confirm');
  await expect(learner.coach.locator('.coach-reply')).toContainText('Take the lead there first');
  expect(await learner.at()).toBe(before);
  await press('Show me');
  await expect(page.locator('#hand [data-pointed]')).toBeFocused();
  await learner.takesStep();
  await expect(learner.coach.locator('.coach-reply')).toHaveCount(0);
  // From any focus, one key leads to the text.
  await page.keyboard.press('q');
  await expect(learner.button('Show me')).toBeFocused();
  await press('One step back');
  expect(await learner.at()).toBe(before);
  // The list of all moves is one key away.
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Pass');
  await page.keyboard.press('Escape');
  await learner.takesAll();
  await press('Play on from here');
  await expect(page.locator('.question-bar')).toBeVisible();
});

test('in a lesson nothing goes on by itself, and what is shown is in sight, on a phone too', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.clock.install();
  const learner = new Learner(page);
  const takes = async (path: string, steps: number) => {
    await page.goto(`${server.origin}/learn/${path}?lang=en`);
    await expect(learner.coach).toBeVisible();
    for (let i = 0; i < steps; i += 1) await learner.takesStep();
  };
  // To end the turn is all that is left to do: at a table that is done after a while.
  await takes('untamed/power', 3);
  await expect(page.locator('.question-actions .btn')).toHaveText([/^End the turn/]);
  await page.clock.fastForward(6000);
  expect(await learner.at()).toBe(3);
  // Beside the board of a phone that is turned, the words stay in their own panel.
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  const across = () => learner.coach.evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(await across()).toBeLessThanOrEqual(0);
  await page.setViewportSize(PHONE);
  // The card lies at the bottom of a tray that scrolls.
  await takes('cannibal-world/opening', 1);
  const pointed = page.locator('[data-pointed]');
  await learner.button('Show me').click();
  await expect(pointed).toHaveCount(1);
  await expect(pointed).toBeInViewport({ ratio: 0.8 });
  expect(await pointed.evaluate((each) => getComputedStyle(each).outlineStyle)).toBe('solid');
  expect(await pointed.evaluate((each) => getComputedStyle(each).outlineWidth)).toBe('4px');
});

test('where one plays freely on a phone, words that have been read make room for the board', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    reducedMotion: 'reduce',
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(`${server.origin}/learn/royaumes-sauvages/last-age?lang=en`);
  const learner = new Learner(page);
  const words = learner.coach.locator('.coach-words');
  const room = async () => (await atRest(() => page.locator('.table-main').boundingBox()))?.height;
  await expect(words).toBeVisible();
  const before = (await room()) ?? 0;
  const fold = learner.button('The words of the lesson');
  await learner.settles();
  await fold.tap();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(words).toBeHidden();
  expect((await room()) ?? 0).toBeGreaterThan(before + 90);
  await fold.tap();
  await expect(words).toBeVisible();
  // Advice is read in the question: it comes with room for it.
  await learner.button('What would you do?').tap();
  await expect(words).toBeHidden();
  // Nothing makes way on a laptop, where they stand beside the board.
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(words).toBeVisible();
  await expect(fold).toBeHidden();
  await context.close();
});

test('a double click takes one step, and at the end it leads to no other lesson', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${server.origin}/learn/royaumes-sauvages/majority?lang=en`);
  const learner = new Learner(page);
  await learner.settles();
  await learner.button('Go on').dblclick();
  expect(await learner.at()).toBe(1);
  const last = (await learner.steps()) - 1;
  while ((await learner.at()) < last) await learner.takesStep();
  await learner.settles();
  await learner.button('Go on').dblclick();
  await expect(page.getByRole('link', { name: 'Next lesson' })).toBeVisible();
  expect(page.url()).toContain('/majority');
  await learner.settles();
  await page.getByRole('link', { name: 'Next lesson' }).click();
  await expect(learner.coach).toBeVisible();
  expect(page.url()).not.toContain('/majority');
});

test('in a lesson, too, a moment is seen before it is said what came of it', async ({
  browser,
  server,
}) => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${server.origin}/learn/unmatched/first-blow?lang=en`);
  const learner = new Learner(page);
  for (let i = 0; i < 2; i += 1) await learner.takesStep();
  await learner.settles();
  const said = learner.coach.locator('.coach-words');
  const moment = learner.coach.locator('.coach-actions[data-moment]');
  await learner.button('Show me').click();
  await page.locator('#hand [data-pointed]').first().click();
  await page.locator('main [data-pointed]:not([data-chosen])').last().click();
  await expect(moment).toBeVisible();
  await expect(said).toContainText('A line joins their two spaces');
  await expect(page.locator('main [data-lit], #hand [data-lit]')).toHaveCount(0);
  // It is skipped by a touch as soon as it has been seen; on a slow machine it ends by itself.
  const skip = learner.button('Skip the animation');
  await expect(async () => {
    if (await skip.isVisible()) await skip.click({ timeout: 2000 }).catch(() => {});
    expect(await moment.count()).toBe(0);
  }).toPass({ intervals: [50] });
  await expect(moment).toHaveCount(0);
  await expect(said).toContainText('Medusa loses 1 health');
});

test('a lesson that the rules lead elsewhere says so, and can be begun anew or left out', async ({
  browser,
  server,
}) => {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  // The script names another question than the rules ask.
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const isLessons = script.includes('Most cubes takes the tile');
    const broken = script.replace(/ask:(["'`])takeTurn\1/g, 'ask:"soloBattleCard"');
    await (isLessons ? route.fulfill({ response, body: broken }) : route.fulfill({ response }));
  });
  await page.goto(`${server.origin}/learn/royaumes-sauvages/majority?lang=en`);
  const learner = new Learner(page);
  await learner.takesStep();
  await learner.settles();
  await learner.button('Go on').click();
  const trouble = page.getByRole('alert');
  await expect(trouble).toContainText('“Most cubes takes the tile” cannot go on');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await new Inspector(page, 'en-light').sees('lesson-broken');
  await page.getByRole('button', { name: 'From the start' }).click();
  expect(await learner.at()).toBe(0);
  await learner.takesStep();
  await learner.settles();
  await learner.button('Go on').click();
  await trouble.getByRole('link', { name: 'Next lesson' }).click();
  await expect(trouble).toHaveCount(0);
  expect(page.url()).not.toContain('/majority');
});
