import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconFiles } from './icons.ts';

test('icons and pictures are those that catalogues and tables name: node apps/web/scripts/build-icons.ts writes them', async () => {
  const stale: string[] = [];
  const files = await iconFiles();
  for (const [file, content] of files) {
    const kept = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
    if (kept !== content) stale.push(file);
  }
  expect(stale).toEqual([]);
  expect([...files.keys()].filter((file) => file.includes('/art/pictures.'))).toHaveLength(5);
});
