import { expect, test } from '@playwright/test';
import { Friend } from './friend.ts';
import { Inspector } from './inspector.ts';
import { TestServer } from './server.ts';

test('whose turn it is shows in title and icon, and calls back from anywhere with one tap', async ({
  browser,
}) => {
  const server = await TestServer.start();
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
  await server.stop();
});
