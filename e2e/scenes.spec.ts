import { type Browser, expect } from '@playwright/test';
import { chosenSeed, isChange, isFull, someOf } from '@tablee/engine/testing';
import { GAME_IDS, type GameId } from '@tablee/rules/catalogue.ts';
import { shownOf } from '@tablee/rules/testing/shown.ts';
import { atRest } from './at-rest.ts';
import { Inspector } from './inspector.ts';
import type { Scene } from './scenes.ts';
import { endsOf, questionsOf } from './scenes.ts';
import { Stage } from './stage.ts';
import { tableOf } from './table-of.ts';
import { test } from './test.ts';
import { smallTargets } from './thumbs.ts';

const PHONE = { width: 360, height: 640 };
const LAPTOP = { width: 1366, height: 768 };
/** Touches or keys that an answer takes at most. */
const TOUCHES = 40;
/** A page is loaded again, and before anything lands a watcher looks, at one of this many scenes. */
const NOW_AND_THEN = 7;
/** The first scene at which it is loaded again; on a change it may be the last. */
const RELOADED = 4;
const IN_BATTLE = 'battleCard';
/** On a change one question in so many is asked, one end of each game is seen, and that of one game is watched; which ones hangs on the seed. */
const ASKED = 12;
const SEEN = 1;

test.describe.configure({ mode: 'parallel' });

/** Answers what is asked, by the list of all moves and the keyboard, or by touch. */
async function answersByHand(stage: Stage, byKeyboard: boolean): Promise<void> {
  const { ada, question } = stage;
  // Nobody waits for it: the answer can be taken back.
  const idle = ada.page.locator('.question-bar[data-idle] .question-actions .btn').first();
  for (let i = 0; i < TOUCHES && stage.question === question; i += 1) {
    // It may be gone by then: the table moves on.
    if (await idle.isVisible()) await idle.press('Enter', { timeout: 800 }).catch(() => {});
    else await (byKeyboard ? ada.types() : ada.touches());
    const overflow = await ada.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  }
  expect(stage.question).not.toBe(question);
}

interface Shot {
  readonly scene: Scene;
  readonly byKeyboard: boolean;
  readonly isWatched: boolean;
}

/** In which language and scheme a game is looked at; both before a release. */
const LOOKS = [
  { locale: 'en-GB', colorScheme: 'light' },
  { locale: 'fr-FR', colorScheme: 'dark' },
] as const;

interface Style {
  readonly game: GameId;
  /** Which of `LOOKS`. */
  readonly turn: number;
  readonly name: string;
  readonly isWatched: boolean;
}

const watcherOf = ({ turn }: Style) => ({ ...LOOKS[1 - turn], viewport: PHONE });

