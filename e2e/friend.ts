import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Random } from '@tablee/engine';
import { GAME_IDS } from '@tablee/rules/catalogue.ts';
import { newGuest, TestClient } from '../apps/server/src/testing/test-client.ts';
import { newChance } from './test.ts';
import { changes } from './waits.ts';

export interface FriendSettings extends BrowserContextOptions {
  /** Console errors and failed requests are expected (the server is being killed). */
  readonly mayLoseServer?: boolean;
  /** For pages that are looked at: nothing moves, and a question with one answer waits for it. */
  readonly still?: boolean;
  /** Has never played here: games are explained as they are played. */
  readonly newcomer?: boolean;
  /** Its number for the deal never reaches the server, as that of a page that is too slow. */
  readonly leftOut?: boolean;
}

const ASKED = '.question-bar[data-mine]:not([data-sending], [data-idle], [data-settling])';
/** A moment is seen before what is asked next. */
const SKIP = '.question-bar[data-moment] .btn';
/** A card touched out of turn opens to be read. */
const CLOSE = `body:has(${ASKED}) .zoom-close`;
/** Not the one that takes the last answer back: who always touched that would never get on. */
const BUTTON = '.btn:not([disabled], .btn-bare)';

/**
 * Touches towards an answer, the first that is there: confirming a complete one; a place for the chosen card; a
 * card; something on the board; a button.
 */
const STEPS = [
  `${ASKED} .btn-gold:not([disabled])`,
  `.table:has(${ASKED}):has(#hand [data-chosen]) main [data-lit][data-touch*="space"]:not([data-chosen])`,
  `.table:has(${ASKED}) #hand [data-lit]:not([data-chosen])`,
  `.table:has(${ASKED}) main [data-lit]:not([data-chosen])`,
  // One of the last two: buttons that end or decline stand there.
  `${ASKED} .question-actions ${BUTTON}:nth-last-child(-n + 2 of ${BUTTON})`,
];

/** The end of a stretch of play by the page itself: a kind of question not seen so far, something shown. */
export interface Until {
  readonly unseen?: readonly string[];
  readonly shown?: string;
}
/** How long a page plays on by itself, in milliseconds. */
const STRETCH = 1000;

/**
 * Now and then a button comes before the board, to end a turn, to decline: else a match at random takes very long. Now and
 * then the board comes before everything: else nobody moves who may be done at once.
 */
function stepsInOrder(chance: Random): readonly string[] {
  const [confirm, place, card, board, button] = STEPS as [string, string, string, string, string];
  const draw = chance();
  if (draw < 0.25) return [confirm, button, place, card, board];
  if (draw < 0.5) return [place, board, card, confirm, button];
  if (draw < 0.65) return [card, place, confirm, board, button];
  return STEPS;
}

/** The browser's own word for something these tests do not use. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/** A person with a browser: one context, one page, and an eye on its console. */
export class Friend {
  readonly page: Page;
  readonly complaints: string[] = [];
  readonly #hasTouch: boolean;
  /** The random source of this friend's choices; only in a test does anybody choose. */
  #chosenBy: Random | null = null;

