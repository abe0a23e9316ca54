import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ICruiseOptions, ICruiseResult } from 'dependency-cruiser';
import { cruise } from 'dependency-cruiser';
import { afterAll, expect, test } from 'vitest';
import { boundariesOf } from './boundaries.config.js';

const boundaries = boundariesOf({
  'packages/rules/src/games/a': ['state', 'flow'],
  'apps/web/src/games/a': ['art', 'map'],
});
const root = realpathSync(mkdtempSync(join(tmpdir(), 'boundaries-')));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Names of the rules that a small house breaks: texts by path. */
async function broken(files: Readonly<Record<string, string>>): Promise<string[]> {
  rmSync(root, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { options, forbidden } = boundaries;
  const settings = { ...options, ruleSet: { forbidden }, validate: true, baseDir: root };
  const { output } = await cruise(['.'], settings as unknown as ICruiseOptions);
  const { violations } = (output as ICruiseResult).summary;
  return [...new Set(violations.map((violation) => violation.rule.name))].sort();
}

const it = (path: string): string => `import { it } from '${path}';\nconsole.log(it);\n`;
const IT = 'export const it = 1;\n';
const GAME = 'packages/rules/src/games/a/index.ts';
const ZOD = {
  'node_modules/zod/package.json': '{"name":"zod","main":"index.js"}',
  'node_modules/zod/index.js': 'exports.it = 1;\n',
};

/** An arrow the wrong way for every rule: from, to, and how it is spelled. */
const ARROWS: readonly (readonly [
  rules: readonly string[],
  from: string,
  to: string,
  spelled: string,
])[] = [
  [['engine-alone'], 'packages/engine/src/a.ts', 'packages/bots/src/b.ts', '../../bots/src/b.ts'],
  [['engine-alone'], 'packages/engine/src/a.ts', '', 'node:crypto'],
  [['engine-alone'], 'packages/engine/src/a.ts', '', 'zod'],
  [
    ['engine-apart-from-its-tests'],
    'packages/engine/src/session/a.ts',
    'packages/engine/src/testing/b.ts',
    '../testing/b.ts',
  ],
  ...['apps/server/src/a.ts', 'apps/web/src/a.ts', 'packages/bots/src/a.ts'].map(
    (from) =>
      [
        ['testing-kit-in-tests'],
        from,
        'packages/engine/src/testing/index.ts',
        `${from.startsWith('apps') ? '../../../packages' : '../..'}/engine/src/testing/index.ts`,
      ] as const,
  ),
  [
    ['engine-by-its-doors'],
    'packages/rules/src/a.ts',
    'packages/engine/src/session/b.ts',
    '../../engine/src/session/b.ts',
  ],
  [
    ['lessons-with-opponents'],
    'apps/web/src/screens/learn/a.ts',
    'packages/bots/src/levels.ts',
    '../../../../../packages/bots/src/levels.ts',
  ],
  [['rules-on-engine'], 'packages/rules/src/a.ts', '', 'node:fs'],
  [['rules-on-engine'], GAME, '', 'zod'],
  [
    ['rules-apart-from-tests'],
    GAME,
    'packages/rules/src/games/a/testing/scene.ts',
    './testing/scene.ts',
  ],
  [
    ['rules-apart-from-tests'],
    GAME,
    'packages/engine/src/testing/index.ts',
    '../../../../engine/src/testing/index.ts',
  ],
  [
    ['rooms-downstream'],
    'packages/rules/src/games/a/state/one.ts',
    'packages/rules/src/games/a/flow/turn.ts',
    '../flow/turn.ts',
  ],
  [['rooms-downstream'], 'packages/rules/src/games/a/flow/turn.ts', GAME, '../index.ts'],
  [
    ['rooms-downstream'],
    'packages/rules/src/games/a/flow/turn.ts',
    'packages/rules/src/games/a/game.ts',
    '../game.ts',
  ],
  [
    ['games-by-their-doors'],
    'tools/report.ts',
    'packages/rules/src/games/a/state/state.ts',
    '../packages/rules/src/games/a/state/state.ts',
  ],
  [['games-apart'], GAME, 'packages/rules/src/games/b/cards/one.ts', '../b/cards/one.ts'],
  [['bots-apart'], 'packages/bots/src/a/bot.ts', 'packages/bots/src/b/bot.ts', '../b/bot.ts'],
  [
    ['bots-apart'],
    'packages/bots/src/a/bot.ts',
    'packages/rules/src/games/b/index.ts',
    '../../../rules/src/games/b/index.ts',
  ],
  [
    ['posters-apart'],
    'apps/web/src/games/a/poster.ts',
    'apps/web/src/games/a/board.ts',
    './board.ts',
  ],
  [
    ['rooms-downstream'],
    'apps/web/src/games/a/art/x.ts',
    'apps/web/src/games/a/map/y.ts',
    '../map/y.ts',
  ],
  [['games-apart'], 'apps/web/src/games/a/x.ts', 'apps/web/src/games/b/y.ts', '../b/y.ts'],
  [
    ['protocol-on-engine'],
    'packages/protocol/src/a.ts',
    'packages/rules/src/b.ts',
    '../../rules/src/b.ts',
  ],
  [['bots-on-rules'], 'packages/bots/src/a.ts', '', 'node:worker_threads'],
  [
    ['bots-on-rules', 'no-app-from-outside'],
    'packages/bots/src/a.ts',
    'apps/server/src/b.ts',
    '../../../apps/server/src/b.ts',
  ],
  [['server-apart-from-web'], 'apps/server/src/a.ts', 'apps/web/src/b.ts', '../../web/src/b.ts'],
  [
    ['server-knows-no-game'],
    'apps/server/src/a.ts',
    GAME,
    '../../../packages/rules/src/games/a/index.ts',
  ],
  [
    ['store-without-schemas'],
    'apps/server/src/store/sqlite-file.ts',
    'packages/protocol/src/common.ts',
    '../../../../packages/protocol/src/common.ts',
  ],
  [
    ['web-in-the-browser'],
    'apps/web/src/a.ts',
    'packages/bots/src/b.ts',
    '../../../packages/bots/src/b.ts',
  ],
  [['web-without-node'], 'apps/web/src/a.ts', '', 'node:path'],
  [
    ['house-knows-no-board'],
    'apps/web/src/home/a.ts',
    'apps/web/src/games/x/index.ts',
    '../games/x/index.ts',
  ],
];

test.each(ARROWS)('%j: %s may not import %s as %s', async (rules, from, to, spelled) => {
  const files = { ...ZOD, [from]: it(spelled), ...(to === '' ? {} : { [to]: IT }) };
  expect(await broken(files)).toEqual(rules);
});

test('no-circle: two files of a game may not need each other to run; their types may', async () => {
  const circle = (word: string) => ({
    'packages/rules/src/games/a/state/one.ts': `${word} { two } from './two.ts';\nexport type one = 1;\nexport const one = 1;\n`,
    'packages/rules/src/games/a/state/two.ts': `import { one } from './one.ts';\nexport const two = one;\n`,
  });
  expect(await broken(circle('export'))).toEqual(['no-circle']);
  expect(await broken(circle('export type'))).toEqual([]);
});

test('every rule has an arrow that breaks it', () => {
  const tried = new Set(['no-circle', ...ARROWS.flatMap(([rules]) => rules)]);
  const named = new Set(boundaries.forbidden.map(({ name }) => name));
  expect([...tried].sort()).toEqual([...named].sort());
});

const HOUSE = new URL('../../', import.meta.url);
/** Folders of a game that are no rooms: its proofs. */
const NO_ROOMS = ['testing'];
const WITH_ROOMS = ['packages/rules/src/games', 'apps/web/src/games'].flatMap((folder) =>
  readdirSync(new URL(folder, HOUSE), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`),
);

test.each(WITH_ROOMS)('%s: every folder is a room with its place in rooms.json', (game) => {
  const folders = readdirSync(new URL(game, HOUSE), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NO_ROOMS.includes(entry.name))
    .map(({ name }) => name);
  const list = new URL(`${game}/rooms.json`, HOUSE);
  const rooms: string[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  expect([...rooms].sort()).toEqual(folders.sort());
});

test('the arrows of the house are allowed', async () => {
  const files = {
    'packages/engine/src/index.ts': IT,
    'packages/engine/src/testing/index.ts': it('../index.ts') + IT,
    [GAME]: it('../../../../engine/src/index.ts') + IT,
    'packages/rules/src/catalogue.ts': "export const load = () => import('./games/a/index.ts');\n",
    'packages/bots/src/a/bot.ts': it('../../../rules/src/games/a/index.ts'),
    'apps/server/src/a.ts': it('../../../packages/rules/src/catalogue.ts').replaceAll('it', 'load'),
    'apps/web/src/house.ts': "export const load = () => import('./games/a/index.ts');\n",
    'apps/web/src/games/a/index.ts': IT,
    'packages/rules/src/games/a/index.test.ts': it('../../../../engine/src/testing/index.ts'),
  };
  expect(await broken(files)).toEqual([]);
});
