import { expect } from '@playwright/test';
import { isFull } from '@tablee/engine/testing';
import { Friend } from './friend.ts';
import { test } from './test.ts';

test.describe('before a release', () => {
  test.skip(!isFull, 'one whole match against a bot is enough on a change');

  test('keyboard alone: from the home page to the rematch', async ({ browser, server }) => {
    const ada = await Friend.arrive(browser);
    await ada.opensRoomByHand(server.origin, 'Ada');
    await ada.seatsBots();
    await ada.starts();
    for (let i = 0; i < 2000 && !(await ada.end.isVisible()); i += 1) await ada.types();
    await expect(ada.end).toBeVisible();
    await ada.page.getByRole('button', { name: 'Rematch' }).focus();
    await ada.page.keyboard.press('Enter');
    await expect(ada.sentence).toBeVisible();
    expect(ada.complaints).toEqual([]);
  });

  test('solo: the whole match against the rival', async ({ browser, server }) => {
    const ada = await Friend.arrive(browser);
    await ada.opensRoomByHand(server.origin, 'Ada');
    await ada.page.getByRole('button', { name: 'Take a chair away' }).click();
    await ada.starts();
    for (let i = 0; i < 2000 && !(await ada.end.isVisible()); i += 1) await ada.playsOn();
    await expect(ada.end).toBeVisible();
    expect(ada.complaints).toEqual([]);
  });
});

test('touch alone, on a phone: a whole match against a bot', { tag: '@change' }, async ({
  browser,
  server,
}) => {
  const ada = await Friend.arrive(browser, {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
  });
  await ada.opensRoomByHand(server.origin, 'Ada');
  await ada.seatsBots();
  await ada.starts();
  for (let i = 0; i < 2000 && !(await ada.end.isVisible()); i += 1) {
    await ada.touches();
    const overflow = await ada.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await expect(ada.end).toBeVisible();
  expect(ada.complaints).toEqual([]);
});
