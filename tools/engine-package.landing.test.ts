import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const ENGINE = path('../packages/engine/');
const TSC = path('../node_modules/typescript/bin/tsc');
const npm = (cwd: string, ...args: string[]): string =>
  execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const node = (cwd: string, ...args: string[]): string =>
  execFileSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const project = mkdtempSync(join(tmpdir(), 'engine-package-'));
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** The types of the package are checked too. */
const STRICT = {
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  module: 'nodenext',
  target: 'es2024',
  types: [],
  lib: ['es2024'],
  allowImportingTsExtensions: true,
};

/** Each in turn takes one to three stones; the player who takes the last wins. Nobody knows what seat 0 has in its pocket. */
const GAME = `
import type { Game, Layers, Next, Script, Table } from '@tablee/engine';
import { ask } from '@tablee/engine';

interface Stones extends Layers {
  open: { left: number; winner: number | null };
  own: { pocket: string }[];
  deep: object;
}

function* turn(table: Table<Stones, { type: string; clause: string }>, seat: number): Script<Next | null> {
  const options = [1, 2, 3].filter((n) => n <= table.open.left).map((n) => ({ id: String(n) }));
  const [taken] = yield* ask(seat, { shape: 'pick', kind: 'take', clause: 'S-1', options, min: 1, max: 1, fallback: ['1'] });
  table.open.left -= Number(taken);
  table.emit({ type: 'taken', clause: 'S-1' });
  if (table.open.left > 0) return { script: 'turn', args: [1 - seat] };
  table.open.winner = seat;
  return null;
}

export const stones: Game<Stones, { type: string; clause: string }> = {
  id: 'stones',
  version: 1,
  resumesFrom: 1,
  replaysFrom: 1,
  seats: [2, 2],
  options: [],
  setup: () => ({
    state: { open: { left: 21, winner: null }, own: [{ pocket: 'a' }, { pocket: 'b' }], deep: {} },
    first: { script: 'turn', args: [0] },
  }),
  scripts: { turn: turn as never },
  leave: () => 'ignored',
  afterLeave: () => null,
  tally: () => ({}),
  outcome: ({ winner }) =>
    winner === null ? null : { ranks: [0, 1].map((seat) => (seat === winner ? 1 : 2)), scores: [0, 0] },
  explain: () => null,
  secrets: ({ own }, viewer) => [own.filter((_, seat) => seat !== viewer).map((half) => ({
    get face(): string { return half.pocket; },
    set face(face: string | number) { half.pocket = String(face); },
  }))],
  assert: () => {},
  cards: [],
  played: () => [],
};
`;

const PLAY = `
import { determinise, seeded } from '@tablee/engine';
import { expectLaws, playRandomly, proveNoLeaks } from '@tablee/engine/testing';
import { stones } from './stones.ts';

const table = { game: stones, seats: 2, options: {}, isOut: () => false };
expectLaws(table, [1, 2, 3]);
const { compared } = proveNoLeaks(stones, 2, {}, [1]);
if (compared === 0) throw new Error('nothing compared');
const early = playRandomly({ game: stones, seats: 2, seed: 1, atMost: 2 });
if (determinise(stones, early.position(), 0, seeded(1)) === null) throw new Error('nothing imagined');
const session = playRandomly({ game: stones, seats: 2, seed: 1 });
export const ranks = stones.outcome(session.state.open as never)?.ranks;
`;

test('a foreign project installs the packed engine, plays a game of its own on it and finds no other door', () => {
  node(ENGINE, 'build.mjs');
  const packed = npm(join(ENGINE, 'dist'), 'pack', '--silent', '--pack-destination', project);
  const tarball = packed.trim().split('\n').at(-1) as string;
  writeFileSync(join(project, 'package.json'), '{"name":"foreign","private":true,"type":"module"}');
  npm(project, 'install', '--offline', '--no-audit', '--no-fund', `./${tarball}`);
  expect(readdirSync(join(project, 'node_modules')).filter((name) => name[0] !== '.')).toEqual([
    '@tablee',
  ]);

  writeFileSync(join(project, 'stones.ts'), GAME);
  writeFileSync(join(project, 'play.ts'), PLAY);
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: STRICT }));
  node(project, TSC, '-p', '.');
  const say = "const { ranks } = await import('./play.ts'); console.log(ranks.toSorted().join());";
  expect(node(project, '--input-type=module', '--eval', say)).toBe('1,2\n');

  for (const inside of ['session/session.js', 'src/index.ts', 'index.js']) {
    writeFileSync(join(project, 'inside.mjs'), `import '@tablee/engine/${inside}';`);
    expect(() => node(project, 'inside.mjs')).toThrow('ERR_PACKAGE_PATH_NOT_EXPORTED');
  }
});
