import { expect } from '@playwright/test';
import { optionsOf, Session, seeded, seededDice } from '@tablee/engine';
import { loadGame } from '@tablee/rules/catalogue.ts';
import { shownOf } from '@tablee/rules/testing/shown.ts';
import { Friend } from './friend.ts';
import { gamesOf } from './games.ts';
import { Inspector } from './inspector.ts';
import { tabsTo } from './learner.ts';
import { lateScenesOf, type Scene } from './scenes.ts';
import { Stage } from './stage.ts';
import { test } from './test.ts';

const PHONE = { width: 360, height: 640 };

test.describe.configure({ mode: 'parallel' });

test('others see who is new to the game, and the host lays the table for a first match by one touch', async ({
  browser,
  server,
}) => {
  const ada = await Friend.arrive(browser, { still: true });
  const bea = await Friend.arrive(browser, { still: true, newcomer: true });
  const link = await ada.opensRoom(server.origin, 'Ada');
  await ada.picksGame('Unmatched');
  const advice = ada.page.locator('.first-set-up');
  await expect(ada.page.locator('.chair').first()).toBeVisible();
  await expect(advice).toHaveCount(0);
  await bea.joins(link, 'Béa');
  await bea.sits();
  await expect(ada.page.locator('.chair .learner-mark')).toHaveText('new to this game');
  await expect(bea.page.locator('.chair .learner-mark')).toHaveCount(1);
  await expect(advice).toContainText('This game is new to Béa.');
  await expect(bea.page.locator('.first-set-up')).toHaveCount(0);
  await new Inspector(ada.page, 'en-light').sees('newcomer');
  await advice.getByRole('button').click();
  await expect(advice.getByRole('status')).toHaveText('The table is laid so.');
  await ada.starts();
  const mark = (friend: Friend) => friend.page.locator('.seat-plate .learner-mark');
  await expect(mark(ada)).toHaveText('new to this game');
  await expect(ada.page.locator('.seat-plate:has(.learner-mark)')).toContainText('Béa');
  await expect(mark(bea)).toHaveCount(1);
  // Alice against Medusa, as recommended: nobody chooses a hero.
  await expect(ada.page.locator('.question-bar[data-kind="chooseHero"]')).toHaveCount(0);
  // A page that comes back says so again; one that knows the game says no more.
  await bea.page.reload();
  await expect(mark(bea)).toHaveCount(1);
  const knows = bea.page.getByRole('button', { name: 'I know this game' });
  for (let i = 0; i < 80 && !(await knows.isVisible()); i += 1) {
    await Promise.all([ada.plays(), bea.plays()]);
  }
  await knows.click();
  await expect(mark(ada)).toHaveCount(0);
  for (const friend of [ada, bea]) expect(friend.complaints).toEqual([]);
});

for (const [at, game] of gamesOf(1).entries()) {
  test(`${game}: what one wants and what one can do are one touch away, and why a number has changed`, async ({
    browser,
    server,
  }) => {
    const { moments } = await shownOf(game);
    const [scene] = (await lateScenesOf(game, [moments[0]])) as [Scene];
    const isFrench = at % 2 === 0;
    const stage = await Stage.open(browser, server, {
      locale: isFrench ? 'fr-FR' : 'en-GB',
      colorScheme: isFrench ? 'dark' : 'light',
      viewport: PHONE,
    });
    const { ada } = stage;
    const { page } = ada;
    const inspector = new Inspector(page, `${game}-${isFrench ? 'fr' : 'en'}`);
    await stage.plays(scene);
    const bar = page.locator(`.question-bar[data-kind="${scene.name}"]:not([data-settling])`);
    await expect(bar).toBeVisible();
    const help = page.locator('.question-help');
    const dialog = page.getByRole('dialog');
    const session = new Session(await loadGame(game), scene.position, {
      dice: seededDice(seeded(1)),
    });
    const offered = optionsOf(session.questionOf(scene.seat));
    await help.click();
    await expect(dialog.locator('.goal')).toContainText(isFrench ? 'le but' : 'the goal');
    await expect(dialog.locator('.palette-list button')).toHaveCount(offered.length);
    await inspector.sees(`${game}-what-now`);
    await page.keyboard.press('Escape');
    await expect(help).toBeFocused();
    // By the keyboard: the same key in every game.
    await page.keyboard.press('?');
    await expect(dialog.locator('.goal')).toBeVisible();
    await page.keyboard.press('Escape');

    const plate = page.locator('.seat-plate[data-changed]');
    await expect(plate).toHaveCount(0);
    await expect(async () => {
      await ada.types();
      expect(await plate.count()).toBeGreaterThan(0);
    }).toPass();
    await tabsTo(page, plate.first().locator('.seat-plate-why'));
    await page.keyboard.press('Enter');
    await expect(dialog.locator('.changes h3').first()).toContainText('→');
    await expect(dialog.locator('.changes .log-line').first()).toBeVisible();
    await inspector.sees(`${game}-changes`);
    const why = dialog.locator('.log-why').first();
    const clause = /[A-Z]{3}-\S+/.exec((await why.getAttribute('aria-label')) ?? '')?.[0];
    await why.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('.clause[data-shown]')).toHaveAttribute('id', String(clause));
    expect(ada.complaints).toEqual([]);
    stage.close();
  });
}

test('a card of the board says what happened to it, with the clauses, by the right button', async ({
  browser,
  server,
}) => {
  const [scene] = (await lateScenesOf('untamed', ['mainAction'])) as [Scene];
  const stage = await Stage.open(browser, server, { locale: 'en-GB' });
  const { ada } = stage;
  const { page } = ada;
  await stage.plays(scene);
  const zoom = page.locator('.zoom-opened');
  const told = zoom.locator('.happened-to .log-line');
  const cards = page.locator('main .card-touch[data-face]');
  /** Opens cards in turn until one has something to tell. */
  const opens = async (): Promise<boolean> => {
    for (const card of await cards.all()) {
      await card.click({ button: 'right' });
      await expect(zoom).toBeVisible();
      if ((await told.count()) > 0) return true;
      await page.keyboard.press('Escape');
      await expect(zoom).toHaveCount(0);
    }
    return false;
  };
  await expect(async () => {
    // A tray lies over cards of the board until it is answered.
    if ((await page.locator('.tray').count()) === 0 && (await opens())) return;
    await ada.types();
    throw new Error('nothing has happened to any card');
  }).toPass();
  await expect(told.first()).toBeVisible();
  await new Inspector(page, 'en-light').looks('happened-to', { width: 1366, height: 768 });
  const why = zoom.locator('.log-why').last();
  const clause = /[A-Z]{3}-\S+/.exec((await why.getAttribute('aria-label')) ?? '')?.[0];
  await why.click();
  await expect(zoom).toHaveCount(0);
  await expect(page.locator('.clause[data-shown]')).toHaveAttribute('id', String(clause));
  expect(ada.complaints).toEqual([]);
  stage.close();
});
