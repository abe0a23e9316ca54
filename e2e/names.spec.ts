import { expect } from '@playwright/test';
import { FACTIONS } from '@tablee/rules/games/cannibal-world/index.ts';
import { catalogue } from '@tablee/rules/games/sang-rancune/index.ts';
import { nameOnTile } from '../apps/web/src/games/cannibal-world/creatures/tile-name.ts';
import { softened } from '../apps/web/src/kit/soft.ts';
import { largestHandOf, lateScenesOf } from './scenes.ts';
import { Stage } from './stage.ts';
import { test } from './test.ts';

/** Runs in the page. Names of creatures that are not there to be read, and why. */
function unread(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.cw-tile-name')].flatMap((name) => {
    const { width, height } = name.getBoundingClientRect();
    const size = Number.parseFloat(getComputedStyle(name).fontSize);
    const cut =
      name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1;
    const tile = name.closest('.cw-tile');
    // What says that it guards nothing takes the room of a second line.
    const isShort = tile?.querySelector('.cw-tile-unguarding') != null;
    const faults = [
      ...(width * height === 0 ? ['unseen'] : []),
      ...(size < 12 ? [`${size} px`] : []),
      ...(cut && !isShort ? ['cut'] : []),
    ];
    return faults.map((fault) => `${name.textContent}: ${fault}`);
  });
}

const NAMES = FACTIONS.flatMap(({ cards }) =>
  cards
    .filter(({ kind }) => kind === 'creature')
    .flatMap(({ name }) => [nameOnTile(name.fr), nameOnTile(name.en)]),
);

/** Runs in the page. Names that a tile among so many would part within a syllable or, up to four, cut. */
function cutAmong({ names, many }: { names: readonly string[]; many: number }): string[] {
  for (const zone of document.querySelectorAll<HTMLElement>('.cw-creatures')) {
    zone.style.setProperty('--count', String(many));
    while (zone.childElementCount < many) zone.append(document.createElement('li'));
  }
  const plain = '.cw-tile:not(:has(.cw-tile-life, .cw-tile-leader, .cw-tile-unguarding))';
  const name = document.querySelector<HTMLElement>(`${plain} .cw-tile-name`);
  if (name === null) return ['no creature'];
  return names.filter((each) => {
    name.textContent = each;
    name.style.overflowWrap = 'normal';
    const isCut = many <= 4 && name.scrollHeight > name.clientHeight + 1;
    return isCut || name.scrollWidth > name.clientWidth + 1;
  });
}

test('creatures of Cannibal World have their whole names on a phone, both ways', async ({
  browser,
  server,
}) => {
  const scenes = await lateScenesOf('cannibal-world', ['mainAction', 'tactical']);
  const stage = await Stage.open(browser, server, { locale: 'fr-FR', hasTouch: true });
  const { page } = stage.ada;
  for (const scene of scenes) {
    await stage.plays(scene);
    await expect(page.locator('.cw-tile-name').first()).toBeAttached();
    for (const [width, height] of [
      [360, 640],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => page.evaluate(unread), `${scene.name} ${width}x${height}`)
        .toEqual([]);
    }
  }
  await page.setViewportSize({ width: 360, height: 640 });
  for (const many of [4, 5, 6]) {
    expect
      .soft(await page.evaluate(cutAmong, { names: NAMES, many }), `${many} of them`)
      .toEqual([]);
  }
  expect(stage.ada.complaints).toEqual([]);
  stage.close();
});

const ON_CARDS = [...catalogue.cards.all].flatMap(({ name }) => [name.fr, name.en]);

/** Runs in the page. Names that a covered card of the hand would part within a syllable. */
function partedAmong(names: readonly string[]): string[] {
  const slots = document.querySelectorAll('#hand .hand-slot:not(:last-child)');
  const name = slots[0]?.querySelector<HTMLElement>('.card-frame-title');
  if (name == null) return ['no covered card'];
  name.style.overflowWrap = 'normal';
  return names.filter((each) => {
    name.textContent = each;
    return name.scrollWidth > name.clientWidth + 1;
  });
}

test('names of cards are parted between syllables on the slice of a covered card', async ({
  browser,
  server,
}) => {
  const scene = await largestHandOf('sang-rancune');
  const viewport = { width: 360, height: 640 };
  const stage = await Stage.open(browser, server, { locale: 'fr-FR', hasTouch: true, viewport });
  const { page } = stage.ada;
  await stage.plays(scene);
  await expect(page.locator('#hand .card-frame-title').first()).toBeAttached();
  expect(await page.evaluate(partedAmong, ON_CARDS)).not.toEqual([]);
  const parted = await page.evaluate(
    partedAmong,
    ON_CARDS.map((name) => softened(name)),
  );
  // A word of one long syllable has no place for a hyphen.
  expect(parted.filter((name) => !/Strength|Straight/.test(name))).toEqual([]);
  stage.close();
});
