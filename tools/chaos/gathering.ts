import type { AnyGame, Options, Random } from '@tablee/engine';
import { seeded, tableSizes } from '@tablee/engine';
import { GAME_IDS, isGameId, loadGame } from '@tablee/rules/catalogue.ts';
import type { Kept } from './kept.ts';
import { deedOf } from './kept.ts';
import { Ledger } from './ledger.ts';
import type { World } from './player.ts';
import { Player } from './player.ts';
import type { Table } from './table.ts';

/** The settings of a run. */
export interface Order {
  readonly seconds: number;
  readonly seed: number;
  /** Of each game. */
  readonly tables: number;
  /** Hears of each finding at once. */
  readonly tell?: (finding: string) => void;
}

/** Counts that are 0 when all is well. */
export interface Damage {
  readonly lost: number;
  readonly doubled: number;
  readonly ahead: number;
  readonly stuck: number;
  readonly findings: readonly string[];
}

/** How far a table is: answers of its people; `step`: where a clock runs, which may answer for them, the step of its match. */
export interface Progress {
  readonly answers: number;
  readonly step: string | null;
}

const SIZES = [2, 3, 4];
export const SPELL = 2500;

/** Random values, the same for the same seed. */
export class Lots {
  readonly draw: Random;

  constructor(seed: number) {
    this.draw = seeded(seed);
  }

  one<Value>(values: readonly Value[]): Value {
    return values[Math.floor(this.draw() * values.length)] as Value;
  }

  shuffled<Value>(values: readonly Value[]): Value[] {
    const keys = new Map(values.map((_, i) => [i, this.draw()]));
    return values
      .map((value, i) => [value, keys.get(i) as number] as const)
      .sort(([, a], [, b]) => a - b)
      .map(([value]) => value);
  }
}

/** All tables of a run with their players; the updates they received are compared with the journals. */
export class Gathering implements World {
  readonly ledger = new Ledger();
  readonly tables: Table[] = [];
  mayStart = true;
  readonly portOf: World['portOf'];
  readonly #order: Order;
  readonly #lots: Lots;
  readonly #players = new Map<Table, Player[]>();
  readonly #startedAt = performance.now();
  readonly #findings: string[] = [];
  /** Digest of each step's update to all. */
  readonly #told = new Map<string, string>();
  #kept: Kept = { journals: new Map(), rooms: new Map(), messages: new Map() };
  #lost = 0;
  #doubled = 0;
  #ahead = 0;
  #stuck = 0;
  /** How often what was arranged. */
  readonly arrangements: Record<string, number> = {};

  constructor(order: Order, lots: Lots, portOf: World['portOf']) {
    this.#order = order;
    this.#lots = lots;
    this.portOf = portOf;
  }

