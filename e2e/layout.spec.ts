import { expect, type Page } from '@playwright/test';
import { loadBot } from '@tablee/bots/bot.ts';
import type { Question } from '@tablee/engine';
import { optionsOf, randomPicks, Session, seeded, seededDice } from '@tablee/engine';
import { isFull } from '@tablee/engine/testing';
import { GAME_IDS, loadGame } from '@tablee/rules/catalogue.ts';
import { loadScenes } from '@tablee/rules/scenes.ts';
import { shownOf } from '@tablee/rules/testing/shown.ts';
import { atRest } from './at-rest.ts';
import { gamesOf } from './games.ts';
import { Playing } from './playing.ts';
import {
  endsOf,
  largestHandOf,
  lateScenesOf,
  leadingTo,
  questionsOf,
  type Scene,
} from './scenes.ts';
import { noteShifts, shiftsOf } from './shifts.ts';
import { Stage } from './stage.ts';
import { test } from './test.ts';
import { drawn } from './waits.ts';

const PICTURES = process.env.TABLEE_SCREENS === '1';

/** A phone both ways, a laptop at 200 %, the narrowest and the lowest window there are, the widest, and half of a phone's screen. */
const ON_A_CHANGE = [
  [360, 640],
  [320, 568],
  [844, 390],
  [683, 384],
  [1024, 600],
  [2560, 1440],
  [390, 390],
  [360, 320],
] as const;
/** Pixels of the board that are in sight at once, at least: where window is short, and in half of a phone's screen. */
const LEAST = { width: 300, height: 230, half: 165 };
const BEFORE_A_RELEASE = [
  ...ON_A_CHANGE,
  [667, 375],
  [768, 1024],
  [1366, 768],
  [1920, 1080],
] as const;
const SIZES = isFull || PICTURES ? BEFORE_A_RELEASE : ON_A_CHANGE;

test.describe.configure({ mode: 'parallel' });

/** The board's place, at rest; what keeps out from under the question is measured in the frame after that. */
async function boardAtRest(page: Page): Promise<string> {
  const place = await atRest(() => page.evaluate(placeOfBoard));
  await drawn(page);
  return place;
}

/** Spaces of a map that are smaller than `faults` allows have a finger's size after the first touch, which answers nothing. */
async function expectEnlarged(page: Page, where: string): Promise<void> {
  const space = page.locator('.um-space[data-lit]').first();
  const wide = async () => (await space.boundingBox())?.width ?? 0;
  if ((await space.count()) === 0 || (await wide()) >= 20) return;
  await space.tap();
  await expect.poll(wide, { message: `${where}: enlarged` }).toBeGreaterThan(43);
  const back = page.getByRole('button', { name: 'Réduire' });
  await expect(async () => {
    if (await back.isEnabled()) await back.click({ timeout: 500 });
    expect(await wide(), `${where}: as before`).toBeLessThan(20);
  }).toPass();
}

for (const game of GAME_IDS) {
  test(`${game}: the board stands at every size, and what it asks for can be touched`, async ({
    browser,
    server,
  }) => {
    test.slow();
    const { moments } = await shownOf(game);
    const isWhole = gamesOf(3).includes(game);
    const scenes = await lateScenesOf(game, isWhole ? moments : moments.slice(0, 1));
    const stage = await Stage.open(browser, server, { locale: 'fr-FR', hasTouch: true });
    const { page } = stage.ada;
    /** The board's place at each size, in the first moment. */
    const places = new Map<string, string>();
    for (const scene of scenes) {
      await stage.plays(scene);
      // Not the previous question.
      await expect(page.locator(`.question-bar[data-kind="${scene.name}"]`)).toBeVisible();
      await page.evaluate(dropRecap);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        if (width < 1100) await page.evaluate(closePanel);
        const place = await boardAtRest(page);
        const size = `${width}x${height}`;
        const where = `${game}-${scene.name}-${size}`;
        if (PICTURES) await page.screenshot({ path: `test-results/screens/${where}.png` });
        const isHalf = width < 560 && height <= 480;
        const least = { ...LEAST, ...(isHalf && { height: LEAST.half }) };
        await expectEnlarged(page, where);
        expect.soft(await page.evaluate(faults, least), where).toEqual([]);
        expect
          .soft(place, `${where}: another question, the same place`)
          .toBe(places.get(size) ?? place);
        places.set(size, place);
      }
    }
    expect(stage.ada.complaints).toEqual([]);
    stage.close();
  });
}

test('a word, a notice and a refusal push no board', async ({ browser, server }) => {
  const [scene] = await lateScenesOf('royaumes-sauvages', ['takeTurn']);
  const stage = await Stage.open(browser, server, { hasTouch: true });
  const { page } = stage.ada;
  await stage.plays(scene as Scene);
  const notice = page.locator('.table-notice');
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    if (width < 1100) await page.evaluate(closePanel);
    const before = await boardAtRest(page);
    await stage.interrupts('all');
    await expect(notice).toBeVisible();
    await page.locator('#hand [data-faded]').first().dispatchEvent('click');
    await expect(page.locator('.question-hint button')).toBeVisible();
    expect.soft(await page.evaluate(placeOfBoard), `${width}x${height}`).toBe(before);
    await page.locator('.question-hint button').click();
    await stage.interrupts('public');
    await expect(notice).toHaveCount(0);
  }
  stage.close();
});

test('every entry of the menu can be brought into the window', async ({ browser, server }) => {
  const scene = await largestHandOf('untamed');
  const stage = await Stage.open(browser, server, { locale: 'fr-FR' });
  const { page } = stage.ada;
  await stage.plays(scene);
  for (const [width, height] of [...ON_A_CHANGE, [640, 360]] as const) {
    await page.setViewportSize({ width, height });
    if (width < 1100) await page.evaluate(closePanel);
    await page.locator('.table-menu [aria-expanded]').click();
    const entries = await page.locator('.table-menu-list button').all();
    expect(entries.length).toBeGreaterThan(8);
    for (const entry of entries) {
      await entry.scrollIntoViewIfNeeded();
      const name = await entry.textContent();
      await expect.soft(entry, `${width}x${height}: ${name}`).toBeInViewport({ ratio: 0.99 });
    }
    await page.keyboard.press('Escape');
  }
  stage.close();
});

