/**
 * pnpm sheet [--game G | --screens] [--only NAME] [--sizes all] [--looks all] [--accept]: every screen of the house and every
 * scene of every game as pictures on one page, .sheet/index.html; those that differ from the accepted ones come first.
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { GAME_IDS } from '@tablee/rules/catalogue.ts';
import { scenesOf } from '../../apps/web/gallery/scenes.ts';
import { findBrowser } from '../../scripts/browser.mjs';
import { build, ROOT } from '../../scripts/run.mjs';
import { flags } from '../arguments.ts';
import { Camera } from './camera.ts';
import { compared } from './compare.ts';
import { goesOver, SHOTS } from './house.ts';
import { looksOf, sizesOf } from './looks.ts';
import { sheetOf } from './page.ts';
import { inTurn } from './pool.ts';
import { Gallery } from './scenes.ts';

const FOLDER = join(ROOT, '.sheet');
/** Pages that are drawn at the same time. */
const AT_ONCE = 2;

const given = flags(
  process.argv.slice(2),
  {
    game: undefined,
    screens: undefined,
    only: undefined,
    sizes: undefined,
    looks: undefined,
    accept: undefined,
  },
  ['screens', 'accept'],
);
const games = GAME_IDS.filter((id) => given.game === undefined || id === given.game);
if (games.length === 0) {
  console.error(`--game takes one of ${GAME_IDS.join(', ')}`);
  process.exit(2);
}
const isWanted = (shot: string): boolean => given.only === undefined || shot === given.only;
const looks = looksOf(given.looks === 'all');
const sizes = sizesOf(given.sizes === 'all');

const began = performance.now();
rmSync(join(FOLDER, 'now'), { recursive: true, force: true });
mkdirSync(join(FOLDER, 'now'), { recursive: true });
const camera = new Camera(join(FOLDER, 'now'));
build();
const gallery = await Gallery.open();
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath === null ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
try {
  const scenes: (() => Promise<void>)[] = [];
  for (const game of given.screens === undefined ? games : []) {
    for (const scene of Object.entries(await scenesOf(game))) {
      if (!isWanted(scene[0])) continue;
      scenes.push(() => gallery.shows(browser, camera, game, scene, looks, sizes));
    }
  }
  const screens = looks.map(
    (look) => () =>
      goesOver(browser, {
        ...{ look, games, isWhole: given.game === undefined },
        async sees(page, group, shot) {
          if (!isWanted(shot)) return;
          const ofPanel = SHOTS.some(({ name, panel }) => name === shot && panel !== undefined);
          for (const size of sizes) await camera.takes(page, group, shot, look, size, ofPanel);
        },
        misses: (group, shot, error) => camera.fails(group, shot, error),
      }),
  );
  await inTurn([...screens, ...scenes], AT_ONCE);
} finally {
  await browser.close();
  gallery.close();
}
const seen = camera.pictures.map((picture) => ({
  ...picture,
  change: compared(join(FOLDER, 'now', picture.path), join(FOLDER, 'accepted', picture.path)),
}));
writeFileSync(join(FOLDER, 'index.html'), sheetOf(seen, camera.failures));
if (seen.length === 0) {
  console.error('no screen or scene of that name');
  process.exit(2);
}
if (given.accept !== undefined && camera.failures.length > 0) {
  console.error('not accepted: some pictures could not be taken');
} else if (given.accept !== undefined) {
  cpSync(join(FOLDER, 'now'), join(FOLDER, 'accepted'), { recursive: true });
}
const changed = seen.filter(({ change }) => change.is === 'changed').length;
const seconds = Math.round((performance.now() - began) / 1000);
console.log(`${seen.length} pictures in ${seconds} s, ${changed} changed: .sheet/index.html`);
for (const { group, shot, why } of camera.failures) console.error(`${group} · ${shot}: ${why}`);
process.exit(camera.failures.length === 0 ? 0 : 1);
