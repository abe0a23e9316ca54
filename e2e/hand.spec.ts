import { expect, type Page } from '@playwright/test';
import type { Text } from '@tablee/engine';
import { FACTIONS } from '@tablee/rules/games/cannibal-world/index.ts';
import { cardSays } from '@tablee/rules/games/cannibal-world/words/index.ts';
import { catalogue as sangRancune } from '@tablee/rules/games/sang-rancune/index.ts';
import { catalogue as unmatched } from '@tablee/rules/games/unmatched/index.ts';
import { catalogue as untamed } from '@tablee/rules/games/untamed/index.ts';
import { shownOf } from '@tablee/rules/testing/shown.ts';
import { gamesOf } from './games.ts';
import { Inspector } from './inspector.ts';
import { largestHandOf, lateScenesOf, type Scene } from './scenes.ts';
import { Stage } from './stage.ts';
import { test } from './test.ts';
import { drawn } from './waits.ts';

const PHONE = { width: 360, height: 640 };

test('one touch spreads the hand to be read on a phone; what can be chosen is chosen from there', async ({
  browser,
  server,
}) => {
  const scenes: Scene[] = [];
  const games = gamesOf(0);
  for (const game of games) {
    const { moments, hand = moments[0] } = await shownOf(game);
    scenes.push(...(await lateScenesOf(game, [hand])));
  }
  expect(scenes).toHaveLength(games.length);
  const stage = await Stage.open(browser, server, { hasTouch: true, viewport: PHONE });
  const { page } = stage.ada;
  const inspector = new Inspector(page, 'hand');
  for (const scene of scenes) {
    const { game } = scene;
    await stage.plays(scene);
    await expect(page.locator(`.question-bar[data-kind="${scene.name}"]`)).toBeVisible();
    const cards = await page.locator('#hand .card-touch').count();
    if (cards > 0) await heldCardStays(page);
    await page.getByRole('button', { name: 'Your hand, to read' }).tap();
    const sheet = page.locator('.hand-sheet > li');
    if (cards === 0) await expect(page.getByText('There is no card in your hand.')).toBeVisible();
    else await expect(sheet).toHaveCount(cards);
    await inspector.looks(game, PHONE);
    const choose = sheet.getByRole('button', { name: 'Choose this card' });
    if ((await choose.count()) > 0) {
      const asked = stage.question;
      await choose.first().tap();
      // If a card is all that is asked for, choosing it is the answer.
      const isChosen = async (): Promise<boolean> =>
        stage.question !== asked || (await page.locator('#hand [data-chosen]').count()) > 0;
      await expect.poll(isChosen, game).toBe(true);
      await expect(sheet).toHaveCount(0);
    } else await page.keyboard.press('Escape');
  }
  expect(stage.ada.complaints).toEqual([]);
  stage.close();
});

/** Games whose cards say in a hand what they do. */
const SAYING = ['unmatched', 'untamed', 'sang-rancune', 'cannibal-world'] as const;

/** Windows of a laptop and of half a large screen, and how high a card is there. */
const LOW = [
  { width: 1366, height: 768, high: 188 },
  { width: 1366, height: 650, high: 178 },
  { width: 1024, height: 600, high: 178 },
];

for (const lang of ['fr', 'en'] as const) {
  test(`${lang}: on a laptop the cards of a hand say in words what they do, the longest too; no card is cut without a sign at its edge`, async ({
    browser,
    server,
  }) => {
    const stage = await Stage.open(browser, server, { locale: lang === 'fr' ? 'fr-FR' : 'en-GB' });
    const { page } = stage.ada;
    for (const game of SAYING) {
      await stage.plays(await largestHandOf(game));
      const longest = textsOf(game)
        .map((text) => text[lang])
        .sort((one, other) => other.length - one.length);
      for (const { width, height, high } of LOW) {
        await page.setViewportSize({ width, height });
        const where = `${game} ${width}x${height}`;
        await expect
          .poll(async () => {
            const { signs, cut } = await page.evaluate(seenOfHand, null);
            return signs.join() === cut.join();
          }, where)
          .toBe(true);
        const { cards } = await page.evaluate(seenOfHand, longest);
        expect(cards.length, where).toBeGreaterThan(5);
        for (const [i, card] of cards.entries()) {
          expect(card, where).toMatchObject({ isShown: true, isWhole: true, height: high });
          const next = cards[i + 1];
          // The golden rims of neighbours may touch.
          if (next !== undefined) expect(next.left, where).toBeGreaterThan(card.right - 4);
        }
      }
    }
    expect(stage.ada.complaints).toEqual([]);
    stage.close();
  });
}

test('on a phone the name of a card that another one lies on is written on the slice that is seen', async ({
  browser,
  server,
}) => {
  const stage = await Stage.open(browser, server, {
    ...{ locale: 'fr-FR', hasTouch: true, viewport: PHONE },
  });
  const { page } = stage.ada;
  for (const game of SAYING) {
    await stage.plays(await largestHandOf(game));
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: width === 360 ? 640 : 844 });
      await expect
        .poll(() => page.evaluate(namesUnder), { message: `${game} ${width}` })
        .toEqual([]);
    }
  }
  expect(stage.ada.complaints).toEqual([]);
  stage.close();
});

/**
 * Runs in the page: the names of the hand that reach under the next card or its outline, and by how much. A card that leans has a
 * wider box.
 */
