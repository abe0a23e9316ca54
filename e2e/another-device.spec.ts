import { expect } from '@playwright/test';
import { Friend } from './friend.ts';
import { Inspector } from './inspector.ts';
import { test } from './test.ts';

test('everything of one’s own is deleted by one button, and others keep their room', async ({
  browser,
  server,
}) => {
  const ada = await Friend.arrive(browser);
  const bea = await Friend.arrive(browser, { locale: 'fr-FR', colorScheme: 'dark' });
  const link = await ada.opensRoomByHand(server.origin, 'Ada');
  await bea.joins(link, 'Béa');
  await ada.page.getByText('How long matches are kept').click();
  await ada.page.getByText('90 days').click();
  await expect(bea.page.getByText('pendant 90 jours')).toBeVisible();
  await ada.page.getByRole('button', { name: 'Continue on another device' }).click();
  const button = ada.page.getByRole('button', { name: 'Delete everything of mine' });
  await button.scrollIntoViewIfNeeded();
  const look = new Inspector(ada.page, 'en-light');
  await look.sees('everything of mine');
  await button.click();
  await ada.page.getByRole('button', { name: 'Delete everything', exact: true }).click();
  await ada.page.waitForURL(`${server.origin}/`);
  await expect(ada.page.getByLabel('Your name')).toHaveValue('');
  // She is a stranger to her room, which is Béa’s now.
  await expect(bea.page.getByText('Ada')).toHaveCount(0);
  await expect(bea.page.getByText('Combien de temps garder les parties')).toBeVisible();
});

test('a personal link lets a phone go on as the same person, once', async ({ browser, server }) => {
  const ada = await Friend.arrive(browser);
  const bea = await Friend.arrive(browser, { locale: 'fr-FR', colorScheme: 'dark' });
  const link = await ada.opensRoom(server.origin, 'Ada');
  await bea.joins(link, 'Béa');
  await bea.sits();

  const look = new Inspector(ada.page, 'en-light');
  await ada.page.getByRole('button', { name: 'Continue on another device' }).click();
  const first = await ada.makesPass();
  await look.sees('another device');
  await ada.page.keyboard.press('Escape');
  await ada.page.getByRole('button', { name: 'Continue on another device' }).click();
  const second = await ada.makesPass();
  await ada.page.keyboard.press('Escape');

  // A new link ends the former one.
  const phone = await Friend.arrive(browser, { viewport: { width: 360, height: 640 } });
  const looksOn = new Inspector(phone.page, 'en-light');
  await phone.page.goto(first);
  await expect(phone.page.getByText(/This link is too old/)).toBeVisible();
  await looksOn.sees('pass too old');

  await ada.starts();
  await expect(ada.sentence).toBeVisible();
  const requests: string[] = [];
  phone.page.on('request', (request) => requests.push(request.url()));
  await phone.page.goto(second);
  const yes = phone.page.getByRole('button', { name: 'Continue as Ada' });
  await expect(yes).toBeVisible();
  await looksOn.sees('pass');
  await yes.click();
  await phone.page.waitForURL(link);
  await expect(phone.sentence).toBeVisible();
  const code = second.split('#')[1] ?? '';
  expect(code).toHaveLength(20);
  expect(requests.filter((url) => url.includes(code))).toEqual([]);

  // One person on two devices: the same hand, and what one answers the other sees.
  const handOf = ({ page }: Friend) => page.locator('#hand').ariaSnapshot();
  await expect.poll(async () => (await handOf(phone)) === (await handOf(ada))).toBe(true);
  await expect(bea.page.locator('.seat-plate')).toHaveCount(2);
  const told = () => ada.page.locator('.log-line').count();
  const before = await told();
  for (let i = 0; i < 60 && (await told()) < before + 3; i += 1) {
    await Promise.all([bea, phone].map((friend) => friend.playsOn()));
  }
  // A card that has been chosen and not played is each page's own.
  await phone.page.keyboard.press('Escape');
  await expect.poll(async () => (await handOf(phone)) === (await handOf(ada))).toBe(true);

  // She sees both devices, and signs the phone out: it is nobody's here any more.
  await ada.picksFromMenu('Continue on another device');
  const devices = ada.page.locator('.devices li');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
  await look.sees('devices');
  await ada.page.getByRole('button', { name: /^Sign out (?!all)/ }).press('Enter');
  await expect(devices).toHaveCount(1);
  await expect(ada.page.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused();
  await expect(phone.page.getByText(/This device has been signed out/).first()).toBeVisible();
  await expect(phone.page.getByRole('heading', { name: 'You are not in this room' })).toBeVisible();
  await expect(phone.sentence).toBeHidden();
  await looksOn.sees('signed out');
  await ada.page.keyboard.press('Escape');

  // From the table's menu, in French; on a device of another user.
  await bea.page.reload();
  await bea.picksFromMenu('Continuer sur un autre appareil');
  const ofBea = await bea.makesPass();
  await expect(bea.page.locator('.devices li')).toHaveCount(1);
  await new Inspector(bea.page, 'fr-dark').sees('another device');
  const other = await Friend.arrive(browser, { locale: 'fr-FR', colorScheme: 'dark' });
  const looksAgain = new Inspector(other.page, 'fr-dark');
  await other.watches(link, 'Cyrano');
  await other.page.goto(ofBea);
  await expect(other.page.getByText(/ne sera plus Cyrano/)).toBeVisible();
  await looksAgain.sees('pass instead of somebody');
  await bea.page.goto(ofBea);
  await expect(bea.page.getByText('Cet appareil est déjà Béa')).toBeVisible();
  await bea.page.getByRole('button', { name: 'Entrer dans la salle' }).click();
  await other.page.getByRole('button', { name: 'Continuer comme Béa' }).click();
  await other.page.waitForURL(link);
  await expect(other.sentence).toBeVisible();
  await expect(bea.sentence).toBeVisible();

  await other.page.goto(ofBea);
  await expect(other.page.getByText(/Ce lien a déjà servi/)).toBeVisible();
  await looksAgain.sees('pass used');
  await other.page.goto(`${server.origin}/as#nonsense`);
  await expect(other.page.getByText(/n’est pas valable/)).toBeVisible();
  for (const friend of [ada, bea]) expect(friend.complaints).toEqual([]);
});
