import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, it } from 'vitest';
import rule from './no-sleep.js';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });

const later = "import { setTimeout as later } from 'node:timers/promises';\n";
const errors = [{ messageId: 'sleep' }];

tester.run('no-sleep', rule as never, {
  valid: [
    `${later}// Real time: the database ends its own leases.\nawait later(3000);`,
    `async function at() {\n  // Real time: two kilometres of wire.\n  await new Promise((resolve) => setTimeout(resolve, 5));\n}`,
    'const timer = setTimeout(() => fail(), 500);',
    'await page.waitForFunction(() => true);',
    'await new Promise((resolve) => socket.once("end", resolve));',
    'await new Promise((resolve, reject) => { const timer = setTimeout(reject, 500); on(resolve, timer); });',
  ],
  invalid: [
    { code: 'await page.waitForTimeout(40);', errors },
    { code: 'const idle = () => friend.page.waitForTimeout(40);', errors },
    { code: `${later}await later(50);`, errors },
    { code: `${later}// Real time:\nawait later(50);`, errors },
    { code: `${later}// It needs a while.\nawait later(50);`, errors },
    {
      code: "import timers from 'node:timers/promises';\nawait timers.setTimeout(50);",
      errors,
    },
    { code: 'await new Promise((resolve) => setTimeout(resolve, 20));', errors },
    { code: 'await new Promise((done) => { setTimeout(done, 20); });', errors },
    { code: 'const quiet = () => new Promise((resolve) => setTimeout(resolve, 120));', errors },
  ],
});
