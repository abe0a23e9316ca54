import { expect, type Page } from '@playwright/test';
import { playsBeside } from './beside.ts';
import { Friend } from './friend.ts';
import { Inspector } from './inspector.ts';
import { test } from './test.ts';

const placeOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.film-time input').inputValue());

async function opensTalk({ page }: Friend): Promise<void> {
  const tab = page.locator('.side-panel-tab').nth(1);
  if (!(await tab.isVisible())) await page.getByRole('button', { name: 'Log' }).first().click();
  await tab.click();
}

test('three go over a match together: one leads, others follow or wander, all point and talk', async ({
  browser,
  server,
}) => {
  const ada = await Friend.arrive(browser, { still: true });
  const bea = await Friend.arrive(browser, { still: true });
  const cy = await Friend.arrive(browser, { still: true, locale: 'fr-FR', colorScheme: 'dark' });
  const link = await ada.opensRoom(server.origin, 'Ada');
  await bea.joins(link, 'Béa');
  await cy.joins(link, 'Cy');
  await ada.picksGame('Untamed');
  await bea.sits();
  await ada.starts();
  const told = () => ada.page.locator('.log-line').count();
  while ((await told()) < 24) await playsBeside([ada, bea], link, 10);
  await bea.concedes();
  await expect(ada.end).toBeVisible({ timeout: 30_000 });

  await ada.page.getByRole('link', { name: 'Watch the match again' }).click();
  await ada.page.getByRole('button', { name: 'Lead the review' }).click();
  await expect(ada.page.getByText('You lead')).toBeVisible();
  for (const { page } of [bea, cy]) {
    await page.getByRole('link', { name: /^Ada (goes over a match|relit une partie)/ }).click();
    await expect(page.locator('.film-bar')).toBeVisible();
  }
  await ada.page.locator('.film-time input').fill('9');
  for (const { page } of [bea, cy]) await expect.poll(() => placeOf(page)).toBe(9);
  await ada.page.getByLabel('Seen by').selectOption({ label: 'Béa' });
  await expect(cy.page.getByLabel('Vue')).toHaveValue('1');

  // Béa looks at something else, and comes back.
  await bea.page.getByRole('button', { name: 'Follow' }).click();
  await bea.page.locator('.film-time input').fill('4');
  await ada.page.locator('.film-time input').fill('11');
  await expect.poll(() => placeOf(cy.page)).toBe(11);
  expect(await placeOf(bea.page)).toBe(4);
  await bea.page.getByRole('button', { name: 'Follow' }).click();
  await expect.poll(() => placeOf(bea.page)).toBe(11);

  await cy.page.locator('.table-main [data-flip]').first().dispatchEvent('click');
  await expect(ada.page.getByText('Cy points at something.')).toBeVisible();
  await expect(bea.page.locator('[data-pointed]').first()).toBeVisible();
  const look = new Inspector(cy.page, 'fr-dark');
  await look.sees('review');

  // Cy takes the lead.
  await cy.page.getByRole('button', { name: 'Mener la relecture' }).click();
  await cy.page.locator('.film-time input').fill('6');
  for (const { page } of [ada, bea]) await expect.poll(() => placeOf(page)).toBe(6);

  // What if: Cy answers differently for the asked player, and the others see what would have come of it.
  await cy.page.getByRole('button', { name: 'Et si… ?' }).click();
  await expect(cy.page.locator('.question-bar[data-kind]')).toBeVisible();
  for (const { page } of [ada, bea])
    await expect(page.getByText(/^What if .+ answers/)).toBeVisible();
  await look.sees('what if');
  const score = ({ page }: Friend) => page.locator('.seat-plate .summary').allInnerTexts();
  const back = (page: Page) =>
    page.getByRole('button', { name: /^(One answer back|Une réponse en)/ });
  for (let i = 0; i < 200 && !(await back(cy.page).isVisible()); i += 1) await cy.plays();
  for (const { page } of [ada, bea]) await expect(back(page)).toBeVisible();
  // It goes on: another question is asked, and answered.
  const asked = cy.page.locator('.what-if-near .question-bar[data-kind]');
  await expect(asked).toBeVisible();
  const first = await score(cy);
  for (let i = 0; i < 200 && JSON.stringify(await score(cy)) === JSON.stringify(first); i += 1) {
    await cy.plays();
  }
  expect(await score(cy)).not.toEqual(first);
  for (const friend of [ada, bea]) await expect.poll(() => score(friend)).toEqual(await score(cy));
  await cy.page.getByRole('button', { name: 'Revenir à la partie telle quelle' }).click();
  for (const { page } of [ada, bea, cy]) await expect.poll(() => placeOf(page)).toBe(6);
  await opensTalk(ada);
  await ada.says('There it was');
  await opensTalk(bea);
  await bea.reads('There it was');
  await cy.page.getByRole('button', { name: 'Ne plus mener' }).click();
  await expect(bea.page.getByRole('button', { name: 'Follow' })).toHaveCount(0);
  for (const friend of [ada, bea, cy]) expect(friend.complaints).toEqual([]);
});