/** Every kind of question is looked at, and answered by touch or keyboard. */
async function asks(browser: Browser, stage: Stage, style: Style): Promise<void> {
  const { game, turn, name } = style;
  const all = await questionsOf(game);
  expect(all.map((scene) => scene.name).sort()).toEqual((await shownOf(game)).kinds);
  const questions = someOf(all, Math.ceil(all.length / ASKED), chosenSeed);
  const { ada } = stage;
  const inspector = new Inspector(ada.page, name);
  const shots = questions.map((scene, i) => ({
    scene,
    byKeyboard: (i + turn) % 2 === 0,
    isWatched: !isChange && (i % NOW_AND_THEN === 1 || scene.name === IN_BATTLE),
  }));
  const watchedOnes = shots.filter(({ isWatched }) => isWatched);
  // Watched scenes come first: a second page costs as much as the first. Then as few tables and sizes in turn as can be.
  const order = ({ scene: { seats, options, seat }, byKeyboard, isWatched }: Shot): string =>
    JSON.stringify([!isWatched, seats, options, seat, byKeyboard]);
  shots.sort((one, other) => order(one).localeCompare(order(other)));
  const cy = watchedOnes.length > 0 ? await stage.watcher(browser, watcherOf(style)) : null;
  const reloaded = Math.min(RELOADED, shots.length - 1);
  for (const [i, { scene, byKeyboard }] of shots.entries()) {
    await ada.page.setViewportSize(byKeyboard ? LAPTOP : PHONE);
    await stage.plays(scene);
    await expect(ada.page.locator(`.question-bar[data-kind="${scene.name}"]`)).toBeVisible();
    await inspector.looks(scene.name, byKeyboard ? LAPTOP : PHONE);
    if (!byKeyboard) expect(await ada.page.evaluate(smallTargets), scene.name).toEqual([]);
    if (cy !== null && i < watchedOnes.length) {
      await expect(cy.sentence).toBeVisible();
      if (stage.hasRecap) await cy.dropsRecap();
      await expect(cy.page.locator('main [data-lit], #hand [data-lit]')).toHaveCount(0);
      const watched = new Inspector(cy.page, `${name}-watched`);
      await watched.looks(`${scene.name} of another`, PHONE);
      if (i === watchedOnes.length - 1) await cy.page.close();
    }
    if (i % NOW_AND_THEN === reloaded || scene.name === IN_BATTLE) {
      const before = await atRest(() => tableOf(ada.page));
      await ada.page.reload();
      await expect(ada.sentence).toBeVisible();
      await expect.poll(() => tableOf(ada.page)).toEqual(before);
    }
    await answersByHand(stage, byKeyboard);
  }
  for (const friend of [ada, cy]) expect(friend?.complaints ?? []).toEqual([]);
}

/** Every kind of end is looked at, and another match begins. */
async function ends(browser: Browser, stage: Stage, style: Style): Promise<void> {
  const { game, name, isWatched } = style;
  const all = await endsOf(game);
  expect(all.map((scene) => scene.name).sort()).toEqual((await shownOf(game)).ends);
  const { ada } = stage;
  const inspector = new Inspector(ada.page, name);
  const cy = isWatched ? await stage.watcher(browser, watcherOf(style)) : null;
  const here = cy === null ? [ada] : [ada, cy];
  for (const [i, scene] of someOf(all, SEEN, chosenSeed).entries()) {
    await stage.plays(scene);
    await stage.answers(scene.picks);
    for (const friend of here) await friend.skipsToEnd();
    await inspector.sees(scene.name);
    if (i > 0) continue;
    if (cy !== null) {
      await new Inspector(cy.page, `${name}-watched`).sees(`${scene.name}, watched`);
    }
    await ada.page.getByRole('button', { name: /^(Rematch|Revanche)$/ }).click();
    for (const friend of here) {
      await expect(friend.end).toHaveCount(0);
      await expect(friend.sentence).toBeVisible();
    }
  }
  for (const friend of here) expect(friend.complaints).toEqual([]);
}

for (const [at, game] of GAME_IDS.entries()) {
  for (const [turn, look] of LOOKS.entries()) {
    if (!isFull && at % 2 !== turn) continue;
    const { locale, colorScheme } = look;
    const name = `${game}-${locale.slice(0, 2)}-${colorScheme}`;
    // A second page costs as much as the first.
    const isWatched = !isChange || at === chosenSeed % GAME_IDS.length;
    const style = { game, turn, name, isWatched };

    if (isChange) {
      test(`${name}: questions are answered by touch or keyboard, an end is looked at, and another match begins`, {
        tag: '@change',
      }, async ({ browser, server }) => {
        const stage = await Stage.open(browser, server, { ...look, hasTouch: true });
        await asks(browser, stage, style);
        await stage.ada.page.setViewportSize(LAPTOP);
        await ends(browser, stage, style);
        stage.close();
      });
      continue;
    }

    test(`${name}: every kind of question is looked at, and answered by touch or keyboard`, async ({
      browser,
      server,
    }) => {
      const stage = await Stage.open(browser, server, { ...look, hasTouch: true });
      await asks(browser, stage, style);
      stage.close();
    });

    test(`${name}: every kind of end is looked at, and another match begins`, async ({
      browser,
      server,
    }) => {
      const stage = await Stage.open(browser, server, look);
      await ends(browser, stage, style);
      stage.close();
    });
  }
}