test('the end stands while its score comes: nothing in sight is pushed away', async ({
  browser,
  server,
}) => {
  const [scene] = await endsOf('sang-rancune');
  if (scene === undefined) throw new Error('no end');
  const stage = await Stage.open(browser, server, { viewport: { width: 390, height: 844 } });
  const { page } = stage.ada;
  let comes = () => {};
  const held = new Promise<void>((resolve) => {
    comes = resolve;
  });
  await page.route('**/assets/final-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await stage.plays(scene);
  await stage.answers(scene.picks);
  await expect(page.locator('.end-head h2')).toBeInViewport();
  await expect(page.locator('.end-more')).toBeAttached();
  await expect(page.locator('.end-more')).not.toBeInViewport();
  comes();
  await expect(page.locator('.end-score > *').first()).toBeInViewport();
  stage.close();
});

test('at the end, upright, what comes next stands above the score, and what looks back below it', async ({
  browser,
  server,
}) => {
  const [scene] = await endsOf('sang-rancune');
  if (scene === undefined) throw new Error('no end');
  const stage = await Stage.open(browser, server, { viewport: { width: 360, height: 640 } });
  const { page } = stage.ada;
  await stage.plays(scene);
  await stage.answers(scene.picks);
  await stage.ada.skipsToEnd();
  const score = page.locator('.end-score > *').first();
  await expect(score).toBeInViewport({ ratio: 0.1 });
  const topOf = async (selector: string): Promise<number> =>
    (await page.locator(selector).boundingBox())?.y ?? Number.NaN;
  const [next, result, looks] = [
    await topOf('.end-actions:not(.end-looks)'),
    await topOf('.end-score'),
    await topOf('.end-looks'),
  ];
  expect(next).toBeLessThan(result);
  expect(result).toBeLessThan(looks);
  expect(result).toBeLessThan(640 / 2);
  stage.close();
});

/** Per game: a question, a window, what must be seen there, and what must not lie over it. */
const SIDE_BY_SIDE = [
  // The box of the question rises from beside the hand.
  ['royaumes-sauvages', 'takeTurn', [1366, 768], '.rs-ring [data-place="k7"]', '.question-bar'],
  // The line of the last move, before a question with two answers that say their result.
  ['royaumes-sauvages', 'takeTurn', [390, 844], '.ticker', '.question-bar'],
  ['royaumes-sauvages', 'takeTurn', [360, 640], '.ticker', '.question-bar'],
  // Four cards in two rows, under two buttons in one.
  ['royaumes-sauvages', 'takeTurn', [667, 375], '#hand .hand-slot:last-child', '.question-bar'],
  ['unmatched', 'commitDefense', [844, 390], '.um-map', '.um-lane'],
  ['unmatched', 'commitDefense', [390, 844], '.um-party[data-part="defense"]', '.um-map-tools'],
  // What lies in the duel, and what is to come, beside the tokens of a low phone.
  ['unmatched', 'commitDefense', [360, 640], '.um-party-cards, .um-party-none', '.um-party-token'],
  // A whole hand beside the board, and no name under the numbers of its card.
  ['unmatched', 'commitDefense', [844, 390], '#hand .hand-slot', '.question-bar'],
  [
    'unmatched',
    'commitDefense',
    [844, 390],
    '.um-card .card-frame-title',
    '.um-card .card-frame-corner',
  ],
  [
    'unmatched',
    'moveFighters',
    [667, 375],
    '.um-card .card-frame-title',
    '.um-card .card-frame-mark',
  ],
  [
    'unmatched',
    'moveFighters',
    [360, 640],
    '.um-card .card-frame-title',
    '.um-card .card-frame-mark',
  ],
  // One short answer beside a short question.
  ['sang-rancune', 'stealItem', [844, 390], '.question-sentence', '.question-actions'],
  // Whom the creature strikes, over a trick that says what it does.
  ['sang-rancune', 'trickPlayed', [844, 390], '.sr-attack', '.sr-trick'],
  // What the trick does, on a low phone.
  ['sang-rancune', 'trickPlayed', [360, 640], '.sr-trick', '.sr-auto'],
] as const;

for (const game of ['royaumes-sauvages', 'unmatched', 'sang-rancune'] as const) {
  test(`${game}: what one looks at is whole, and nothing lies over it`, async ({
    browser,
    server,
  }) => {
    const rows = SIDE_BY_SIDE.filter(([of]) => of === game);
    const kinds = [...new Set(rows.map(([, kind]) => kind))];
    // While rallying is open: later a turn has one button.
    const early = game === 'royaumes-sauvages' ? await questionsOf(game) : null;
    const scenes =
      early?.filter(({ name }) => name === 'takeTurn') ?? (await lateScenesOf(game, kinds));
    const stage = await Stage.open(browser, server, { locale: 'fr-FR', hasTouch: true });
    const { page } = stage.ada;
    for (const scene of scenes) {
      await stage.plays(scene);
      await expect(page.locator(`.question-bar[data-kind="${scene.name}"]`)).toBeVisible();
      await page.evaluate(dropRecap);
      for (const [, kind, [width, height], seen, over] of rows) {
        if (kind !== scene.name) continue;
        await page.setViewportSize({ width, height });
        if (width < 1100) await page.evaluate(closePanel);
        await boardAtRest(page);
        const faulty = await page.evaluate(overlaps, [seen, over] as const);
        expect.soft(faulty, `${width}x${height}: ${over} over ${seen}`).toEqual([]);
      }
      if (scene.name === 'commitDefense') {
        await page.setViewportSize({ width: 844, height: 390 });
        const map = await atRest(() => page.locator('.um-map').boundingBox());
        // Of 540: what is told and the buttons under it left the map 340.
        expect.soft(map?.width).toBeGreaterThan(400);
        // The plates of the seats say it there; upright they have no room for it.
        const plated = page.locator('.um-count[data-plated]').first();
        await expect.soft(plated).toBeHidden();
        await expect.soft(page.locator('.um-army-names b').first()).toBeInViewport();
        await page.setViewportSize({ width: 360, height: 640 });
        await expect.soft(plated).toBeVisible();
        // A hero with a fourth number: Sinbad's voyages.
        const rows = await page
          .locator('.um-counts')
          .last()
          .evaluate((counts) => {
            const [, , discard, fourth] = counts.querySelectorAll('.um-count');
            if (discard !== undefined && fourth === undefined)
              counts.append(discard.cloneNode(true));
            const seen = [...counts.querySelectorAll<HTMLElement>('.um-count')];
            return new Set(
              seen.filter(({ offsetWidth }) => offsetWidth > 0).map((of) => of.offsetTop),
            ).size;
          });
        expect.soft(rows, 'rows of numbers').toBe(1);
      }
    }
    stage.close();
  });
}

/** Runs in the page: of what is looked at, all that reaches out of the window or lies under the other. Hands of Unmatched may scroll. */
function overlaps([seen, over]: readonly [string, string]): string[] {
  const boxes = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
  const [looked, covers] = [boxes(seen), boxes(over)];
  if (looked.length === 0 || covers.length === 0) return ['nothing there'];
  const told = ({ x, y, width, height }: DOMRect): string =>
    [x, y, width, height].map(Math.round).join(' ');
  const isOut = (box: DOMRect): boolean =>
    !seen.startsWith('.um-card') &&
    (box.bottom > window.innerHeight + 1 || box.right > window.innerWidth + 1);
  const isUnder = (box: DOMRect): boolean =>
    covers.some(
      (other) =>
        other.left < box.right - 1 &&
        other.right > box.left + 1 &&
        other.top < box.bottom - 1 &&
        other.bottom > box.top + 1,
    );
  return looked.filter((box) => isOut(box) || isUnder(box)).map(told);
}

test('the places of a kingdom stand in one row, and are touched as the kingdom', async ({
  browser,
  server,
}) => {
  const [scene] = await lateScenesOf('royaumes-sauvages', ['takeTurn']);
  const stage = await Stage.open(browser, server, { locale: 'fr-FR', hasTouch: true });
  const { page } = stage.ada;
  await stage.plays(scene as Scene);
  await page.evaluate(dropRecap);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    if (width < 1100) await page.evaluate(closePanel);
    await boardAtRest(page);
    expect.soft(await page.evaluate(partedPlaces), `${width}x${height}`).toEqual([]);
  }
  stage.close();
});

