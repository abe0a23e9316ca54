import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import type { Seen } from './compared.ts';
import { look, parted } from './compared.ts';
import type { Flipped } from './damage.ts';
import { cutLog, flipBits } from './damage.ts';
import type { Damage, Order } from './gathering.ts';
import { Gathering, Lots, SPELL } from './gathering.ts';
import type { Circumstances } from './house.ts';
import { canFillDisk, House } from './house.ts';
import { copied, freshFolder, readKept } from './kept.ts';
import type { Player } from './player.ts';
import { Strangers } from './strangers.ts';
import type { Table } from './table.ts';
import { Gone } from './wire.ts';

/** The result of a run. */
export interface Outcome extends Damage {
  readonly kills: number;
  readonly acknowledged: number;
  readonly faults: Readonly<Record<string, number>>;
  /** How often a match was paused, its time counted, and so on. */
  readonly arranged: Readonly<Record<string, number>>;
}

const DAY = 24 * 3_600_000;
/** Every table goes on within this. */
const PATIENCE = 20_000;
const FLIPPED_ROWS = 12;
/** Times that a watcher comes before the door counts as closed. */
const COMES = 3;
/** The faults of each round, in random order. */
const ROUND = [
  ...['kill', 'kill', 'kill', 'kill', 'kill', 'kill'],
  ...['stop', 'fullDisk', 'cutLog', 'flippedBits', 'clock', 'brokenRelease'],
] as const;
type Fault = (typeof ROUND)[number];

/** Plays on real servers while they are killed and damaged, and counts what that costs. */
export async function runChaos(order: Order): Promise<Outcome> {
  const lots = new Lots(order.seed);
  let port = 0;
  const gathering = new Gathering(order, lots, () => port);
  const house = await House.at(freshFolder(), (text) => gathering.found(text));
  port = house.port;
  return new Run(order, lots, gathering, house).whole();
}

class Run {
  readonly #order: Order;
  readonly #lots: Lots;
  readonly #gathering: Gathering;
  readonly #house: House;
  readonly #strangers: Strangers;
  readonly #watchers = new Map<Table, string>();
  readonly #startedAt = performance.now();
  readonly #faults: Record<string, number> = {};
  #kills = 0;

  constructor(order: Order, lots: Lots, gathering: Gathering, house: House) {
    this.#order = order;
    this.#lots = lots;
    this.#gathering = gathering;
    this.#house = house;
    this.#strangers = new Strangers(house.port);
  }

  async whole(): Promise<Outcome> {
    const { seconds } = this.#order;
    await this.#house.start();
    await this.#gathering.laid();
    const { players } = this.#gathering;
    const lives = players.map((player) => player.live());
    await expectProgress(this.#gathering, 'at the beginning');
    const end = this.#startedAt + seconds * 1000;
    let round = this.#lots.shuffled(ROUND);
    let isFirst = true;
    // However slow the machine, every fault comes once.
    while (isFirst || performance.now() < end) {
      await this.#play(50 + this.#lots.draw() * SPELL);
      await this.#strike(round.pop() as Fault);
      if (round.length > 0) continue;
      round = this.#lots.shuffled(ROUND);
      isFirst = false;
    }
    await expectProgress(this.#gathering, 'at the end');
    for (const player of players) player.stop();
    this.#strangers.close();
    await Promise.all(lives);
    await this.#end('SIGTERM');
    const { acknowledged } = this.#gathering.ledger;
    rmSync(this.#house.dataDir, { recursive: true, force: true });
    return {
      kills: this.#kills,
      acknowledged,
      ...this.#gathering.damage,
      faults: this.#faults,
      arranged: this.#gathering.arrangements,
    };
  }

  /** Lets them play, with strangers at the door and players who vanish. */
  async #play(milliseconds: number): Promise<void> {
    const end = performance.now() + milliseconds;
    while (performance.now() < end) {
      await later(Math.min(400, end - performance.now()));
      const draw = this.#lots.draw();
      if (draw < 0.1) this.#count('halfOpen', () => this.#strangers.halfOpen());
      else if (draw < 0.2) await this.#letStare();
      else if (draw < 0.35) {
        const player = this.#lots.one(
          this.#gathering.playersOf(this.#lots.one(this.#gathering.tables)),
        );
        this.#count('vanished', () => player.vanish());
      }
    }
  }

  async #letStare(): Promise<void> {
    const table = this.#lots.one(this.#gathering.tables);
    if (table.code === null) return;
    const match = this.#gathering.playersOf(table)[0]?.shown?.match ?? null;
    try {
      let cookie = this.#watchers.get(table);
      if (cookie === undefined) {
        const guest = await fetch(`http://127.0.0.1:${this.#house.port}/api/guest`, {
          method: 'POST',
        });
        cookie = guest.headers.getSetCookie()[0]?.split(';')[0] ?? '';
        this.#watchers.set(table, cookie);
      }
      await this.#comes(cookie, table.code, match);
      this.#count('slow', () => {});
    } catch (error) {
      this.#gathering.found(`a watcher of ${table.name} cannot come: ${(error as Error).message}`);
    }
  }

