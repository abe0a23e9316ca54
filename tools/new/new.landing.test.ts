import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFull } from '@tablee/engine/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../../scripts/run.mjs';
import { cardFiles, type NewCard, newCard } from './cards.ts';
import { gameFiles, type NewGame, Refused } from './new.ts';

/** The house without what was built, with the same packages installed. */
const COPIED = ['apps', 'docs', 'e2e', 'packages', 'scripts', 'tools'];
const copy = mkdtempSync(join(tmpdir(), 'house-'));

beforeAll(() => {
  const isBuilt = (path: string): boolean => /\/(dist|builds|data|test-results)(\/|$)/.test(path);
  const copies = (name: string): void =>
    cpSync(join(ROOT, name), join(copy, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !isBuilt(path),
    });
  for (const name of COPIED) copies(name);
  for (const name of readdirSync(ROOT))
    if (/\.(json|ts|yaml)$|^\.gitignore$/.test(name)) copies(name);
  const installed = readdirSync(join(ROOT, 'node_modules'));
  for (const name of installed) if (/^[@a-z]/.test(name)) copies(join('node_modules', name));
  for (const name of ['.pnpm', '.bin']) {
    symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a script of the copy; returns its exit code and output. */
function runs(script: string, ...args: readonly string[]): { code: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, script), ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, TABLEE_TESTS: '' },
  });
  return { code: status, said: stdout + stderr };
}

/** Runs what has to succeed; if it fails, the test says what it said. Returns that. */
function succeeds(script: string, ...args: readonly string[]): string {
  const { code, said } = runs(script, ...args);
  expect(code, `${[script, ...args].join(' ')}\n${said}`).toBe(0);
  return said;
}

/** A digest of all that a new game or card may touch. */
function stateOf(): string {
  const hash = createHash('sha256');
  for (const folder of [
    'packages/rules/src',
    'packages/bots/src',
    'apps/web/src',
    'apps/web/icons',
  ]) {
    for (const path of readdirSync(join(copy, folder), {
      recursive: true,
      encoding: 'utf8',
    }).sort()) {
      const file = join(copy, folder, path);
      hash.update(path);
      if (statSync(file).isFile()) hash.update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

const VITEST = 'node_modules/vitest/vitest.mjs';

/** Why something is not made; nothing is written before it is clear that it can be. */
function refused(make: () => unknown): string {
  try {
    make();
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
  return 'made';
}

describe('an impossible request is refused, and nothing is written', () => {
  const games: readonly (readonly [NewGame, string])[] = [
    [{ id: 'Hearts' }, 'is no id'],
    [{ id: 'hearts-' }, 'is no id'],
    [{ id: 'new' }, 'is a word of the language'],
    [{ id: 'untamed' }, 'is there already'],
    [{ id: 'search' }, 'is there already'],
    [{ id: 'hearts', code: 'hea' }, 'is no code'],
    [{ id: 'hearts', code: 'ROY' }, 'begin with ROY'],
    [{ id: 'hearts', name: '<b>' }, 'is no name'],
  ];
  test.each(games)('game %j: %s', (game, message) => {
    expect(refused(() => gameFiles(copy, game))).toContain(message);
  });

  const cards: readonly (readonly [NewCard, string])[] = [
    [{ game: 'chess', id: 'rook' }, 'cards are made of these games: royaumes-sauvages, untamed'],
    [{ game: 'untamed', id: 'Fox' }, 'is no card of untamed: an Animal of a faction there is'],
    [{ game: 'untamed', id: 'dog-pup' }, 'there is no faction dog'],
    [{ game: 'untamed', id: 'fox-seer' }, 'is there already'],
    [{ game: 'untamed', id: 'fox-kit', picture: 'fox-head' }, 'the picture of something else'],
    [{ game: 'unmatched', id: 'merlin-staff' }, 'begins with no hero'],
    [{ game: 'cannibal-world', id: 'RA/77' }, 'the next one is RA/44'],
    [{ game: 'royaumes-sauvages', id: 'A42' }, 'the next one is A11'],
  ];
  test.each(cards)('card %j: %s', (card, message) => {
    expect(refused(() => cardFiles(copy, card))).toContain(message);
  });

  test('a missing picture is found out late, and all is taken back', () => {
    const before = stateOf();
    const make = () => newCard(copy, { game: 'untamed', id: 'fox-kit', picture: 'no-such-thing' });
    expect(refused(make)).toContain('the open set has no picture');
    expect(stateOf()).toBe(before);
  });

  test.each([
    ['tools/new/game.ts', ['untamed'], 'is there already'],
    ['tools/new/game.ts', ['hearts', 'spades'], 'one game at a time'],
    ['tools/new/game.ts', ['hearts', '--colour', 'red'], 'colour'],
    ['tools/new/card.ts', ['untamed'], 'name the game and the card'],
  ])('%s %j ends with an error in one line', (script, args, message) => {
    const before = stateOf();
    const { code, said } = runs(script, ...args);
    expect(said).toContain(message);
    expect(said).not.toContain('    at ');
    expect(code).toBe(1);
    expect(stateOf()).toBe(before);
  });
});

/** A card of each game, and the test that is made with it. */
const CARDS = [
  ['royaumes-sauvages', 'A11', 'decree-a11'],
  ['untamed', 'fox-kit', 'fox-kit'],
  ['unmatched', 'medusa-lair', 'medusa-lair'],
  ['sang-rancune', 'coup-de-coude', 'coup-de-coude'],
  ['cannibal-world', 'RA/44', 'ra-44'],
] as const;
/** The lines that a new game adds to the one list of games. */
const LINES = [
  "import { manifest as nightMarket } from './games/night-market/manifest.ts';",
  'nightMarket,',
];

test('a new game, and a new card of every game: they type check, pass their tests, and the game is played to its end by bots', () => {
  const catalogue = 'packages/rules/src/catalogue.ts';
  const before = readFileSync(join(copy, catalogue), 'utf8').split('\n');
  succeeds('tools/new/game.ts', 'night-market', '--name', 'Marché de nuit');
  const after = readFileSync(join(copy, catalogue), 'utf8').split('\n');
  const added = after.filter((line) => !before.includes(line));
  expect(added.map((line) => line.trim())).toEqual(LINES);
  for (const bots of ['random', 'sensible']) {
    const args = ['--game', 'night-market', '--matches', '5', '--bots', bots, '--json'];
    succeeds('tools/simulate/main.ts', ...args);
  }
  if (isFull) {
    succeeds('scripts/check.mjs');
    succeeds(VITEST, 'run', '-t', 'night-market');
  }
  for (const [game, id] of CARDS) newCard(copy, { game, id });
  for (const project of ['packages/rules', 'packages/bots', 'apps/web']) {
    expect(succeeds('node_modules/typescript/bin/tsc', '-p', project)).toBe('');
  }
  const tests = CARDS.map(([game, , file]) => `packages/rules/src/games/${game}/cards/${file}`);
  const judged = 'packages/bots/src/knowledge.test.ts';
  const game = 'packages/rules/src/games/night-market';
  const said = succeeds(VITEST, 'run', game, judged, ...tests);
  expect(said).toMatch(/Test Files .*9 passed/);
  for (const game of ['untamed', 'unmatched', 'sang-rancune', 'cannibal-world']) {
    const sheet = join(copy, `apps/web/src/games/${game}/art/pictures.svg`);
    expect(readFileSync(sheet, 'utf8')).toContain('<symbol id="uncertainty"');
  }
}, 1_200_000);
