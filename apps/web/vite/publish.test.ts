import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuilder } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publish } from './publish.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tablee-build-'));
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
  writeFileSync(join(root, 'main.js'), 'document.title = "Tablée";');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** As `vite build` does it. */
async function built(outDir: string): Promise<void> {
  const plugins = [publish()];
  const config = {
    root,
    logLevel: 'silent',
    configFile: false,
    plugins,
    build: { outDir },
  } as const;
  await (await createBuilder(config)).buildApp();
}
const current = (): string => readFileSync(join(root, 'dist', 'current'), 'utf8');

test('a build becomes the current one when it is whole; one that fails changes nothing', async () => {
  await built('dist/build-1');
  expect(current()).toBe('build-1');
  await built('dist/build-2');
  expect(current()).toBe('build-2');
  expect(existsSync(join(root, 'dist/build-1/index.html'))).toBe(true);
  for (const [i, gone] of ['./gone.js', '@nowhere/gone.js'].entries()) {
    writeFileSync(join(root, 'main.js'), `import "${gone}";`);
    await expect(built(`dist/build-${3 + i}`)).rejects.toThrow();
    expect(current()).toBe('build-2');
  }
});

test('the last five stay; files from before there were builds go with the first of them', async () => {
  mkdirSync(join(root, 'dist/assets'), { recursive: true });
  for (let n = 1; n <= 4; n += 1) await built(`dist/build-${n}`);
  expect(readdirSync(join(root, 'dist'))).toContain('assets');
  for (let n = 5; n <= 7; n += 1) await built(`dist/build-${n}`);
  const names = [3, 4, 5, 6, 7].map((n) => `build-${n}`);
  expect(readdirSync(join(root, 'dist')).sort()).toEqual([...names, 'current']);
});
