import { expect, type Page } from '@playwright/test';

/** A learner who takes a lesson as it is shown: by pointer, or by the keyboard alone. */
export class Learner {
  readonly page: Page;
  readonly #press: (what: ReturnType<Page['locator']>) => Promise<void>;

  constructor(page: Page, by: 'pointer' | 'keys' = 'pointer') {
    this.page = page;
    this.#press =
      by === 'pointer'
        ? (what) => what.click()
        : async (what) => {
            await tabsTo(page, what);
            await page.keyboard.press('Enter');
          };
  }

  get coach() {
    return this.page.locator('#coach');
  }

  /** Number of the step, as many as there are at the end. */
  async at(): Promise<number> {
    return Number(await this.coach.locator('progress').getAttribute('value'));
  }

  async steps(): Promise<number> {
    return Number(await this.coach.locator('progress').getAttribute('max'));
  }

  /** A new question takes no touch, and a moment is seen first. */
  async settles(): Promise<void> {
    const skip = this.coach.locator('.coach-actions[data-moment]:not([data-settling]) .btn');
    const rest = this.coach.locator('.coach-actions:not([data-settling], [data-moment])');
    await expect(async () => {
      if (await skip.isVisible()) await skip.click({ timeout: 800 }).catch(() => {});
      expect(await rest.count()).toBe(1);
    }).toPass();
  }

  button(name: string) {
    return this.coach.getByRole('button', { name, exact: true });
  }

  /** Reads, or gives the answer that is shown: one step. */
  async takesStep(): Promise<void> {
    await this.settles();
    const before = await this.at();
    const read = this.button('Go on');
    if (await read.isVisible()) await this.#press(read);
    else await this.#answers(before);
    await this.settles();
    await expect.poll(() => this.at()).toBeGreaterThan(before);
  }

  async takesAll(): Promise<void> {
    for (const all = await this.steps(); (await this.at()) < all; ) await this.takesStep();
  }

  /** Touches what is pointed at, part by part, and confirms what has been put together. */
  async #answers(step: number): Promise<void> {
    await this.#press(this.button('Show me'));
    await expect(this.page.locator('.question-bar[data-settling]')).toHaveCount(0);
    const confirm = this.page.locator(
      '.question-actions .btn-gold:not([data-pointed], [disabled])',
    );
    const pointed = this.page.locator('[data-pointed]:not([data-chosen], [data-on])');
    const isAsked = this.page.locator('.question-bar[data-mine]');
    for (let touches = 0; touches < 12 && (await this.at()) === step; touches += 1) {
      // The consequence is shown first.
      if ((await isAsked.count()) === 0) return;
      if ((await pointed.count()) > 0) await this.#press(pointed.first());
      else if ((await confirm.count()) > 0) await this.#press(confirm.first());
    }
  }
}

/** Keys from one end of the page to the other. */
const MOST_KEYS = 150;

/** Goes to a thing by the key that goes from thing to thing. */
export async function tabsTo(page: Page, what: ReturnType<Page['locator']>): Promise<void> {
  for (let keys = 0; keys < MOST_KEYS; keys += 1) {
    if (await what.evaluate((each) => each === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no key leads to ${what}`);
}
