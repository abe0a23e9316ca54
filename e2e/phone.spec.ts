import { expect } from '@playwright/test';
import { isFull } from '@tablee/engine/testing';
import { GAME_IDS } from '@tablee/rules/catalogue.ts';
import { goesOver } from '../tools/sheet/house.ts';
import { test } from './test.ts';
import { smallTargets } from './thumbs.ts';
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

/** Runs in the page: text on a ground of its own colour, or on none while something lies under it. */
function unreadable(): string[] {
  const channels = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = ([r = 0, g = 0, b = 0]: number[]): number => {
    const [red, green, blue] = [r, g, b].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const groundOf = (element: Element): number[] => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const [r, g, b, alpha = 1] = channels(getComputedStyle(at).backgroundColor);
      if (alpha > 0.9) return [r ?? 0, g ?? 0, b ?? 0];
    }
    return [255, 255, 255];
  };
  const bad = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement;
    if (element === null || node.textContent?.trim() === '') continue;
    const { width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2 || !element.checkVisibility({ opacityProperty: true })) continue;
    if (element.closest('svg, .visually-hidden') !== null) continue;
    const [one, other] = [
      luminance(channels(getComputedStyle(element).color)),
      luminance(groundOf(element)),
    ];
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    if (contrast < 4.5) bad.add(`${element.className || element.tagName} ${contrast.toFixed(1)}`);
  }
  for (const sheet of document.querySelectorAll(
    '.tray, .recap, dialog[open], .zoom, .side-panel',
  )) {
    if (!sheet.checkVisibility()) continue;
    const [, , , alpha = 1] = channels(getComputedStyle(sheet).backgroundColor);
    if (alpha < 0.9) bad.add(`${sheet.className} lies over the rest, and is seen through`);
  }
  return [...bad];
}
