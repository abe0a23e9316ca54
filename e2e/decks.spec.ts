import { expect, type Locator } from '@playwright/test';
import { Friend } from './friend.ts';
import { Inspector } from './inspector.ts';
import { test } from './test.ts';

/** To a control by Tab alone, forth or back. */
async function reaches({ page }: Friend, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let i = 0; i < 150; i += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no way by keyboard to ${target}`);
}

async function presses(friend: Friend, target: Locator, key = 'Tab'): Promise<void> {
  await reaches(friend, target, key);
  await friend.page.keyboard.press('Enter');
}

test('decks are built before the evening, by keyboard alone and without a word to the server', async ({
  browser,
  server,
}) => {
  const ada = await Friend.arrive(browser, {
    locale: 'fr-FR',
    colorScheme: 'dark',
    viewport: { width: 360, height: 640 },
  });
  const { page } = ada;
  const look = new Inspector(page, 'fr-dark');
  await page.goto(server.origin);
  await presses(ada, page.getByRole('link', { name: /^Paquets.*Cannibal World$/ }));
  await expect(page).toHaveURL(/\/decks\/cannibal-world$/);
  const hall = page.getByRole('region', { name: 'Paquets', exact: true });
  await expect(hall).toBeVisible();
  await look.sees('decks before the evening');

  const asked: string[] = [];
  page.on('request', (request) => {
    // The browser's own, whenever the address changes.
    if (!request.url().endsWith('/favicon.svg')) asked.push(request.url());
  });
  const cats = hall.getByRole('article').filter({ hasText: 'Chats' });
  await presses(ada, cats.getByRole('button', { name: 'Partir de ce paquet' }));
  const builder = page.getByRole('region', { name: 'Construction de paquet' });
  await expect(builder).toBeFocused();
  await expect(builder.getByText('Ce paquet peut être joué.')).toBeVisible();
  await look.sees('builder');

  // Found by words on the card, without accents; its whole text is there without opening it.
  await reaches(ada, builder.getByRole('searchbox'));
  await page.keyboard.type('reine felin');
  const cards = builder.locator('.cw-pool-card');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Reine Balafre');
  await expect(cards).toContainText('Saut de félin (Déclenchée)');
  await expect(builder.getByText('1 carte sur 43')).toBeVisible();
  await presses(ada, builder.getByRole('button', { name: 'Reine Balafre : une de moins' }));
  await expect(builder.getByText('Pas de Chef : il en faut un.')).toBeVisible();
  await look.sees('a search in the builder');
  await presses(
    ada,
    builder.getByRole('button', { name: 'Montrer toutes les cartes' }),
    'Shift+Tab',
  );

  // The curve says what it draws, and shows the cards of a column alone.
  const column = builder.getByRole('button', {
    name: /^7 à 8 points : 7 cartes, 7 créatures, 0 action$/,
  });
  await presses(ada, column, 'Shift+Tab');
  await expect(column).toHaveAttribute('aria-pressed', 'true');
  for (const card of await cards.all()) await expect(card).toContainText(/· [78] points/);
  await page.keyboard.press('Enter');

  // The browser's way back leads to the decks: the deck built is kept.
  await page.goBack();
  const kept = hall.getByRole('list', { name: 'Vos paquets' }).getByRole('listitem');
  await expect(kept).toHaveCount(1);
  await expect(kept).toContainText('20 cartes, 145 points');
  await expect(kept).toContainText('Pas de Chef : il en faut un.');
  await presses(ada, kept.getByRole('button', { name: 'Dupliquer' }));
  await expect(kept).toHaveCount(2);
  await expect(kept.first()).toContainText('Chats 2');
  await presses(ada, kept.last().getByRole('button', { name: 'Supprimer' }));
  const undo = hall.getByRole('button', { name: 'Annuler' });
  await expect(undo).toBeFocused();
  await expect(hall.getByText('Chats est supprimé.')).toBeVisible();
  await look.sees('a deck deleted');
  await page.keyboard.press('Enter');
  await expect(kept.last().locator('b').first()).toHaveText('Chats');
  expect(asked).toEqual([]);

  await page.reload();
  await expect(kept).toHaveCount(2);
  expect(ada.complaints).toEqual([]);
});

test('a deck built before is played at the table by one touch, and a friend plays one that was sent as a code', async ({
  browser,
  server,
}) => {
  const ada = await Friend.arrive(browser, { colorScheme: 'light' });
  const bea = await Friend.arrive(browser, {
    locale: 'fr-FR',
    colorScheme: 'dark',
    viewport: { width: 360, height: 640 },
  });
  const { page } = ada;
  await page.goto(`${server.origin}/decks/cannibal-world`);
  const poster = page.getByRole('article').filter({ hasText: 'Rats' });
  const builder = page.getByRole('region', { name: 'Deck builder' });
  const toTheDecks = builder.getByRole('button', { name: 'Back' });
  const namesIt = async (name: string) => {
    await poster.getByRole('button', { name: 'Start from this deck' }).click();
    await builder.getByPlaceholder('Deck name').fill(name);
  };
  await namesIt('Leaderless');
  await builder.getByRole('button', { name: 'One Grandpa Whisker less' }).click();
  await toTheDecks.click();
  await namesIt('Night watch');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await builder.getByRole('button', { name: 'Share' }).click();
  await expect(builder.getByRole('button', { name: 'Code copied' })).toBeVisible();
  const message = await page.evaluate(() => navigator.clipboard.readText());
  expect(message).toMatch(/^Night watch · RA\S+$/);

  const link = await ada.opensRoom(server.origin, 'Ada');
  await bea.joins(link, 'Béa');
  await ada.picksGame('Cannibal World');
  await expect(page.getByRole('link', { name: 'Decks for Cannibal World' })).toBeVisible();
  await ada.picksOption('Custom');
  await bea.sits();
  await ada.starts();
  for (const friend of [ada, bea]) await expect(friend.asked).toBeVisible();
  const kept = page.getByRole('list', { name: 'Your decks' }).getByRole('listitem');
  await expect(kept).toHaveCount(2);
  // Nothing shines beside the decks themselves.
  await expect(page.locator('.btn-gold:visible')).toHaveCount(0);
  await new Inspector(page, 'en-light').sees('decks at the table');
  const leaderless = kept.filter({ hasText: 'Leaderless' });
  await expect(leaderless).toContainText('No Leader: one is needed.');
  await expect(leaderless.getByRole('button', { name: 'Play this deck' })).toHaveCount(0);
  await kept
    .filter({ hasText: 'Night watch' })
    .getByRole('button', { name: 'Play this deck' })
    .click();

  const looks = new Inspector(bea.page, 'fr-dark');
  const field = bea.page.getByLabel('Le code du paquet d’un ami');
  await field.fill(`${message.slice(0, -1)}~`);
  await expect(bea.page.getByText(/Ce n’est pas le code d’un paquet/)).toBeVisible();
  await field.fill(message);
  await field.press('Enter');
  await expect(bea.page.getByText('Ce paquet peut être joué.')).toBeVisible();
  await expect(bea.page.getByPlaceholder('Nom du paquet')).toHaveValue('Night watch');
  await looks.sees('deck of a friend');
  // One main button, disabled until the deck is legal.
  const play = bea.page.locator('.btn-gold:visible');
  await expect(play).toHaveText('Jouer ce paquet');
  await bea.page.getByRole('button', { name: 'Grand-Père Moustache : une de moins' }).click();
  await expect(play).toBeDisabled();
  await bea.page.getByRole('button', { name: 'Grand-Père Moustache : une de plus' }).click();
  await play.click();
  for (const friend of [ada, bea]) {
    await expect(
      friend.page.locator('.question-bar[data-kind="firstReinforcement"]'),
    ).toBeVisible();
  }
  for (const friend of [ada, bea]) expect(friend.complaints).toEqual([]);
});
