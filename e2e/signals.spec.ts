import { expect, type Page } from '@playwright/test';
import { Friend } from './friend.ts';
import { Inspector } from './inspector.ts';
import { test } from './test.ts';

test('whose turn it is shows in title and icon, and calls back from anywhere with one tap', async ({
  browser,
  server,
}) => {
  const ada = await Friend.arrive(browser, {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  await ada.opensRoom(server.origin, 'Ada');
  await ada.page.getByRole('button', { name: 'Take a chair away' }).tap();
  await ada.starts();
  const { page } = ada;
  await expect(ada.asked).toBeVisible();
  await expect(page).toHaveTitle(/^● /);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon-turn.svg');

  const call = page.getByRole('button', { name: 'Your turn: to the table' });
  await expect(call).toHaveCount(0);
  await ada.picksFromMenu('The room');
  const look = new Inspector(page, 'en-light');
  await look.sees('called in the room');
  await call.tap();
  await expect(ada.asked).toBeVisible();
  await ada.picksFromMenu('The room');
  await page.getByRole('link', { name: /Rules: / }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look.sees('called among the rules');
  await call.tap();
  await expect(ada.asked).toBeVisible();
  await expect(call).toHaveCount(0);
  expect(ada.complaints).toEqual([]);
});

/** Keeps the desktop notices of a page, and hides it at will: a browser without a desktop shows neither. */
async function watchNotices(page: Page, permission: 'granted' | 'denied') {
  await page.addInitScript((permission) => {
    const kept = { hidden: false, notices: [] as string[] };
    Object.assign(window, { kept });
    Object.defineProperty(document, 'hidden', { get: () => kept.hidden });
    class Kept {
      static readonly permission = permission;
      static readonly requestPermission = async () => permission;
      constructor(_title: string, { body }: { body: string }) {
        kept.notices.push(body);
      }
    }
    Object.assign(window, { Notification: Kept });
  }, permission);
  type Kept = { kept: { hidden: boolean; notices: string[] } };
  return {
    hide: (hidden: boolean) =>
      page.evaluate((hidden) => {
        (window as unknown as Kept).kept.hidden = hidden;
      }, hidden),
    notices: () => page.evaluate(() => (window as unknown as Kept).kept.notices),
  };
}

test('a hidden page tells on the desktop whose turn it is, if its reader wants that and the browser allows it', async ({
  browser,
  server,
}) => {
  const ada = await Friend.arrive(browser);
  const bea = await Friend.arrive(browser, { locale: 'fr-FR' });
  const desk = await watchNotices(ada.page, 'granted');
  await watchNotices(bea.page, 'denied');
  const link = await ada.opensRoom(server.origin, 'Ada');
  await bea.joins(link, 'Béa');
  await bea.sits();
  await ada.starts();
  for (const friend of [ada, bea]) await expect(friend.sentence).toBeVisible();

  await bea.picksFromMenu('Réglages');
  const wish = bea.page.getByRole('checkbox', { name: /Me prévenir quand c’est à moi/ });
  await wish.click();
  await expect(bea.page.getByText(/Ce navigateur ne le permet pas ici/)).toBeVisible();
  await expect(wish).not.toBeChecked();
  await bea.page.keyboard.press('Escape');

  const comesRound = async () => {
    while ((await ada.asked.count()) > 0) await ada.plays();
    while ((await ada.asked.count()) === 0) await bea.plays();
  };
  await desk.hide(true);
  await comesRound();
  expect(await desk.notices()).toEqual([]);
  await ada.picksFromMenu('Settings');
  await ada.page.getByRole('checkbox', { name: /Tell me when it is my turn/ }).click();
  await ada.page.keyboard.press('Escape');
  await comesRound();
  await expect.poll(() => desk.notices()).toContain('It is your turn to play');
  await desk.hide(false);
  const { length } = await desk.notices();
  await comesRound();
  expect(await desk.notices()).toHaveLength(length);
  for (const friend of [ada, bea]) expect(friend.complaints).toEqual([]);
});
