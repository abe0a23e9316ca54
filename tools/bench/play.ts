import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test';
import { loadBot } from '@tablee/bots/bot.ts';
import type { AnyGame, Position, Question, View } from '@tablee/engine';
import { newPosition, Session, seeded, seededDice, tableSizes } from '@tablee/engine';
import { GAME_IDS, type GameId, loadGame } from '@tablee/rules/catalogue.ts';
import { newGuest, TestClient } from '../../apps/server/src/testing/test-client.ts';
import { TestServer } from '../../e2e/server.ts';
import { findBrowser } from '../../scripts/browser.mjs';
import { factor, flags, oneOf, wholeNumber } from '../arguments.ts';
import { nextTarget, type PageNotes, takeNotes, takesTouches, type Wanted } from './play-page.ts';

/** A phone as most people have one, the smallest one upheld, the first one turned, and a laptop with a mouse. */
const SCREENS = {
  small: { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  turned: { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true },
  laptop: { viewport: { width: 1366, height: 768 } },
};
type Screen = keyof typeof SCREENS;
/** What a trace holds: the work of the page's thread, and what asked for it. */
const TRACED = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.invalidationTracking',
  'blink.animations',
];
/** Milliseconds between two looks at the page, and that a player beside it takes to answer. */
const LOOK = 60;
const THINKS = 150;
/** Looks at a question, those of them with nothing to touch though it takes touches, and touches, after which it is answered without the page. */
const PATIENCE = 300;
const IN_VAIN = 20;
const TOUCHES = 20;

export interface PlayFigures {
  /** Interaction to next paint, 98th percentile and longest, milliseconds. */
  readonly inpP98Ms: number;
  readonly inpMaxMs: number;
  readonly interactions: number;
  /** The longest, with what was touched, and milliseconds before, in and after the page's answer to it. */
  readonly slowInteractions: readonly string[];
  /** Of the answers of this page, those that found nothing to touch and went without it. */
  readonly answers: number;
  readonly unplayed: number;
  /** Shifts without a touch: the largest sum within five seconds, and all; then shifts by a touch beside its target. */
  readonly layoutShift: number;
  readonly shiftSum: number;
  readonly touchedShift: number;
  /** The largest of either kind, with the question then and what moved from where to where. */
  readonly worstShifts: readonly string[];
  readonly worstTouchedShifts: readonly string[];
  /** Every size that the board was given after its first, with the question then. */
  readonly boardSizes: readonly string[];
  readonly longTasks: number;
  /**
   * The work of the page's own thread during the match, in milliseconds of processor time: it is the same beside other work.
   */
  readonly mainThreadMs: MainThread;
  /** Scripts' heap after a collection, MB. */
  readonly heapMb: number;
  /** Bytes that came to the page, compressed, from its home to the end of the match. */
  readonly bytes: number;
  readonly isOver: boolean;
}

export interface MainThread {
  readonly task: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
}

interface PlayOrder {
  readonly screen: Screen;
  readonly locale: string;
  readonly colorScheme: 'dark' | 'light';
  readonly seed: number;
  /** Answers of the page after which the match is left. */
  readonly most: number;
  /** Folder for a picture of each question, taken before it is answered; `null`: none. */
  readonly pictures: string | null;
  /**
   * How many times slower the page's thread is made than this machine. The bar of 200 ms at 4 was set on one about 2.5 times as
   * fast as the one in use since: 1.6 there is the same phone.
   */
  readonly slower: number;
  /** File of the browser's own trace of the match; `null`: none. */
  readonly trace: string | null;
}

/**
 * A match of each game in a browser as a phone (or `--screen small`, `turned`, `laptop`), touched as a sensible bot decides; the others
 * answer beside it. The deal and every choice come from the seed, dice thrown later do not. `--pictures FOLDER` keeps how each
 * question looked (`--lang fr`, `--scheme light`), at full speed: times mean nothing then. `--slower 1.6`: another phone than one
 * four times slower than this machine. `--trace FILE`: the browser's own trace, for its developer tools, says what was styled, laid
 * out and painted, and what asked for it; it makes the page slower.
 */
export async function run(
  argv: readonly string[],
): Promise<{ games: Record<string, PlayFigures> }> {
  const given = flags(argv, {
    game: undefined,
    seed: '1',
    answers: '1000',
    screen: 'phone',
    lang: 'en',
    scheme: 'dark',
    pictures: undefined,
    slower: '4',
    trace: undefined,
  });
  const order: PlayOrder = {
    screen: oneOf('screen', given.screen, ['small', 'phone', 'turned', 'laptop']),
    locale: oneOf('lang', given.lang, ['en', 'fr']) === 'fr' ? 'fr-FR' : 'en-GB',
    colorScheme: oneOf('scheme', given.scheme, ['dark', 'light']),
    seed: wholeNumber('seed', given.seed),
    most: wholeNumber('answers', given.answers, 1),
    pictures: given.pictures ?? null,
    slower: factor('slower', given.slower),
    trace: given.trace ?? null,
  };
  const ids = GAME_IDS.filter((id) => given.game === undefined || id === given.game);
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  const games: Record<string, PlayFigures> = {};
  try {
    for (const id of ids) games[id] = await playOne(browser, id, order);
  } finally {
    await browser.close();
  }
  return { games };
}

