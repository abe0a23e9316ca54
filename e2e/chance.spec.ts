import { expect } from '@playwright/test';
import { Friend } from './friend.ts';
import { Inspector } from './inspector.ts';
import { test } from './test.ts';

test('the pages add to chance unasked, and at the end each verifies the shuffles itself', async ({
  browser,
  server,
}) => {
  const ada = await Friend.arrive(browser, { colorScheme: 'dark' });
  const bea = await Friend.arrive(browser, {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
    colorScheme: 'light',
  });
  const link = await ada.opensRoom(server.origin, 'Ada');
  await bea.joins(link, 'Béa');
  await bea.sits();
  await ada.starts();
  await expect(ada.sentence).toBeVisible();
  await ada.page.getByRole('button', { name: 'Table menu' }).click();
  await ada.page.getByRole('button', { name: 'Give up the match' }).click();
  await ada.page.getByRole('button', { name: 'Give up', exact: true }).click();
  for (const friend of [ada, bea]) await expect(friend.end).toBeVisible({ timeout: 40_000 });
  await expect(ada.page.getByText('A number was added by Ada and Béa.')).toBeVisible();
  await expect(ada.page.getByText(/Your number is in the list/)).toBeVisible();

  // By the keyboard alone.
  await ada.page.getByRole('button', { name: 'Verify the shuffles' }).focus();
  await ada.page.keyboard.press('Enter');
  await expect(ada.page.locator('.verification')).toBeFocused();
  await expect(
    ada.page.getByText(/numbers drawn, computed again by this page: all right/),
  ).toBeVisible();
  await expect(ada.page.getByText(/the match leads to the same board\.$/)).toBeVisible();
  const piles = ada.page.locator('.verification-pile');
  await piles.first().locator('summary').focus();
  await ada.page.keyboard.press('Enter');
  await expect(piles.first().locator('li').first()).toBeVisible();

  await bea.page.getByRole('button', { name: 'Vérifier les mélanges' }).tap();
  await expect(
    bea.page.getByText(/nombres tirés, recalculés par cette page\s: tous justes/),
  ).toBeVisible();
  await expect(bea.page.getByText(/Votre nombre est dans la liste/)).toBeVisible();
  await bea.page.locator('.verification-pile summary').first().tap();
  const overflow = await bea.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await new Inspector(ada.page, 'dark-en').sees('verified end');
  await new Inspector(bea.page, 'light-fr').sees('verified end');
  for (const friend of [ada, bea]) expect(friend.complaints).toEqual([]);
});

test('a page that was left out of the list says so before anything is played, in its language', async ({
  browser,
  server,
}) => {
  const ada = await Friend.arrive(browser, {});
  const bea = await Friend.arrive(browser, {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
    leftOut: true,
  });
  const link = await ada.opensRoom(server.origin, 'Ada');
  await bea.joins(link, 'Béa');
  await bea.sits();
  await ada.starts();
  await expect(ada.sentence).toBeVisible();
  const line = bea.page.getByRole('alert').getByRole('button', { name: 'Donne sans votre nombre' });
  await expect(line).toBeVisible();
  await expect(ada.page.getByText(/without your/)).toHaveCount(0);
  const asks = bea.page.locator('.ask-stack');
  const withLine = (await asks.boundingBox())?.y;
  await line.tap();
  const notice = bea.page.getByRole('alert').filter({ hasText: 'sans le nombre de votre page' });
  await expect(notice).toBeVisible();
  const seen = notice.getByRole('button', { name: 'Compris' });
  await expect(seen).toBeFocused();
  expect((await asks.boundingBox())?.y).toBeLessThan(withLine ?? 0);
  await seen.tap();
  await expect(notice).toHaveCount(0);
  // A page may be slow and its server honest: the line took nothing from the board.
  expect((await asks.boundingBox())?.y).toBe(withLine);
});