/** Runs in the page: places of a kingdom that stand below the first, reach out of it, or take its touch away. */
function partedPlaces(): string[] {
  return [...document.querySelectorAll('.rs-places')].flatMap((row, i) => {
    const all = [...row.children].map((place) => place.getBoundingClientRect());
    const { right } = row.getBoundingClientRect();
    const middles = all.map(({ top, height }) => Math.round(top + height / 2));
    const [first] = all;
    const x = (first?.left ?? 0) + (first?.width ?? 0) / 2;
    const y = middles[0] ?? 0;
    const touched = document.elementFromPoint(x, y);
    return [
      ...(Math.max(...middles) - Math.min(...middles) > 2 ? [`${i} has two rows`] : []),
      ...(Math.max(...all.map((box) => box.right)) > right + 1 ? [`${i} is cut`] : []),
      ...(touched?.closest('.rs-places') != null ? [`${i} is no part of its kingdom`] : []),
    ];
  });
}

test('wolves are whole under a trick in flight on the smallest phone, for a player and a watcher', async ({
  browser,
  server,
}) => {
  const playing = await Playing.of('sang-rancune');
  const { scenes, tableOf, positionOf } = await loadScenes('sang-rancune');
  const setting = { ...scenes.wolves, players: 4 };
  const begin = { ...tableOf(setting), from: positionOf(playing.game, setting) };
  let scene: Scene | undefined;
  playing.plays(begin, 1, {
    atMost: 60,
    onQuestion(session, seat, { kind }) {
      if (kind !== 'trickPlayed' || scene !== undefined) return;
      const position = session.position();
      scene = { game: 'sang-rancune', name: kind, seat, position, ...tableOf(setting) };
    },
  });
  const small = { locale: 'fr-FR', viewport: { width: 360, height: 640 } };
  const stage = await Stage.open(browser, server, small);
  const cy = await stage.watcher(browser, small);
  await stage.plays(scene as Scene);
  if (stage.hasRecap) await cy.dropsRecap();
  for (const { page } of [stage.ada, cy]) {
    const creature = await page.locator('.sr-monster').boundingBox();
    const tokens = await page.locator('.sr-tokens').boundingBox();
    const end = (box: typeof creature) => (box?.y ?? 0) + (box?.height ?? 0);
    expect(tokens?.height).toBeGreaterThanOrEqual(24);
    expect(end(tokens)).toBeLessThanOrEqual(end(creature));
  }
  stage.close();
});

