import type { Page } from '@playwright/test';

/** The table as a page shows it: seats, board, hand; without the hints for the last touch. */
export async function tableOf(page: Page): Promise<string[]> {
  const parts = ['.table-head', 'main', '#hand'].map((part) => page.locator(part).ariaSnapshot());
  const lines = (await Promise.all(parts)).join('\n').split('\n');
  // Whether the log lies open beside it is no part of the table, nor how many cards it leaves in sight, and a clock goes on.
  return lines.filter(
    (line) => !/- paragraph|- timer|button "(Log|Journal|More cards|D’autres cartes)"/.test(line),
  );
}
