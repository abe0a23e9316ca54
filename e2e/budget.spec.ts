import { expect } from '@playwright/test';
import { run } from '../tools/bench/web.ts';
import { test } from './test.ts';

test('what a browser loads stays within the bars, compressed', { tag: '@change' }, async () => {
  const { home, table, games } = await run();
  expect(home.js).toBeLessThanOrEqual(90_000);
  expect(home.css).toBeLessThanOrEqual(20_000);
  expect(home.fonts).toBeLessThanOrEqual(50_000);
  expect(table.js).toBeLessThanOrEqual(180_000);
  for (const { js } of Object.values(games)) expect(js).toBeLessThanOrEqual(60_000);
});