// Nine of them, as the greatest table of wolves begins.
for (const [tokens, players, viewport] of [
  ['goblins', 3, { width: 390, height: 844 }],
  ['wolves', 6, { width: 360, height: 640 }],
] as const)
  test(`${tokens} leave whom they strike, and how hard, in sight on a phone`, async ({
    browser,
    server,
  }) => {
    const playing = await Playing.of('sang-rancune');
    const { scenes, tableOf, positionOf } = await loadScenes('sang-rancune');
    const setting = { ...scenes[tokens], players };
    const begin = { ...tableOf(setting), from: positionOf(playing.game, setting) };
    let scene: Scene | undefined;
    playing.plays(begin, 1, {
      atMost: 12,
      onQuestion(session, seat, { kind }) {
        if (kind !== 'setAttack' || scene !== undefined) return;
        const position = session.position();
        scene = { game: 'sang-rancune', name: kind, seat, position, ...tableOf(setting) };
      },
    });
    const stage = await Stage.open(browser, server, {
      ...MOVING_PHONE,
      viewport,
      locale: 'fr-FR',
    });
    await stage.plays(scene as Scene);
    const { page } = stage.ada;
    await expect(page.locator('button.sr-token')).toHaveCount(9);
    const end = (box: { y: number; height: number } | null) => (box?.y ?? 0) + (box?.height ?? 0);
    const last = await page.locator('.sr-token').last().boundingBox();
    const strikes = await page.locator('.sr-attack').boundingBox();
    expect(end(last)).toBeLessThanOrEqual(strikes?.y ?? 0);
    expect(end(strikes)).toBeLessThanOrEqual(
      end(await page.locator('.sr-monster').boundingBox()) + 1,
    );
    stage.close();
  });

/** The shift allowed within five seconds, as browsers measure it. */
const SHIFT = 0.02;
/** Things move as they do for most: slides are no shifts, jumps are. */
const MOVING_PHONE = {
  still: false,
  reducedMotion: 'no-preference',
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 844 },
} as const;

for (const game of GAME_IDS) {
  test(`${game}: a card that leaves the hand pushes nothing on a phone`, async ({
    browser,
    server,
  }) => {
    const { hand, moments } = await shownOf(game);
    const [scene] = await lateScenesOf(game, [hand ?? moments[0]]);
    const sensible = await loadBot('sensible', game);
    const stage = await Stage.open(browser, server, MOVING_PHONE);
    const { page } = stage.ada;
    await stage.plays(scene as Scene);
    await boardAtRest(page);
    await page.evaluate(noteShifts);
    await stage.answersBy((view, question) => sensible(view, question, seeded(1)));
    await atRest(() => page.evaluate(() => window.shifts.length));
    await expect(page.locator('.question-bar[data-moment]')).toHaveCount(0);
    await drawn(page);
    const { shifts, sum } = await shiftsOf(page);
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(SHIFT);
    stage.close();
  });
}

test('the cards of a battle that are turned up move nothing on a phone', async ({
  browser,
  server,
}) => {
  const scene = await leadingTo('royaumes-sauvages', ['battleRevealed'], ['battleRound']);
  const stage = await Stage.open(browser, server, MOVING_PHONE);
  const { page } = stage.ada;
  await stage.plays(scene);
  await boardAtRest(page);
  const placeOf = (selector: string) => page.locator(`.rs-battle ${selector}`).boundingBox();
  const places = () => Promise.all(['header', '.rs-fighters', '.rs-battle-note'].map(placeOf));
  const before = await places();
  await page.evaluate(noteShifts);
  await stage.answers(scene.picks);
  await expect(page.locator('.rs-battle .rs-shown').first()).toBeVisible();
  await expect(page.locator('.question-bar[data-moment]')).toHaveCount(0);
  await drawn(page);
  const cut = await page
    .locator('.rs-battle')
    .evaluate((stage) => stage.scrollHeight - stage.clientHeight);
  expect(cut, 'the battle is cut').toBeLessThanOrEqual(0);
  const tops = (all: typeof before) => all.map((box) => [box?.y, box?.height]);
  expect(tops(await places())).toEqual(tops(before));
  const { shifts, sum } = await shiftsOf(page);
  // Of the bar, this one thing may take half.
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(SHIFT / 2);
  stage.close();
});

test('a question that grows on a phone turned moves no box of the hand, and leaves every card in reach', async ({
  browser,
  server,
}) => {
  const [scene] = await lateScenesOf('unmatched', ['chooseAction']);
  const stage = await Stage.open(browser, server, {
    ...MOVING_PHONE,
    viewport: { width: 844, height: 390 },
  });
  const { page } = stage.ada;
  await stage.plays(scene as Scene);
  await boardAtRest(page);
  const hand = page.locator('#hand');
  const place = await hand.boundingBox();
  await page.evaluate(noteShifts);
  const question = page.locator('.question-bar');
  await question.evaluate((bar) =>
    bar.insertAdjacentHTML('beforeend', '<p style="width: 100%; height: 90px"></p>'),
  );
  const cards = page.locator('#hand .card-touch');
  const top = async () => (await cards.first().boundingBox())?.y ?? 0;
  const below = await atRest(top);
  const bar = await question.boundingBox();
  expect(below).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  expect(await hand.boundingBox()).toEqual(place);
  const { shifts, sum } = await shiftsOf(page);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(SHIFT / 4);
  await cards.last().scrollIntoViewIfNeeded();
  const end = await atRest(async () => {
    const last = await cards.last().boundingBox();
    return (last?.y ?? 0) + (last?.height ?? 0);
  });
  // A card leans by a fraction of a pixel.
  expect(end).toBeLessThan(391);
  stage.close();
});

test('the worth of a creature stands clear of the choice when to react, whatever it is', async ({
  browser,
  server,
}) => {
  const [scene] = await lateScenesOf('sang-rancune', ['beforeReveal']);
  const viewport = { width: 360, height: 640 };
  const stage = await Stage.open(browser, server, { locale: 'fr-FR', hasTouch: true, viewport });
  const { page } = stage.ada;
  await stage.plays(scene as Scene);
  const prize = page.locator('.sr-prize');
  await prize.evaluate((worth) => {
    const [type] = document.querySelectorAll('.sr-type');
    const word = type?.lastElementChild ?? type?.lastChild;
    if (word?.textContent != null) word.textContent = ' Mort-vivant';
    if (worth.querySelector('small') === null)
      worth.insertAdjacentHTML('beforeend', '<small>+3</small>');
  });
  const worth = await prize.boundingBox();
  const choice = await page.locator('.sr-auto-all').boundingBox();
  expect((worth?.x ?? 0) + (worth?.width ?? 0)).toBeLessThanOrEqual((choice?.x ?? 0) - 3);
  stage.close();
});