async function playOne(browser: Browser, id: GameId, order: PlayOrder): Promise<PlayFigures> {
  const server = await TestServer.start();
  const { locale, colorScheme } = order;
  const context = await browser.newContext({ ...SCREENS[order.screen], locale, colorScheme });
  try {
    return await new Played(server, context, id, order).play();
  } finally {
    await context.close();
    await server.stop();
  }
}

class Played {
  readonly #server: TestServer;
  readonly #context: BrowserContext;
  readonly #id: GameId;
  readonly #order: PlayOrder;
  readonly #clients: TestClient[] = [];
  #bytes = 0;
  #answers = 0;
  #unplayed = 0;
  /** The thread's work when the match began. */
  #workedBefore: MainThread = { task: 0, script: 0, style: 0, layout: 0 };

  constructor(server: TestServer, context: BrowserContext, id: GameId, order: PlayOrder) {
    this.#server = server;
    this.#context = context;
    this.#id = id;
    this.#order = order;
  }

  async play(): Promise<PlayFigures> {
    const [game, bot] = await Promise.all([loadGame(this.#id), loadBot('sensible', this.#id)]);
    const page = await this.#context.newPage();
    const cdp = await this.#context.newCDPSession(page);
    await this.#countBytes(cdp);
    await page.addInitScript(takeNotes);
    const host = await this.#sitDown(page, game);
    await page.evaluate(() => window.benchBegins());
    const { seed, most, pictures, slower, trace } = this.#order;
    if (pictures === null) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const browser = this.#context.browser();
    if (trace !== null) await browser?.startTracing(page, { path: trace, categories: TRACED });
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    this.#workedBefore = await worked(cdp);
    const draw = seeded(seed + 1);
    const decide = ({ match }: TestClient): readonly string[] => {
      const view = match as unknown as View;
      return bot(view, match?.question as unknown as Question, draw);
    };
    const beside = this.#clients.slice(1).map((guest) => this.#answersBeside(guest, decide));
    while (!isOver(host) && this.#answers < most) await this.#answersByPage(page, host, decide);
    if (trace !== null) await browser?.stopTracing();
    const ended = isOver(host);
    for (const client of this.#clients) client.close();
    await Promise.all(beside);
    if (ended) await page.locator('.end').waitFor({ timeout: 60_000 });
    if (ended) await this.#picture(page, 'end');
    return this.#figures(page, cdp, ended);
  }

  async #countBytes(cdp: CDPSession): Promise<void> {
    await cdp.send('Network.enable');
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
      this.#bytes += encodedDataLength;
    });
    cdp.on('Network.webSocketFrameReceived', ({ response }) => {
      this.#bytes += Buffer.byteLength(response.payloadData);
    });
  }

  /** The page's player opens a room; the match begins with the deal of the seed, everybody seated. */
  async #sitDown(page: Page, game: AnyGame): Promise<TestClient> {
    const { origin, port } = this.#server;
    await page.goto(origin);
    await page.locator('#nickname').fill('Ada');
    await page.locator('#nickname').press('Enter');
    await page.waitForURL(/\/r\/[2-9A-Z]{10}$/);
    const code = String(page.url().split('/').at(-1));
    const [cookie] = await this.#context.cookies(origin);
    const host = new TestClient(port, `${cookie?.name}=${cookie?.value}`);
    host.sharesChance = false;
    this.#clients.push(await host.connect());
    await host.must('room:join', { code });
    const seats = Math.max(2, tableSizes(game)[0] ?? 2);
    await host.must('room:choose', { game: this.#id, seats, options: {} });
    await host.must('room:sit', { seat: 0 });
    for (let seat = 1; seat < seats; seat += 1) {
      const guest = new TestClient(port, (await newGuest(port)).cookie);
      this.#clients.push(await guest.connect());
      await guest.must('room:join', { code, nickname: `Béa ${seat}` });
      await guest.must('room:sit', { seat });
    }
    await this.#server.begins(code, dealt(game, seats, this.#order.seed));
    await host.must('room:start', {});
    await host.until('the match', ({ match }) => match !== null, 20_000);
    await page.locator('.question-sentence').waitFor({ timeout: 30_000 });
    return host;
  }

  async #answersBeside(guest: TestClient, decide: Decide): Promise<void> {
    while (guest.socket.connected) {
      await wait(THINKS);
      if (isAsked(guest)) await sends(guest, decide(guest));
    }
  }

  async #answersByPage(page: Page, host: TestClient, decide: Decide): Promise<void> {
    if (!isAsked(host)) return wait(LOOK);
    const question = host.match?.question as NonNullable<
      NonNullable<TestClient['match']>['question']
    >;
    const picks = decide(host);
    const options = 'options' in question ? (question.options ?? []) : [];
    const wanted: Wanted[] = picks.flatMap((pick) =>
      options.filter(({ id }) => id === pick).map(({ id, ...about }) => ({ id, about })),
    );
    this.#answers += 1;
    await this.#picture(page, question.kind);
    const isOpen = (): boolean => host.match?.question?.fingerprint === question.fingerprint;
    const byTouch = question.shape === 'pick' || question.shape === 'confirm';
    const touches: string[] = [];
    let inVain = 0;
    const goesOn = (): boolean => touches.length < TOUCHES && inVain < IN_VAIN && isOpen();
    for (let looks = 0; byTouch && looks < PATIENCE && goesOn(); looks += 1) {
      const tried = touches.filter((touch) => touches.filter((it) => it === touch).length > 2);
      const target = (await page.evaluateHandle(nextTarget, { wanted, tried })).asElement();
      if (target === null) {
        inVain += Number(await page.evaluate(takesTouches));
        await wait(LOOK);
      } else {
        touches.push((await target.getAttribute('data-touch').catch(() => null)) ?? '');
        const touched = this.#order.screen === 'laptop' ? target.click : target.tap;
        await touched.call(target, { timeout: 1500 }).catch(() => {});
      }
    }
    if (!isOpen()) return;
    this.#unplayed += 1;
    await sends(host, picks);
  }

  async #picture(page: Page, what: string): Promise<void> {
    const { pictures, screen } = this.#order;
    if (pictures === null) return;
    // As it is looked at: the scene is over, the question takes touches.
    const ready = page.locator('.question-bar[data-mine]:not([data-settling]), .end').first();
    await ready.waitFor({ timeout: 15_000 }).catch(() => {});
    const name = `${this.#id}-${screen}-${String(this.#answers).padStart(3, '0')}-${what}.png`;
    await page.screenshot({ path: join(pictures, name) });
  }

