import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isChange, isFull } from '@tablee/engine/testing';
import { drawn } from './waits.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
type Size = { readonly width: number; readonly height: number };
const PHONE: Size = { width: 360, height: 640 };
const PHONE_TURNED: Size = { width: 844, height: 390 };
const LAPTOP: Size = { width: 1366, height: 768 };
/** `TABLEE_SCREENS=1` keeps pictures of every state, in three sizes, light and dark, under test-results/screens. */
const PICTURES = process.env.TABLEE_SCREENS === '1';
/** Of these many looks on a change one is read by axe. */
const READS = 3;
const SIZES: readonly Size[] = PICTURES ? [PHONE, PHONE_TURNED, LAPTOP] : [PHONE, LAPTOP];

interface Scene {
  /** The panel beside the board is what is looked at: on a phone it lies over it. */
  readonly panel?: boolean;
}

/** Scans a page as it stands; the test fails for everything that is wrong with it, and goes on. */
export class Inspector {
  readonly #page: Page;
  readonly #style: string;
  /** The size to go back to. */
  readonly #usual: Size;
  #glances = 0;
  #looks = 0;

  constructor(page: Page, style: string) {
    this.#page = page;
    this.#style = style;
    this.#usual = page.viewportSize() ?? LAPTOP;
  }

  /** On a phone and on a laptop; on a change by turns. */
  async sees(state: string, scene: Scene = {}): Promise<void> {
    if (!isFull && !PICTURES) return this.glances(state, scene);
    for (const size of SIZES) await this.#scans(state, size, scene);
    await this.#page.setViewportSize(this.#usual);
  }

  /** Phone and laptop by turns: for states that look mostly alike. */
  async glances(state: string, scene: Scene = {}): Promise<void> {
    if (PICTURES) return this.sees(state, scene);
    this.#glances += 1;
    await this.#scans(state, this.#glances % 2 === 0 ? LAPTOP : PHONE, scene);
    await this.#page.setViewportSize(this.#usual);
  }

  /** At the size the page has. */
  async looks(state: string, size: Size): Promise<void> {
    if (PICTURES) return this.sees(state);
    await this.#scans(state, size);
  }

  /** In the other scheme, then as the reader has it. */
  async #keeps(name: string): Promise<void> {
    const page = this.#page;
    const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
    const schemes = isDark ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await drawn(page);
      const path = `test-results/screens/${name}-${colorScheme}.png`.replaceAll(' ', '-');
      await page.screenshot({ path });
    }
  }

  async #scans(state: string, size: Size, { panel = false }: Scene = {}) {
    const page = this.#page;
    await page.setViewportSize(size);
    if (size.width < LAPTOP.width && !panel) await page.evaluate(closePanel);
    await drawn(page);
    if (PICTURES) await this.#keeps(`${state}-${this.#style}-${size.width}`);
    if (size === PHONE_TURNED) return;
    const faults = await page.evaluate(layoutFaults);
    // On a change one in a few: axe is dear, and such states look much alike.
    const isRead = !isChange || this.#looks % READS === 0;
    this.#looks += 1;
    if (isRead) faults.push(...(await this.#reads()));
    const where = `${state}, ${this.#style}, ${size.width}x${size.height}`;
    expect.soft(faults, where).toEqual([]);
  }

  /** What axe finds. */
  async #reads(): Promise<string[]> {
    const page = this.#page;
    // It stays in a page once it is there: half a megabyte twice for every look otherwise.
    const isThere = await page.evaluate(() => 'axe' in window);
    const { violations } = await new AxeBuilder(isThere ? { page, axeSource: 'void 0' } : { page })
      // Pages without frames need no page of their own to end the scan in: four times as fast.
      .setLegacyMode(true)
      .withTags(TAGS)
      .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
      .analyze();
    const faults: string[] = [];
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary } of nodes) {
        const selector = target.join(' ');
        if (id === 'target-size' && (await page.evaluate(isPartlyHidden, selector))) continue;
        faults.push(`${id} ${selector} ${failureSummary}`);
      }
    }
    return faults;
  }
}

/** Runs in the page. */
function closePanel(): void {
  document.querySelector<HTMLElement>('.side-panel-head > .btn-icon')?.click();
}

/** Runs in the page. The part of a target that a sheet or an edge leaves in sight may be small: one folds away, the other scrolls. */
function isPartlyHidden(selector: string): boolean {
  const target = document.querySelector(selector);
  const box = target?.getBoundingClientRect();
  if (box === undefined) return false;
  for (let around = target?.parentElement; around != null; around = around.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(around).overflowY)) continue;
    const { top, bottom } = around.getBoundingClientRect();
    if (box.top < top || box.bottom > bottom) return true;
  }
  return [...document.querySelectorAll('.tray, .recap')].some((sheet) => {
    const { left, right, top, bottom } = sheet.getBoundingClientRect();
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  });
}

/** Runs in the page: sideways scroll, choices half under something else, a dimmed card of a hand, and text below 12 px. */
function layoutFaults(): string[] {
  const faults = new Set<string>();
  for (const choice of document.querySelectorAll('select')) {
    const { left, width, top, bottom } = choice.getBoundingClientRect();
    const x = left + width / 2;
    const isTouched = (y: number) => document.elementFromPoint(x, y) === choice;
    const ends = [isTouched(top + 4), isTouched(bottom - 4)];
    if (ends.includes(true) && ends.includes(false))
      faults.add(`half covered: ${choice.className}`);
  }
  // Also what cannot be played now is judged: it may be exchanged, discarded, or kept.
  for (const part of document.querySelectorAll(
    '.hand :is(.card-touch, .card-frame, .card-frame *)',
  )) {
    const { filter } = getComputedStyle(part);
    if (!/brightness|grayscale|saturate/.test(filter)) continue;
    faults.add(`dimmed in a hand: ${part.getAttribute('class')} ${filter}`);
  }
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
