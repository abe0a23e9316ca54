import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import type { AnyGame, Options, Random } from '@tablee/engine';
import { seeded, tableSizes } from '@tablee/engine';
import { GAME_IDS, isGameId, loadGame } from '@tablee/rules/catalogue.ts';
import { look, parted } from './compared.ts';
import { cutLog, flipBits } from './damage.ts';
import type { Circumstances } from './house.ts';
import { canFillDisk, House } from './house.ts';
import type { Kept } from './kept.ts';
import { copied, deedOf, freshFolder, readKept } from './kept.ts';
import { Ledger } from './ledger.ts';
import type { World } from './player.ts';
import { Player } from './player.ts';
import { Strangers } from './strangers.ts';
import type { Table } from './table.ts';

/** What came of a run. All but the first two and `faults` should be nothing. */
export interface Outcome {
  readonly kills: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly ahead: number;
  readonly stuck: number;
  readonly findings: readonly string[];
  readonly faults: Readonly<Record<string, number>>;
}

export interface Order {
  readonly seconds: number;
  readonly seed: number;
  /** Of each game. */
  readonly tables: number;
  /** Hears of each finding at once. */
  readonly tell?: (finding: string) => void;
}

const DAY = 24 * 3_600_000;
const SIZES = [2, 3, 4];
/** Every table goes on within this. */
const PATIENCE = 20_000;
const FLIPPED_ROWS = 12;
/** In each round of faults, in an order by lot. */
const ROUND = [
  ...['kill', 'kill', 'kill', 'kill', 'kill', 'kill'],
  ...['stop', 'fullDisk', 'cutLog', 'flippedBits', 'clock', 'brokenRelease'],
] as const;
type Fault = (typeof ROUND)[number];

/** Plays on real servers while they are killed and damaged, and counts what that costs. */
export async function runChaos(order: Order): Promise<Outcome> {
  const run = new Run(order, await House.at(freshFolder(), (text) => run.found(text)));
  return run.whole();
}

class Run implements World {
  readonly ledger = new Ledger();
  mayStart = true;
  readonly #order: Order;
  readonly #draw: Random;
  readonly #house: House;
  readonly #strangers: Strangers;
  readonly #tables: Table[] = [];
  /** By table. */
  readonly #players = new Map<Table, Player[]>();
  readonly #watchers = new Map<Table, string>();
  readonly #startedAt = performance.now();
  readonly #findings: string[] = [];
  readonly #faults: Record<string, number> = {};
  #kept: Kept = { journals: new Map(), rooms: new Map(), messages: new Map() };
  #kills = 0;
  #lost = 0;
  #doubled = 0;
  #ahead = 0;
  #stuck = 0;

  constructor(order: Order, house: House) {
    this.#order = order;
    this.#draw = seeded(order.seed);
    this.#house = house;
    this.#strangers = new Strangers(house.port);
  }

  get port(): number {
    return this.#house.port;
  }

