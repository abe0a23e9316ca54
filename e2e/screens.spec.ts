import { expect } from '@playwright/test';
import { isFull } from '@tablee/engine/testing';
import { Friend } from './friend.ts';
import { Inspector } from './inspector.ts';
import { test } from './test.ts';

const LOOKS = [
  ['fr', 'fr-FR', 'dark'],
  ['en', 'en-GB', 'light'],
] as const;

/** On a change in one language and scheme: most other tests are in the other. */
for (const [lang, locale, colorScheme] of isFull ? LOOKS : LOOKS.slice(0, 1)) {
  test(`every screen and state, ${lang}, ${colorScheme}`, { tag: '@change' }, async ({
    browser,
    server,
  }) => {
    test.slow();
    const ada = await Friend.arrive(browser, { locale, colorScheme });
    const { page } = ada;
    const look = new Inspector(page, `${lang}-${colorScheme}`);

    await page.goto(server.origin);
    await expect(page.locator('#nickname')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await look.sees('home');
    await page.goto(`${server.origin}/credits`);
    await expect(page.getByText(/Delapouite/).first()).toBeVisible();
    await look.sees('credits');
    await page.goto(`${server.origin}/rules/royaumes-sauvages#ROY-5.5`);
    await expect(page.locator('[id="ROY-5.5"]')).toBeInViewport();
    await look.sees('rules');
    await page.goto(`${server.origin}/nowhere`);
    await look.sees('not found');
    // Its status says so too, and the browser tells of that.
    expect(ada.complaints.splice(0)).toEqual([expect.stringContaining('404')]);
    await page.goto(`${server.origin}/r/ZZZZZZ`);
    await page.locator('#nickname').fill('Ada');
    await page.locator('#nickname').press('Enter');
    await expect(page.locator('#nickname')).toHaveCount(0);
    await look.sees('no such room');

    const link = await ada.opensRoomByHand(server.origin, 'Ada');
    await look.sees('room');
    const bea = await Friend.arrive(browser, { locale, colorScheme });
    await bea.page.goto(link);
    const gate = new Inspector(bea.page, `${lang}-${colorScheme}`);
    await gate.sees('gate');
    await bea.joinsByHand(link, 'Béa');
    // The host decides what to do about it.
    await expect(bea.page.locator('.start-why')).toHaveText(
      /1 (chaise vide|chair is still empty)\.$/,
    );
    await gate.sees('room as a guest');
    await ada.seatsBots();
    await ada.starts();

    await expect(ada.asked).toBeVisible();
    await look.sees('my turn');
    await gate.sees('watching');
    await page.locator('#hand [data-lit]').first().click();
    await look.sees('card chosen');
    const refused = page.locator('main [data-faded][data-touch*="space"]');
    if ((await refused.count()) > 0) {
      await refused.first().click();
      await look.sees('refusal');
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await look.sees('palette');
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    await look.sees('log', { panel: true });
    await page.keyboard.press('l');
    // In the middle of a choice nothing comes unasked; Escape closes what lies on top before it gives up the choice.
    const chosen = page.locator('#hand [aria-pressed="true"]');
    while ((await chosen.count()) > 0) await page.keyboard.press('Escape');
    await page.locator('#hand button').nth(1).focus();
    await page.locator('#hand button').first().focus();
    await expect(page.locator('.zoom')).toBeVisible();
    await look.sees('zoom');
    await page.keyboard.press('Escape');

    await ada.concedes();
    await ada.skipsToEnd();
    await look.sees('end');
    await gate.sees('end as a guest');
    await bea.page
      .getByRole('button', { name: /^(J’en referais une|I would play another)$/ })
      .click();
    await expect(ada.page.locator('.end-head')).toContainText(
      /(Partants pour une autre|Up for another)\s?: Béa/,
    );

    expect([...ada.complaints, ...bea.complaints]).toEqual([]);
  });
}
