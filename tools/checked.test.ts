import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprintOf, Passed } from '../scripts/checked.mjs';

let root: string;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tablee-'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  write('.gitignore', 'node_modules/\n');
  write('package.json', '{}');
  write('packages/a/one.ts', '1');
  write('packages/b/two.ts', '2');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const ofA = (): string => String(fingerprintOf(root, ['packages/a/']));

test("a change of a check's inputs, of files at the root or of the check itself is noticed, others are not", () => {
  const seen = new Set([ofA()]);
  const changes: [string, string][] = [
    ['packages/a/one.ts', '1 '],
    ['packages/a/more.ts', ''],
    ['package.json', '{ }'],
    ['scripts/check.mjs', ''],
    ['tools/lint/rule.js', ''],
  ];
  for (const [path, text] of changes) {
    write(path, text);
    expect(seen.has(ofA()), path).toBe(false);
    seen.add(ofA());
  }
  rmSync(join(root, 'packages/a/more.ts'));
  expect(seen.has(ofA())).toBe(false);
  const before = ofA();
  write('packages/b/two.ts', '3');
  write('node_modules/c/three.ts', '');
  expect(ofA()).toBe(before);
  expect(fingerprintOf(root, [''])).not.toBe(before);
});

test('a check has passed on what it has passed on, and on nothing else', () => {
  const passed = new Passed(root);
  expect(passed.has('types of a', ofA())).toBe(false);
  passed.add('types of a', ofA());
  expect([passed.has('types of a', ofA()), passed.has('types of b', ofA())]).toEqual([true, false]);
  write('packages/a/one.ts', 'else');
  expect(passed.has('types of a', ofA())).toBe(false);
});

test('where git knows nothing, every check is done', () => {
  rmSync(join(root, '.git'), { recursive: true });
  expect(fingerprintOf(root, [''])).toBeNull();
  const passed = new Passed(root);
  passed.add('types', null);
  expect(passed.has('types', null)).toBe(false);
});
