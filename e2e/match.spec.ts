import { expect, type Page } from '@playwright/test';
import { isChange } from '@tablee/engine/testing';
import { atRest } from './at-rest.ts';
import { Friend } from './friend.ts';
import { TestServer } from './server.ts';
import { test } from './test.ts';

/** The state of the match as a page shows it: seats and kingdoms. */
async function boardOf(page: Page): Promise<string[]> {
  const seats = await page.locator('.table-head').ariaSnapshot();
  const board = await page.locator('main').ariaSnapshot();
  return [seats, ...board.split('\n').filter((line) => /heading .*territor/.test(line))];
}

test('two play a whole match, one watches; the server is killed on the way', {
  tag: '@change',
}, async ({ browser }) => {
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

  const link = await ada.opensRoomByHand(server.origin, 'Ada');
  await bea.joinsByHand(link, 'Béa');
  await cy.joinsByHand(link, 'Cy');
  await bea.sits();
  await ada.starts();
  for (const friend of [ada, bea, cy]) await expect(friend.sentence).toBeVisible();
  await expect(cy.page.getByText(/only public information/)).toBeVisible();
  await expect(cy.page.locator('main [data-lit], #hand [data-lit]')).toHaveCount(0);

  const losesServer = async () => {
    // A moment on the stage holds back what comes after it, and a page that gets a new snapshot does not play it.
    const onStage = cy.page.locator('.question-bar[data-moment]');
    const seen = async () => {
      await expect(onStage).toHaveCount(0, { timeout: 30_000 });
      return boardOf(cy.page);
    };
    // A watcher may receive the last answer after its player.
    const before = await atRest(seen);
    await server.kill();
    await expect(cy.page.getByText(/Connection lost/).first()).toBeVisible();
    await server.start();
    await expect(cy.page.getByText(/Connection lost/)).toHaveCount(0, { timeout: 30_000 });
    await expect.poll(seen).toEqual(before);
  };
  let killed = false;
  for (let i = 0; i < 2000 && !(await ada.end.isVisible()); i += 1) {
    if (!killed && (await ada.page.locator('.log-line').count()) > 12) {
      await losesServer();
      killed = true;
      // A page costs as much as any other. Ends are watched in another test.
      if (isChange) await cy.page.close();
    }
    await Promise.all([ada, bea].map((friend) => friend.playsOn()));
  }
  const here = [ada, bea, cy].filter(({ page }) => !page.isClosed());
  for (const friend of here) {
    await expect(friend.end).toBeVisible({ timeout: 30_000 });
    await expect(
      friend.end.getByText(/The secret is the one of the f|Le secret est bien celui de l’/).first(),
    ).toBeVisible();
  }
  await ada.page.getByRole('button', { name: 'Rematch' }).click();
  for (const friend of here) await expect(friend.sentence).toBeVisible();
  await expect(ada.end).toHaveCount(0);
  expect(killed).toBe(true);
  await server.stop();
});
