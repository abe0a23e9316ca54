import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { Friend } from './friend.ts';
import { TestServer } from './server.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const PHONE = { width: 360, height: 640 };
const LAPTOP = { width: 1366, height: 768 };
/** `TABLEE_SCREENS=1` keeps a picture of every state in four sizes under test-results/screens. */
const PICTURES = process.env.TABLEE_SCREENS === '1';
const SIZES = PICTURES
  ? [PHONE, { width: 768, height: 1024 }, LAPTOP, { width: 1920, height: 1080 }]
  : [PHONE, LAPTOP];

/** Everything that is wrong with the page as it stands, on a phone and on a laptop. */
class Inspector {
  readonly faults: string[] = [];
  readonly #page: Page;
  readonly #style: string;

  constructor(page: Page, style: string) {
    this.#page = page;
    this.#style = style;
  }

  async sees(state: string): Promise<void> {
    const page = this.#page;
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.waitForTimeout(120);
      const where = `${state}, ${this.#style}, ${size.width}x${size.height}`;
      if (PICTURES) {
        const name = `${state.replaceAll(' ', '-')}-${this.#style}-${size.width}.png`;
        await page.screenshot({ path: `test-results/screens/${name}` });
      }
      if (size !== PHONE && size !== LAPTOP) continue;
      const { violations } = await new AxeBuilder({ page })
        .withTags(TAGS)
        .options({ rules: { 'target-size': { enabled: true } } })
        .analyze();
      for (const { id, nodes } of violations) {
        for (const node of nodes) this.faults.push(`${where}: ${id} ${node.target.join(' ')}`);
      }
      const faults = await page.evaluate(layoutFaults);
      this.faults.push(...faults.map((fault) => `${where}: ${fault}`));
    }
    await page.setViewportSize(LAPTOP);
  }
}

/** Runs in the page: sideways scroll, and text below 12 px. */
function layoutFaults(): string[] {
  const faults = new Set<string>();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.add(`scrolls sideways by ${scrollWidth - clientWidth} px`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || node.textContent?.trim() === '') continue;
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || !element.checkVisibility()) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (size < 12) faults.add(`text of ${size} px: ${element.className} ${node.textContent}`);
  }
  return [...faults];
}

for (const [lang, locale, colorScheme] of [
  ['fr', 'fr-FR', 'dark'],
  ['en', 'en-GB', 'light'],
] as const) {
  test(`every screen and state, ${lang}, ${colorScheme}`, async ({ browser }) => {
    test.slow();
    const server = await TestServer.start();
    const ada = await Friend.arrive(browser, { locale, colorScheme });
    const { page } = ada;
    const look = new Inspector(page, `${lang}-${colorScheme}`);
    const button = (name: RegExp) => page.getByRole('button', { name }).first();

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
    await page.goto(`${server.origin}/r/ZZZZZZ`);
    await page.locator('#nickname').fill('Ada');
    await page.locator('#nickname').press('Enter');
    await page.waitForTimeout(500);
    await look.sees('no such room');

    const link = await ada.opensRoom(server.origin, 'Ada');
    await look.sees('room');
    const bea = await Friend.arrive(browser, { locale, colorScheme });
    await bea.page.goto(link);
    const gate = new Inspector(bea.page, `${lang}-${colorScheme}`);
    await gate.sees('gate');
    await bea.joins(link, 'Béa');
    await gate.sees('room as a guest');
    await button(/^(Seat a bot|Asseoir un automate)$/).click();
    await button(/Sensible bot|Automate avisé/).click();
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
    await look.sees('log');
    await page.keyboard.press('l');
    await page.locator('#hand button').first().focus();
    await page.waitForTimeout(500);
    await look.sees('zoom');
    await page.keyboard.press('Escape');

    const seen = { battle: false };
    for (let i = 0; i < 4000 && !(await ada.end.isVisible()); i += 1) {
      if (!seen.battle && (await page.locator('.rs-battle').isVisible())) {
        await look.sees('battle');
        seen.battle = true;
      }
      await ada.plays();
    }
    await expect(ada.end).toBeVisible();
    await look.sees('end');
    await gate.sees('end as a guest');

    expect([...look.faults, ...gate.faults]).toEqual([]);
    expect([...ada.complaints, ...bea.complaints]).toEqual([]);
    await server.stop();
  });
}
