import { expect } from '@playwright/test';
import { shownOf } from '@tablee/rules/testing/shown.ts';
import { gamesOf } from './games.ts';
import { Inspector } from './inspector.ts';
import { lateScenesOf, type Scene } from './scenes.ts';
import { Stage } from './stage.ts';
import { test } from './test.ts';

const PHONE = { width: 360, height: 640 };

test('the match to be watched of every game runs by the keyboard from remark to remark, to its end', async ({
  browser,
  server,
}) => {
  test.setTimeout(240_000);
  for (const game of gamesOf(3)) {
    const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${server.origin}/learn/${game}?lang=en`);
    await page.getByRole('link', { name: 'Watch a match' }).click();
    const told = page.locator('#coach');
    const heading = told.getByRole('heading');
    await expect(heading).toHaveText(/^Remark 1 of \d+$/);
    await new Inspector(page, 'en-light').glances(`watch-${game}`);
    await page.getByLabel('Speed').selectOption({ label: 'fast' });
    await told.getByRole('button', { name: 'Watch', exact: true }).press('Enter');
    await expect(told.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(heading).toHaveText(/^Remark 2 of/, { timeout: 30_000 });
    await told.getByRole('button', { name: 'Pause' }).press('Enter');
    await told.getByRole('button', { name: 'Back' }).press('Enter');
    await page.locator('body').press('ArrowRight');
    const next = told.getByRole('button', { name: 'Next remark' });
    while (await next.isVisible()) await next.press('Enter');
    await expect(heading).toHaveText(/^Remark (\d+) of \1$/);
    await expect(page.locator('.end-score')).toBeVisible();
    await expect(told.getByRole('link', { name: 'All lessons' })).toBeVisible();
    await context.close();
  }
});

test('a game on one page: pictures of the real table, and each sentence leads to its rule', async ({
  browser,
  server,
}) => {
  test.setTimeout(240_000);
  for (const game of gamesOf(4)) {
    const page = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${server.origin}/rules/${game}?lang=en`);
    await expect(page.locator('.overview-picture[role="img"]')).toHaveCount(4);
    await expect(page.locator('.overview-moment .board')).toHaveCount(3);
    await expect(page.locator('.rulebook-chapter').first()).toBeVisible();
    const clause = page.locator('.overview-clause').first();
    const id = (await clause.getAttribute('href'))?.slice(1) ?? '';
    await clause.click();
    await expect(page.locator(`[id="${id}"][data-shown]`)).toBeInViewport();
    await page.goBack();
    await expect(page.locator('.overview')).toBeVisible();
    await page.goForward();
    await expect(page.locator('.overview')).toHaveCount(0);
    await page.getByRole('link', { name: 'The game on one page' }).click();
    await expect(page.locator('.overview')).toBeVisible();
    expect(errors).toEqual([]);
    await page.close();
  }
});

test('the overview is sound for everybody, at every size', async ({ browser, server }) => {
  const page = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
  await page.goto(`${server.origin}/rules/sang-rancune?lang=fr`);
  await expect(page.locator('.overview')).toBeVisible();
  await new Inspector(page, 'fr-light').sees('overview');
});

test('a rule is found by a word of every day, played where a lesson teaches it, and come back to', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/rules/royaumes-sauvages?lang=fr`);
  await page.getByLabel('Chercher dans les règles').fill('comment gagner');
  await expect(page.locator('.clause').first()).toHaveAttribute('id', 'ROY-1.3');
  await page.getByLabel('Chercher dans les règles').fill('egalites');
  await expect(page.locator('.clause').first()).toContainText(/égalité|à égalité/i);
  await page.goto(`${server.origin}/rules/royaumes-sauvages?lang=fr#ROY-7.1`);
  await page.locator('[id="ROY-7.1"] .clause-play').click();
  await expect(page.locator('#coach')).toBeVisible();
  await expect(page.locator('.coach-actions[data-settling]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Retour à la règle' }).click();
  await expect(page.locator('[id="ROY-7.1"][data-shown]')).toBeInViewport();
});

test('a turn on one card lies at every table in the same place, one touch away, and leads to its rules', async ({
  browser,
  server,
}) => {
  test.setTimeout(240_000);
  const stage = await Stage.open(browser, server, { locale: 'en-GB', viewport: PHONE });
  const { page } = stage.ada;
  for (const game of gamesOf(1)) {
    const { moments } = await shownOf(game);
    const [scene] = await lateScenesOf(game, [moments[0]]);
    await stage.plays(scene as Scene);
    const aid = page.getByRole('button', { name: 'A turn on one card' });
    await expect(aid).toBeInViewport({ ratio: 1 });
    await aid.click();
    const lines = page.getByRole('dialog').locator('.turn-aid > li');
    await expect.poll(() => lines.count(), game).toBeGreaterThanOrEqual(5);
    if (game === 'untamed') await new Inspector(page, 'en-light').sees('turn-aid');
    await lines.first().locator('.turn-aid-clause').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('.rulebook .clause[data-shown]')).toBeInViewport();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
  }
  expect(stage.ada.complaints).toEqual([]);
});
