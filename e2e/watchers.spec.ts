import { expect } from '@playwright/test';
import { Friend } from './friend.ts';
import { Inspector } from './inspector.ts';
import { test } from './test.ts';

test('those who watch talk among themselves; a player reads it once they have given up', async ({
  browser,
  server,
}) => {
  const ada = await Friend.arrive(browser);
  const bea = await Friend.arrive(browser);
  const cy = await Friend.arrive(browser, { locale: 'fr-FR', colorScheme: 'dark' });
  const dan = await Friend.arrive(browser, { viewport: { width: 360, height: 640 } });
  const link = await ada.opensRoom(server.origin, 'Ada');
  await bea.joins(link, 'Béa');
  await cy.joins(link, 'Cy');
  const channel = ({ page }: Friend) =>
    page.getByRole('button', { name: /^(Those who watch|Ceux qui regardent)$/ });
  await expect(channel(cy)).toHaveCount(0);
  await ada.addsChair();
  await bea.sits();
  await ada.seatsBots();
  await ada.starts();
  for (const friend of [ada, bea, cy]) await expect(friend.sentence).toBeVisible();
  await dan.watches(link, 'Dan');

  for (const friend of [ada, bea, cy]) await friend.opensChat();
  await expect(channel(ada)).toHaveCount(0);
  await channel(cy).click();
  await cy.says('Ada garde le roi');
  await dan.picksFromMenu(/^Chat$/);
  await dan.reads('Ada garde le roi');
  await channel(dan).click();
  await dan.says('She always does');
  await cy.reads('She always does');
  const look = new Inspector(dan.page, 'en-light');
  const looks = new Inspector(cy.page, 'fr-dark');
  await looks.sees('watchers talk', { panel: true });
  await look.sees('watchers talk', { panel: true });
  await cy.page.getByRole('button', { name: 'Toute la salle' }).click();
  await cy.says('Bravo');
  for (const player of [ada, bea]) {
    await player.reads('Bravo');
    await expect(player.page.getByText('Ada garde le roi')).toHaveCount(0);
  }

  await bea.concedes();
  await bea.reads('Ada garde le roi');
  await channel(bea).click();
  await bea.says('I saw it too late');
  await cy.reads('I saw it too late');
  await expect(ada.page.getByText('I saw it too late')).toHaveCount(0);
  await ada.page.reload();
  await ada.opensChat();
  await ada.reads('Bravo');
  await expect(ada.page.getByText('Ada garde le roi')).toHaveCount(0);
  for (const friend of [ada, bea, cy, dan]) expect(friend.complaints).toEqual([]);
});
