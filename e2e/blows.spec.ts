import { expect, type Page } from '@playwright/test';
import { GAME_IDS, type GameId } from '@tablee/rules/catalogue.ts';
import { leadingTo } from './scenes.ts';
import { Stage } from './stage.ts';
import { test } from './test.ts';

/** The events that an attack brings at once, in games with attacks. */
const STRIKES: Readonly<Partial<Record<GameId, readonly string[]>>> = {
  untamed: ['attackDeclared', 'damageDealt'],
  unmatched: ['combatResolved', 'damageDealt'],
  'sang-rancune': ['attackEntered', 'creatureAttackAssigned'],
  'cannibal-world': ['combatDeclared', 'damageDealt'],
};

/** Its browser would widen the page for whatever stands out of it. */
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

interface Seen {
  /** Likenesses that have gone for a target, and how many of them began within the window. */
  readonly lunges: number;
  readonly inSight: number;
  /** Each number, and whether its middle lay on what it was meant for as it landed. */
  readonly blows: readonly { readonly text: string; readonly isOn: boolean }[];
  /** The widest that the page has been. */
  readonly width: number;
}

/** Notes every number that lands on the board from now on. */
const watches = (page: Page) =>
  page.evaluate(() => {
    const blows: { text: string; isOn: boolean }[] = [];
    const seen = { lunges: 0, inSight: 0, blows, width: innerWidth };
    (window as unknown as { seen: typeof seen }).seen = seen;
    const note = (blow: HTMLElement) => {
      const target = document.querySelector(`.board ${blow.dataset.on}`)?.getBoundingClientRect();
      const { left, top, width, height } = blow.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isOn =
        target !== undefined &&
        x > target.left &&
        x < target.right &&
        y > target.top &&
        y < target.bottom;
      seen.blows.push({ text: blow.textContent ?? '', isOn });
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (!(node instanceof HTMLElement)) continue;
          if (node.classList.contains('blow')) note(node);
          const isLunge = node
            .getAnimations()
            .some(({ effect }) => (effect as KeyframeEffect).getKeyframes().length === 4);
          if (!node.classList.contains('card-flight') || !isLunge) continue;
          seen.lunges += 1;
          const { top, left } = node.getBoundingClientRect();
          const isSeen = top >= 0 && top < screen.height && left >= 0 && left < screen.width;
          if (isSeen) seen.inSight += 1;
          seen.width = Math.max(seen.width, document.documentElement.scrollWidth);
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
  });

for (const game of GAME_IDS.filter((id) => STRIKES[id] !== undefined)) {
  for (const still of [false, true]) {
    test(`${game}: ${still ? 'without motion the number of an attack is' : 'who attacks lunges, and the number lands'} on what is hit`, async ({
      browser,
      server,
    }) => {
      const scene = await leadingTo(game, STRIKES[game] ?? []);
      const stage = await Stage.open(browser, server, {
        ...{ locale: 'en-GB', still },
        ...(still ? {} : PHONE),
        reducedMotion: still ? 'reduce' : 'no-preference',
      });
      const { page } = stage.ada;
      await stage.plays(scene);
      await watches(page);
      await stage.answers(scene.picks);
      const seen = () => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
      const isShown = async () => {
        const { blows, lunges } = await seen();
        return blows.length > 0 && (still || lunges > 0);
      };
      await expect.poll(isShown, { timeout: 30_000 }).toBe(true);
      const { blows, lunges } = await seen();
      expect(blows.filter(({ isOn }) => !isOn)).toEqual([]);
      expect(blows[0]?.text).toMatch(/\d/);
      if (still) expect(lunges).toBe(0);
      else expect(await seen()).toMatchObject({ width: PHONE.viewport.width, inSight: lunges });
      stage.close();
    });
  }
}