test('a hero with many signs takes no more height than one with few', async ({
  browser,
  server,
}) => {
  const [scene] = await lateScenesOf('sang-rancune', ['setAttack']);
  const viewport = { width: 360, height: 640 };
  const stage = await Stage.open(browser, server, { locale: 'fr-FR', hasTouch: true, viewport });
  const { page } = stage.ada;
  await stage.plays(scene as Scene);
  const height = () => page.locator('.sr-spine').evaluate((spine) => spine.clientHeight);
  const before = await height();
  await page
    .locator('.sr-badges')
    .first()
    .evaluate((signs) => {
      const [one] = signs.children;
      for (let more = 0; more < 8; more += 1) if (one) signs.append(one.cloneNode(true));
    });
  expect(await height()).toBe(before);
  const cut = await page
    .locator('.sr-badges')
    .first()
    .evaluate((signs) => {
      const row = signs.getBoundingClientRect();
      const seen = [...signs.children]
        .map((sign) => sign.getBoundingClientRect())
        .filter(({ top }) => top < row.bottom);
      return seen.filter(({ left, right }) => left < row.left - 1 || right > row.right + 1).length;
    });
  expect(cut, 'signs that are seen in part').toBe(0);
  stage.close();
});

test('sang-rancune: whatever is asked, and whatever lies below it, the creature, the heroes and the hand keep their places', async ({
  browser,
  server,
}) => {
  const [scene] = await lateScenesOf('sang-rancune', ['setAttack']);
  const stage = await Stage.open(browser, server, { locale: 'fr-FR', hasTouch: true });
  const { page } = stage.ada;
  await stage.plays(scene as Scene);
  const places = () =>
    page.evaluate(() =>
      ['.sr-portrait', '.sr-life', '.sr-attack', '.sr-spine', '.hand-slot:last-child'].map((of) => {
        const { x, y, width } = document.querySelector(of)?.getBoundingClientRect() ?? {};
        return [of, x, y, width].join(' ');
      }),
    );
  for (const [width, height] of [
    [844, 390],
    [667, 375],
    [360, 640],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(closePanel);
    await boardAtRest(page);
    const before = await places();
    for (const mark of ['word', 'blows', 'trick', 'nothing', 'auto']) {
      await page.evaluate((on) => {
        const board = document.querySelector<HTMLElement>('.sr');
        if (board === null) return;
        for (const each of ['word', 'blows', 'trick', 'auto']) delete board.dataset[each];
        board.dataset[on] = 'true';
        const asked = document.querySelector<HTMLElement>('.sr-react');
        asked?.style.setProperty('display', on === 'nothing' ? 'none' : '');
      }, mark);
      expect.soft(await places(), `${mark} at ${width}x${height}`).toEqual(before);
    }
  }
  stage.close();
});

/** A camp of Sang Rancune in which an offer has just been made: the match, and the seat that may take it. */
async function offered() {
  const made = await leadingTo('sang-rancune', ['offerMade']);
  const game = await loadGame('sang-rancune');
  const session = new Session(game, made.position, { dice: seededDice(seeded(1)) });
  expect(session.answer(made.seat, made.picks).ok).toBe(true);
  const seat = (session.awaited()?.seats ?? []).find((one) =>
    optionsOf(session.questionOf(one)).some(({ verb }) => verb === 'accept'),
  ) as number;
  return { made, session, seat };
}

test('an offer in the camp lies whole in sight with its answers, and makes the question no higher', async ({
  browser,
  server,
}) => {
  const { made, session, seat } = await offered();
  const scene = { ...made, seat, position: session.position() };
  const stage = await Stage.open(browser, server, { locale: 'fr-FR', hasTouch: true });
  const { page } = stage.ada;
  await stage.plays(scene);
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [844, 390],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(closePanel);
    await boardAtRest(page);
    const size = `${width}x${height}`;
    const answers = page.locator('.sr-offer').first().locator('.sr-act');
    await expect(answers, size).toHaveCount(2);
    for (const answer of await answers.all()) {
      const isOnTop = await answer.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const at = [0.1, 0.9].map((part) =>
          document.elementFromPoint(x + part * width, y + part * height),
        );
        return at.every((top) => top !== null && button.contains(top));
      });
      expect.soft(isOnTop, size).toBe(true);
    }
    await expect(page.locator('.question-actions [data-option]'), size).toHaveCount(1);
  }
  stage.close();
});

test('an offer that is refused lets the next one slide to its place on a phone', async ({
  browser,
  server,
}) => {
  const { made, session, seat } = await offered();
  const find = (seat: number, verb: string) =>
    optionsOf(session.questionOf(seat)).filter((option) => option.verb === verb);
  const seats = () => session.awaited()?.seats ?? [];
  // The same goods, or others, from another one.
  const random = seeded(1);
  for (let tries = 0; tries < 20 && find(seat, 'accept').length < 2; tries += 1) {
    const giver = seats().find((one) => one !== seat && one !== made.seat) ?? made.seat;
    const offers = find(giver, 'offer').filter((option) => option.seat === seat);
    const picks = offers[0]?.id ?? randomPicks(session.questionOf(giver) as Question, random);
    session.answer(giver, [picks].flat());
  }
  const scene = { ...made, seat, position: session.position() };
  const stage = await Stage.open(browser, server, { ...MOVING_PHONE, locale: 'fr-FR' });
  const { page } = stage.ada;
  await stage.plays(scene);
  await expect(page.locator('.sr-offer')).toHaveCount(2);
  await boardAtRest(page);
  await page.evaluate(noteShifts);
  await stage.answers([find(seat, 'refuse')[0]?.id as string]);
  await expect(page.locator('.sr-offer')).toHaveCount(1);
  await drawn(page);
  const { shifts, sum } = await shiftsOf(page);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(SHIFT);
  stage.close();
});