  async #figures(page: Page, cdp: CDPSession, ended: boolean): Promise<PlayFigures> {
    const notes = await page.evaluate((): PageNotes => window.benchNotes);
    const now = await worked(cdp);
    const since = (part: keyof MainThread): number =>
      Math.round(now[part] - this.#workedBefore[part]);
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    const durations = Object.values(notes.interactions).sort((a, b) => a - b);
    return {
      inpP98Ms: durations[Math.floor(durations.length * 0.98)] ?? 0,
      inpMaxMs: durations.at(-1) ?? 0,
      interactions: durations.length,
      slowInteractions: notes.slow.map(({ ms, what }) => `${ms} ${what}`),
      answers: this.#answers,
      unplayed: this.#unplayed,
      layoutShift: rounded(notes.shift),
      shiftSum: rounded(notes.shiftSum),
      touchedShift: rounded(notes.touchedShift),
      worstShifts: notes.worst.map(told),
      worstTouchedShifts: notes.worstTouched.map(told),
      boardSizes: notes.boardSizes,
      longTasks: notes.longTasks,
      mainThreadMs: {
        task: since('task'),
        script: since('script'),
        style: since('style'),
        layout: since('layout'),
      },
      heapMb: Math.round((usedSize / 2 ** 20) * 10) / 10,
      bytes: this.#bytes,
      isOver: ended,
    };
  }
}

/** Milliseconds of processor time of the page's thread so far. */
async function worked(cdp: CDPSession): Promise<MainThread> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string): number =>
    1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  return {
    task: of('TaskDuration'),
    script: of('ScriptDuration'),
    style: of('RecalcStyleDuration'),
    layout: of('LayoutDuration'),
  };
}

const told = ({ value, what }: PageNotes['worst'][number]): string => `${rounded(value)} ${what}`;

type Decide = (client: TestClient) => readonly string[];

const isAsked = ({ match }: TestClient): boolean =>
  match?.question != null && match.question.idle !== true;

const isOver = ({ match, room }: TestClient): boolean =>
  match !== null && room?.match?.id === match.match && match.awaited === null;

async function sends(client: TestClient, picks: readonly string[]): Promise<void> {
  const { match } = client;
  if (match?.question == null) return;
  const question = match.question.fingerprint;
  // Another player may have been faster, or the match is over: then it is asked again, or not at all.
  await client
    .ask('match:answer', { match: match.match, question, picks: [...picks] })
    .catch(() => {});
}

/** The deal of a seed. */
function dealt(game: AnyGame, seats: number, seed: number): Position {
  const dice = seededDice(seeded(seed));
  return new Session(game, newPosition(game, seats, {}), { dice }).position();
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
