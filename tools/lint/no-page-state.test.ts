import { fileURLToPath } from 'node:url';
import { ESLint, RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it, test } from 'vitest';
import rule from './no-page-state.js';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });

const zustand = "import { create } from 'zustand';\n";
const store = [{ messageId: 'store' }];
const variable = [{ messageId: 'variable' }];

tester.run('no-page-state', rule as never, {
  valid: [
    "import { tableStore } from './table-stores.ts';\nexport const useIt = tableStore(() => ({ on: false }));",
    `${zustand}export const storeFor = () => create(() => ({ on: false }));`,
    "import { create } from './pictures.ts';\nexport const picture = create();",
    'const LENGTH = 500;\nexport function later() { let left = LENGTH; left -= 1; return left; }',
  ],
  invalid: [
    { code: `${zustand}export const useIt = create(() => ({ on: false }));`, errors: store },
    {
      code: `${zustand}export const useIt = create<{ on: boolean }>()(() => ({ on: false }));`,
      errors: store,
    },
    {
      code: "import { createStore as made } from 'zustand/vanilla';\nconst store = made(() => ({}));",
      errors: store,
    },
    { code: "import * as z from 'zustand';\nconst useIt = z.create(() => ({}));", errors: store },
    { code: 'let timer: number | undefined;', errors: variable },
    { code: 'export let timer: number | undefined;', errors: variable },
  ],
});

const eslint = new ESLint({
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  overrideConfigFile: `${import.meta.dirname}/eslint.config.js`,
});
/** Whether the rule holds in a file of the house. */
async function isHeld(path: string): Promise<boolean> {
  const config = (await eslint.calculateConfigForFile(`apps/web/src/${path}`)) as {
    rules?: Record<string, unknown>;
  };
  return JSON.stringify(config.rules?.['tablee/no-page-state'])?.startsWith('[2') === true;
}

test('the rule holds for stores, tables and games, and not where something belongs to the page or the person', async () => {
  for (const path of [
    'stores/match.ts',
    'stores/connection.ts',
    'kit/moments.ts',
    'screens/table/table.tsx',
    'games/untamed/hand/always-use.tsx',
    'games/a-sixth-game/questions/aim.ts',
  ]) {
    expect([path, await isHeld(path)]).toEqual([path, true]);
  }
  for (const path of ['stores/settings.ts', 'games/untamed/questions/preference.ts']) {
    expect([path, await isHeld(path)]).toEqual([path, false]);
  }
});
