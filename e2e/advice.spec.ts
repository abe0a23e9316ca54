import { expect } from '@playwright/test';
import { Friend } from './friend.ts';
import { Inspector } from './inspector.ts';
import { test } from './test.ts';

test('against a bot one may ask what the searching opponent would do, while the match runs', async ({
  browser,
  server,
}) => {
  const ada = await Friend.arrive(browser, { still: true });
  await ada.opensRoom(server.origin, 'Ada');
  await ada.seatsBots();
  await ada.starts();
  const { page } = ada;
  const bar = page.locator('.question-bar[data-mine]:not([data-settling])');
  await expect(bar).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await page.getByRole('button', { name: 'What would you do?' }).press('Enter');
  const hint = page.locator('.question-hint');
  await expect(hint).toContainText(/I would answer “.+”: (from )?a \d+% chance to win/, {
    timeout: 30_000,
  });
  const look = new Inspector(page, 'en-light');
  await look.sees('advice');
  await ada.concedes();
  await expect(ada.end).toBeVisible({ timeout: 30_000 });

  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await expect(page.getByRole('button', { name: 'What would you do?' })).toHaveCount(0);
  expect(ada.complaints).toEqual([]);
});
