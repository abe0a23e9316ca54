import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, it } from 'vitest';
import rule from './no-floating-script.js';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: {
      projectService: { allowDefaultProject: ['*.ts'] },
      tsconfigRootDir: import.meta.dirname,
    },
  },
});

const script = 'function* script(): Generator<string, number, unknown> { yield ""; return 1; }\n';
const floating = [{ messageId: 'floating' }];

tester.run('no-floating-script', rule as never, {
  valid: [
    `${script}function* root() { yield* script(); }`,
    `${script}function* root() { const n = yield* script(); return n; }`,
    `${script}function* root() { return script(); }`,
    `${script}function hand(on: () => Generator) {} hand(() => script());`,
    'function plain() { return 1; } plain();',
    `${script}const hand = () => script();`,
    `${script}const now = true; function* root() { yield* now ? script() : script(); }`,
    `${script}let running: Generator | null = null; running = script();`,
    `${script}const card: { play(): Generator } = { play: () => script() };`,
    `${script}for (const asked of script()) asked.trim();`,
    `${script}script().next();`,
    `${script}function hand(on: () => Generator) { on().next(); } hand(script);`,
    `${script}function hand<T>(on: T) { return on; } hand(script);`,
    `${script}function hand<G extends Generator>(on: () => G) { return on(); } hand(script).next();`,
    `${script}const cards: (() => Generator)[] = []; cards.push(script);`,
    `${script}const running: Generator[] = []; running.push(script());`,
    `${script}const asked = new Set(script()); asked.clear();`,
    `${script}const kept: Generator = script(); kept.next();`,
  ],
  invalid: [
    { code: `${script}function* root() { script(); }`, errors: floating },
    { code: `${script}function* root() { const n = script(); }`, errors: floating },
    { code: `${script}function* root() { if (script()) return; }`, errors: floating },
    { code: `${script}const card = { play: script }; card.play();`, errors: floating },
    { code: `${script}const card = { play: script }; card?.play();`, errors: floating },
    { code: `${script}function* root() { void script(); }`, errors: floating },
    { code: `${script}function* root() { [1, 2].forEach(() => script()); }`, errors: floating },
    { code: `${script}function* root() { [1, 2].map(() => script()); }`, errors: floating },
    {
      code: `${script}function* root() { [1, 2].forEach(() => { return script(); }); }`,
      errors: floating,
    },
    {
      code: `${script}const now = true; function* root() { now ? script() : script(); }`,
      errors: [...floating, ...floating],
    },
    { code: `${script}let kept; function* root() { kept = script(); }`, errors: floating },
    { code: `${script}const now = true; function* root() { now && script(); }`, errors: floating },
    { code: `${script}function* root() { [script()].length; }`, errors: floating },
    { code: `${script}function* root() { (1, script()); }`, errors: floating },
    { code: `${script}function* root() { [1, 2].forEach(script); }`, errors: floating },
    { code: `${script}function* root() { [1, 2].map(script); }`, errors: floating },
    { code: `${script}function* root() { [1, 2].flatMap(() => script()); }`, errors: floating },
    {
      code: `${script}function* root() { [1, 2].forEach(function* () { yield* script(); }); }`,
      errors: floating,
    },
    { code: `${script}function hand(on: () => void) { on(); } hand(script);`, errors: floating },
    { code: `${script}function* root() { const kept: Generator = script(); }`, errors: floating },
    { code: `${script}function* root() { new Set([script()]); }`, errors: floating },
    { code: `${script}function* root() { new Map([[1, { it: script() }]]); }`, errors: floating },
  ],
});
