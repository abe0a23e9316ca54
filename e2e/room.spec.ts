import { expect } from '@playwright/test';
import { Friend } from './friend.ts';
import { Inspector } from './inspector.ts';
import { TestServer } from './server.ts';
import { test } from './test.ts';

const SIZES = [
  [360, 640],
  [844, 390],
  [1024, 600],
  [1366, 768],
] as const;

test('whoever opens a room has the way in, the chairs and the start on one screen, and the way in comes first on a phone; a link says at its gate who is there', {
  tag: '@change',
}, async ({ browser }) => {
  const server = await TestServer.start();
  const ada = await Friend.arrive(browser, { newcomer: true });
  const link = await ada.opensRoom(server.origin, 'Ada');
  const { page } = ada;
  const copy = page.getByRole('button', { name: 'Copy the link' });
  const seat = page.getByRole('button', { name: 'Sit here' }).first();
  const start = page.getByRole('button', { name: 'Start the match' });
  const isNew = page.locator('.first-set-up');
  await expect(isNew).toBeVisible();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const each of [copy, seat, start]) await expect(each).toBeInViewport({ ratio: 1 });
    if (height > 500) await expect(isNew).toBeInViewport();
    const [invite, table] = await Promise.all(
      [copy, page.locator('.round-table')].map((each) => each.boundingBox()),
    );
    const isFirst = (invite?.y ?? 0) < (table?.y ?? 0);
    expect(isFirst || (invite?.x ?? 0) > (table?.x ?? 0) + (table?.width ?? 0)).toBe(true);
    expect(await page.evaluate(isCodeCovered), `${width}x${height}`).toBe(false);
  }

  const bea = await Friend.arrive(browser, { locale: 'fr-FR', colorScheme: 'dark' });
  await bea.page.goto(link);
  await expect(bea.page.locator('.gate')).toContainText('Chez Ada · Les Royaumes Sauvages');
  await expect(bea.page.locator('.gate')).toContainText('Déjà là : Ada');
  await new Inspector(bea.page, 'fr-dark').sees('gate with names');
  // A second look shows who is there now.
  const chloe = await Friend.arrive(browser);
  await chloe.joins(link, 'Chloé');
  await bea.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(bea.page.locator('.gate')).toContainText('Chloé');
  await bea.joins(link, 'Béa');
  // Company has come: the table is in the middle of the screen.
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(page.locator('.lobby-grid[data-alone]')).toHaveCount(0);
  await expect(start).toBeInViewport({ ratio: 1 });
  expect([...ada.complaints, ...bea.complaints]).toEqual([]);
  await server.stop();
});

test('the room says which heroes make a close duel, in the language of the reader, and nothing where all play with the same', async ({
  browser,
  server,
}) => {
  const ada = await Friend.arrive(browser, { locale: 'fr-FR' });
  await ada.opensRoom(server.origin, 'Ada');
  const { page } = ada;
  const fair = page.locator('.folded', { hasText: 'Équilibre' });
  await expect(page.locator('.folded').first()).toBeVisible();
  await expect(fair).toHaveCount(0);
  await ada.picksGame('Unmatched');
  await expect(fair).toContainText('le duel le plus serré');
  await fair.locator('summary').click();
  await expect(fair.getByRole('listitem').filter({ hasText: 'Roi Arthur' }).first()).toBeVisible();
  await expect(fair).toContainText(/Mesuré le .* sur \d+ duels/);
  expect(ada.complaints).toEqual([]);
});

/** Runs in the page: tells whether the picture of the link lies over a code of wide letters; most are narrower. */
function isCodeCovered(): boolean {
  const code = document.querySelector('.invite-code');
  const picture = document.querySelector('.invite-qr')?.getBoundingClientRect();
  if (code === null || picture === undefined) return true;
  const own = code.textContent;
  code.textContent = 'HNQDGUMWKR';
  const range = document.createRange();
  range.selectNodeContents(code);
  const signs = range.getBoundingClientRect();
  code.textContent = own;
  return signs.right > picture.left && signs.bottom > picture.top && signs.top < picture.bottom;
}
