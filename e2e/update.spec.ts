import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { expect } from '@playwright/test';
import { lateScenesOf, type Scene } from './scenes.ts';
import { TestServer } from './server.ts';
import { Stage } from './stage.ts';
import { test } from './test.ts';

const DIST = 'apps/web/dist';
const TEXTS = ['.js', '.css', '.html', '.json', '.webmanifest'];

/** The client as it was built last, alone in a folder of its own. */
function firstBuild(): string {
  const dist = mkdtempSync(join(tmpdir(), 'tablee-dist-'));
  const current = readFileSync(join(DIST, 'current'), 'utf8').trim();
  cpSync(join(DIST, current), join(dist, 'first'), { recursive: true });
  writeFileSync(join(dist, 'current'), 'first');
  return dist;
}

/** A second build beside the first: every script and style has another name, as if something had changed in it. */
function secondBuild(dist: string): void {
  const folder = join(dist, 'second');
  cpSync(join(dist, 'first'), folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) =>
    each.isFile(),
  );
  const hashes = new Set<string>();
  for (const { name, parentPath } of files) {
    if (['.br', '.gz'].includes(extname(name))) rmSync(join(parentPath, name));
    const hash = /-([\w-]{8})\.(?:js|css)$/.exec(name)?.[1];
    if (hash !== undefined) hashes.add(hash);
  }
  const renamed = (text: string): string =>
    text.replace(/-([\w-]{8})\.(js|css)\b/g, (all, hash, ending) =>
      hashes.has(hash) ? `-${hash}2.${ending}` : all,
    );
  for (const { name, parentPath } of files) {
    const path = join(parentPath, name);
    if (['.br', '.gz'].includes(extname(name))) continue;
    if (TEXTS.includes(extname(name))) writeFileSync(path, renamed(readFileSync(path, 'utf8')));
    renameSync(path, join(parentPath, renamed(name)));
  }
  writeFileSync(join(dist, 'current'), 'second');
}

test('an update during a match loses neither the table nor what the page has not loaded yet; the next page is the new one', async ({
  browser,
}) => {
  const dist = firstBuild();
  const server = await TestServer.start({ WEB_DIST: dist });
  const [scene] = await lateScenesOf('royaumes-sauvages', ['takeTurn']);
  const stage = await Stage.open(browser, server, {
    mayLoseServer: true,
    serviceWorkers: 'allow',
  });
  const { page } = stage.ada;
  await page.evaluate(() => navigator.serviceWorker.ready);
  await stage.plays(scene as Scene);
  const scripts = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('script[src]')].map((each) => each.getAttribute('src')),
    );
  const first = await scripts();
  const match = await page.locator('.seat-list').ariaSnapshot();
  const asked = page.locator('.question-said');
  const sentence = String(await asked.textContent());
  await page.evaluate(() => {
    document.body.dataset.same = '';
  });
  stage.close();

  await server.release();
  secondBuild(dist);
  await server.start();

  // The worker of the new build takes over while the match is on the table.
  await expect(page.locator('.connection-banner > p')).toHaveCount(0, { timeout: 60_000 });
  await page.evaluate(async () => {
    const taken = new Promise<void>((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    });
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    await taken;
  });
  await expect(page.locator('body[data-same]')).toBeAttached();
  await expect(asked).toHaveText(sentence);
  // Files of the first build that this page has not asked for so far, and no worker keeps.
  const device = page.waitForResponse((response) =>
    /\/assets\/another-device-.+\.js$/.test(response.url()),
  );
  await page.locator('.table-menu > [aria-expanded]').click();
  await page.locator('.table-menu-list').getByRole('button', { name: 'another device' }).click();
  const answer = await device;
  expect(answer.ok()).toBe(true);
  expect(readdirSync(join(dist, 'second/assets'))).not.toContain(answer.url().split('/').at(-1));
  await expect(page.getByRole('dialog').locator('.another-device')).toBeVisible();
  await page.keyboard.press('Escape');
  // And it is played on.
  await stage.ada.types();
  await expect
    .poll(async () => {
      await stage.ada.types();
      return page.locator('.seat-list').ariaSnapshot();
    })
    .not.toBe(match);
  await expect(page.locator('body[data-same]')).toBeAttached();
  expect(await scripts()).toEqual(first);

  await page.reload();
  await expect(page.locator('.table .seat-list')).toBeVisible();
  expect(await scripts()).not.toEqual(first);
  await page.context().close();
  await server.stop();
  rmSync(dist, { recursive: true, force: true });
});
