import { expect } from '@playwright/test';
import { newPosition, Session, seeded, seededDice } from '@tablee/engine';
import { type GAME_IDS, loadGame } from '@tablee/rules/catalogue.ts';
import { shownOf } from '@tablee/rules/testing/shown.ts';
import { gamesOf } from './games.ts';
import { lateScenesOf, type Scene } from './scenes.ts';
import { Stage } from './stage.ts';
import { test } from './test.ts';
import { drawn } from './waits.ts';

const PHONE = { width: 390, height: 780 };

async function sceneOf(game: (typeof GAME_IDS)[number]): Promise<Scene> {
  const { moments } = await shownOf(game);
  const [scene] = await lateScenesOf(game, moments.slice(0, 1));
  return scene as Scene;
}

for (const [locale, one] of [
  ['en-GB', '1 spectator'],
  ['fr-FR', '1 spectateur'],
] as const) {
  test(`who watches is counted and named at a touch, in the room and at the table, for all: ${locale}`, async ({
    browser,
    server,
  }) => {
    const scene = await sceneOf('untamed');
    const stage = await Stage.open(browser, server, { locale, hasTouch: true, viewport: PHONE });
    const { page } = stage.ada;
    await expect(page.locator('.who-watches')).toHaveCount(0);
    const cy = await stage.watcher(browser, { locale });
    await expect(page.getByRole('button', { name: one })).toHaveText('1');
    await page.getByRole('button', { name: one }).tap();
    await expect(page.getByRole('dialog').getByRole('listitem')).toContainText(['Cy']);
    await page.keyboard.press('Escape');
    await stage.plays(scene);
    for (const each of [page, cy.page]) {
      await each.getByRole('button', { name: one }).click();
      await expect(each.getByRole('dialog').getByRole('listitem')).toContainText(['Cy']);
      await each.keyboard.press('Escape');
    }
    await cy.page.close();
    await expect(page.locator('.who-watches')).toHaveCount(0);
    stage.close();
  });
}

test('whose turn it is is said while a panel covers the table of a phone, and one touch leads back', async ({
  browser,
  server,
}) => {
  const scene = await sceneOf('royaumes-sauvages');
  const stage = await Stage.open(browser, server, { hasTouch: true });
  const { page } = stage.ada;
  await stage.plays(scene);
  const asked = String(await page.locator('.question-said').textContent());
  const meanwhile = page.locator('.side-panel .meanwhile');
  await page.setViewportSize({ width: 844, height: 390 });
  if ((await page.locator('.side-panel').count()) === 0) {
    await page.locator('.table-menu > [aria-pressed]').tap();
  }
  // The question stands beside the panel.
  await expect(meanwhile).toBeHidden();
  await expect(page.locator('.question-said')).toBeInViewport();
  await page.setViewportSize(PHONE);
  for (const panel of [0, 1, 2]) {
    await page.locator('.side-panel-tab').nth(panel).tap();
    await expect(meanwhile.getByRole('button', { name: asked })).toBeInViewport();
  }
  await meanwhile.getByRole('button').tap();
  await expect(page.locator('.side-panel')).toHaveCount(0);
  await expect(page.locator('.question-said')).toBeInViewport();
  stage.close();
});