function namesUnder(): string[] {
  const frames = [...document.querySelectorAll('#hand .card-frame')];
  return frames.flatMap((frame, i) => {
    const name = frame.querySelector('.card-frame-title');
    const next = frames[i + 1]?.getBoundingClientRect();
    if (name === null || next === undefined) return [];
    const range = document.createRange();
    range.selectNodeContents(name);
    const outline = frames[i + 1]?.closest('[data-lit]') ? 4 : 0;
    const over = Math.round(range.getBoundingClientRect().right - next.left + outline);
    const leans = frame.closest('[data-many]') === null;
    return over > (leans ? 3 + outline : 0) ? [`${name.textContent}: ${over} px`] : [];
  });
}

test('a card on its way is no card beyond the edge: no sign at a hand that is whole', async ({
  browser,
  server,
}) => {
  const stage = await Stage.open(browser, server, { viewport: { width: 1920, height: 1000 } });
  const { page } = stage.ada;
  const [scene] = await lateScenesOf('sang-rancune', ['setAttack']);
  await stage.plays(scene as Scene);
  const more = page.locator('#hand .hand-more');
  await expect(more).toHaveCount(0);
  // As a flight carries it, stopped at its beginning.
  await page
    .locator('#hand .hand-slot')
    .last()
    .evaluate((slot) => {
      slot.animate([{ translate: '1200px 0' }, { translate: '0 0' }], 400).pause();
    });
  await page.setViewportSize({ width: 1880, height: 1000 });
  await drawn(page);
  await expect(more).toHaveCount(0);
  stage.close();
});

test('beside the board a hand of several rows stands at its first row again when the next question comes', async ({
  browser,
  server,
}) => {
  const [scene] = await lateScenesOf('unmatched', ['chooseAction']);
  const viewport = { width: 844, height: 390 };
  const stage = await Stage.open(browser, server, { hasTouch: true, viewport });
  const { page } = stage.ada;
  await stage.plays(scene as Scene);
  const rows = page.locator('#hand');
  await rows.evaluate((hand) => hand.scrollTo({ top: hand.scrollHeight }));
  expect(await rows.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(20);
  await stage.answers(['maneuver']);
  await expect(page.locator('.question-bar[data-kind="moveFighters"]')).toBeVisible();
  await expect.poll(() => rows.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  stage.close();
});

/** The texts on a game's cards. */
function textsOf(id: (typeof SAYING)[number]): readonly Text[] {
  if (id === 'cannibal-world')
    return FACTIONS.flatMap(({ cards }) => cards.map(({ id }) => cardSays(id)));
  const all: readonly { readonly text?: Text }[] = {
    unmatched: unmatched.cards.all,
    untamed: untamed.all,
    'sang-rancune': sangRancune.cards.all,
  }[id];
  return all.flatMap(({ text }) => text ?? []);
}

/**
 * Runs in the page: the cards of the hand, the edges that cut one, and the signs at edges. With texts the first cards say
 * these instead of their own.
 */
function seenOfHand(texts: readonly string[] | null) {
  const edge = document.querySelector('#hand .hand')?.getBoundingClientRect() ?? new DOMRect();
  const frames = [...document.querySelectorAll<HTMLElement>('#hand .card-frame')];
  for (const [i, text] of (texts ?? []).entries()) {
    const frame = frames[i];
    const says = frame?.querySelector('.card-frame-says');
    if (frame === undefined || says === null || says === undefined) continue;
    says.textContent = text;
    frame.toggleAttribute('data-long', text.length > 105);
  }
  const cards = frames.map((frame) => {
    const { left, right, bottom, height } = frame.getBoundingClientRect();
    const says = frame.querySelector('.card-frame-says');
    const foot = frame.querySelector('.card-frame-foot');
    return {
      left,
      right,
      height,
      isShown: says === null || says.getBoundingClientRect().height > 12,
      isWhole: (foot?.getBoundingClientRect().bottom ?? 0) <= bottom,
    };
  });
  const signs = [...document.querySelectorAll<HTMLElement>('#hand .hand-more')].map(
    ({ dataset }) => dataset.side,
  );
  const cut = [
    ...((cards[0]?.left ?? 0) < edge.left - 4 ? ['left'] : []),
    ...((cards.at(-1)?.right ?? 0) > edge.right + 4 ? ['right'] : []),
  ];
  return { cards, signs, cut };
}

/** A finger rests on a card, and goes: the card stays open to be read. */
async function heldCardStays(page: Page): Promise<void> {
  const box = await page.locator('#hand .card-touch').last().boundingBox();
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  const zoom = page.getByRole('dialog', { name: 'See the card' });
  await expect(zoom).toBeVisible();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
  // The click of the finger that goes has come by then.
  await drawn(page);
  await expect(zoom).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(zoom).toHaveCount(0);
}

test('a card of the hand that is pointed at is enlarged beside it, not over the log far away', async ({
  browser,
  server,
}) => {
  const { moments, hand = moments[0] } = await shownOf('sang-rancune');
  const [scene] = await lateScenesOf('sang-rancune', [hand]);
  const stage = await Stage.open(browser, server, { viewport: { width: 1366, height: 768 } });
  const { page } = stage.ada;
  await stage.plays(scene as Scene);
  await expect(page.locator('.side-panel')).toBeVisible();
  const card = page.locator('#hand .card-touch').first();
  await card.hover();
  await expect
    .poll(async () => {
      const [of, zoom] = [await card.boundingBox(), await page.locator('.zoom').boundingBox()];
      if (of === null || zoom === null) return Number.POSITIVE_INFINITY;
      const gap = Math.max(zoom.x - (of.x + of.width), of.x - (zoom.x + zoom.width), 0);
      return gap + Math.max(of.y - (zoom.y + zoom.height), 0);
    })
    .toBeLessThan(60);
  stage.close();
});