test('five plates leave the menu its place on a phone', async ({ browser, server }) => {
  const [scene] = await lateScenesOf('royaumes-sauvages', ['takeTurn']);
  const viewport = { width: 360, height: 640 };
  const stage = await Stage.open(browser, server, { hasTouch: true, viewport });
  const { page } = stage.ada;
  await stage.plays(scene as Scene);
  const over = await page.evaluate(() => {
    const head = document.querySelector<HTMLElement>('.table-head');
    const plate = head?.querySelector('.seat-plate')?.closest('li');
    if (head == null || plate == null) return null;
    head.dataset.seats = '5';
    for (let seats = 2; seats < 5; seats += 1) plate.after(plate.cloneNode(true));
    const [last] = [...head.querySelectorAll('.seat-plate')].slice(-1);
    const signs = [...head.querySelectorAll('.table-menu > *')]
      .map((sign) => sign.getBoundingClientRect())
      .filter(({ width }) => width > 1);
    const left = Math.min(...signs.map((sign) => sign.left));
    return (last?.getBoundingClientRect().right ?? 0) - left;
  });
  expect(over).toBeLessThanOrEqual(0);
  stage.close();
});

test('three answers are whole on a small phone while the hand is empty', async ({
  browser,
  server,
}) => {
  const scenes = await questionsOf('untamed');
  const scene = scenes.find(({ name }) => name === 'chooseMode') as Scene;
  const viewport = { width: 360, height: 640 };
  const stage = await Stage.open(browser, server, { locale: 'fr-FR', hasTouch: true, viewport });
  const { page } = stage.ada;
  await stage.plays(scene);
  await expect(page.locator('.card-hand-empty')).toBeVisible();
  const answers = page.locator('.question-actions');
  await expect(answers.locator('[data-option]')).toHaveCount(3);
  const hidden = await answers.evaluate((all) => all.scrollHeight - all.clientHeight);
  expect(hidden).toBeLessThanOrEqual(1);
  stage.close();
});

test('untamed: damage shared out among three is whole on a phone both ways, what confirms it too, and each Animal has its name', async ({
  browser,
  server,
}) => {
  const scene = (await questionsOf('untamed')).find(({ name }) => name === 'distribute') as Scene;
  const stage = await Stage.open(browser, server, { locale: 'fr-FR', hasTouch: true });
  const { page } = stage.ada;
  await stage.plays(scene);
  await expect(page.locator('.shares > li')).toHaveCount(3);
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(closePanel);
    await boardAtRest(page);
    const seen = await page.evaluate(() => {
      const hiddenIn = (selector: string) => {
        const list = document.querySelector<HTMLElement>(selector) as HTMLElement;
        return list.scrollHeight - list.clientHeight;
      };
      const gold = document.querySelector('.question-actions .btn-gold')?.getBoundingClientRect();
      const names = [...document.querySelectorAll('.un-tile-name')];
      return {
        cut: Math.max(hiddenIn('.shares'), hiddenIn('.question-actions')),
        below: (gold?.bottom ?? Number.POSITIVE_INFINITY) - innerHeight,
        nameless: names.filter((name) => getComputedStyle(name).display === 'none').length,
      };
    });
    const where = `${width}x${height}`;
    expect.soft(seen.cut, where).toBeLessThanOrEqual(1);
    expect.soft(seen.below, where).toBeLessThanOrEqual(0);
    expect.soft(seen.nameless, where).toBe(0);
  }
  stage.close();
});

test('a gold answer is whole on a phone, its edge and its shadow too: the list that scrolls cuts neither', async ({
  browser,
  server,
}) => {
  const scenes = await questionsOf('untamed');
  const viewport = { width: 360, height: 640 };
  const stage = await Stage.open(browser, server, { locale: 'fr-FR', hasTouch: true, viewport });
  const { page } = stage.ada;
  const answers = page.locator('.question-actions');
  const seen: string[] = [];
  for (const scene of scenes.filter(({ name }) =>
    ['stackStrongholds', 'mulligan'].includes(name),
  )) {
    await stage.plays(scene);
    for (const gold of await answers.locator('.btn-gold').all()) {
      const room = await gold.evaluate((button) => {
        const list = button.closest('.question-actions') as HTMLElement;
        const [all, own] = [list.getBoundingClientRect(), button.getBoundingClientRect()];
        const isCut = getComputedStyle(list).overflowY !== 'visible';
        const sides = [own.left - all.left, all.right - own.right, all.bottom - own.bottom];
        return isCut ? Math.min(...sides) : 100;
      });
      seen.push(scene.name);
      expect.soft(room, scene.name).toBeGreaterThanOrEqual(6);
    }
  }
  expect(seen.length).toBeGreaterThan(0);
  stage.close();
});

test('a tray stands on a question that is higher than its place: no card of it is cut', async ({
  browser,
  server,
}) => {
  const scenes = await questionsOf('sang-rancune');
  const scene = scenes.find(({ name }) => name === 'fireball') as Scene;
  const viewport = { width: 360, height: 640 };
  const stage = await Stage.open(browser, server, { locale: 'fr-FR', hasTouch: true, viewport });
  const { page } = stage.ada;
  await stage.plays(scene);
  await boardAtRest(page);
  const endOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const top = (await page.locator('.question-bar').boundingBox())?.y ?? 0;
  expect(top).toBeLessThan((await endOf('.board')) - 10);
  expect(await endOf('.tray .card-frame')).toBeGreaterThan(0);
  expect(await endOf('.tray .card-frame')).toBeLessThanOrEqual(top);
  stage.close();
});

