import { expect, type Page } from '@playwright/test';
import { playsBeside } from './beside.ts';
import { Friend } from './friend.ts';
import { Inspector } from './inspector.ts';
import { test } from './test.ts';

/** Milliseconds, longer than what counts as an absence. */
const ABSENCE = 23_000;

/** Runs in the page: its clock on the wall goes ahead, its timers run as ever. */
const goAhead = (milliseconds: number): void => {
  const { now } = Date;
  Date.now = () => now() + milliseconds;
};

const recapOf = (page: Page, name: string) => page.getByRole('region', { name });

test('who comes late and who comes back is told what happened, and is not held up', async ({
  browser,
  server,
}) => {
  const ada = await Friend.arrive(browser);
  const bea = await Friend.arrive(browser, {
    viewport: { width: 360, height: 640 },
  });
  const link = await ada.opensRoom(server.origin, 'Ada');
  await bea.joins(link, 'Béa');
  await ada.picksGame('Untamed');
  await bea.sits();
  await ada.starts();
  await expect(bea.sentence).toBeVisible();
  const told = () => ada.page.locator('.log-line').count();
  const playOn = async (lines: number, ...friends: Friend[]) => {
    const enough = (await told()) + lines;
    for (let i = 0; i < 200 && (await told()) < enough; i += 1) {
      await Promise.all(friends.map((friend) => friend.playsOn()));
    }
  };
  while ((await told()) < 25) await playsBeside([ada, bea], link, 5);
  for (const { page } of [ada, bea]) await expect(page.locator('.recap')).toHaveCount(0);

  // Late.
  const cy = await Friend.arrive(browser, { locale: 'fr-FR', colorScheme: 'dark' });
  await cy.watches(link, 'Cy');
  const late = recapOf(cy.page, 'La partie jusqu’ici');
  await expect(late).toContainText('Untamed');
  for (const name of ['Ada', 'Béa']) await expect(late).toContainText(name);
  await expect(late.locator('.recap-lines').first()).toContainText(/Tour \d+/);
  await expect(late.locator('.recap-lines').last().locator('li')).toHaveCount(5);
  await expect(cy.page.locator('#announce-polite')).toContainText('La partie jusqu’ici');
  await expect(late.locator(':focus')).toHaveCount(0);
  const look = new Inspector(cy.page, 'fr-dark');
  await cy.page.keyboard.press('l');
  await look.sees('recap late');
  await cy.page.keyboard.press('Escape');
  await expect(late).toHaveCount(0);
  await cy.page.reload();
  await expect(cy.sentence).toBeVisible();
  await expect(cy.page.locator('.recap')).toHaveCount(0);

  // Away: the page is gone, the others play on as far as they can.
  await cy.page.goto('about:blank');
  const enough = (await told()) + 16;
  while ((await told()) < enough) await playsBeside([ada, bea], link, 5);
  await cy.page.addInitScript(goAhead, ABSENCE);
  await cy.page.goto(link);
  const away = recapOf(cy.page, 'Pendant votre absence');
  await expect(away.locator('.recap-lines li')).toHaveCount(12);
  await expect(away.getByRole('button', { name: /avant celles-ci/ })).toBeVisible();
  await cy.page.keyboard.press('l');
  await look.sees('recap away');
  await away.getByRole('button', { name: /avant celles-ci/ }).click();
  await expect(cy.page.locator('.log')).toBeVisible();
  await expect(away).toHaveCount(0);

  // A player who loses the connection, on a phone: the question stays free.
  // The timers too: by them a page finds out that its connection is gone.
  await bea.page.clock.install();
  await bea.page.reload();
  await expect(bea.sentence).toBeVisible();
  await bea.page.context().setOffline(true);
  const missed = (await told()) + 2;
  while ((await told()) < missed) await playsBeside([ada, bea], link, 2);
  await bea.page.clock.fastForward(ABSENCE);
  await bea.page.context().setOffline(false);
  const mine = recapOf(bea.page, 'While you were away');
  await expect(mine).toBeVisible({ timeout: 30_000 });
  const looks = new Inspector(bea.page, 'en-light');
  await looks.sees('recap of a player');
  await bea.page.setViewportSize({ width: 360, height: 640 });
  const sheet = await mine.boundingBox();
  const near = await bea.page.locator('.table-near').boundingBox();
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeLessThanOrEqual(near?.y ?? 0);
  await mine.getByRole('button', { name: 'Got it' }).click();
  await expect(mine).toHaveCount(0);
  await playOn(3, ada, bea);
  for (const friend of [ada, cy]) expect(friend.complaints).toEqual([]);
});
