import { expect } from '@playwright/test';
import { Friend } from './friend.ts';
import { Inspector } from './inspector.ts';
import { test } from './test.ts';

test('the host locks the room, sets a password, shuffles and swaps places, hands over the crown', async ({
  browser,
  server,
}) => {
  const ada = await Friend.arrive(browser);
  const bea = await Friend.arrive(browser, { locale: 'fr-FR', colorScheme: 'dark' });
  const eve = await Friend.arrive(browser);
  const link = await ada.opensRoom(server.origin, 'Ada');
  await bea.joins(link, 'Béa');
  const look = new Inspector(ada.page, 'en-light');
  const looks = new Inspector(bea.page, 'fr-dark');

  await ada.unfolds();
  const lock = ada.page.getByRole('checkbox', { name: 'Let nobody new in' });
  await lock.click();
  await expect(bea.page.getByText('Verrouillée')).toBeVisible();
  await looks.sees('locked room');
  await eve.page.goto(link);
  await eve.page.locator('#nickname').fill('Eve');
  await eve.page.locator('#nickname').press('Enter');
  await expect(eve.page.getByText(/This room is locked/)).toBeVisible();

  await lock.click();
  await expect(lock).not.toBeChecked();
  await ada.page.getByRole('textbox', { name: 'Password' }).fill('lune rousse');
  await ada.page.getByRole('button', { name: 'Set the password' }).click();
  await expect(ada.page.getByRole('button', { name: 'Ask for no password' })).toBeVisible();
  await look.sees('room with a password');
  await eve.page.reload();
  const field = eve.page.getByRole('textbox', { name: 'Password' });
  await field.fill('lune blanche');
  await field.press('Enter');
  await expect(eve.page.getByText('That is not the password.')).toBeVisible();
  await new Inspector(eve.page, 'en-light').sees('password gate');
  await field.fill('lune rousse');
  await field.press('Enter');
  await expect(eve.page.getByRole('button', { name: 'Leave the room' })).toBeVisible();

  await bea.sits();
  const chairs = ada.page.locator('.chair-name');
  await expect(chairs.nth(1)).toContainText('Béa');
  await ada.page.getByRole('button', { name: 'Change the place of Béa' }).click();
  await look.sees('changing places');
  await ada.page.getByRole('button', { name: /Seat 1 · Ada/ }).click();
  await expect(bea.page.locator('.chair-name', { hasText: 'Place 1' })).toContainText('Béa');
  await ada.page.getByRole('button', { name: 'Shuffle the places' }).click();
  await expect(chairs.filter({ hasText: 'Ada' })).toHaveCount(1);
  await expect(chairs.filter({ hasText: 'Béa' })).toHaveCount(1);

  await ada.page.getByRole('button', { name: 'Crown Béa' }).click();
  await ada.page.getByRole('button', { name: 'Hand over the crown' }).click();
  await bea.unfolds();
  await expect(bea.page.getByRole('checkbox', { name: /Ne laisser entrer/ })).toBeVisible();
  await expect(ada.page.getByRole('checkbox')).toHaveCount(0);

  await bea.page.getByRole('button', { name: 'Exclure tous les spectateurs' }).click();
  await looks.sees('removing all watchers');
  await bea.page.getByRole('button', { name: 'Les exclure' }).click();
  await expect(eve.page.getByText('The host has removed you from this room.')).toBeVisible();
  await expect(bea.page.getByRole('checkbox', { name: /Ne laisser entrer/ })).toBeChecked();
  await expect(chairs.filter({ hasText: 'Ada' })).toHaveCount(1);
  for (const friend of [ada, bea, eve]) expect(friend.complaints).toEqual([]);
});

test('somebody goes: a bot plays on until the return; then the host starts again, and puts the match away', async ({
  browser,
  server,
}) => {
  const ada = await Friend.arrive(browser);
  const bea = await Friend.arrive(browser, { locale: 'fr-FR' });
  const link = await ada.opensRoom(server.origin, 'Ada');
  await bea.joins(link, 'Béa');
  await ada.picksGame('Untamed');
  await bea.sits();
  await ada.starts();
  await expect(bea.sentence).toBeVisible();
  await bea.page.goto('about:blank');
  const absent = ada.page.getByRole('region', { name: 'Béa is away' });
  await expect(absent).toBeVisible();
  const look = new Inspector(ada.page, 'en-light');
  await look.sees('somebody away');
  await absent.getByRole('button', { name: 'A bot plays on for Béa' }).click();
  await expect(absent.getByText('a bot plays on')).toBeVisible();
  await look.sees('a bot stands in');
  // Ada answers again and again: nobody is waited for.
  for (let i = 0; i < 12; i += 1) {
    await ada.plays();
    await expect(ada.asked).toBeVisible();
  }
  await bea.page.goto(link);
  await expect(bea.sentence).toBeVisible();
  await expect(absent).toHaveCount(0);

  const draft = bea.page.locator('.un-draft');
  await expect(draft).toHaveCount(0);
  await ada.picksFromMenu('Start the match again');
  await ada.page.getByRole('button', { name: 'Start again', exact: true }).click();
  await expect(draft).toBeVisible();

  await ada.picksFromMenu('The room');
  // It has left its line in the talk, for everybody.
  await expect(ada.page.getByText('Ada started the match again')).toBeVisible();
  await ada.page.getByRole('button', { name: 'Put the match away' }).click();
  await ada.page
    .getByRole('group', { name: /without a result/ })
    .getByRole('button', { name: 'Put the match away' })
    .click();
  for (const friend of [ada, bea]) {
    await expect(
      friend.page.getByRole('button', { name: /^(Leave the room|Quitter la salle)$/ }),
    ).toBeVisible();
  }
  await ada.starts();
  for (const friend of [ada, bea]) await expect(friend.sentence).toBeVisible();
  for (const friend of [ada, bea]) expect(friend.complaints).toEqual([]);
});
