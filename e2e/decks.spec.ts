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

test('a deck is built by keyboard alone, kept, and shared with a friend as a code', async ({
  browser,
  server,
}) => {
  const ada = await Friend.arrive(browser, { colorScheme: 'light' });
  const bea = await Friend.arrive(browser, {
    locale: 'fr-FR',
    colorScheme: 'dark',
    viewport: { width: 360, height: 640 },
  });
  const link = await ada.opensRoom(server.origin, 'Ada');
  await bea.joins(link, 'Béa');
  await ada.picksGame('Cannibal World');
  await ada.picksOption('Custom');
  await bea.sits();
  await ada.starts();
  for (const friend of [ada, bea]) await expect(friend.asked).toBeVisible();
  const look = new Inspector(ada.page, 'en-light');
  const looks = new Inspector(bea.page, 'fr-dark');
  await look.sees('decks');

  const poster = ada.page.getByRole('article').filter({ hasText: 'Rats' });
  await presses(ada, poster.getByRole('button', { name: 'Start from this deck' }));
  const builder = ada.page.getByRole('region', { name: 'Deck builder' });
  await expect(builder).toBeFocused();
  await expect(builder.getByText('This deck may be played.')).toBeVisible();
  const play = builder.getByRole('button', { name: 'Play this deck' });
  // The focus stays where a card is taken out until there is none left.
  const less = builder.getByRole('button', { name: 'One Grandpa Whisker less' });
  await presses(ada, less);
  await expect(less).toBeFocused();
  await expect(builder.getByText('No Leader: one is needed.')).toBeVisible();
  await expect(play).toBeDisabled();
  await look.sees('deck that may not be played');
  await presses(ada, builder.getByRole('button', { name: 'One Grandpa Whisker more' }));
  await expect(play).toBeEnabled();

  await reaches(ada, builder.getByPlaceholder('Deck name'), 'Shift+Tab');
  await ada.page.keyboard.type('Night watch');
  await presses(ada, builder.getByRole('button', { name: 'Keep', exact: true }));
  await expect(builder.getByRole('button', { name: 'Kept', exact: true })).toBeVisible();
  await ada.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await presses(ada, builder.getByRole('button', { name: 'Share' }));
  const code = await ada.page.evaluate(() => navigator.clipboard.readText());
  await presses(ada, builder.getByRole('button', { name: 'Back' }), 'Shift+Tab');
  const kept = ada.page.getByRole('listitem').filter({ hasText: 'Night watch' });
  await expect(kept).toContainText('21 cards, 160 points');
  await ada.page.reload();
  await expect(kept).toBeVisible();

  const field = bea.page.getByLabel('Code d’un paquet');
  await field.fill(`${code.slice(0, -1)}~`);
  await expect(bea.page.getByText(/Ce n’est pas le code d’un paquet/)).toBeVisible();
  await field.fill(code);
  await field.press('Enter');
  await expect(bea.page.getByText('Ce paquet peut être joué.')).toBeVisible();
  await looks.sees('deck of a friend');
  await bea.page.getByRole('button', { name: 'Jouer ce paquet' }).click();
  await presses(ada, kept.getByRole('button', { name: 'Play this deck' }));
  for (const friend of [ada, bea]) {
    await expect(
      friend.page.locator('.question-bar[data-kind="firstReinforcement"]'),
    ).toBeVisible();
  }
  for (const friend of [ada, bea]) expect(friend.complaints).toEqual([]);
});
