import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { GAME_IDS } from '@tablee/rules/catalogue.ts';
import { loadScenes } from '@tablee/rules/scenes.ts';
import { expect, test } from 'vitest';
import { scenesOf } from '../../apps/web/gallery/scenes.ts';
import type { Route } from '../../apps/web/src/router.ts';
import type { TableState } from '../../apps/web/src/stores/table.ts';
import { OF_EACH_GAME, SHOTS } from './house.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const WEB = join(ROOT, 'apps', 'web');
const ALL = [...SHOTS, ...OF_EACH_GAME];

// One more of these in the client is one more here, or it does not compile.
const ROUTES = {
  home: true,
  room: true,
  pass: true,
  match: true,
  savedMatch: true,
  learn: true,
  rules: true,
  decks: true,
  credits: true,
  notFound: true,
} satisfies Record<Route['at'], true>;
const DIALOGS = {
  palette: true,
  primer: true,
  changes: true,
  turnAid: true,
  hand: true,
  settings: true,
  shortcuts: true,
  device: true,
  restart: true,
  leave: true,
} satisfies Record<NonNullable<TableState['dialog']>, true>;
const PANELS = { log: true, chat: true, rules: true } satisfies Record<
  NonNullable<TableState['panel']>,
  true
>;

const shown = <T>(of: (shot: (typeof SHOTS)[number]) => T | undefined): Set<T> =>
  new Set((ALL as typeof SHOTS).flatMap((shot) => of(shot) ?? []));

test('the sheet shows every page, every window and every panel', () => {
  expect([...shown(({ at }) => at)].sort()).toEqual(Object.keys(ROUTES).sort());
  expect([...shown(({ dialog }) => dialog)].sort()).toEqual(Object.keys(DIALOGS).sort());
  expect([...shown(({ panel }) => panel)].sort()).toEqual(Object.keys(PANELS).sort());
});

test('every part with a stylesheet of its own is in sight on a picture of the sheet', () => {
  const seen = new Set(ALL.flatMap(({ shows }) => shows));
  const unseen = globSync('src/screens/**/*.css', { cwd: WEB }).filter((path) => {
    const css = readFileSync(join(WEB, path), 'utf8');
    const classes = [...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name as string);
    return !classes.some((name) => seen.has(name));
  });
  expect(unseen).toEqual([]);
});

/** Games with scenes of their own there. */
const FILES = readdirSync(join(WEB, 'gallery', 'scenes')).map((file) => basename(file, '.ts'));

test.each(GAME_IDS)('the sheet shows every scene of %s', async (game) => {
  const [all, laid] = await Promise.all([scenesOf(game), loadScenes(game)]);
  const own = FILES.includes(game)
    ? ((await import(`../../apps/web/gallery/scenes/${game}.ts`)) as { scenes: object }).scenes
    : {};
  expect(Object.keys(all)).toEqual(
    expect.arrayContaining([...Object.keys(own), ...Object.keys(laid.scenes)]),
  );
  expect(Object.keys(all).length).toBeGreaterThan(1);
});

test('scenes of the gallery are of existing games', () => {
  expect([...GAME_IDS]).toEqual(expect.arrayContaining(FILES));
});

test('a name belongs to one screen', () => {
  for (const shots of [SHOTS, OF_EACH_GAME]) {
    expect(new Set(shots.map(({ name }) => name)).size).toBe(shots.length);
  }
});
