import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

export interface FriendSettings extends BrowserContextOptions {
  /** Console errors and failed requests are expected (the server is being killed). */
  readonly mayLoseServer?: boolean;
}

/** Somebody with a browser: one context, one page, and an eye on its console. */
export class Friend {
  readonly page: Page;
  readonly complaints: string[] = [];

  private constructor(page: Page, mayLoseServer: boolean) {
    this.page = page;
    if (mayLoseServer) return;
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        this.complaints.push(`console ${message.type()}: ${message.text()}`);
      }
    });
    page.on('requestfailed', (request) => {
      const failure = request.failure()?.errorText ?? '';
      // A page that goes away drops what it was still loading.
      if (failure !== 'net::ERR_ABORTED') this.complaints.push(`${request.url()}: ${failure}`);
    });
    page.on('pageerror', (error) => this.complaints.push(`page error: ${error.message}`));
  }

  static async arrive(browser: Browser, settings: FriendSettings = {}): Promise<Friend> {
    const { mayLoseServer = false, ...options } = settings;
    const context = await browser.newContext({
      viewport: { width: 1366, height: 768 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      ...options,
    });
    return new Friend(await context.newPage(), mayLoseServer);
  }

  /** Opens a room from the home page; gives its link. */
  async opensRoom(origin: string, name: string): Promise<string> {
    const { page } = this;
    await page.goto(origin);
    await page.locator('#nickname').fill(name);
    await page.locator('#nickname').press('Enter');
    await page.waitForURL(/\/r\/[2-9A-Z]{6}$/);
    return page.url();
  }

  /** Comes by the link. */
  async joins(link: string, name: string): Promise<void> {
    const { page } = this;
    await page.goto(link);
    await page.locator('#nickname').fill(name);
    await page.locator('#nickname').press('Enter');
    await expect(
      page.getByRole('button', { name: /Leave the room|Quitter la salle/ }),
    ).toBeVisible();
  }

  async sits(): Promise<void> {
    await this.page
      .getByRole('button', { name: /^(Sit here|S’asseoir ici)$/ })
      .first()
      .click();
    await expect(
      this.page.getByRole('button', { name: /Stand up|Se lever/ }).first(),
    ).toBeVisible();
  }

  async starts(): Promise<void> {
    await this.page.getByRole('button', { name: /^(Start the match|Lancer la partie)$/ }).click();
  }

  /** The bar that asks this friend something, when it does. */
  get asked(): Locator {
    return this.page.locator('.question-bar[data-mine]:not([data-sending])');
  }

  get end(): Locator {
    return this.page.locator('.end');
  }

  /** What the question bar says. */
  get sentence(): Locator {
    return this.page.locator('.question-sentence');
  }

  /** One touch towards an answer, as with a finger: a lit card, then a lit place, or a button. */
  async touches(): Promise<void> {
    const { page } = this;
    if ((await this.asked.count()) === 0) return page.waitForTimeout(40);
    const confirm = this.asked.locator('.btn-gold:not([disabled])');
    const chosen = page.locator('#hand [data-chosen]');
    const place = page.locator('main [data-lit][data-touch*="space"]');
    const card = page.locator('#hand [data-lit]:not([data-chosen])');
    const other = page.locator('main [data-lit]');
    const button = this.asked.locator('.question-actions .btn:not([disabled])');
    if ((await confirm.count()) > 0) return press(confirm.first());
    if ((await chosen.count()) > 0 && (await place.count()) > 0) return press(place.first());
    if ((await card.count()) > 0) return press(card.first());
    if ((await other.count()) > 0) return press(other.first());
    if ((await button.count()) > 0) return press(button.last());
    return page.waitForTimeout(40);
  }

  /** The same as `touches`, from inside the page: for matches whose touching is not what is tested. */
  async plays(): Promise<void> {
    await this.page.evaluate(playOnce);
    await this.page.waitForTimeout(25);
  }

  /** One answer by the list of every move, or by the buttons of the question; no pointer. */
  async types(): Promise<void> {
    const { page } = this;
    if ((await this.asked.count()) === 0) return page.waitForTimeout(40);
    const confirm = this.asked.locator('.btn-gold:not([disabled])');
    if ((await confirm.count()) > 0) return this.#tabsTo(confirm.first());
    await page.keyboard.press('?');
    await expect(page.locator('#palette-search')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(40);
    if (await page.locator('#palette-search').isVisible()) await page.keyboard.press('Escape');
  }

  async #tabsTo(target: Locator): Promise<void> {
    await this.page.keyboard.press('q');
    for (let i = 0; i < 12; i += 1) {
      const here = await target
        .evaluate((element) => element === document.activeElement, null, { timeout: 500 })
        .catch(() => true);
      if (here) break;
      await this.page.keyboard.press('Tab');
    }
    await this.page.keyboard.press('Enter');
    await this.page.waitForTimeout(40);
  }
}

/** A click on something that may be gone by then: the table moves on. */
async function press(target: Locator): Promise<void> {
  await target.click({ timeout: 1500 }).catch(() => {});
}

/** Runs in the page: one step towards an answer, if something is asked. */
function playOnce(): void {
  const asked = document.querySelector('.question-bar[data-mine]:not([data-sending])');
  if (asked === null) return;
  const steps = ['.btn-gold:not([disabled])', '.question-actions .btn:not([disabled])'];
  const [confirm, buttons] = steps.map((step) => [...asked.querySelectorAll<HTMLElement>(step)]);
  const chosen = document.querySelector('#hand [data-chosen]');
  const place = document.querySelector<HTMLElement>('main [data-lit][data-touch*="space"]');
  const card = document.querySelector<HTMLElement>('#hand [data-lit]:not([data-chosen])');
  const other = document.querySelector<HTMLElement>('main [data-lit]');
  const target = confirm?.[0] ?? (chosen && place) ?? card ?? other ?? buttons?.at(-1);
  target?.click();
}