  get players(): Player[] {
    return [...this.#players.values()].flat();
  }

  playersOf(table: Table): readonly Player[] {
    return this.#players.get(table) ?? [];
  }

  progressOf(table: Table): Progress {
    const timed = this.playersOf(table).find(({ room }) => (room?.clock.kind ?? 'off') !== 'off');
    const { match, seq } = timed?.shown ?? {};
    return { answers: table.answers, step: timed === undefined ? null : `${match} ${seq}` };
  }

  /** The kept journals at the last look. */
  get kept(): Kept {
    return this.#kept;
  }

  get damage(): Damage {
    return {
      lost: this.#lost,
      doubled: this.#doubled,
      ahead: this.#ahead,
      stuck: this.#stuck,
      findings: this.#findings,
    };
  }

  /** The tables of which none has gone on since `before`, as `progressOf` told it of each; those that cannot be shown do not count. */
  waiting(before: readonly Progress[]): Table[] {
    return this.tables.filter((table, i) => {
      if (this.playersOf(table).some(({ room }) => (room?.match?.problem ?? null) !== null))
        return false;
      const { answers, step } = this.progressOf(table);
      return answers === before[i]?.answers && (step === null || step === before[i]?.step);
    });
  }

  arranged(what: string): void {
    this.arrangements[what] = (this.arrangements[what] ?? 0) + 1;
  }

  rarest<What extends string>(these: readonly [What, ...What[]]): What {
    const count = (what: What): number => this.arrangements[what] ?? 0;
    const [first, ...others] = these;
    return others.reduce((least, one) => (count(one) < count(least) ? one : least), first);
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

  told(match: string, seq: number, digest: string): void {
    const step = `${match} ${seq}`;
    const before = this.#told.get(step);
    if (before === undefined) this.#told.set(step, digest);
    else if (before !== digest) this.found(`of ${step} not all were told the same`);
  }

  /** Lays the tables: several of each game, with as many seats and bots as the seed says. */
  async laid(): Promise<void> {
    for (const game of GAME_IDS.filter(isGameId)) {
      const rules = await loadGame(game);
      const sizes = SIZES.filter((size) => tableSizes(rules).includes(size));
      for (let i = 0; i < this.#order.tables; i += 1) {
        const seats = this.#lots.one(sizes);
        const bots = this.#lots.draw() < 0.6 ? 1 : 0;
        const name = `${game.slice(0, 8)} ${i}`;
        const options = this.#options(rules);
        const nothing = { code: null, answers: 0, answeredAt: [], returns: [], said: [] };
        const table: Table = { name, game, seats, bots, options, ...nothing };
        this.tables.push(table);
        const people = Array.from({ length: seats - bots }, (_, seat) => {
          const seed = this.#order.seed * 1000 + this.tables.length * 10 + seat;
          return new Player(this, table, seat, seeded(seed));
        });
        this.#players.set(table, people);
      }
    }
  }

  /** The same people at those of the same tables, by code, of the server at `portOf`, which keeps `kept`: they know nothing but who they are. */
  continued(portOf: World['portOf'], kept: Kept, codes: readonly string[]): Gathering {
    const { tell: _, ...order } = this.#order;
    const twin = new Gathering(order, this.#lots, portOf);
    for (const [table, players] of this.#players) {
      if (table.code === null || !codes.includes(table.code)) continue;
      const same: Table = { ...table, answers: 0, answeredAt: [], returns: [], said: [] };
      twin.tables.push(same);
      const people = players.map((player) =>
        player.at(twin, same, seeded(this.#lots.draw() * 1e9)),
      );
      twin.#players.set(same, people);
    }
    twin.#kept = kept;
    for (const [match, entries] of kept.journals) twin.ledger.knows(match, deedsOf(entries));
    return twin;
  }

  /** Counts what was found elsewhere as found here. */
  adds({ lost, doubled, ahead, stuck, findings }: Damage, where: string): void {
    this.#lost += lost;
    this.#doubled += doubled;
    this.#ahead += ahead;
    this.#stuck += stuck;
    for (const text of findings) this.found(`${where}: ${text}`);
  }

  /** Random options: the server corrects them to what such a table can have. */
  #options({ options }: AnyGame): Options {
    return Object.fromEntries(options.map(({ id, values }) => [id, this.#lots.one(values)]));
  }

  /** Compares the kept journals with the earlier ones, and with the updates received. */
  check(kept: Kept): void {
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

  /** The acknowledged answers behind the cut are no longer expected: `kept` is the truth from now on. */
  cutTo(kept: Kept, onCut: () => void): void {
    for (const [match, entries] of this.#kept.journals) {
      const now = kept.journals.get(match) ?? [];
      if (!isPrefix(now, entries)) this.found(`cut, the journal of ${match} is no prefix`);
      for (const entry of entries.slice(now.length)) {
        const what = deedOf(entry);
        onCut();
        if (what !== null) this.ledger.cut(match, what);
      }
    }
    this.#kept = kept;
    for (const [table, players] of this.#players) {
      const room = table.code === null ? undefined : kept.rooms.get(table.code);
      const texts = table.code === null ? undefined : kept.messages.get(table.code);
      if (room === undefined) table.code = null;
      table.said = table.said.filter((text) => texts?.has(text));
      for (const player of players) {
        player.shown = null;
        player.named = null;
      }
    }
    // Steps from there are sent again.
    this.#told.clear();
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

  /** A table does not go on. */
  stuck(table: Table, when: string): void {
    this.#stuck += 1;
    const views = this.playersOf(table).map(({ room, shown, isOnline }) => ({
      isOnline,
      match: room?.match,
      awaited: shown?.awaited,
      question: shown?.question?.kind,
    }));
    this.found(`stuck ${when}: ${table.name} ${JSON.stringify(views).slice(0, 1500)}`);
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
