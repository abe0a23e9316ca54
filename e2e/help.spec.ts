import { expect } from '@playwright/test';
import { Friend } from './friend.ts';
import { Inspector } from './inspector.ts';
import { test } from './test.ts';

test('people who all agree may ask for advice, and watchers for the chances, until one of them withdraws', async ({
  browser,
  server,
}) => {
  const ada = await Friend.arrive(browser, { still: true });
  const bea = await Friend.arrive(browser, { locale: 'fr-FR', colorScheme: 'dark', still: true });
  const cy = await Friend.arrive(browser, { still: true });
  const link = await ada.opensRoom(server.origin, 'Ada');
  await bea.joins(link, 'Béa');
  await cy.joins(link, 'Cy');
  await bea.sits();
  await ada.page.getByText('Help among people:').click();
  await ada.page.getByRole('checkbox', { name: 'Advice for everybody', exact: true }).click();
  await ada.page.getByRole('checkbox', { name: 'Chances, for watchers', exact: true }).click();
  const look = new Inspector(ada.page, 'en-light');
  await look.sees('room with help');
  await bea.page.getByRole('checkbox', { name: 'D’accord pour des conseils à tous' }).click();
  await ada.starts();

  const notice = bea.page.locator('.table-notice', { hasText: 'spectateurs' });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  const looks = new Inspector(bea.page, 'fr-dark');
  await looks.sees('asked for help');
  await expect(cy.page.getByRole('button', { name: 'Who is ahead?' })).toHaveCount(0);
  await notice.getByRole('button', { name: 'Accepter' }).click();
  await cy.page.getByRole('button', { name: 'Who is ahead?' }).click();
  await expect(cy.page.locator('.estimate output')).toHaveText(/Ada \d+% · Béa \d+%/, {
    timeout: 30_000,
  });
  const watch = new Inspector(cy.page, 'watching');
  await watch.sees('chances');

  await bea.page.getByRole('button', { name: 'Menu' }).press('Enter');
  await expect(bea.page.getByRole('button', { name: 'Que feriez-vous ?' })).toBeVisible();
  await bea.page.getByRole('button', { name: 'Plus de conseils à cette table' }).press('Enter');
  await ada.page.getByRole('button', { name: 'Menu' }).press('Enter');
  await expect(ada.page.getByRole('button', { name: 'What would you do?' })).toHaveCount(0);
  for (const friend of [ada, bea, cy]) expect(friend.complaints).toEqual([]);
});
