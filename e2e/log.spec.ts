import { expect } from '@playwright/test';
import { Friend } from './friend.ts';
import { noteShifts, shiftsOf } from './shifts.ts';
import { test } from './test.ts';

/** Lines that leave a long log at once, at least. */
const SOME = 20;

const SEATS = 4;

test('the oldest lines of a long log leave, and no line in sight moves', async ({
  browser,
  server,
}) => {
  const ada = await Friend.arrive(browser, { still: false });
  await ada.opensRoom(server.origin, 'Ada');
  await ada.picksGame('Untamed');
  // Two players may end their match before any line leaves; four have at least twice as many lines as are kept.
  for (let chairs = 1; chairs < SEATS; chairs += 1) await ada.addsChair();
  await ada.page.getByRole('button', { name: 'Stand up' }).click();
  await ada.seatsBots();
  await ada.starts();
  const lines = ada.page.locator('.log-line');
  await expect(lines.first()).toBeVisible();
  await ada.page.evaluate(noteShifts);
  let most = 0;
  await expect
    .poll(
      async () => {
        const now = await lines.count();
        most = Math.max(most, now);
        return most - now;
      },
      { intervals: [50], timeout: 60_000 },
    )
    .toBeGreaterThan(SOME);
  await expect(lines.last()).toBeInViewport();
  const { shifts } = await shiftsOf(ada.page);
  const moved = shifts.filter(({ what }) => what.some((each) => /^log-line[ :]/.test(each)));
  expect(moved).toEqual([]);
});
