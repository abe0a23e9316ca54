import { expect } from '@playwright/test';
import { Friend } from './friend.ts';
import { Inspector } from './inspector.ts';
import { test } from './test.ts';

test('the host counts reactions, then pauses the match; at zero the table passes', async ({
  browser,
  server,
}) => {
  const ada = await Friend.arrive(browser);
  const bea = await Friend.arrive(browser, { locale: 'fr-FR', colorScheme: 'dark' });
  const link = await ada.opensRoom(server.origin, 'Ada');
  await bea.joins(link, 'Béa');
  await ada.picksGame('Sang Rancune');
  await ada.picksOption(/^2 min per decision$/);
  await ada.picksOption(/^5 s$/);
  await ada.seatsBots();
  const look = new Inspector(ada.page, 'en-light');
  const looks = new Inspector(bea.page, 'fr-dark');
  await expect(bea.page.getByText(/2\smin par décision · Pour réagir .+\s:\s5\ss/)).toBeVisible();
  await look.sees('room with a clock');
  await ada.starts();
  await expect(ada.page.locator('.question-bar .countdown')).toBeVisible();

  const readBar = () =>
    ada.page.evaluate(() => {
      const bar = document.querySelector<HTMLElement>('.question-bar');
      const time = bar?.querySelector('.countdown')?.textContent ?? '';
      return {
        kind: bar?.dataset.kind,
        isDecision: /^[12]:\d\d/.test(time),
        isWindow: /^0:0\d/.test(time),
      };
    });
  // By the cards dealt either may come first: a decision of two minutes, a window of five seconds.
  let bar = await readBar();
  let isDecisionSeen = bar.isDecision;
  for (let i = 0; i < 400 && !(bar.isWindow && isDecisionSeen); i += 1) {
    await ada.plays();
    bar = await readBar();
    isDecisionSeen ||= bar.isDecision;
  }
  expect(isDecisionSeen).toBe(true);
  expect(bar.isWindow).toBe(true);
  await expect(bea.page.locator('.seat-plate .countdown').first()).toBeVisible();
  // The table passes for Ada, and goes on; in a window of several nobody learns for whom, and the log may have no line.
  await expect
    .poll(
      async () => {
        const now = await readBar();
        return now.isWindow && now.kind === bar.kind;
      },
      { timeout: 60_000 },
    )
    .toBe(false);

  await expect(ada.asked).toBeVisible();
  await ada.picksFromMenu('Pause the match');
  await expect(bea.sentence).toHaveText('La partie est en pause');
  await expect(ada.page.locator('.countdown[data-stands]').first()).toBeVisible();
  await look.sees('paused');
  await looks.sees('paused, watched');
  await ada.page.getByRole('button', { name: 'Resume the match' }).click();
  await expect(bea.sentence).not.toHaveText('La partie est en pause');
  await expect(ada.page.locator('.countdown[data-stands]')).toHaveCount(0);
  for (const friend of [ada, bea]) expect(friend.complaints).toEqual([]);
});