  found(text: string): void {
    const second = ((performance.now() - this.#startedAt) / 1000).toFixed(1);
    const finding = `seed ${this.#order.seed}, ${second} s: ${text}`;
    this.#findings.push(finding);
    this.#order.tell?.(finding);
  }

  foundAhead(text: string): void {
    this.#ahead += 1;
    this.found(`ahead: ${text}`);
  }

  async whole(): Promise<Outcome> {
    const { seconds } = this.#order;
    await this.#house.start();
    await this.#laid();
    const players = [...this.#players.values()].flat();
    const lives = players.map((player) => player.live());
    await this.#expectProgress('at the beginning');
    const end = this.#startedAt + seconds * 1000;
    let round = this.#shuffled(ROUND);
    let isFirst = true;
    // However slow the machine, every fault comes once.
    while (isFirst || performance.now() < end) {
      await this.#play(50 + this.#draw() * 2500);
      await this.#strike(round.pop() as Fault);
      if (round.length > 0) continue;
      round = this.#shuffled(ROUND);
      isFirst = false;
    }
    await this.#expectProgress('at the end');
    for (const player of players) player.stop();
    this.#strangers.close();
    await Promise.all(lives);
    await this.#end('SIGTERM');
    const outcome = {
      kills: this.#kills,
      acknowledged: this.ledger.acknowledged,
      lost: this.#lost,
      doubled: this.#doubled,
      ahead: this.#ahead,
      stuck: this.#stuck,
      findings: this.#findings,
      faults: this.#faults,
    };
    rmSync(this.#house.dataDir, { recursive: true, force: true });
    return outcome;
  }

  /** Lays the tables: several of each game, with so many seats and bots as the seed says. */
  async #laid(): Promise<void> {
    for (const game of GAME_IDS.filter(isGameId)) {
      const rules = await loadGame(game);
      const sizes = SIZES.filter((size) => tableSizes(rules).includes(size));
      for (let i = 0; i < this.#order.tables; i += 1) {
        const seats = this.#one(sizes);
        const bots = this.#draw() < 0.6 ? 1 : 0;
        const name = `${game.slice(0, 8)} ${i}`;
        const options = this.#options(rules);
        const table = { name, game, seats, bots, options, code: null, answers: 0, said: [] };
        this.#tables.push(table);
        const people = Array.from({ length: seats - bots }, (_, seat) => {
          const seed = this.#order.seed * 1000 + this.#tables.length * 10 + seat;
          return new Player(this, table, seat, seeded(seed));
        });
        this.#players.set(table, people);
      }
    }
  }

  /** Options by lot: the server makes of them what such a table can have. */
  #options({ options }: AnyGame): Options {
    return Object.fromEntries(options.map(({ id, values }) => [id, this.#one(values)]));
  }

  /** Lets them play, with strangers at the door and players who vanish. */
  async #play(milliseconds: number): Promise<void> {
    const end = performance.now() + milliseconds;
    while (performance.now() < end) {
      await later(Math.min(400, end - performance.now()));
      const draw = this.#draw();
      if (draw < 0.1) this.#count('halfOpen', () => this.#strangers.halfOpen());
      else if (draw < 0.2) await this.#letStare();
      else if (draw < 0.35) {
        const player = this.#one(this.#one([...this.#players.values()]));
        this.#count('vanished', () => player.vanish());
      }
    }
  }

  async #letStare(): Promise<void> {
    const table = this.#one(this.#tables);
    if (table.code === null) return;
    const match = this.#players.get(table)?.[0]?.shown?.match ?? null;
    try {
      let cookie = this.#watchers.get(table);
      if (cookie === undefined) {
        const guest = await fetch(`http://127.0.0.1:${this.port}/api/guest`, { method: 'POST' });
        cookie = guest.headers.getSetCookie()[0]?.split(';')[0] ?? '';
        this.#watchers.set(table, cookie);
      }
      await this.#strangers.slow(cookie, table.code, match);
      this.#count('slow', () => {});
    } catch (error) {
      this.found(`a watcher of ${table.name} cannot come: ${(error as Error).message}`);
    }
  }

  async #strike(fault: Fault): Promise<void> {
    if (fault === 'fullDisk' && !canFillDisk) return;
    this.#count(fault, () => {});
    switch (fault) {
      case 'kill':
        await this.#end('SIGKILL');
        return this.#start();
      case 'stop':
        await this.#end('SIGTERM');
        return this.#start();
      case 'fullDisk':
        return this.#fillDisk();
      case 'cutLog':
        return this.#cutLog();
      case 'flippedBits':
        return this.#flipBits();
      case 'clock':
        return this.#setClockWrong();
      case 'brokenRelease':
        return this.#breakRelease();
    }
  }

  /** Ends the server, and holds what it has kept against what its clients were told. */
  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const code = await this.#house.end(signal);
    if (signal === 'SIGKILL') this.#kills += 1;
    else if (code !== 0) this.found(`told to stop, the server ended with ${code}`);
    // What has been on its way to them is theirs.
    for (const player of [...this.#players.values()].flat())
      for (let i = 0; i < 200 && player.isOnline; i += 1) await later(10);
    this.#check(readKept(this.#house.dataDir));
  }

  async #start(circumstances: Circumstances = {}): Promise<void> {
    try {
      await this.#house.start(circumstances);
    } catch (error) {
      this.found(`${(error as Error).message}, started with ${JSON.stringify(circumstances)}`);
    }
  }

  #check(kept: Kept): void {
    for (const [match, before] of this.#kept.journals) {
      const now = kept.journals.get(match);
      if (!isPrefix(before, now)) this.found(`the journal of ${match} is not what it was`);
    }
    for (const match of this.ledger.matches) {
      const { lost, doubled } = this.ledger.compare(match, deedsOf(kept.journals.get(match) ?? []));
      this.#lost += lost.length;
      this.#doubled += doubled.length;
      for (const what of lost) this.found(`lost: ${match} ${what}`);
      for (const what of doubled) this.found(`doubled: ${match} ${what}`);
    }
    for (const [table, players] of this.#players) this.#checkRoom(kept, table, players);
    this.#kept = kept;
  }

  #checkRoom(kept: Kept, table: Table, players: readonly Player[]): void {
    if (table.code === null) return;
    const room = kept.rooms.get(table.code);
    const texts = kept.messages.get(table.code);
    for (const text of table.said) {
      if (!texts?.has(text)) this.found(`said and not kept: ${text}`);
    }
    // A room keeps its newest messages alone.
    table.said = table.said.slice(-50);
    for (const { name, named, user, shown } of players) {
      if (named !== null && room?.get(user) !== named)
        this.found(`${name} was named ${named} and is kept as ${room?.get(user)}`);
      if (shown === null) continue;
      const newest = (kept.journals.get(shown.match)?.length ?? 0) - 1;
      if (newest < shown.seq)
        this.foundAhead(`${name} was shown ${shown.match} at ${shown.seq}, kept up to ${newest}`);
    }
  }

  async #fillDisk(): Promise<void> {
    const wal = join(this.#house.dataDir, 'tablee.db-wal');
    const size = existsSync(wal) ? statSync(wal).size : 0;
    const isFull = this.#draw() < 0.5;
    this.#house.isInTrouble = true;
    this.#house.limitFiles(isFull ? 1 : size + Math.floor(this.#draw() * 50_000));
    await this.#play(500 + this.#draw() * 1000);
    this.#house.limitFiles(null);
    // Its log counts what repeats, and tells it at its end: what went wrong here is told as late as that.
    await this.#expectProgress('after a full disk');
  }

  /** What comes back is what was there, up to the cut. What was acknowledged behind it counts as cut. */
  async #cutLog(): Promise<void> {
    await this.#end('SIGKILL');
    const before = this.#kept;
    if (!cutLog(this.#house.dataDir, this.#draw)) return this.#start();
    const after = readKept(this.#house.dataDir);
    for (const [match, entries] of before.journals) {
      const now = after.journals.get(match) ?? [];
      if (!isPrefix(now, entries)) this.found(`cut, the journal of ${match} is no prefix`);
      for (const entry of entries.slice(now.length)) {
        const what = deedOf(entry);
        this.#count('entriesCut', () => what !== null && this.ledger.cut(match, what));
      }
    }
    this.#kept = after;
    for (const [table, players] of this.#players) {
      const room = table.code === null ? undefined : after.rooms.get(table.code);
      const texts = table.code === null ? undefined : after.messages.get(table.code);
      if (room === undefined) table.code = null;
      table.said = table.said.filter((text) => texts?.has(text));
      for (const player of players) {
        player.shown = null;
        player.named = null;
      }
    }
    return this.#start();
  }

  /** Damages a copy, and looks at every table of it and of one that is whole. */
  async #flipBits(): Promise<void> {
    await this.#end('SIGKILL');
    const folders = [freshFolder(), freshFolder()] as const;
    for (const folder of folders) copied(this.#house.dataDir, folder);
    const flipped = flipBits(folders[1], FLIPPED_ROWS, this.#draw);
    await this.#start();
    const visitors = this.#tables.flatMap((table) => {
      const cookie = this.#players.get(table)?.[0]?.cookie ?? '';
      return table.code === null ? [] : [{ name: table.name, code: table.code, cookie }];
    });
    try {
      const seen = await Promise.all(
        folders.map(async (folder, i) => {
          const house = await House.at(folder, (text) => this.found(`damaged: ${text}`));
          await house.start({ isStill: true });
          house.isInTrouble = i === 1;
          try {
            return await look(house.port, visitors);
          } finally {
            await house.end('SIGKILL');
          }
        }),
      );
      for (const text of parted(seen[0] ?? [], seen[1] ?? [], flipped)) this.found(text);
    } catch (error) {
      this.found(`damaged, ${JSON.stringify(flipped)}: ${(error as Error).message}`);
    }
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }

  async #setClockWrong(): Promise<void> {
    const shifts = [31 * DAY, 400 * DAY, -31 * DAY, Date.UTC(1972, 0) - Date.now()];
    await this.#end('SIGKILL');
    await this.#start({ clock: this.#one(shifts) });
    await this.#play(1000 + this.#draw() * 1500);
    await this.#end('SIGKILL');
    await this.#start();
  }

  /** Matches say that they cannot be shown, rooms live on; the release after it finds every match as it was. */
  async #breakRelease(): Promise<void> {
    this.mayStart = false;
    await this.#end('SIGKILL');
    const before = this.#kept;
    await this.#start({ isBroken: true });
    const isTold = ({ room, isOnline }: Player): boolean =>
      isOnline && room !== null && (room.match === null || room.match.problem === 'rules');
    const players = [...this.#players.values()].flat();
    for (let i = 0; i < 100 && !players.every(isTold); i += 1) await later(100);
    for (const player of players) {
      if (!isTold(player)) {
        const { name, room, shown, isOnline } = player;
        const { id, state, problem } = room?.match ?? {};
        const told = { isOnline, id, state, problem, shown: [shown?.match, shown?.seq] };
        this.found(`a broken release: ${name} is told ${JSON.stringify(told)}`);
      }
    }
    const said = this.#tables.map(({ said }) => said.length);
    await Promise.all(players.map((player) => player.say()));
    this.#tables.forEach((table, i) => {
      if (table.said.length === said[i])
        this.found(`${table.name} cannot talk on a broken release`);
    });
    await this.#end('SIGKILL');
    for (const [match, entries] of before.journals) {
      if (this.#kept.journals.get(match)?.length !== entries.length)
        this.found(`a broken release has written to ${match}`);
    }
    this.mayStart = true;
    await this.#start();
  }