  /** Comes again, as a page does, if the connection ends before it is in: a machine may be busy. */
  async #comes(cookie: string, code: string, match: string | null): Promise<void> {
    for (let left = COMES; ; left -= 1) {
      try {
        return await this.#strangers.slow(cookie, code, match);
      } catch (error) {
        if (!(error instanceof Gone) || left === 1) throw error;
      }
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

  /** Ends the server, and compares its journals with the updates its clients received. */
  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const code = await this.#house.end(signal);
    if (signal === 'SIGKILL') this.#kills += 1;
    else if (code !== 0) this.#gathering.found(`told to stop, the server ended with ${code}`);
    // Messages on their way to them still arrive.
    for (const player of this.#gathering.players)
      for (let i = 0; i < 200 && player.isOnline; i += 1) await later(10);
    this.#gathering.check(readKept(this.#house.dataDir));
  }

  async #start(circumstances: Circumstances = {}): Promise<void> {
    try {
      await this.#house.start(circumstances);
    } catch (error) {
      this.#gathering.found(
        `${(error as Error).message}, started with ${JSON.stringify(circumstances)}`,
      );
    }
  }

  async #fillDisk(): Promise<void> {
    const wal = join(this.#house.dataDir, 'tablee.db-wal');
    const size = existsSync(wal) ? statSync(wal).size : 0;
    const isFull = this.#lots.draw() < 0.5;
    this.#house.isInTrouble = true;
    this.#house.limitFiles(isFull ? 1 : size + Math.floor(this.#lots.draw() * 50_000));
    await this.#play(500 + this.#lots.draw() * 1000);
    this.#house.limitFiles(null);
    // Its log counts repeats, and writes the count at its end: faults of this step are logged as late as that.
    await expectProgress(this.#gathering, 'after a full disk');
  }

  /** The match comes back as it was, up to the cut. Answers acknowledged behind it count as cut. */
  async #cutLog(): Promise<void> {
    await this.#end('SIGKILL');
    if (!cutLog(this.#house.dataDir, this.#lots.draw)) return this.#start();
    const kept = readKept(this.#house.dataDir);
    this.#gathering.cutTo(kept, () => this.#count('entriesCut', () => {}));
    return this.#start();
  }

  /** Damages a copy, looks at every table of it and of one that is whole, and plays on at the damaged ones. */
  async #flipBits(): Promise<void> {
    await this.#end('SIGKILL');
    const whole = freshFolder();
    const damaged = freshFolder();
    for (const folder of [whole, damaged]) copied(this.#house.dataDir, folder);
    const flipped = flipBits(damaged, FLIPPED_ROWS, this.#lots.draw);
    await this.#start();
    try {
      const looks = [this.#lookedAt(whole, false), this.#lookedAt(damaged, true)] as const;
      const [before, after] = await Promise.all(looks);
      for (const text of parted(before, after, flipped)) this.#gathering.found(text);
      // Of a room that has seen no match a damaged row may leave nothing.
      const codes = before.flatMap(({ code, room }) => (room?.match == null ? [] : [code]));
      this.#gathering.adds(
        await this.#playedOn(damaged, flipped, codes),
        `damaged, ${JSON.stringify(flipped)}`,
      );
    } catch (error) {
      this.#gathering.found(`damaged, ${JSON.stringify(flipped)}: ${(error as Error).message}`);
    }
    for (const folder of [whole, damaged]) rmSync(folder, { recursive: true, force: true });
  }

  /** What one player of each table sees of it when a server starts on this folder. */
  async #lookedAt(folder: string, isInTrouble: boolean): Promise<Seen[]> {
    const visitors = this.#gathering.tables.flatMap((table) => {
      const cookie = this.#gathering.playersOf(table)[0]?.cookie ?? '';
      return table.code === null ? [] : [{ name: table.name, code: table.code, cookie }];
    });
    const house = await House.at(folder, (text) => this.#gathering.found(`damaged: ${text}`));
    await house.start({ isStill: true });
    house.isInTrouble = isInTrouble;
    try {
      return await look(house.port, visitors);
    } finally {
      await house.end('SIGKILL');
    }
  }

  /** Everybody plays on at the tables of a damaged folder, until each has gone on; then its server is killed, and nothing may be lost. */
  async #playedOn(
    folder: string,
    flipped: readonly Flipped[],
    codes: readonly string[],
  ): Promise<Damage> {
    const house = await House.at(folder, (text) => this.#gathering.found(`damaged: ${text}`));
    const gathering = this.#gathering.continued(() => house.port, readKept(folder), codes);
    await house.start();
    house.isInTrouble = true;
    const lives = gathering.players.map((player) => player.live());
    await expectProgress(gathering, 'on a damaged copy');
    for (const player of gathering.players) player.stop();
    await Promise.all(lives);
    await house.end('SIGKILL');
    const spoiled = flipped.map(({ of }) => of);
    for (const table of gathering.tables) {
      // Who is no longer known by a flipped bit comes as somebody new, and beside the one they were.
      if (table.code !== null && spoiled.includes(table.code))
        for (const player of gathering.playersOf(table)) player.named = null;
    }
    gathering.check(readKept(folder));
    return gathering.damage;
  }

  async #setClockWrong(): Promise<void> {
    const shifts = [31 * DAY, 400 * DAY, -31 * DAY, Date.UTC(1972, 0) - Date.now()];
    await this.#end('SIGKILL');
    await this.#start({ clock: this.#lots.one(shifts) });
    await this.#play(1000 + this.#lots.draw() * 1500);
    await this.#end('SIGKILL');
    await this.#start();
  }

  /** Matches say that they cannot be shown, rooms live on; the release after it finds every match as it was. */
  async #breakRelease(): Promise<void> {
    this.#gathering.mayStart = false;
    await this.#end('SIGKILL');
    const before = this.#gathering.kept;
    await this.#start({ isBroken: true });
    const isTold = ({ room, isOnline }: Player): boolean =>
      isOnline && room !== null && (room.match === null || room.match.problem === 'rules');
    const { players } = this.#gathering;
    for (let i = 0; i < 100 && !players.every(isTold); i += 1) await later(100);
    for (const player of players) {
      if (!isTold(player)) {
        const { name, room, shown, isOnline } = player;
        const { id, state, problem } = room?.match ?? {};
        const told = { isOnline, id, state, problem, shown: [shown?.match, shown?.seq] };
        this.#gathering.found(`a broken release: ${name} is told ${JSON.stringify(told)}`);
      }
    }
    const said = this.#gathering.tables.map(({ said }) => said.length);
    await Promise.all(players.map((player) => player.say()));
    this.#gathering.tables.forEach((table, i) => {
      if (table.said.length === said[i])
        this.#gathering.found(`${table.name} cannot talk on a broken release`);
    });
    await this.#end('SIGKILL');
    for (const [match, entries] of before.journals) {
      if (this.#gathering.kept.journals.get(match)?.length !== entries.length)
        this.#gathering.found(`a broken release has written to ${match}`);
    }
    this.#gathering.mayStart = true;
    await this.#start();
  }

  #count(name: string, strike: () => void): void {
    this.#faults[name] = (this.#faults[name] ?? 0) + 1;
    strike();
  }
}

/**
 * Every table takes a further answer of a person within some seconds, or it is stuck. A running clock may answer for them:
 * there a further step is enough.
 */
async function expectProgress(gathering: Gathering, when: string): Promise<void> {
  const before = gathering.tables.map((table) => gathering.progressOf(table));
  const end = performance.now() + PATIENCE;
  while (gathering.waiting(before).length > 0 && performance.now() < end) await later(100);
  for (const table of gathering.waiting(before)) gathering.stuck(table, when);
}
