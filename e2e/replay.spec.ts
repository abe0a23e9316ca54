import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { playsBeside } from './beside.ts';
import { Friend } from './friend.ts';
import { Inspector } from './inspector.ts';
import { test } from './test.ts';

const placeOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.film-time input').inputValue());

test('a finished match is seen again: step by step, by turn, by the log, with any eyes, from its link', async ({
  browser,
  server,
}) => {
  const ada = await Friend.arrive(browser, { still: true });
  const bea = await Friend.arrive(browser, { still: true });
  const link = await ada.opensRoom(server.origin, 'Ada');
  await bea.joins(link, 'Béa');
  await ada.picksGame('Untamed');
  await bea.sits();
  await ada.starts();
  const told = () => ada.page.locator('.log-line').count();
  while ((await told()) < 30) await playsBeside([ada, bea], link, 10);
  await bea.concedes();
  await expect(ada.end).toBeVisible({ timeout: 30_000 });

  await ada.page.getByRole('link', { name: 'Watch the match again' }).click();
  await ada.page.waitForURL(/\/m\/m[0-9a-f]{16}$/);
  const { page } = ada;
  const film = page.locator('.film-bar');
  await expect(film).toBeVisible();
  expect(await placeOf(page)).toBe(0);
  const last = Number(await page.locator('.film-time input').getAttribute('max'));
  expect(last).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Next step' }).click();
  await page.keyboard.press('Escape');
  expect(await placeOf(page)).toBe(1);
  await page.getByRole('button', { name: 'Next turn' }).click();
  const turn = await placeOf(page);
  expect(turn).toBeGreaterThan(1);
  await expect(page).toHaveURL(new RegExp(`#${turn}$`));
  await page.getByRole('button', { name: 'Previous turn' }).click();
  expect(await placeOf(page)).toBeLessThan(turn);
  await page.getByRole('button', { name: 'Next turn' }).click();
  // By what is shown on the stage, too: as far by the keys as by the button.
  await page.getByLabel('Jump by').selectOption('scene');
  await page.getByRole('button', { name: 'Next scene' }).click();
  const scene = await placeOf(page);
  expect(scene).toBeGreaterThan(turn);
  await page.getByLabel('Jump by').selectOption('turn');
  await page.locator('.film-time input').fill(String(turn));
  await page.getByLabel('Jump by').selectOption('scene');
  await page.locator('.film-time .btn-gold').focus();
  await page.keyboard.press('PageDown');
  expect(await placeOf(page)).toBe(scene);
  await page.getByLabel('Jump by').selectOption('turn');
  await page.locator('.film-time input').fill(String(turn));
  // Nobody's hand lies open to former watchers; through a player's eyes theirs does.
  await expect(page.locator('#hand .card-face, #hand [data-card]')).toHaveCount(0);
  await page.getByLabel('Seen by').selectOption({ label: 'Béa' });
  await expect(page.locator('#hand button').first()).toBeVisible();
  // The log is a slider: later lines stand there too.
  const lines = page.locator('.log-line');
  const all = await lines.count();
  await expect(page.locator('.log-line[data-time="later"]').first()).toBeVisible();
  const middle = lines.nth(Math.floor(all / 2));
  await expect(middle).toHaveAttribute('data-time', 'later');
  await middle.getByRole('button', { name: 'Go to this moment' }).click();
  await expect(middle).not.toHaveAttribute('data-time', 'later');
  await expect(page.locator('.log-line[aria-current="step"]')).toHaveCount(1);
  const look = new Inspector(page, 'en-light');
  await look.sees('replay');
  // Played by itself to the end, where the result stands.
  await page.getByLabel('Speed').selectOption('fast');
  await page.locator('.film-time input').fill(String(last - 3));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('.end-score')).toBeVisible({ timeout: 20_000 });
  expect(await placeOf(page)).toBe(last);
  await page.getByRole('button', { name: 'See the board' }).click();
  await expect(page.locator('.end-score')).toHaveCount(0);

  // A visitor who was never in the room, on a phone, by the link of a moment, by keyboard alone.
  const cy = await Friend.arrive(browser, {
    locale: 'fr-FR',
    colorScheme: 'dark',
    viewport: { width: 360, height: 640 },
    reducedMotion: 'no-preference',
  });
  await cy.page.goto(`${page.url().split('#')[0]}#7`);
  await expect(cy.page.locator('.film-bar')).toBeVisible();
  expect(await placeOf(cy.page)).toBe(7);
  const names = cy.page.locator('.seat-plate-name > span:first-child');
  expect(await names.evaluateAll(namesThatAreCut)).toEqual([]);
  await cy.page.keyboard.press('ArrowRight');
  await cy.page.keyboard.press('ArrowRight');
  await expect.poll(() => placeOf(cy.page)).toBe(9);
  // The address names the moment once one has stopped there.
  await expect(cy.page).toHaveURL(/#9$/);
  // A way past the head of the page is no way through the match.
  await cy.page.locator('.skip-link').first().focus();
  await cy.page.keyboard.press('Enter');
  await expect(cy.page).toHaveURL(/#film$/);
  expect(await placeOf(cy.page)).toBe(9);
  await cy.page.keyboard.press('Home');
  await expect.poll(() => placeOf(cy.page)).toBe(0);
  const looks = new Inspector(cy.page, 'fr-dark');
  await looks.sees('replay on a phone');

  // The result as a picture.
  const picturing = page.waitForEvent('download', { timeout: 45_000 });
  await page.getByRole('button', { name: 'Picture of the result' }).click();
  expect((await picturing).suggestedFilename()).toMatch(/^untamed-m[0-9a-f]{16}\.png$/);
  const picture = readFileSync(String(await (await picturing).path()));
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);

  // Saved as a file, it opens in a page that asks nobody.
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the match' }).click();
  const saved = await (await saving).path();
  await cy.page.goto(server.origin);
  await cy.page.getByRole('link', { name: 'Parties jouées' }).click();
  await expect(cy.page.getByText('se retrouvera ici')).toBeVisible();
  await cy.page.route('**/api/**', (route) => route.abort());
  await cy.page.getByLabel('Fichier de la partie').setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"match":"no"}'),
  });
  await expect(cy.page.getByRole('alert')).toContainText('n’est pas une partie');
  await cy.page.getByLabel('Fichier de la partie').setInputFiles(saved);
  await expect(cy.page.locator('.film-bar')).toBeVisible();
  await cy.page.unroute('**/api/**');

  // Under rules that no longer lead there it is shown as it was then, and the page says so.
  await cy.page.route('**/api/matches/*/journal', async (route) => {
    const journal = await (await route.fetch()).json();
    journal.entries.at(12).state = '0'.repeat(24);
    await route.fulfill({ json: journal });
  });
  await cy.page.goto(`${page.url().split('#')[0]}#20`);
  await expect(cy.page.getByText('Les règles ont changé depuis')).toBeVisible();
  expect(await placeOf(cy.page)).toBe(20);
  expect(Number(await cy.page.locator('.film-time input').getAttribute('max'))).toBe(last);
  await looks.sees('replay of another version');
  await cy.page.unroute('**/api/matches/*/journal');

  // Back at the table the room is as it was.
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(ada.end).toBeVisible();
  // The winners, and their sides.
  await page.getByText('Our evenings').click();
  await expect(page.getByText(/^Ada with .+: 1 win of 1$/).first()).toBeVisible();
  await expect(page.getByText('The longest match:')).toBeVisible();
  await look.sees('our evenings');
  await page.getByText('mine, in this browser').click();
  await expect(page.getByText(/^Ada with .+: 1 win of 1$/).first()).toBeVisible();
  // Outside of any room the browser has it too, by a name that its owner chose.
  await page.goto(`${server.origin}/m`);
  await page.getByRole('button', { name: /^Name it .*Untamed: Ada/ }).press('Enter');
  await page.getByLabel('Name of the match').fill('The den falls');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'The den falls' })).toBeVisible();
  await look.sees('matches played');
  await page.goBack();
  // The evening lists it too.
  await page.getByRole('link', { name: 'Untamed: Ada' }).click();
  await expect(film).toBeVisible();
  // From a moment of it another match begins, which counts for nothing.
  await page.locator('.film-time input').fill('9');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await look.sees('playing on');
  await page.getByRole('button', { name: /^At the table of room/ }).click();
  await expect(page.getByText('The next match begins in the middle')).toBeVisible();
  await look.sees('a room whose match begins in the middle');
  await ada.starts();
  for (const friend of [ada, bea]) await expect(friend.sentence).toBeVisible();
  if (!(await page.locator('.log').isVisible())) await page.keyboard.press('l');
  await expect(page.locator('.log-line').last()).toContainText('counts for nothing');
  await bea.concedes();
  await expect(ada.end).toBeVisible({ timeout: 30_000 });
  await ada.page.getByRole('button', { name: 'Rematch' }).click();
  for (const friend of [ada, bea]) await expect(friend.sentence).toBeVisible();

  // Anybody with the link plays it differently at a table of their own, with a bot across and hidden cards dealt again.
  await cy.page.goto(`${cy.page.url().split('#')[0]}#20`);
  await cy.page.reload();
  await cy.page.getByRole('button', { name: 'Rejouer à partir d’ici' }).click();
  await cy.page.getByLabel('Les cartes cachées').selectOption('0');
  const name = cy.page.getByRole('dialog').getByRole('textbox');
  if (await name.isVisible()) await name.fill('Cyrille');
  await looks.sees('playing on at a new table');
  await cy.page.getByRole('button', { name: 'À une nouvelle table' }).click();
  await expect(cy.page.getByText('La prochaine partie commence en cours de route')).toBeVisible();
  await looks.sees('a new table, laid for the middle of a match');
  await cy.seatsBots();
  await cy.starts();
  await expect(cy.sentence).toBeVisible();

  // A match that is still played is shown to nobody, and an unknown one is said to be missing.
  await cy.page.goto(`${server.origin}/m/m0123456789abcdef`);
  await expect(cy.page.getByText(/n’est plus gardée/)).toBeVisible();
  for (const friend of [ada, bea]) expect(friend.complaints).toEqual([]);
});

/** Runs in the page: names without the room for all of their letters. */
function namesThatAreCut(names: Element[]): (string | null)[] {
  return names
    .filter(({ clientWidth, scrollWidth }) => clientWidth === 0 || scrollWidth > clientWidth)
    .map(({ textContent }) => textContent);
}
