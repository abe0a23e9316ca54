import { expect } from '@playwright/test';
import { isFull } from '@tablee/engine/testing';
import { GAME_IDS } from '@tablee/rules/catalogue.ts';
import { goesOver } from '../tools/sheet/house.ts';
import { test } from './test.ts';
import { smallTargets } from './thumbs.ts';
import { unreadable } from './unreadable.ts';
import { drawn } from './waits.ts';

const PHONE = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

test('on a phone every screen can be touched by a thumb, stands still where nothing shall move, and is read in forced colours', async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const faults: string[] = [];
  await goesOver(browser, {
    look: { lang: 'fr', scheme: 'dark' },
    as: PHONE,
    games: isFull ? GAME_IDS : GAME_IDS.slice(0, 1),
    isWhole: true,
    async sees(page, group, shot) {
      const found = async (fault: string, look: () => string[]) => {
        for (const each of await page.evaluate(look)) {
          faults.push(`${group}, ${shot}: ${fault}: ${each}`);
        }
      };
      await page.setViewportSize(PHONE.viewport);
      await drawn(page);
      await found('too small for a thumb', smallTargets);
      await found('moves without end', endless);
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await drawn(page);
      await found('not to be read in forced colours', unreadable);
      if (process.env.TABLEE_SCREENS === '1') {
        const name = `${group}-${shot}`.replaceAll(/[^\p{L}\d]+/gu, '-');
        await page.screenshot({ path: `test-results/screens/forced-${name}.png` });
      }
      await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
    },
    misses: (group, shot, error) => faults.push(`${group}, ${shot}: not reached: ${error}`),
  });
  expect([...new Set(faults)]).toEqual([]);
});

/** Runs in the page: the endless animations. */
function endless(): string[] {
  return document.getAnimations().flatMap((animation) => {
    const effect = animation.effect as KeyframeEffect | null;
    const goesOn = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
    return goesOn ? [`${effect?.target?.tagName} ${effect?.target?.className}`] : [];
  });
}
