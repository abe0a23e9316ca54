import { expect, type Page } from '@playwright/test';
import type { Option, Question } from '@tablee/engine';
import { optionsOf, Session, seeded, seededDice } from '@tablee/engine';
import { loadGame } from '@tablee/rules/catalogue.ts';
import { loadScenes } from '@tablee/rules/scenes.ts';
import { Friend } from './friend.ts';
import { Inspector } from './inspector.ts';
import type { Scene } from './scenes.ts';
import { TestServer } from './server.ts';
import { Stage } from './stage.ts';
import { test } from './test.ts';

/** Alice needs one blow, and so does Medusa; Alice has one action left. */
async function lastBlow(): Promise<{ scene: Scene; maneuver: string }> {
  const game = await loadGame('unmatched');
  const { scenes, positionOf, tableOf } = await loadScenes('unmatched');
  const setting = { ...scenes.theirHand, health: { alice: 1, medusa: 1 }, action: 2 };
  const position = positionOf(game, setting);
  const session = new Session(game, position, { dice: seededDice(seeded(1)) });
  const options: readonly Option[] = optionsOf(session.questionOf(0) as Question);
  const maneuver = options.find(({ verb }) => verb === 'maneuver')?.id ?? '';
  const table = tableOf(setting);
  return {
    scene: { game: 'unmatched', ...table, position, seat: 0, name: 'last blow' },
    maneuver,
  };
}

const placeOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.film-time input').inputValue());

test('a finished match is understood: chances over time, the turning point, choice and luck, by keyboard', async ({
  browser,
}) => {
  const server = await TestServer.start();
  const { scene, maneuver } = await lastBlow();
  const stage = await Stage.open(browser, server, { locale: 'en-GB', colorScheme: 'light' });
  await stage.plays(scene);
  await stage.answers([maneuver]);
  const { page } = stage.ada;
  await stage.ada.concedes();
  await expect(stage.ada.end).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'Watch the match again' }).click();
  await expect(page.locator('.film-bar')).toBeVisible();

  const sheet = page.getByRole('region', { name: 'Understand the match' });
  const opener = page.getByRole('button', { name: 'Understand' });
  await opener.press('Enter');
  await expect(sheet).toBeFocused();
  const line = sheet.getByRole('slider', { name: 'Chances to win' });
  await expect(line).toBeVisible({ timeout: 90_000 });
  await expect(sheet.getByText(/^Ada: \d+% at the start\./)).toBeVisible();
  // The line says what the slider says, and leads it.
  await line.focus();
  await page.keyboard.press('End');
  const last = Number(await page.locator('.film-time input').getAttribute('max'));
  expect(await placeOf(page)).toBe(last);
  await expect(line).toHaveAttribute('aria-valuetext', /Ada 0%, Béa 100%$/);
  await page.keyboard.press('Home');
  expect(await placeOf(page)).toBe(0);
  await page.locator('.film-time input').fill(String(last));
  await expect(line).toHaveAttribute('aria-valuenow', String(last));
  // The better answer, in the words of the game, and the way to that moment.
  const turn = sheet.getByRole('link', { name: /^Step 0\. Ada: “Maneuver.*Snicker-Snack/ });
  await turn.press('Enter');
  expect(await placeOf(page)).toBe(0);
  await expect(turn).toHaveAttribute('aria-current', 'step');
  const look = new Inspector(page, 'en-light');
  await look.sees('understanding');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Snicker-Snack' })).toBeVisible();

  // On a phone, in the other language: nothing has to be found again, and the board is seen where a turning point leads.
  const cy = await Friend.arrive(browser, {
    locale: 'fr-FR',
    colorScheme: 'dark',
    viewport: { width: 360, height: 640 },
  });
  await cy.page.goto(`${page.url().split('#')[0]}#${last}`);
  await cy.page.getByRole('button', { name: 'Comprendre' }).click();
  const feuille = cy.page.getByRole('region', { name: 'Comprendre la partie' });
  await expect(feuille.getByRole('slider')).toBeVisible();
  const looks = new Inspector(cy.page, 'fr-dark');
  await looks.sees('understanding on a phone');
  await feuille.getByRole('link', { name: /^Coup 0\. Ada : « / }).click();
  await expect(feuille).toHaveCount(0);
  expect(await placeOf(cy.page)).toBe(0);
  await expect(cy.page.locator('#film')).toBeFocused();

  // Under other rules it can be watched, and no longer understood.
  await cy.page.route('**/api/matches/*/journal', async (route) => {
    const journal = await (await route.fetch()).json();
    journal.entries.at(2).state = '0'.repeat(24);
    await route.fulfill({ json: journal });
  });
  await cy.page.reload();
  await cy.page.getByRole('button', { name: 'Comprendre' }).click();
  await expect(feuille).toContainText('plus se comprendre');
  for (const friend of [stage.ada, cy]) expect(friend.complaints).toEqual([]);
  stage.close();
  await server.stop();
});
