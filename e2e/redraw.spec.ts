import { expect } from '@playwright/test';
import { loadBot } from '@tablee/bots/bot.ts';
import { seeded } from '@tablee/engine';
import { GAME_IDS } from '@tablee/rules/catalogue.ts';
import { shownOf } from '@tablee/rules/testing/shown.ts';
import { atRest } from './at-rest.ts';
import { noteDrawing } from './redraw.ts';
import { lateScenesOf, type Scene } from './scenes.ts';
import { Stage } from './stage.ts';
import { test } from './test.ts';

/**
 * What a table is made of: cards, animals, creatures, figures, lands, plates' signs, lines of the log. The parts around them
 * read the match, and are called to see what has changed; these are drawn again if they have.
 */
const FACES = [
  'card-frame',
  'un-tile',
  'cw-tile',
  'cw-chip',
  'um-letter',
  'um-token',
  'rs-mini',
  'rs-decree',
  'rs-places',
  'rs-cube',
  'picture',
  'emblem',
  'crest',
  'icon',
  'glyph',
  'log-line',
  'seat-plate-status',
];

for (const game of GAME_IDS) {
  test(`${game}: an answer draws again what it changes, and nothing else`, async ({
    browser,
    server,
  }) => {
    const { hand, moments } = await shownOf(game);
    const [scene] = await lateScenesOf(game, [hand ?? moments[0]]);
    const sensible = await loadBot('sensible', game);
    const stage = await Stage.open(browser, server, { viewport: { width: 1366, height: 768 } });
    const { page } = stage.ada;
    await page.addInitScript(noteDrawing);
    await page.reload();
    await stage.plays(scene as Scene);
    const count = () => page.evaluate(() => window.drawnAgain.length);
    await atRest(count);
    await page.evaluate(() => {
      window.drawnAgain = [];
    });
    await stage.answersBy((view, question) => sensible(view, question, seeded(1)));
    await expect.poll(count, 'the answer is shown').toBeGreaterThan(0);
    await atRest(count);
    const drawn = await page.evaluate(() => window.drawnAgain);
    const inVain = drawn.filter(
      ({ as, inVain }) => inVain && as.split(' ').some((name) => FACES.includes(name)),
    );
    expect(inVain.map(({ as }) => as)).toEqual([]);
    stage.close();
  });
}
