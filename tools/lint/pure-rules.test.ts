import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The configuration of the house, without what needs the types of a whole project. */
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: `${import.meta.dirname}/eslint.config.js`,
  overrideConfig: {
    languageOptions: { parserOptions: { projectService: false } },
    rules: { 'tablee/no-floating-script': 'off' },
  },
  ruleFilter: ({ ruleId }) => ruleId.startsWith('no-restricted'),
});

async function refused(path: string, text: string): Promise<boolean> {
  const [result] = await eslint.lintText(text, { filePath: `${root}/${path}` });
  return (result?.errorCount ?? 0) > 0;
}

const RULES = 'packages/rules/src/games/untamed/flow/made-up.ts';

/** Code that would make a replay lead elsewhere, each way that it can be written. */
const IMPURE = [
  'export const now = () => Date.now();',
  'export const now = () => new Date();',
  'export const now = () => new globalThis.Date();',
  'export const draw = () => Math.random();',
  'export const draw = () => crypto.getRandomValues(new Uint8Array(1));',
  'export const later = (run: () => void) => setTimeout(run, 1);',
  'export const order = (a: string, b: string) => a.localeCompare(b);',
  'export const order = new Intl.Collator().compare;',
  'let drawn = 0; export const draw = () => { drawn += 1; return drawn; };',
  'export let drawn = 0;',
  'export function* root() { try { yield* ask(); } finally { end(); } }\ndeclare const ask: () => Generator;\ndeclare const end: () => void;',
  'export function* root() { yield 1; }',
];

test.each(IMPURE)('rules and engine may not have: %s', async (text) => {
  expect(await refused(RULES, text)).toBe(true);
  expect(await refused('packages/engine/src/session/made-up.ts', text)).toBe(true);
});

test('words may yield sentences, and nothing else that rules may not', async () => {
  const words = 'packages/rules/src/games/untamed/words/made-up.ts';
  expect(await refused(words, 'export function* lines() { yield "a line"; }')).toBe(false);
  expect(await refused(words, 'export const now = () => new globalThis.Date();')).toBe(true);
  expect(await refused(words, 'export let lines = 0;')).toBe(true);
});

test('a plain rule passes', async () => {
  const text =
    'export function* root() { let left = 3; left -= 1; yield* ask(left); }\ndeclare const ask: (n: number) => Generator;';
  expect(await refused(RULES, text)).toBe(false);
});
