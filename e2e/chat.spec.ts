import { expect } from '@playwright/test';
import { Friend } from './friend.ts';
import { test } from './test.ts';

test('friends talk in the room and at the table; a team talks in private, where the rules let it', async ({
  browser,
  server,
}) => {
  const ada = await Friend.arrive(browser);
  const bea = await Friend.arrive(browser, { viewport: { width: 360, height: 640 } });
  const cy = await Friend.arrive(browser);
  const link = await ada.opensRoom(server.origin, 'Ada');
  await bea.joins(link, 'Béa');
  await cy.joins(link, 'Cy');

  await ada.says('Who is with whom?');
  for (const friend of [bea, cy]) await friend.reads('Who is with whom?');
  await bea.says('You and I');
  await ada.reads('You and I');

  await bea.page.getByRole('button', { name: 'Well played!' }).click();
  await ada.reads('Well played!');
  await ada.page.getByRole('button', { name: 'Mute Cy' }).click();
  await cy.says('Can you hear me?');
  await bea.reads('Can you hear me?');
  await expect(ada.page.getByText('Can you hear me?')).toHaveCount(0);
  await ada.page.getByRole('button', { name: 'Hear again Cy' }).click();
  await ada.reads('Can you hear me?');

  // Hydra: the two who face each other are a team.
  await ada.picksGame('Untamed');
  await ada.addsChair();
  await ada.addsChair();
  await ada.picksOption(/^Hydra$/);
  for (const team of ['Team 1', 'Team 2']) await expect(ada.page.getByText(team)).toHaveCount(2);
  await bea.page.locator('.round-table').getByRole('button', { name: 'Sit here' }).nth(1).click();
  await expect(ada.page.locator('.chair', { hasText: 'Béa' })).toBeVisible();
  await ada.seatsBots();
  await ada.starts();
  for (const friend of [ada, bea, cy]) await expect(friend.sentence).toBeVisible();

  await ada.opensChat();
  // A message hangs at the speaker's plate as well, for a player who looks at the board.
  await ada.page.getByRole('button', { name: 'Oops!' }).click();
  const bubble = bea.page.locator('.seat-plate', { hasText: 'Ada' }).locator('.bubble');
  await expect(bubble).toHaveText('Oops!');
  await expect(bubble).toHaveCount(0);
  await ada.page.getByRole('button', { name: 'My team' }).click();
  await ada.says('I take the rats');
  await expect(bea.page.getByRole('button', { name: '2 new messages' })).toBeVisible();
  await bea.opensChat();
  await bea.reads('I take the rats');
  await cy.opensChat();
  await expect(cy.page.getByRole('button', { name: 'My team' })).toHaveCount(0);
  await cy.says('What are they up to?');
  await ada.reads('What are they up to?');
  await expect(cy.page.getByText('I take the rats')).toHaveCount(0);

  await cy.page.reload();
  await cy.opensChat();
  await cy.reads('You and I');
  await expect(cy.page.getByText('I take the rats')).toHaveCount(0);
  for (const friend of [ada, bea, cy]) expect(friend.complaints).toEqual([]);
});
