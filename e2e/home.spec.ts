import { expect } from '@playwright/test';
import { GAME_IDS } from '@tablee/rules/catalogue.ts';
import { Friend } from './friend.ts';
import { Inspector } from './inspector.ts';
import { test } from './test.ts';

const SIZES = [
  [360, 640],
  [844, 390],
  [1024, 600],
  [1366, 768],
  [1920, 1080],
] as const;

test('all posters of the home page are seen and can be reached, on every screen', async ({
  browser,
  server,
}) => {
  for (const [width, height] of SIZES) {
    const context = await browser.newContext({ viewport: { width, height } });
    const page = await context.newPage();
    await page.goto(server.origin);
    const posters = page.locator('.home-posters > li');
    await expect(posters).toHaveCount(GAME_IDS.length);
    const boxes = await posters.evaluateAll((items) =>
      items.map((item) => {
        const { left, top, right, bottom } = item.getBoundingClientRect();
        return { left, top, right, bottom };
      }),
    );
    for (const [i, a] of boxes.entries()) {
      expect(a.right - a.left).toBeGreaterThan(140);
      expect(a.bottom - a.top).toBeGreaterThan(180);
      expect(a.right).toBeLessThanOrEqual(width);
      for (const b of boxes.slice(i + 1)) {
        const apart =
          a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        expect(apart, `posters overlap at ${width} x ${height}`).toBe(true);
      }
    }
    const rules = page.getByRole('link', { name: /^Rules/ });
    await expect(rules).toHaveCount(GAME_IDS.length);
    // Playwright refuses a click on what lies under something else.
    for (let i = 0; i < GAME_IDS.length; i += 1) await rules.nth(i).click({ trial: true });
    for (const item of await posters.all()) {
      const [links, pick] = await Promise.all(
        [item.locator('.home-links'), item.locator('.poster-tag')].map((each) =>
          each.boundingBox(),
        ),
      );
      expect((links?.y ?? 0) + (links?.height ?? 0), `${width} x ${height}`).toBeLessThan(
        pick?.y ?? 0,
      );
    }
    await context.close();
  }
});

test('a game chosen on the home page lies on the table of the room that is opened, and how to begin with it is in sight', {
  tag: '@change',
}, async ({ browser, server }) => {
  const ada = await Friend.arrive(browser, { newcomer: true });
  const { page } = ada;
  await page.goto(server.origin);
  const pick = page.getByRole('button', { name: /^Play this tonight.*Sang Rancune$/ });
  await pick.press('Enter');
  await expect(pick).toHaveAttribute('aria-pressed', 'true');
  // The next step lies far above the poster on a phone.
  await expect(page.locator('#nickname')).toBeFocused();
  await expect(page.locator('#nickname')).toBeInViewport({ ratio: 1 });
  await new Inspector(page, 'en-light').sees('home with a game chosen');
  await page.locator('#nickname').fill('Ada');
  await page.getByRole('button', { name: 'Open a room · Sang Rancune' }).click();
  const tile = page.locator('.game-choice-list').getByRole('button', { name: 'Sang Rancune' });
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.start-chairs output')).toHaveText('3');
  await expect(page.locator('.first-set-up')).toBeInViewport({ ratio: 1 });
  expect(ada.complaints).toEqual([]);
});
