import { fileURLToPath } from 'node:url';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import noFloatingScript from './no-floating-script.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tablee = { rules: { 'no-floating-script': noFloatingScript } };

const forbid = (patterns) => [
  'error',
  { patterns: patterns.map(([group, message]) => ({ group, message })) },
];
const notAnApp = [['**/apps/**', '@tablee/server*', '@tablee/web*'], 'nothing imports an app'];

/** Which way the arrows point: rules <- bots, protocol <- server, web. */
export default defineConfig(
  {
    ignores: ['**/dist/**', '**/node_modules/**', '**/*.generated.ts', '**/*.js', '**/gallery/**'],
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: root },
    },
    plugins: { '@typescript-eslint': tseslint.plugin, tablee },
    linterOptions: { reportUnusedDisableDirectives: false },
    rules: {
      'tablee/no-floating-script': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['packages/rules/src/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': forbid([
        [
          ['node:*', 'zod', 'react', '@tablee/*'],
          'rules are pure and import nothing but themselves',
        ],
        notAnApp,
      ]),
      'no-restricted-globals': [
        'error',
        'Date',
        'performance',
        'setTimeout',
        'setInterval',
        'console',
        'crypto',
        'structuredClone',
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'chance comes from `chance(...)`' },
        { property: 'localeCompare', message: 'the order would depend on the machine' },
        { property: 'toLocaleString', message: 'the text would depend on the machine' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TryStatement[finalizer]:has(YieldExpression)',
          message: 'an abandoned script skips `finally`',
        },
        {
          selector: 'YieldExpression[delegate=false]',
          message: 'scripts ask with `yield* ask(...)`',
        },
      ],
    },
  },
  { files: ['packages/rules/src/kernel/script.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['packages/rules/src/kernel/**', 'packages/rules/src/table/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': forbid([
        [['**/games/**', '**/testing/**', '**/registry*'], 'kernel and table know no game'],
      ]),
    },
  },
  {
    files: ['packages/rules/src/games/*/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': forbid([
        [
          ['node:*', 'zod', 'react', '@tablee/*'],
          'rules are pure and import nothing but themselves',
        ],
        [
          [
            '**/games/*',
            '../../royaumes-sauvages/**',
            '../../untamed/**',
            '../../unmatched/**',
            '../../sang-rancune/**',
            '../../cannibal-world/**',
          ],
          'games never import each other',
        ],
      ]),
    },
  },
  {
    files: ['packages/bots/src/**', 'packages/protocol/src/**'],
    rules: {
      'no-restricted-imports': forbid([
        [['node:*'], 'runs in the browser and in a worker alike'],
        notAnApp,
      ]),
    },
  },
  {
    files: ['apps/web/src/**'],
    rules: {
      'no-restricted-imports': forbid([
        [
          ['node:*', '@tablee/bots*', '@tablee/server*'],
          'the browser renders views and answers questions',
        ],
      ]),
    },
  },
  {
    files: ['apps/server/src/**'],
    rules: {
      'no-restricted-imports': forbid([
        [
          ['**/games/royaumes-sauvages/**', '@tablee/web*'],
          'the server knows no game: it loads them through the registry',
        ],
      ]),
    },
  },
);
