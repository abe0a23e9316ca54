import { fileURLToPath } from 'node:url';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import noFloatingScript from './no-floating-script.js';
import noPageState from './no-page-state.js';
import noSleep from './no-sleep.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tablee = {
  rules: {
    'no-floating-script': noFloatingScript,
    'no-page-state': noPageState,
    'no-sleep': noSleep,
  },
};

/** Types are what is dear of this lint: they are read where scripts are written, and before anything lands everywhere. */
const TYPED = ['landing', 'full'].includes(process.env.TABLEE_TESTS)
  ? ['**/*.ts', '**/*.tsx']
  : ['packages/engine/**/*.ts', 'packages/rules/**/*.ts'];

/** What belongs to the page or the person, however many tables stand on it. */
const OF_THE_PAGE = [
  'router.ts',
  'sound/synth.ts',
  'stores/learning.ts',
  'stores/settings.ts',
  // A screen reader has one voice.
  'kit/announcer.ts',
  // What a person prefers in a game.
  'games/*/questions/preference.ts',
  'games/*/decks/saved.ts',
];

/** What would make the same answers lead elsewhere, on another machine or the second time. */
const IMPURE = [
  {
    selector: 'MemberExpression[object.name="globalThis"]',
    message: 'rules know nothing of the machine that they run on',
  },
  {
    selector: 'MemberExpression[object.name="Intl"]',
    message: 'what it says depends on the machine',
  },
  {
    selector:
      'Program > VariableDeclaration[kind="let"], Program > ExportNamedDeclaration > VariableDeclaration[kind="let"]',
    message: 'all matches share a variable of the module: the state belongs to the table',
  },
];

/** What would keep a script from asking, or from being asked again. */
const UNASKED = [
  {
    selector: 'TryStatement[finalizer]:has(YieldExpression)',
    message: 'an abandoned script skips `finally`',
  },
  {
    selector: 'YieldExpression[delegate=false]',
    message: 'scripts ask with `yield* ask(...)`',
  },
];

/** What a script may do. Promises are judged with the types (`types.config.json`); which way imports may point is in `boundaries.config.js`. */
export default defineConfig(
  {
    ignores: ['**/dist/**', '**/node_modules/**', '**/*.generated.ts', '**/*.js', '**/gallery/**'],
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: {
      parser: tseslint.parser,
    },
    plugins: { tablee },
    linterOptions: { reportUnusedDisableDirectives: false },
  },
  {
    files: TYPED,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: { 'tablee/no-floating-script': 'error' },
  },
  {
    files: ['apps/web/src/**'],
    ignores: ['**/*.test.{ts,tsx}', ...OF_THE_PAGE.map((file) => `apps/web/src/${file}`)],
    rules: { 'tablee/no-page-state': 'error' },
  },
  {
    files: ['**/*.{test,contract}.{ts,tsx}', '**/testing/**', 'e2e/**'],
    rules: { 'tablee/no-sleep': 'error' },
  },
  {
    files: ['packages/engine/src/**', 'packages/rules/src/**'],
    ignores: ['**/*.test.ts'],
    rules: {
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
      'no-restricted-syntax': ['error', ...IMPURE, ...UNASKED],
    },
  },
  {
    // A generator of the words yields sentences: words ask nobody.
    files: ['packages/engine/src/script/script.ts', 'packages/rules/src/games/*/words/**'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...IMPURE] },
  },
  {
    // Counts and lists in words are of the reader's language; how much a test run does is asked of the process.
    files: ['packages/engine/src/words/grammar.ts', 'packages/engine/src/testing/effort.ts'],
    rules: { 'no-restricted-syntax': ['error', ...UNASKED] },
  },
);
