import { expect, type Page } from '@playwright/test';
import { atRest } from './at-rest.ts';
import { Friend } from './friend.ts';
import { test } from './test.ts';

const SIZES = [
  [360, 640],
  [844, 390],
  [1366, 768],
  [1920, 1080],
] as const;

/** The bottom of the board, once the page has come to rest at its size. */
const boardEnd = (page: Page): Promise<number> =>
  atRest(() =>
    page.locator('.table-main').evaluate((main) => Math.round(main.getBoundingClientRect().bottom)),
  );

test('a pause takes no room from the board: what was in reach stays in reach, on every screen', async ({
  browser,
  server,
}) => {
  const ada = await Friend.arrive(browser);
  const bea = await Friend.arrive(browser, { locale: 'fr-FR', colorScheme: 'dark' });
  const cy = await Friend.arrive(browser, { locale: 'fr-FR' });
  const link = await ada.opensRoom(server.origin, 'Ada');
  await bea.joins(link, 'Béa');
  await bea.sits();
  await ada.starts();
  await expect(bea.sentence).toBeVisible();
  await cy.watches(link, 'Cy');

  const friends = [ada, bea, cy];
  /** The bottom of each board, by size. */
  const boards = () =>
    Promise.all(
      friends.map(async ({ page }) => {
        const ends: number[] = [];
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          ends.push(await boardEnd(page));
        }
        return ends;
      }),
    );

  const lit = async () => {
    const counts = friends.map(({ page }) => page.locator(':is(main, #hand) [data-lit]').count());
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  };
  await expect.poll(lit).toBeGreaterThan(0);
  const played = await boards();
  await ada.picksFromMenu('Pause the match');
  await expect(ada.sentence).toHaveText('The match is paused');
  for (const friend of [bea, cy]) {
    await expect(friend.sentence).toHaveText('La partie est en pause');
    await expect(friend.page.getByRole('button', { name: 'Reprendre la partie' })).toHaveCount(0);
  }
  // Nothing looks as if it could be answered.
  await expect.poll(lit).toBe(0);
  for (const [i, ends] of (await boards()).entries()) {
    for (const [at, end] of ends.entries()) {
      expect(end, `${SIZES[at]}, friend ${i}`).toBeGreaterThanOrEqual(played[i]?.[at] ?? Infinity);
    }
  }

  await ada.page.getByRole('button', { name: 'Resume the match' }).click();
  for (const friend of [ada, bea]) await expect(friend.sentence).not.toHaveText(/paus/);
  await expect.poll(lit).toBeGreaterThan(0);
  for (const friend of friends) expect(friend.complaints).toEqual([]);
});
