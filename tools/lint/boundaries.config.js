/**
 * Which way the arrows point: engine <- rules <- bots, protocol <- server, web. Checked on the files that imports resolve to,
 * so that no spelling of a path gets around it. `boundaries.test.ts` breaks each rule once.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const TESTS = '\\.test\\.tsx?$|/testing[^/]*\\.tsx?$|/testing/|^apps/web/gallery/';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const GAMES = 'packages/rules/src/games';
const BOARDS = 'apps/web/src/games';
const RUNS = { dependencyTypesNot: ['type-only'] };

/** The rooms of each game in a folder, as its `rooms.json` names them; a small one may have none. */
function roomsIn(folder) {
  const root = new URL(`../../${folder}/`, import.meta.url);
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const list = new URL(`${name}/rooms.json`, root);
      return [`${folder}/${name}`, existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []];
    });
}

/** The rooms of each game and of each board, by folder, upstream first: a room imports those before it, and the door imports them all. */
const ROOMS = Object.fromEntries([...roomsIn(GAMES), ...roomsIn(BOARDS)]);

/** One way between rooms. */
const roomsDownstream = (folder, rooms) =>
  rooms.map((room, i) =>
    rule(
      'rooms-downstream',
      'a room imports those before it',
      { path: `^${folder}/${room}/`, pathNot: TESTS },
      {
        path: [
          `^${folder}/(index|game|board)\\.tsx?$`,
          ...rooms.slice(i + 1).map((later) => `^${folder}/${later}/`),
        ],
        ...RUNS,
      },
    ),
  );

/** The one door of a game of the rules. */
const byItsDoor = (folder) =>
  rule(
    'games-by-their-doors',
    'a game is entered by its index.ts; manifest and rulebook load without it, words, scenes and lessons by themselves',
    { pathNot: `^${folder}/|${TESTS}` },
    {
      path: `^${folder}/`,
      pathNot:
        '/(index|manifest|rulebook/index|words/index|words/decks|words/describe|words/reasons|scenes/index|lessons/index|lessons/guide|lessons/glossary)\\.ts$|/testing/',
    },
  );

/** The configuration for games and boards with these rooms, by folder. */
export const boundariesOf = (rooms) => ({
  forbidden: [
    ...Object.entries(rooms).flatMap(([folder, order]) => roomsDownstream(folder, order)),
    ...Object.keys(rooms)
      .filter((folder) => folder.startsWith(GAMES))
      .map(byItsDoor),
    rule(
      'no-circle',
      'files do not need each other in a circle to run',
      { pathNot: TESTS },
      { circular: true, viaOnly: RUNS },
    ),
    rule(
      'engine-alone',
      'the engine imports nothing but itself',
      { path: '^packages/engine/src/', pathNot: '\\.test\\.ts$' },
      { pathNot: '^packages/engine/src/' },
    ),
    rule(
      'engine-apart-from-its-tests',
      'play knows nothing of the testing kit',
      { path: '^packages/engine/src/', pathNot: TESTS },
      { path: '^packages/engine/src/testing/' },
    ),
    rule(
      'testing-kit-in-tests',
      'what people play carries nothing that proves it',
      { path: '^(apps|packages/(bots|protocol))/', pathNot: TESTS },
      { path: '^packages/engine/src/testing/' },
    ),
    rule(
      'engine-by-its-doors',
      'the engine is entered by index.ts and testing/index.ts alone',
      { pathNot: '^packages/engine/' },
      {
        path: '^packages/engine/src/',
        pathNot: '^packages/engine/src/(testing/)?index\\.ts$',
      },
    ),
    rule(
      'rules-on-engine',
      'rules import nothing but the engine and themselves',
      { path: '^packages/rules/src/', pathNot: '\\.test\\.ts$' },
      { pathNot: '^packages/(engine|rules)/src/' },
    ),
    rule(
      'rules-apart-from-tests',
      'rules that are played know nothing of their tests',
      { path: '^packages/rules/src/', pathNot: TESTS },
      { path: TESTS },
    ),
    rule(
      'games-apart',
      'games never import each other',
      { path: '^(packages/rules|apps/web)/src/games/([^/]+)/' },
      {
        path: '^(packages/rules|apps/web)/src/games/[^/]+/',
        pathNot: '^[^/]+/[^/]+/src/games/$2/',
      },
    ),
    rule(
      'bots-apart',
      'a bot knows its own game alone',
      { path: '^packages/bots/src/([^/]+)/' },
      {
        path: '^packages/(bots/src|rules/src/games)/[^/]+/',
        pathNot: '/src/(games/)?$1/|^packages/bots/src/search/',
      },
    ),
    rule(
      'posters-apart',
      'posters are shown before any game is loaded',
      { path: '^apps/web/src/games/[^/]+/poster\\.ts$' },
      { pathNot: '^apps/web/src/(screens/home/poster\\.ts|ui/icons\\.generated\\.ts)$' },
    ),
    rule(
      'protocol-on-engine',
      'the protocol is schemas: it imports zod and the engine',
      { path: '^packages/protocol/src/', pathNot: '\\.test\\.ts$' },
      { pathNot: '^packages/(engine|protocol)/src/|/node_modules/zod/' },
    ),
    rule(
      'bots-on-rules',
      'bots run in the browser and in a worker alike',
      { path: '^packages/bots/src/', pathNot: '\\.test\\.ts$' },
      { pathNot: '^packages/(engine|rules|protocol|bots)/src/' },
    ),
    rule(
      'no-app-from-outside',
      'nothing imports an app',
      { path: '^packages/' },
      { path: '^apps/' },
    ),
    rule(
      'server-apart-from-web',
      'the server does not import the page',
      { path: '^apps/server/' },
      { path: '^apps/web/' },
    ),
    rule(
      'server-knows-no-game',
      'the server loads games through the catalogue',
      { path: '^apps/server/src/', pathNot: TESTS },
      { path: '^packages/rules/src/games/' },
    ),
    rule(
      'store-without-schemas',
      'the thread of the store reads no schema: zod would be most of what it starts with',
      { path: '^apps/server/src/store/', pathNot: TESTS },
      { path: '^packages/protocol/src/', pathNot: '/kept\\.ts$', ...RUNS },
    ),
    rule(
      'web-in-the-browser',
      'the browser renders views and answers questions',
      { path: '^apps/web/src/', pathNot: `^apps/web/src/screens/(learn|replay)/|${TESTS}` },
      { path: '^(packages/bots|apps/server)/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'lessons-with-opponents',
      'whoever learns or tries something plays in the page, against an opponent that answers at first sight, and with advice',
      { path: '^apps/web/src/screens/(learn|replay)/', pathNot: TESTS },
      {
        path: '^(packages/bots|apps/server)/',
        pathNot: '^packages/bots/src/(bot|gentle|advice)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'web-without-node',
      'the browser has no modules of Node',
      { path: '^apps/web/src/', pathNot: TESTS },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'house-knows-no-board',
      'a board is its own chunk: the house loads it when it is needed',
      { path: '^apps/web/src/', pathNot: `^apps/web/src/games/|${TESTS}` },
      { path: '^apps/web/src/games/[^/]+/', dynamic: false },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|builds|test-results)/|\\.generated\\.ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'apps/web/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
});

export default boundariesOf(ROOMS);
