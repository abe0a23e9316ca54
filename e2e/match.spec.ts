import { expect, type Page, test } from '@playwright/test';
import { atRest } from './at-rest.ts';
import { Friend } from './friend.ts';
import { Inspector } from './inspector.ts';
import { TestServer } from './server.ts';

/** The state of the match as a page shows it: seats and kingdoms. */
async function boardOf(page: Page): Promise<string[]> {
  const seats = await page.locator('.table-head').ariaSnapshot();
  const board = await page.locator('main').ariaSnapshot();
  return [seats, ...board.split('\n').filter((line) => /heading .*territor/.test(line))];
}

test('two play a whole match, one watches; a reload in mid-battle, the server killed on the way', async ({
  browser,
}) => {
  const server = await TestServer.start();
  const mayLoseServer = true;
  const ada = await Friend.arrive(browser, { mayLoseServer });
  const bea = await Friend.arrive(browser, {
    mayLoseServer,
    locale: 'fr-FR',
    viewport: { width: 360, height: 640 },
    hasTouch: true,
  });
  const cy = await Friend.arrive(browser, { mayLoseServer, colorScheme: 'dark' });

  const link = await ada.opensRoom(server.origin, 'Ada');
  await bea.joins(link, 'Béa');
  await cy.joins(link, 'Cy');
  await bea.sits();
  await ada.starts();
  for (const friend of [ada, bea, cy]) await expect(friend.sentence).toBeVisible();
  await expect(cy.page.getByText(/only public information/)).toBeVisible();
  await expect(cy.page.locator('main [data-lit], #hand [data-lit]')).toHaveCount(0);

  const look = new Inspector(bea.page, 'fr-light');
  const watch = new Inspector(cy.page, 'en-dark');
  const reloadsInBattle = async () => {
    // What has not been sent is the page's own: a staged card does not survive, and should not.
    await bea.page.keyboard.press('Escape');
    const before = await bea.sentence.textContent();
    const hand = await bea.page.locator('#hand').ariaSnapshot();
    await bea.page.reload();
    await expect(bea.page.locator('.rs-battle')).toBeVisible();
    await expect(bea.sentence).toHaveText(before ?? '');
    await look.sees('battle');
    await watch.sees('battle watched');
    expect(await bea.page.locator('#hand').ariaSnapshot()).toBe(hand);
  };
  const losesServer = async () => {
    const seen = () => boardOf(cy.page);
    // Whoever watches may hear of the last answer after the one who gave it.
    const before = await atRest(seen);
    await server.kill();
    await expect(cy.page.getByText(/Connection lost/).first()).toBeVisible();
    await server.start();
    await expect(cy.page.getByText(/Connection lost/)).toHaveCount(0, { timeout: 30_000 });
    await expect.poll(seen).toEqual(before);
  };
  let killed = false;
  let reloaded = false;
  /** Plays to the end, or until there is enough. */
  const playOn = async (isEnough: () => boolean) => {
    for (let i = 0; i < 2000 && !isEnough() && !(await ada.end.isVisible()); i += 1) {
      const until = reloaded ? {} : { shown: '.rs-battle' };
      await Promise.all([ada, bea].map((friend) => friend.playsOn(until)));
      if (!reloaded && (await bea.page.locator('.rs-battle').isVisible())) {
        await reloadsInBattle();
        reloaded = true;
      }
      if (i > 4 && !killed) {
        await losesServer();
        killed = true;
      }
    }
  };
  /** The next match in one click, nobody lost. */
  const playAgain = async () => {
    await ada.page.getByRole('button', { name: 'Rematch' }).click();
    for (const friend of [ada, bea, cy]) await expect(friend.sentence).toBeVisible();
    await expect(ada.end).toHaveCount(0);
  };
  await playOn(() => false);
  for (const friend of [ada, bea, cy]) {
    await expect(friend.end).toBeVisible({ timeout: 30_000 });
    await expect(
      friend.end.getByText(/The secret is the one of the f|Le secret est bien celui de l’/).first(),
    ).toBeVisible();
  }
  await playAgain();
  // Every other match between players at random sees no battle.
  for (let again = 0; again < 12 && !reloaded; again += 1) {
    await playOn(() => reloaded);
    if (!reloaded) await playAgain();
  }
  expect({ reloaded, killed }).toEqual({ reloaded: true, killed: true });
  await server.stop();
});
