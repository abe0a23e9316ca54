import { expect } from '@playwright/test';
import { playsBeside } from './beside.ts';
import { Friend } from './friend.ts';
import { Inspector } from './inspector.ts';
import { test } from './test.ts';

test('one who watches a running match steps back, while it goes on, and returns to now', async ({
  browser,
  server,
}) => {
  const ada = await Friend.arrive(browser, { still: true });
  const bea = await Friend.arrive(browser, { still: true });
  const cy = await Friend.arrive(browser, { still: true, viewport: { width: 360, height: 640 } });
  const link = await ada.opensRoom(server.origin, 'Ada');
  await bea.joins(link, 'Béa');
  await bea.sits();
  await ada.starts();
  for (const friend of [ada, bea]) await expect(friend.sentence).toBeVisible();
  await cy.watches(link, 'Cy');
  const back = cy.page.getByRole('button', { name: 'A step back' });
  // Moments are remembered from when the control has been loaded.
  await expect(async () => {
    await playsBeside([ada, bea], link, 2);
    await expect(back).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await playsBeside([ada, bea], link, 6);
  await back.click();
  await back.click();
  const status = cy.page.getByText(/steps? behind/);
  await expect(status).toHaveText('2 steps behind');
  const board = () => cy.page.locator('.table-main').ariaSnapshot();
  const then = await board();
  const look = new Inspector(cy.page, 'en-light');
  await look.sees('looking back');
  await playsBeside([ada, bea], link, 6);
  await expect(status).not.toHaveText('2 steps behind');
  expect(await board()).toBe(then);
  await cy.page.getByRole('button', { name: 'Now', exact: true }).click();
  await expect(status).toHaveCount(0);
  await expect.poll(board).not.toBe(then);
  for (const friend of [ada, bea, cy]) expect(friend.complaints).toEqual([]);
});
