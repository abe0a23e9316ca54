import { type Browser, expect } from '@playwright/test';
import { isFull } from '@tablee/engine/testing';
import { atRest } from './at-rest.ts';
import { Friend } from './friend.ts';
import { Inspector } from './inspector.ts';
import { tableOf } from './table-of.ts';
import { test } from './test.ts';

/** The games beside the first, the chairs of their smallest table, and a question that is worth waiting for. */
const GAMES = [
  ['Untamed', 2, 'mainAction'],
  ['Unmatched', 2, 'commitDefense'],
  ['Sang Rancune', 3, 'afterReveal'],
  ['Cannibal World', 2, 'tactical'],
] as const;
/** Stretches of play after which a long match at random is given up; twice as many until that question has been met. */
const PATIENCE = 30;
/** Touches by keyboard and finger, some forty answers: the match is long under way by then. */
const BY_HAND = 60;

/** Runs in the page: the kind of question that is asked of this friend. */
const kindAsked = (): string | undefined =>
  document.querySelector<HTMLElement>('.question-bar[data-mine]')?.dataset.kind;

test.describe.configure({ mode: 'parallel' });
test.skip(!isFull, 'whole matches of all games are played before a release');

/** Friends on the chairs beyond the first two. */
async function sitDown(browser: Browser, link: string, chairs: number): Promise<Friend[]> {
  const friends: Friend[] = [];
  for (let i = 2; i < chairs; i += 1) {
    const friend = await Friend.arrive(browser);
    await friend.joins(link, `Dan ${i}`);
    await friend.sits();
    friends.push(friend);
  }
  return friends;
}

for (const [game, chairs, heart] of GAMES) {
  test.describe(game, () => {
    test('two play a match, one watches; reloads on the way, every state is scanned', async ({
      browser,
      server,
    }) => {
      test.slow();
      const ada = await Friend.arrive(browser, { colorScheme: 'light' });
      const bea = await Friend.arrive(browser, { locale: 'fr-FR', colorScheme: 'dark' });
      // On a phone: a small page is drawn in less time, and is looked at in all sizes anyway.
      const cy = await Friend.arrive(browser, {
        colorScheme: 'dark',
        viewport: { width: 360, height: 640 },
      });
      const link = await ada.opensRoom(server.origin, 'Ada');
      await bea.joins(link, 'Béa');
      await cy.joins(link, 'Cy');
      await ada.picksGame(game);
      await bea.sits();
      const others = await sitDown(browser, link, chairs);
      const look = new Inspector(ada.page, `${game}-en-light`);
      const looks = new Inspector(bea.page, `${game}-fr-dark`);
      const watch = new Inspector(cy.page, `${game}-watching`);
      await look.sees('room');
      await ada.starts();
      for (const friend of [ada, bea, cy]) await expect(friend.sentence).toBeVisible();
      await expect(cy.page.locator('main [data-lit], #hand [data-lit]')).toHaveCount(0);

      // Every kind of question once, on the page that is asked it.
      const scanned = new Set<string>();
      let reloads = 0;
      const patience = () => (scanned.has(heart) ? PATIENCE : 2 * PATIENCE);
      for (let i = 0; i < patience() && !(await ada.end.isVisible()); i += 1) {
        for (const [friend, inspector] of [
          [ada, look],
          [bea, looks],
        ] as const) {
          const kind = await friend.page.evaluate(kindAsked);
          if (kind === undefined) continue;
          if (!scanned.has(kind)) {
            scanned.add(kind);
            await inspector.glances(kind);
            if (scanned.size % 4 === 1) await watch.glances(`${kind} of another`);
          }
          if (i > 3 * reloads + 1 && reloads < 3) {
            await friend.page.keyboard.press('Escape');
            // A page that is loaded has the log beside it, which takes its room from the hand; a look has shut it.
            if (!(await friend.page.locator('.side-panel').isVisible())) {
              await friend.page.keyboard.press('l');
            }
            // The telling has to end: a reload tells nothing again.
            const before = await atRest(() => tableOf(friend.page));
            await friend.page.reload();
            await expect(friend.sentence).toBeVisible();
            await expect.poll(() => tableOf(friend.page)).toEqual(before);
            reloads += 1;
          }
        }
        const unseen = [...scanned];
        await Promise.all([
          ...[ada, bea].map((friend) => friend.playsOn({ unseen })),
          ...others.map((friend) => friend.playsOn()),
        ]);
      }
      for (const friend of [bea, ...others]) {
        if (!(await friend.end.isVisible())) await friend.concedes();
      }
      for (const friend of [ada, bea, cy])
        await expect(friend.end).toBeVisible({ timeout: 30_000 });
      await look.sees('end');
      await looks.sees('end');
      await watch.sees('end');
      expect(scanned.size).toBeGreaterThan(4);
      // A match at random may be short.
      expect(reloads).toBeGreaterThan(0);
      await ada.page.getByRole('button', { name: 'Rematch' }).click();
      for (const friend of [ada, bea, cy]) await expect(friend.sentence).toBeVisible();
      for (const friend of [ada, bea, cy]) expect(friend.complaints).toEqual([]);
    });

    test('one plays with the keyboard alone, the other by touch alone on a phone and gives up', async ({
      browser,
      server,
    }) => {
      const ada = await Friend.arrive(browser);
      const bea = await Friend.arrive(browser, {
        viewport: { width: 360, height: 640 },
        hasTouch: true,
        isMobile: true,
        locale: 'fr-FR',
      });
      const link = await ada.opensRoom(server.origin, 'Ada');
      await bea.joins(link, 'Béa');
      await ada.picksGame(game);
      await bea.sits();
      const others = await sitDown(browser, link, chairs);
      await ada.starts();
      const kinds = new Set<string>();
      for (let i = 0; i < BY_HAND && !(await ada.end.isVisible()); i += 1) {
        const asked = (await ada.asked.isVisible()) ? ada : bea;
        const kind = await asked.page.evaluate(kindAsked);
        if (kind !== undefined) kinds.add(kind);
        if (asked === ada) await ada.types();
        else await bea.touches();
        for (const friend of others) await friend.plays();
        const overflow = await bea.page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      }
      expect(kinds.size).toBeGreaterThan(4);
      for (const friend of [bea, ...others]) {
        if (!(await friend.end.isVisible())) await friend.concedes();
      }
      for (const friend of [ada, bea]) await expect(friend.end).toBeVisible({ timeout: 30_000 });
      for (const friend of [ada, bea]) expect(friend.complaints).toEqual([]);
    });
  });
}