  private constructor(page: Page, { mayLoseServer = false, hasTouch = false }: FriendSettings) {
    this.page = page;
    this.#hasTouch = hasTouch;
    if (mayLoseServer) return;
    page.on('console', (message) => {
      if (message.text() === NO_WORKER) return;
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
    const {
      mayLoseServer: _,
      still = false,
      newcomer = false,
      leftOut = false,
      ...options
    } = settings;
    const context = await browser.newContext({
      viewport: { width: 1366, height: 768 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      ...options,
    });
    // A page that passes by itself would answer between two looks at it.
    const known = newcomer ? [] : GAME_IDS;
    await context.addInitScript(
      ({ still, known }) => {
        // A blank page keeps nothing.
        if (location.protocol === 'about:') return;
        const key = 'tablee.settings';
        if (still && localStorage.getItem(key) === null) {
          localStorage.setItem(key, JSON.stringify({ motion: 'none', autoResolve: false }));
        }
        if (localStorage.getItem('tablee.learning') === null) {
          const learning = known.map((game) => [game, { knows: true }]);
          localStorage.setItem('tablee.learning', JSON.stringify(Object.fromEntries(learning)));
        }
        localStorage.setItem('tablee.sang-rancune.pass', JSON.stringify({ rest: 'asked' }));
        localStorage.setItem('tablee.untamed.alone', 'off');
      },
      { still, known },
    );
    if (leftOut) await context.addInitScript(losesSeals);
    return new Friend(await context.newPage(), settings);
  }

  get #chance(): Random {
    this.#chosenBy ??= newChance();
    return this.#chosenBy;
  }

  /** Opens a room, whose table is on the page; returns its link. */
  async opensRoom(origin: string, name: string): Promise<string> {
    const { page } = this;
    const guest = await newGuest(Number(new URL(origin).port));
    const [cookie = '', value = ''] = guest.cookie.split(/=(.*)/);
    await page.context().addCookies([{ name: cookie, value, url: origin }]);
    const ada = await new TestClient(Number(new URL(origin).port), guest.cookie).connect();
    const { code } = await ada.must('room:create', { nickname: name });
    await ada.must('room:sit', { seat: 0 });
    ada.close();
    const link = `${origin}/r/${code}`;
    await this.joins(link, name);
    return link;
  }

  /** The same from the home page, as people do. */
  async opensRoomByHand(origin: string, name: string): Promise<string> {
    const { page } = this;
    await page.goto(origin);
    await page.locator('#nickname').fill(name);
    await page.locator('#nickname').press('Enter');
    await page.waitForURL(/\/r\/[2-9A-Z]{10}$/);
    return page.url();
  }

  /** Is in a room, by its link. */
  async joins(link: string, name: string): Promise<void> {
    await this.#enters(link, name);
    await expect(this.#wayOut).toBeVisible();
  }

  /** The same by the gate, as people do. */
  async joinsByHand(link: string, name: string): Promise<void> {
    const { page } = this;
    await page.goto(link);
    await page.locator('#nickname').fill(name);
    await page.locator('#nickname').press('Enter');
    await expect(this.#wayOut).toBeVisible();
  }

  /** Comes by the link while a match is being played. */
  async watches(link: string, name: string): Promise<void> {
    await this.#enters(link, name);
    await expect(this.sentence).toBeVisible();
  }

  /** By the link, under a name that the page knows: a gate that is drawn costs as much as a table. */
  async #enters(link: string, name: string): Promise<void> {
    await this.page.addInitScript((nickname) => {
      if (location.protocol === 'about:') return;
      const settings = JSON.parse(localStorage.getItem('tablee.settings') ?? '{}');
      const named = JSON.stringify({ ...settings, nickname: settings.nickname || nickname });
      localStorage.setItem('tablee.settings', named);
    }, name);
    await this.page.goto(link);
  }

  get #wayOut(): Locator {
    return this.page.getByRole('button', { name: /Leave the room|Quitter la salle/ });
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

  /** The host puts another game on the table; its name as it stands on the bill. */
  async picksGame(name: string): Promise<void> {
    const tile = this.page.locator('.game-choice-list').getByRole('button', { name });
    await tile.click();
    await expect(tile).toHaveAttribute('aria-pressed', 'true');
  }

  /** The host opens every setting of the room. */
  async unfolds(): Promise<void> {
    const folded = this.page.locator('.folded:not([open]) > summary');
    await expect(this.page.locator('.folded').first()).toBeVisible();
    while ((await folded.count()) > 0) await folded.first().click();
  }

  /** The host chooses a value of a table option, by its label. */
  async picksOption(label: string | RegExp): Promise<void> {
    await this.unfolds();
    await this.page.locator('.chip-choice').getByText(label).first().click();
  }

  /** Another chair at the table. */
  async addsChair(): Promise<void> {
    const chairs = this.page.locator('.start-chairs output');
    const before = Number(await chairs.textContent());
    await this.page.getByRole('button', { name: /Add a chair|Ajouter une chaise/ }).click();
    await expect.poll(async () => Number(await chairs.textContent())).toBeGreaterThan(before);
  }

  /** A sensible bot on every free chair. */
  async seatsBots(): Promise<void> {
    const seat = this.page.getByRole('button', { name: /^(Seat a bot|Asseoir un automate)$/ });
    // The address changes before the room is drawn.
    await expect(seat.first()).toBeVisible();
    while ((await seat.count()) > 0) {
      const before = await seat.count();
      await seat.first().click();
      const kinds = this.page.locator('.chair-choices');
      await kinds.getByRole('button', { name: /Sensible bot|Automate avisé/ }).click();
      await expect(kinds).toHaveCount(0);
      await expect(seat).toHaveCount(before - 1);
    }
  }

  async starts(): Promise<void> {
    await this.page.getByRole('button', { name: /^(Start the match|Lancer la partie)$/ }).click();
  }

  /** Something of the table's menu, by its name. */
  async picksFromMenu(name: string | RegExp): Promise<void> {
    await this.page.locator('.table-menu [aria-expanded]').click();
    await this.page.locator('.table-menu-list').getByRole('button', { name }).click();
  }

  /** The personal link of the open dialog, as it is copied. */
  async makesPass(): Promise<string> {
    const { page } = this;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const dialog = page.locator('dialog');
    await dialog.getByRole('button', { name: /^(Copy the link|Copier le lien)$/ }).click();
    await expect(dialog.getByRole('button', { name: /^(Link copied|Lien copié)$/ })).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  }

  /** The talk beside the table. */
  async opensChat(): Promise<void> {
    const { page } = this;
    // Before the table is drawn nobody can tell whether the panel lies open.
    await expect(this.sentence).toBeVisible();
    if (!(await page.locator('.side-panel').isVisible())) await page.keyboard.press('l');
    await page.locator('.side-panel-tab').nth(1).click();
    await expect(page.locator('.chat')).toBeVisible();
  }

  async says(text: string): Promise<void> {
    const field = this.page.locator('.chat-write input');
    await field.fill(text);
    await field.press('Enter');
    await expect(field).toHaveValue('');
  }

  async reads(text: string): Promise<void> {
    await expect(this.page.locator('.chat-line', { hasText: text })).toBeVisible();
  }

  /** The bar that asks this friend something, when it does. */
  get asked(): Locator {
    return this.page.locator(ASKED);
  }

  get end(): Locator {
    return this.page.locator('.end');
  }

  /** Closes the recap of a late joiner. */
  async dropsRecap(): Promise<void> {
    const recap = this.page.locator('.recap');
    await expect(recap).toBeVisible();
    await this.page.keyboard.press('Escape');
    await expect(recap).toHaveCount(0);
  }

  /** Skips the last moves, to the end of the match. */
  async skipsToEnd(): Promise<void> {
    await expect(async () => {
      await this.page.keyboard.press('s');
      await expect(this.end).toBeVisible({ timeout: 250 });
    }).toPass({ timeout: 30_000, intervals: [50] });
  }

  /** Gives the match up, if it is not over by then. */
  async concedes(): Promise<void> {
    const { page } = this;
    const giveUp = page.getByRole('button', { name: /^(Give up the match|Abandonner la partie)$/ });
    const press = (target: Locator) => (this.#hasTouch ? target.tap() : target.click());
    await press(page.locator('.table-menu [aria-expanded]'));
    if (!(await giveUp.isVisible())) return page.keyboard.press('Escape');
    await press(giveUp);
    await press(page.locator('.dialog-actions .btn-danger'));
  }

  /** The sentence of the question bar. */
  get sentence(): Locator {
    return this.page.locator('.question-sentence');
  }

  /** One touch towards an answer, with a finger: a lit card, then a lit place, or a button. */
  async touches(): Promise<void> {
    const { page } = this;
    const order = [SKIP, CLOSE, ...stepsInOrder(this.#chance)];
    const found = await page.evaluate(firstThere, order);
    if (found === null) return changes(page);
    const [step, count] = found;
    if (step === SKIP) await this.#skips();
    else await tap(page.locator(step).nth(Math.floor(this.#chance() * count)));
  }

  /** The same as `touches`, from inside the page: for matches whose touching is not what is tested. */
  async plays(): Promise<void> {
    await this.page.evaluate(playOn, { ...this.#choices(1), stretch: 0, until: {} });
    await changes(this.page, 25);
  }

  /** Plays for a stretch, unless there is something to look at before; several friends at once. */
  async playsOn(until: Until = {}): Promise<void> {
    await this.page.evaluate(playOn, { ...this.#choices(40), stretch: STRETCH, until });
  }

  /** The choices for this many steps. */
  #choices(steps: number): Pick<Stretch, 'orders' | 'draws'> {
    const each = Array.from({ length: steps });
    return {
      orders: each.map(() => [SKIP, ...stepsInOrder(this.#chance)]),
      draws: each.map(() => this.#chance()),
    };
  }

  /** One answer by the list of every move, or by the buttons of the question; no pointer. */
  async types(): Promise<void> {
    const { page } = this;
    if (await this.#skips()) return;
    if ((await this.asked.count()) === 0) return changes(page);
    const confirm = this.asked.locator('.btn-gold:not([disabled])');
    if ((await confirm.count()) > 0) return this.#tabsTo(confirm.first());
    await page.keyboard.press('?');
    await expect(page.locator('#palette-search')).toBeFocused();
    await page.keyboard.press('Enter');
    await changes(page);
    if (await page.locator('#palette-search').isVisible()) await page.keyboard.press('Escape');
  }

  /** Skips the moment before the question; tells whether there was one. */
  async #skips(): Promise<boolean> {
    const skip = this.page.locator(SKIP);
    if ((await skip.count()) === 0) return false;
    await skip.press('Enter', { timeout: 800 }).catch(() => {});
    return true;
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
    await changes(this.page);
  }
}

/** A tap on something that may be gone by then: the table moves on. */
async function tap(target: Locator): Promise<void> {
  await target.tap({ timeout: 800 }).catch(() => {});
}

/** Runs in the page: the first of these selectors that something matches, and how much; one question instead of many. */
function firstThere(
  selectors: readonly string[],
): readonly [selector: string, count: number] | null {
  for (const selector of selectors) {
    const count = document.querySelectorAll(selector).length;
    if (count > 0) return [selector, count];
  }
  return null;
}

interface Stretch {
  /** Orders of steps, taken in turn. */
  readonly orders: readonly (readonly string[])[];
  /** Of the things to touch, which: from 0 to 1, taken in turn. */
  readonly draws: readonly number[];
  /** Milliseconds; 0 is one step. */
  readonly stretch: number;
  readonly until: Until;
}

/** Runs in the page: steps towards answers, while something is asked and nothing wants a look. */
async function playOn({ orders, draws, stretch, until }: Stretch): Promise<void> {
  const wantsLook = () => {
    const kind = document.querySelector<HTMLElement>('.question-bar[data-mine]')?.dataset.kind;
    if (kind !== undefined && until.unseen?.includes(kind) === false) return true;
    return until.shown !== undefined && document.querySelector(until.shown) !== null;
  };
  const step = (order: readonly string[], draw: number) => {
    for (const selector of order) {
      const targets = document.querySelectorAll<HTMLElement>(selector);
      if (targets.length === 0) continue;
      targets[Math.floor(draw * targets.length)]?.click();
      return;
    }
  };
  const end = performance.now() + stretch;
  let steps = 0;
  do {
    if (wantsLook() || document.querySelector('.end') !== null) return;
    step(orders[steps % orders.length] ?? [], draws[steps % draws.length] ?? 0);
    steps += 1;
    // Real time: the page draws between two touches.
    if (stretch > 0) await new Promise((resolve) => setTimeout(resolve, 25));
  } while (performance.now() < end);
}

/** Runs in the page: what it seals never leaves it. */
function losesSeals(): void {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (this: WebSocket, data) {
    if (!String(data).includes('"match:seal"')) send.call(this, data);
  };
}
