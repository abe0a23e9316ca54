import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { test as base } from '@playwright/test';
import type { Random } from '@tablee/engine';
import { seeded } from '@tablee/engine';
import { isFull } from '@tablee/engine/testing';
import { TestServer } from './server.ts';

/** The source of all choices of the tests: the same seed gives the same ones. */
const SEED = Number(process.env.TABLEE_SEED ?? 1);

/** A test of pages. One that fails says in one line how to run it again with the same choices. */
export const test = base.extend<{ repro: undefined; leaves: undefined }, { server: TestServer }>({
  // One that tests share: they meet in no room. A test that ends its server, or needs another one, starts its own.
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are wanted
    async ({}, use) => {
      // A test of the study of matches starts its own server: here each match that ends would be studied.
      const server = await TestServer.start({ STUDY_PERCENT: '0' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  // Pages that nobody looks at any more would be drawn, and would call for their server, until the last test.
  leaves: [
    async ({ browser }, use, info) => {
      await use(undefined);
      if (info.status !== info.expectedStatus) return;
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  repro: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are wanted
    async ({}, use, info) => {
      info.annotations.push({ type: 'seed', description: String(SEED) });
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      const { TABLEE_BROWSER: browser } = process.env;
      const settings = [
        `TABLEE_SEED=${SEED}`,
        ...(isFull ? ['TABLEE_TESTS=full'] : []),
        ...(browser === undefined ? [] : [`TABLEE_BROWSER=${browser}`]),
      ].join(' ');
      const place = `${relative(process.cwd(), info.file)}:${info.line}`;
      const title = info.titlePath.slice(1).join(' ').replaceAll("'", '.');
      console.log(`repro: ${settings} npx playwright test ${place} --grep '${escaped(title)}'`);
    },
    { auto: true },
  ],
});

const escaped = (text: string): string => text.replace(/[()[\]{}*+?^$|\\/]/g, '.');

/** How often each test has asked for chance. */
const asked = new WeakMap<object, number>();

/** Screens are visited for the contact sheet too, outside of any test. */
const NO_TEST = { titlePath: ['no test'] };

function running(): { readonly titlePath: readonly string[] } {
  try {
    return test.info();
  } catch {
    return NO_TEST;
  }
}

/** Chance for one use in the running test: the first, the second … use gets the same each time. */
export function newChance(): Random {
  const info = running();
  const count = (asked.get(info) ?? 0) + 1;
  asked.set(info, count);
  const digest = createHash('sha256')
    .update([SEED, ...info.titlePath, count].join('\n'))
    .digest();
  return seeded(digest.readUInt32LE());
}
