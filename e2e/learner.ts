import { expect, type Page } from '@playwright/test';

/** Somebody who takes a lesson as it is shown to them: by pointer, or by the keyboard alone. */
export class Learner {
  readonly page: Page;
  readonly #press: (what: ReturnType<Page['locator']>) => Promise<void>;

  constructor(page: Page, by: 'pointer' | 'keys' = 'pointer') {
    this.page = page;
    this.#press =
      by === 'pointer'
        ? (what) => what.click()
        : async (what) => {
            await what.focus();
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

  button(name: string) {
    return this.coach.getByRole('button', { name, exact: true });
  }

  /** Reads, or gives the answer that is shown: one step. */
  async takesStep(): Promise<void> {
    const before = await this.at();
    const read = this.button('Go on');
    if (await read.isVisible()) await this.#press(read);
    else await this.#answers(before);
    await expect.poll(() => this.at()).toBeGreaterThan(before);
  }

  async takesAll(): Promise<void> {
    for (const all = await this.steps(); (await this.at()) < all; ) await this.takesStep();
  }

  /** Touches what is pointed at, part by part, and confirms what has been put together. */
  async #answers(step: number): Promise<void> {
    await this.#press(this.button('Show me'));
    await expect(this.page.locator('.question-bar[data-settling]')).toHaveCount(0);
    for (let touches = 0; touches < 12 && (await this.at()) === step; touches += 1) {
      const confirm = this.page.locator('.question-actions .btn-gold:not([data-pointed])');
      const pointed = this.page.locator('[data-pointed]:not([data-chosen], [data-on])');
      if ((await pointed.count()) > 0) await this.#press(pointed.first());
      else if (await confirm.first().isEnabled()) await this.#press(confirm.first());
      await this.page.waitForTimeout(0);
    }
  }
}