for (const leftOut of [false, true]) {
  const told = leftOut ? ', told that the deal came without its number' : '';
  test(`many answers above an empty hand take its room${told}, not that of the board`, async ({
    browser,
    server,
  }) => {
    const scenes = await questionsOf('cannibal-world');
    const scene = scenes.find(({ name }) => name === 'chargeSplit') as Scene;
    const viewport = { width: 360, height: 640 };
    const stage = await Stage.open(browser, server, {
      locale: 'fr-FR',
      hasTouch: true,
      viewport,
      leftOut,
    });
    const { page } = stage.ada;
    await stage.plays(scene);
    await expect(page.locator('.card-hand-empty')).toBeVisible();
    if (leftOut) await expect(page.locator('.deal-line')).toBeVisible();
    for (const [width, height] of [
      [360, 640],
      [1024, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(closePanel);
      const room = await atRest(() =>
        page.evaluate(() => {
          const boxOf = (selector: string) =>
            document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          const [board, bar, main] = [
            boxOf('.board'),
            boxOf('.question-bar'),
            boxOf('.table-main'),
          ];
          return {
            over: main.bottom - bar.top,
            below: bar.bottom - innerHeight,
            high: board.height,
          };
        }),
      );
      expect(room.high, `${width}x${height}`).toBeGreaterThanOrEqual(LEAST.height);
      expect(room.over, `${width}x${height}`).toBeLessThanOrEqual(1);
      expect(room.below, `${width}x${height}`).toBeLessThanOrEqual(0);
    }
    stage.close();
  });
}

test('whosever turn it is, and whether rallying is open: the kingdoms of a laptop keep their place', async ({
  browser,
  server,
}) => {
  const [scene] = await lateScenesOf('royaumes-sauvages', ['takeTurn'], 3);
  const viewport = { width: 1366, height: 768 };
  const stage = await Stage.open(browser, server, { locale: 'fr-FR', viewport });
  const { page } = stage.ada;
  await stage.plays(scene as Scene);
  const lands = () =>
    page
      .locator('.rs-cell:not(.rs-cell-centre)')
      .evaluateAll((all) =>
        all.map((land) => [land.getBoundingClientRect().y, land.clientHeight].map(Math.round)),
      );
  const before = await atRest(lands);
  await page.locator('.rs-turn').evaluate((turn) => {
    turn.textContent = 'Au tour d’Anne-Charlotte';
    const why = document.querySelector('.rs-rally') as HTMLElement;
    why.style.minHeight = '58px';
  });
  expect(await atRest(lands)).toEqual(before);
  stage.close();
});

test('four armies leave the duel and the tools of the map their place on a laptop', async ({
  browser,
  server,
}) => {
  const [scene] = await lateScenesOf('unmatched', ['commitDefense'], 4);
  const stage = await Stage.open(browser, server, { locale: 'fr-FR' });
  const { page } = stage.ada;
  await stage.plays(scene as Scene);
  await expect(page.locator('.um-army')).toHaveCount(4);
  for (const [width, height] of [
    [1366, 768],
    [1024, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    if (width < 1100) await page.evaluate(closePanel);
    await boardAtRest(page);
    for (const [seen, over] of [
      ['.um-lane', '.um-army'],
      ['.um-map-tools', '.um-army'],
      ['.um-map-tools', '.um-clash'],
    ] as const) {
      const faulty = await page.evaluate(overlaps, [seen, over] as const);
      expect.soft(faulty, `${width}x${height}: ${over} over ${seen}`).toEqual([]);
    }
    const cut = await page.locator('.um-lane').evaluate((lane) => {
      const clash = lane.querySelector('.um-clash')?.getBoundingClientRect();
      return (clash?.bottom ?? Number.POSITIVE_INFINITY) - lane.getBoundingClientRect().bottom;
    });
    expect.soft(cut, `${width}x${height}: the duel is cut`).toBeLessThanOrEqual(1);
  }
  stage.close();
});

/** Choices between several things of which each has to be seen to be weighed: game, question, where they stand, which they are. */
const ALL_SEEN = [
  ['royaumes-sauvages', 'chooseHouse', '.question-actions', '[data-option]'],
  ['untamed', 'chooseFaction', '.board', '.un-poster'],
  ['untamed', 'teamStrongholds', '.board', '.tray-cards > li'],
] as const;

for (const [game, kind, place, each] of ALL_SEEN) {
  test(`${game}, ${kind}: all that one chooses from is in sight on a phone, upright and turned`, async ({
    browser,
    server,
  }) => {
    const scene = (await questionsOf(game)).find(({ name }) => name === kind);
    const stage = await Stage.open(browser, server, { locale: 'fr-FR', hasTouch: true });
    const { page } = stage.ada;
    await stage.plays(scene as Scene);
    for (const [width, height] of [
      [360, 640],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(closePanel);
      await boardAtRest(page);
      const cut = await page.evaluate(
        ([place, each]) => {
          const below = document.querySelector(place)?.getBoundingClientRect().bottom ?? 0;
          const asks = document.querySelector('.ask-stack')?.getBoundingClientRect();
          const isBeside = (asks?.left ?? 0) > 0;
          const end = isBeside || place !== '.board' ? below : Math.min(below, asks?.top ?? below);
          const all = [...document.querySelectorAll(`${place} ${each}`)];
          const boxes = all.map((one) => one.getBoundingClientRect());
          if (boxes.length < 4) return 'not there';
          return boxes.filter(({ bottom }) => bottom > Math.min(end, window.innerHeight) + 1)
            .length;
        },
        [place, each] as const,
      );
      expect.soft(cut, `${width}x${height}`).toBe(0);
    }
    if (kind === 'chooseFaction') {
      // The opponents' are weighed, too: nothing greys their names.
      const taken = page.locator('.un-poster[data-taken] .un-poster-touch');
      for (const one of await taken.all()) await expect(one).toHaveCSS('filter', 'none');
    }
    stage.close();
  });
}

test('four decks to choose from take the table of a laptop', async ({ browser, server }) => {
  const [scene] = await lateScenesOf('cannibal-world', ['chooseDeck']);
  const stage = await Stage.open(browser, server, { viewport: { width: 1366, height: 768 } });
  const { page } = stage.ada;
  await stage.plays(scene as Scene);
  const heightOf = async (selector: string) =>
    (await page.locator(selector).first().boundingBox())?.height ?? 0;
  expect(await heightOf('.cw-poster')).toBeGreaterThan((await heightOf('.cw-hall')) * 0.75);
  const over = await page
    .locator('.cw-hall')
    .evaluate((hall) => hall.scrollHeight - hall.clientHeight);
  expect(over).toBeLessThanOrEqual(1);
  stage.close();
});

test('a long name makes no hand higher, and no board lower', async ({ browser, server }) => {
  const scene = await largestHandOf('unmatched');
  const viewport = { width: 390, height: 844 };
  const stage = await Stage.open(browser, server, { hasTouch: true, isMobile: true, viewport });
  const { page } = stage.ada;
  await stage.plays(scene);
  const before = await boardAtRest(page);
  const names = page.locator('#hand .card-frame-title');
  await names.evaluateAll((all) => {
    for (const [i, name] of all.entries()) name.textContent = 'A name of so many words '.repeat(i);
  });
  await drawn(page);
  expect(await page.evaluate(placeOfBoard)).toBe(before);
  stage.close();
});

test('a touch and its way back leave the question as high as it was', async ({
  browser,
  server,
}) => {
  // With two answers that say what they bring: a card that is touched takes none of them, and brings a way back.
  const early = await questionsOf('royaumes-sauvages');
  const scene = early.find(({ name }) => name === 'takeTurn');
  const stage = await Stage.open(browser, server, { locale: 'fr-FR', hasTouch: true });
  const { page } = stage.ada;
  await stage.plays(scene as Scene);
  const card = page.locator('#hand [data-lit]').first();
  const id = await card.getAttribute('data-touch');
  const same = page.locator(`#hand [data-touch='${id}']`);
  const heights = () =>
    page.locator('.question-bar').evaluate((bar) => [bar.clientHeight, bar.scrollHeight]);
  // A phone, a small one and one turned, windows of a laptop.
  const sizes = [
    [390, 844],
    [360, 640],
    [844, 390],
    [1024, 600],
    [1366, 768],
  ] as const;
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    if (width < 1100) await page.evaluate(closePanel);
    const [before] = await atRest(heights);
    const back = page.locator('.question-cancel');
    await same.dispatchEvent('click');
    await expect(back).toBeVisible();
    const touched = await atRest(heights);
    expect.soft(touched, `${width}x${height}`).toEqual([before, before]);
    await expect
      .soft(back, `${width}x${height}: the way back is whole`)
      .toBeInViewport({ ratio: 0.99 });
    await same.dispatchEvent('click');
    await expect(back).toHaveCount(0);
    expect.soft((await atRest(heights))[0], `${width}x${height}, let go`).toBe(before);
  }
  // In a lower window of the same width, as where a phone's screen is shared, it is as low as if it had begun there.
  const lowFrom = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    await atRest(heights);
    await page.setViewportSize({ width: 360, height: 320 });
    return (await atRest(heights))[0];
  };
  expect(await lowFrom(360, 800)).toBe(await lowFrom(390, 390));
  stage.close();
});

/** Runs in the page. */
function closePanel(): void {
  document.querySelector<HTMLElement>('.side-panel-head > .btn-icon')?.click();
}

/** Runs in the page. */
function dropRecap(): void {
  document.querySelector<HTMLElement>('.recap-head .btn-gold')?.click();
}

/** Runs in the page: where the board and its largest parts stand. */
function placeOfBoard(): string {
  const board = document.querySelector('.board');
  const { x, y, width, height } = board?.getBoundingClientRect() ?? new DOMRect();
  return [x, y, width, height].map(Math.round).join(' ');
}

/** Runs in the page: a board without room, a question or a hand out of sight, things to touch that no finger reaches. */
function faults(least: { readonly width: number; readonly height: number }): string[] {
  const found: string[] = [];
  const { innerWidth, innerHeight } = window;
  const boxOf = (selector: string): DOMRect =>
    document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  // The page scrolls in half of a phone's screen: as far as it goes.
  document.querySelector('.table')?.scrollTo(0, innerHeight);
  const [board, main, asks] = [boxOf('.board'), boxOf('.table-main'), boxOf('.ask-stack')];
  const isBeside = asks.left >= main.right - 1;
  const below = Math.min(board.bottom, main.bottom, isBeside ? innerHeight : asks.top);
  const width = Math.min(board.right, main.right, innerWidth) - Math.max(board.left, main.left, 0);
  const height = below - Math.max(board.top, main.top, 0);
  if (width < least.width || height < least.height) {
    const lines = [board.top, board.bottom, main.bottom, asks.top].map(Math.round).join(', ');
    found.push(`${Math.round(width)}x${Math.round(height)} of the board are in sight: ${lines}`);
  }
  for (const inSight of ['.question-sentence', '.question-actions', '#hand']) {
    const { left, right, top, bottom } =
      document.querySelector(inSight)?.getBoundingClientRect() ?? new DOMRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
      found.push(`${inSight} is out of sight`);
    }
  }
  /** What lies on it wherever it is touched; nothing if a finger reaches it somewhere. */
  const over = (element: Element): string | undefined => {
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const touched = [0.5, 0.25, 0.75, 0.1, 0.9].flatMap((part) =>
      [0.5, 0.25, 0.75].map((down) =>
        document.elementFromPoint(left + width * part, top + height * down),
      ),
    );
    if (touched.some((at) => at !== null && element.contains(at))) return undefined;
    const names = touched.map((at) => `${at?.tagName} ${at?.className}`);
    return [...new Set(names)].join(', ');
  };
  for (const element of document.querySelectorAll('main [data-lit], #hand [data-lit]')) {
    const { width, height } = element.getBoundingClientRect();
    const what = element.getAttribute('data-touch');
    // A space of a map: `expectEnlarged`.
    const isEnlarged = element.matches('.um-space');
    if (Math.min(width, height) < 20 && !isEnlarged) found.push(`${what}: ${width}x${height}`);
    else {
      const lying = over(element);
      if (lying !== undefined) found.push(`${what} is under ${lying}`);
    }
  }
  for (const scrolled of document.querySelectorAll('.table, main, main *, #hand, #hand *')) {
    if (scrolled.scrollTop !== 0) scrolled.scrollTop = 0;
  }
  return found;
}
