import { expect } from '@playwright/test';
import { TestServer } from './server.ts';
import { test } from './test.ts';

test('without a server the page opens, says so, the rules can be read and decks built; with it, the newest page comes', async ({
  browser,
}) => {
  const server = await TestServer.start();
  const context = await browser.newContext({ serviceWorkers: 'allow', locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(server.origin);
  // It can be installed: a name, icons of both sizes, one that may be cut to a shape.
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const response = await fetch(link?.href ?? '');
    return { type: response.headers.get('content-type'), json: await response.json() };
  });
  expect(manifest.type).toContain('application/manifest+json');
  expect(manifest.json).toMatchObject({ name: 'Tablée', display: 'standalone', start_url: '/' });
  for (const { src, sizes, type } of manifest.json.icons) {
    const response = await page.request.get(server.origin + src);
    expect(response.headers()['content-type']).toContain(type);
    if (type !== 'image/png') continue;
    const png = await response.body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(manifest.json.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain(
    'maskable',
  );
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);

  await server.stop();
  await page.reload();
  await expect(page.getByText('No connection. The rules and the decks still open.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tablée' })).toBeVisible();
  await page.locator('a[href="/rules/sang-rancune"]').click();
  await expect(page.locator('.rulebook')).toContainText('there is at most one winner');
  await page.reload();
  await expect(page.locator('.rulebook')).toContainText('there is at most one winner');

  // Decks are built and kept without a table.
  await page.goto(`${server.origin}/decks/cannibal-world`);
  await page.locator('.cw-poster-more > button:nth-child(2)').first().click();
  await expect(page.locator('.cw-pool [data-taken]').first()).toBeVisible();
  await page.goto(server.origin);
  await expect(page.getByText('No connection.')).toBeVisible();

  // The server is back: the page by itself, and the next one comes from it.
  await server.start();
  await expect(page.getByText('No connection.')).toHaveCount(0, { timeout: 30_000 });
  const [answer] = await Promise.all([
    page.waitForResponse(`${server.origin}/`),
    page.goto(server.origin),
  ]);
  expect(answer.headers()['cache-control']).toContain('no-cache');
  await context.close();
  await server.stop();
});
