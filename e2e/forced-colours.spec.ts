import { expect } from '@playwright/test';
import { GAME_IDS } from '@tablee/rules/catalogue.ts';
import { lateScenesOf } from './scenes.ts';
import { Stage } from './stage.ts';
import { test } from './test.ts';
import { unreadable } from './unreadable.ts';
import { drawn } from './waits.ts';

/** Moments with all that lies over a board, and with its gauges. */
const MOMENTS: Readonly<Record<string, readonly string[]>> = {
  'cannibal-world': ['mainAction', 'tactical'],
  'sang-rancune': ['setAttack', 'afterReveal'],
  'royaumes-sauvages': ['takeTurn'],
  unmatched: ['chooseAction', 'commitDefense'],
  untamed: ['mainAction'],
};

for (const size of [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
]) {
  test(`${size.width} px: a table in forced colours is read, and its gauges show their lengths`, async ({
    browser,
    server,
  }) => {
    test.slow();
    const stage = await Stage.open(browser, server, { locale: 'fr-FR', viewport: size });
    const { page } = stage.ada;
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    for (const game of GAME_IDS) {
      for (const scene of await lateScenesOf(game, MOMENTS[game] ?? [])) {
        await stage.plays(scene);
        await drawn(page);
        if (process.env.TABLEE_SCREENS === '1') {
          const path = `test-results/screens/forced-${game}-${scene.name}-${size.width}.png`;
          await page.screenshot({ path });
        }
        expect.soft(await page.evaluate(unreadable), `${game} ${scene.name}`).toEqual([]);
      }
    }
    expect(stage.ada.complaints).toEqual([]);
    stage.close();
  });
}
