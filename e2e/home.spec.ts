import { expect } from '@playwright/test';
import { GAME_IDS } from '@tablee/rules/catalogue.ts';
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
    await context.close();
  }
});
