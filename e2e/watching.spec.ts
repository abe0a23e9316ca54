import { expect } from '@playwright/test';
import { Friend } from './friend.ts';
import { Inspector } from './inspector.ts';
import { test } from './test.ts';

test('a watcher sits behind a player who agrees, sees all hands by consent, and later without', async ({
  browser,
  server,
}) => {
  const ada = await Friend.arrive(browser);
  const bea = await Friend.arrive(browser, { locale: 'fr-FR', colorScheme: 'dark' });
  const cy = await Friend.arrive(browser, { colorScheme: 'dark' });
  const link = await ada.opensRoom(server.origin, 'Ada');
  await bea.joins(link, 'Béa');
  await cy.joins(link, 'Cy');
  await bea.sits();
  await ada.picksOption('that of one player who agrees');
  await expect(cy.page.getByText('Each picks whom to sit behind')).toBeVisible();
  const look = new Inspector(ada.page, 'en-light');
  const looks = new Inspector(bea.page, 'fr-dark');
  const watch = new Inspector(cy.page, 'watching');
  await looks.sees('room with watchers');
  await ada.starts();

  const seen = cy.page.locator('.spectator-bar [role="status"]');
  const cards = (friend: Friend) => friend.page.locator('#hand [data-touch]');
  await expect(seen).toHaveText(/pick a player who shows their hand/);
  await expect(bea.page.getByText('Les spectateurs peuvent-ils voir votre main ?')).toBeVisible();
  await looks.sees('asked to show the hand');
  await bea.page.getByRole('button', { name: 'Montrer ma main aux spectateurs' }).click();
  await expect(bea.page.getByText('Spectateurs : votre main')).toBeVisible();
  await expect(ada.page.getByText('May those who watch see your hand?')).toBeVisible();
  await cy.page.locator('.spectator-bar select').selectOption({ label: 'Béa (shows their hand)' });
  await expect(seen).toHaveText(/You sit behind Béa/);
  await expect(cards(bea)).not.toHaveCount(0);
  await expect(cards(cy)).toHaveCount(await cards(bea).count());
  await watch.sees('behind a player');
  await look.sees('another shows the hand');
  await cy.page.reload();
  await expect(seen).toHaveText(/pick a player who shows their hand/);
  await bea.picksFromMenu('Ne plus montrer ma main');
  await expect(cy.page.locator('option', { hasText: 'shows their hand' })).toHaveCount(0);
  await expect(cards(cy)).toHaveCount(0);

  await ada.picksFromMenu('The room');
  await ada.picksOption('all, if every player agrees');
  await ada.page.getByRole('button', { name: 'Back to the table' }).click();
  await ada.page.getByRole('button', { name: 'Show my hand to those who watch' }).click();
  await expect(seen).toHaveText(/only public information/);
  await bea.page.getByRole('button', { name: 'Montrer ma main aux spectateurs' }).click();
  await expect(seen).toHaveText(/all hands are open/);
  await expect(cards(cy)).toHaveCount(await cards(ada).count());

  await ada.picksFromMenu('The room');
  await ada.picksOption('all, 1 round later');
  await ada.page.getByRole('button', { name: 'Back to the table' }).click();
  await expect(seen).toHaveText(/only public information/);
  await ada.page.getByRole('button', { name: 'Show my hand to those who watch' }).click();
  await bea.page.getByRole('button', { name: 'Montrer ma main aux spectateurs' }).click();
  await expect(seen).toHaveText(/hands open as soon as they are old enough/);
  await expect(bea.page.getByText('Spectateurs : toutes les mains, en différé')).toBeVisible();
  const isOpen = async () => /with open hands/.test((await seen.textContent()) ?? '');
  for (let i = 0; i < 200 && !(await isOpen()); i += 1) {
    await Promise.all([ada, bea].map((friend) => friend.playsOn()));
  }
  await expect(seen).toHaveText(/with open hands/);
  await watch.sees('later, with open hands');
  await look.sees('watched later');
  for (const friend of [ada, bea, cy]) expect(friend.complaints).toEqual([]);
});
