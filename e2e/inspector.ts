import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const PHONE = { width: 360, height: 640 };
const LAPTOP = { width: 1366, height: 768 };
/** `TABLEE_SCREENS=1` keeps a picture of every state in four sizes under test-results/screens. */
const PICTURES = process.env.TABLEE_SCREENS === '1';
const SIZES = PICTURES
  ? [PHONE, { width: 768, height: 1024 }, LAPTOP, { width: 1920, height: 1080 }]
  : [PHONE, LAPTOP];

/** Everything that is wrong with the page as it stands, on a phone and on a laptop. */
export class Inspector {
  readonly faults: string[] = [];
  readonly #page: Page;
  readonly #style: string;
  /** The size to go back to. */
  readonly #usual: { width: number; height: number };
  #glances = 0;

  constructor(page: Page, style: string) {
    this.#page = page;
    this.#style = style;
    this.#usual = page.viewportSize() ?? LAPTOP;
  }

  /** Phone and laptop by turns: for states that share most of what they show. */
  async glances(state: string): Promise<void> {
    this.#glances += 1;
    await this.sees(state, PICTURES ? SIZES : [this.#glances % 2 === 0 ? LAPTOP : PHONE]);
  }

  async sees(state: string, sizes = SIZES): Promise<void> {
    const page = this.#page;
    for (const size of sizes) {
      await page.setViewportSize(size);
      // What is open beside the board on a laptop lies over it on a phone.
      if (size.width < LAPTOP.width && state !== 'log') await page.evaluate(closePanel);
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
    await page.setViewportSize(this.#usual);
  }
}

/** Runs in the page. */
function closePanel(): void {
  document.querySelector<HTMLElement>('.side-panel-head > .btn-icon')?.click();
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