for (const game of gamesOf(1)) {
  test(`${game}: a touch of any plate lists its numbers with their names`, async ({
    browser,
    server,
  }) => {
    const scene = await sceneOf(game);
    const stage = await Stage.open(browser, server, { hasTouch: true, viewport: PHONE });
    const { page } = stage.ada;
    await stage.plays(scene);
    // One who is out may have none.
    const none = ':has(.summary-out):not(:has([data-number]))';
    const plates = page.locator(`.seat-plate:not(${none})`);
    expect(await plates.count()).toBeGreaterThan(1);
    for (let i = 0; i < (await plates.count()); i += 1) {
      const plate = plates.nth(i);
      const named = await plate
        .locator('[data-number]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('data-number') ?? ''));
      expect(named.length).toBeGreaterThan(0);
      await plate.tap();
      const numbers = page.getByRole('dialog').locator('.seat-numbers');
      for (const [at, name] of named.entries()) {
        const line = numbers.locator('[data-number]').nth(at);
        await expect(line).toBeInViewport();
        await expect(line).toHaveAttribute('data-number', name);
        // Said with the number, for the eye too.
        expect(String(await line.textContent()).trim().length).toBeGreaterThan(3);
      }
      await page.keyboard.press('Escape');
    }
    stage.close();
  });
}

/** Runs in the page: what comes of touches, by name, on the body's `data-heard`. */
function hears(): void {
  for (const name of ['mousedown', 'click']) {
    const heard = ({ target }: Event) => {
      if ((target as Element).closest('button') === null) return;
      document.body.dataset.heard = `${document.body.dataset.heard ?? ''} ${name}`.trim();
    };
    window.addEventListener(name, heard, { capture: true });
  }
}

test('a button answers when the finger leaves it, without the mouse that a browser sends after it; a slip, a long press and a finger that ends typing stay the browser’s', async ({
  browser,
  server,
}) => {
  const scene = await sceneOf('untamed');
  const stage = await Stage.open(browser, server, { hasTouch: true, viewport: PHONE });
  const { page } = stage.ada;
  await stage.plays(scene);
  await page.evaluate(hears);
  const heard = async () => {
    await drawn(page);
    return page.evaluate(() => {
      const { heard } = document.body.dataset;
      delete document.body.dataset.heard;
      return heard;
    });
  };
  const card = page.locator('#hand .card-touch').first();
  await card.tap();
  await expect(card).toBeFocused();
  expect(await heard()).toBe('click');
  // As after a finger anywhere else.
  expect(await card.evaluate((one) => one.matches(':focus-visible'))).toBe(false);

  const cdp = await page.context().newCDPSession(page);
  const box = await card.boundingBox();
  const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 40 };
  const sends = (type: 'touchStart' | 'touchMove' | 'touchEnd', by = 0) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: at.x, y: at.y - by }],
    });
  await sends('touchStart');
  await sends('touchMove', 60);
  await sends('touchEnd');
  expect(await heard()).toBeUndefined();
  await sends('touchStart');
  await expect(page.locator('.zoom')).toBeVisible();
  await sends('touchEnd');
  await expect(page.locator('.zoom')).toBeVisible();
  await page.keyboard.press('Escape');

  // An answer that is on its way disables the others under a finger.
  const answers = page.locator('.question-actions');
  const one = await answers.locator('.btn').first().boundingBox();
  Object.assign(at, { x: (one?.x ?? 0) + 20, y: (one?.y ?? 0) + 20 });
  await heard();
  await sends('touchStart');
  await answers.evaluate((all) => all.setAttribute('disabled', ''));
  await sends('touchEnd');
  expect((await heard()) ?? '').not.toContain('click');
  await answers.evaluate((all) => all.removeAttribute('disabled'));

  // The hand stands beside the panel.
  await page.setViewportSize({ width: 844, height: 390 });
  await page.locator('.table-menu > [aria-pressed]').tap();
  await page.locator('.side-panel-tab').nth(1).tap();
  const words = page.locator('.chat input, .chat textarea').first();
  await words.tap();
  await expect(words).toBeFocused();
  await heard();
  await card.tap();
  expect(await heard()).toBe('mousedown click');
  await expect(words).not.toBeFocused();
  stage.close();
});

/** Runs in the page: a phone as slow as the network is fast, and what takes the focus away with it, on the body's `data-torn`. */
function notesTorn(): void {
  const frame = window.requestAnimationFrame;
  window.requestAnimationFrame = (draw) => window.setTimeout(() => frame(draw), 100);
  const remove = Node.prototype.removeChild;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    // The sentence itself is a line without a box of its own: that costs next to nothing.
    const [taken, focused] = [child as unknown as Element, document.activeElement];
    if (child.contains(focused) && !taken.matches('.question-sentence')) {
      document.body.dataset.torn = taken.className;
    }
    return remove.call(this, child) as T;
  };
}

test('what a finger’s answer takes away has not the focus: else all of the page would be laid out in the midst of its change; the next question has it', async ({
  browser,
  server,
}) => {
  const game = await loadGame('royaumes-sauvages');
  const dice = seededDice(seeded(1));
  // Alone: the next question is the reader's again.
  const position = new Session(game, newPosition(game, 1, {}), { dice }).position();
  const stage = await Stage.open(browser, server, { hasTouch: true, viewport: PHONE });
  const { page } = stage.ada;
  const about = { game: 'royaumes-sauvages', seats: 1, seat: 0, options: {} } as const;
  await stage.plays({ ...about, name: 'alone', position });
  await page.evaluate(notesTorn);
  const card = page.locator('#hand .card-touch[data-lit]').first();
  const land = page.locator('.rs-k-touch[data-lit]').first();
  for (const [first, then] of [
    [card, land],
    [land, card],
  ] as const) {
    const asked = stage.question;
    await first.tap();
    await expect(page.locator('#hand .card-touch:focus, .rs-k-touch:focus')).toHaveCount(1);
    await then.tap();
    await expect.poll(() => stage.question).not.toBe(asked);
    await expect(page.locator('.question-bar[data-mine] .question-sentence')).toBeFocused();
  }
  expect(await page.locator('body').getAttribute('data-torn')).toBeNull();
  stage.close();
});