  /** Every table takes a further answer of a person within some seconds, or it is stuck. */
  async #expectProgress(when: string): Promise<void> {
    const before = this.#tables.map(({ answers }) => answers);
    const waits = (): Table[] => this.#tables.filter(({ answers }, i) => answers === before[i]);
    const end = performance.now() + PATIENCE;
    while (waits().length > 0 && performance.now() < end) await later(100);
    for (const table of waits()) {
      this.#stuck += 1;
      const views = this.#players.get(table)?.map(({ room, shown, isOnline }) => ({
        isOnline,
        match: room?.match,
        awaited: shown?.awaited,
        question: shown?.question?.kind,
      }));
      this.found(`stuck ${when}: ${table.name} ${JSON.stringify(views).slice(0, 1500)}`);
    }
  }

  #count(name: string, strike: () => void): void {
    this.#faults[name] = (this.#faults[name] ?? 0) + 1;
    strike();
  }

  #one<Value>(values: readonly Value[]): Value {
    return values[Math.floor(this.#draw() * values.length)] as Value;
  }

  #shuffled<Value>(values: readonly Value[]): Value[] {
    const keys = new Map(values.map((_, i) => [i, this.#draw()]));
    return values
      .map((value, i) => [value, keys.get(i) as number] as const)
      .sort(([, a], [, b]) => a - b)
      .map(([value]) => value);
  }
}

function isPrefix(start: readonly string[], whole: readonly string[] = []): boolean {
  return start.every((entry, i) => entry === whole[i]);
}

function deedsOf(entries: readonly string[]): Map<string, number> {
  const deeds = new Map<string, number>();
  for (const entry of entries) {
    const what = deedOf(entry);
    if (what !== null) deeds.set(what, (deeds.get(what) ?? 0) + 1);
  }
  return deeds;
}
