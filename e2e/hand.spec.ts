import { expect, type Page } from '@playwright/test';
import { shownOf } from '@tablee/rules/testing/shown.ts';
import { gamesOf } from './games.ts';
import { Inspector } from './inspector.ts';
import { lateScenesOf, type Scene } from './scenes.ts';
import { Stage } from './stage.ts';
import { test } from './test.ts';

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
      // Where a card is all that is asked for, choosing it is the answer.
      const isChosen = async (): Promise<boolean> =>
        stage.question !== asked || (await page.locator('#hand [data-chosen]').count()) > 0;
      await expect.poll(isChosen, game).toBe(true);
      await expect(sheet).toHaveCount(0);
    } else await page.keyboard.press('Escape');
  }
  expect(stage.ada.complaints).toEqual([]);
  stage.close();
});

test('on a laptop the cards of a hand say in words what they do, whole and beside each other; another hand is as high', async ({
  browser,
  server,
}) => {
  const stage = await Stage.open(browser, server, { viewport: { width: 1366, height: 768 } });
  const { page } = stage.ada;
  for (const game of ['unmatched', 'untamed', 'sang-rancune'] as const) {
    const { moments, hand = moments[0] } = await shownOf(game);
    const [scene] = await lateScenesOf(game, [hand]);
    await stage.plays(scene as Scene);
    await expect(page.locator(`.question-bar[data-kind="${scene?.name}"]`)).toBeVisible();
    const cards = await page.locator('#hand .card-frame').evaluateAll((frames) =>
      frames.map((frame) => {
        const { left, right, height } = frame.getBoundingClientRect();
        const foot = frame.querySelector('.card-frame-foot');
        const says = frame.querySelector('.card-frame-says');
        return {
          left,
          right,
          height,
          isShown: says === null || says.getBoundingClientRect().height > 12,
          isWhole:
            (says === null || says.scrollHeight <= says.clientHeight + 1) &&
            (foot?.getBoundingClientRect().bottom ?? 0) <= frame.getBoundingClientRect().bottom,
        };
      }),
    );
    expect(cards.length, game).toBeGreaterThan(0);
    for (const [i, card] of cards.entries()) {
      expect(card, game).toMatchObject({ isShown: true, isWhole: true, height: 188 });
      const next = cards[i + 1];
      // The golden rims of neighbours may touch.
      if (next !== undefined) expect(next.left, game).toBeGreaterThan(card.right - 4);
    }
  }
  expect(stage.ada.complaints).toEqual([]);
  stage.close();
});

/** A finger rests on a card, and goes: the card is read as long as one likes. */
async function heldCardStays(page: Page): Promise<void> {
  const box = await page.locator('#hand .card-touch').last().boundingBox();
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  const zoom = page.getByRole('dialog', { name: 'See the card' });
  await expect(zoom).toBeVisible();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
  // Longer than the click of the finger that goes takes to come.
  await page.waitForTimeout(200);
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
