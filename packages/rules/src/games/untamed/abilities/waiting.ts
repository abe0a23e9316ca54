import type { Option, Script, Seat } from '@tablee/engine';
import { inOrder, unlessLeft } from '@tablee/engine';
import { isOut, orderFrom, playerAt } from '../state/players.ts';
import type { Open, Table } from '../state/state.ts';

/** Something that waits for the ability or attack in progress to be finished (UNT-23.6). */
export interface Waiting {
  /** Whose it is. */
  readonly seat: Seat;
  /** Strongholds that fell come after everything else (UNT-23.7). */
  readonly isFall: boolean;
  /** Equal ones need no order. Called only if several wait. */
  kind(): string;
  readonly face: string;
  /** Id of the source Animal, if it is one. */
  readonly source: string | null;
  /** Whether it would do or ask anything now. */
  isLive(): boolean;
  run(): Script;
}

/** Waiting triggers, per table: those of the innermost ability or attack in progress. */
const batches = new WeakMap<Table, Waiting[]>();

/** Forgets what an abandoned action left waiting or lying on the table. */
export function clearTable(table: Table): void {
  batches.delete(table);
  Object.assign(table.open, { attack: null, resolving: [], rally: null });
}

/** Whether an ability or attack is being resolved. */
export const isResolving = (table: Table): boolean => batches.has(table);

/** Makes something wait for the end of the ability or attack in progress. */
export function wait(table: Table, waiting: Waiting): void {
  const batch = batches.get(table);
  if (batch === undefined) throw new Error('nothing is in progress');
  batch.push(waiting);
}

/**
 * Runs an ability or attack, then everything that it set off, before anything older that waits (UNT-23.8). If the
 * seat it asks leaves, its triggers still resolve (UNT-R.135). Returns `undefined` then.
 */
export function* settling<T>(table: Table, script: Script<T>): Script<T | undefined> {
  const outer = batches.get(table);
  const batch: Waiting[] = [];
  batches.set(table, batch);
  const result = yield* unlessLeft(script);
  if (batch.length > 0) yield* resolveAll(table, batch);
  if (outer === undefined) batches.delete(table);
  else batches.set(table, outer);
  return result;
}

/** One at a time: the active side's first, then clockwise; each player orders the own ones; falls last (UNT-23.7). */
function* resolveAll(table: Table, batch: readonly Waiting[]): Script {
  const seats = inResolvingOrder(table.open);
  for (const seat of seats) {
    const own = batch.filter((each) => !each.isFall && each.seat === seat);
    if (own.length > 0) yield* unlessLeft(resolveOwn(table, seat, own));
  }
  for (const seat of seats) {
    for (const fall of batch) {
      if (fall.isFall && fall.seat === seat) yield* settling(table, fall.run());
    }
  }
}

/** A trigger that would do nothing now is not worth a question, and is looked at again after the others. */
function* resolveOwn(table: Table, seat: Seat, own: readonly Waiting[]): Script {
  const live = own.length === 1 ? own : own.filter((each) => each.isLive());
  const [first, ...others] = live;
  const differ = others.some((each) => each.kind() !== first?.kind());
  if (differ && !isOut(table.open, seat)) {
    const effects = live.map((each, i) => ({
      option: optionOf(each, i),
      run: () => turn(table, each),
    }));
    yield* inOrder(seat, 'UNT-23.7', effects);
  } else {
    for (const each of live) yield* turn(table, each);
  }
  for (const each of own) if (!live.includes(each)) yield* turn(table, each);
}

/** Waiting triggers of a player who is out vanish (UNT-R.78). */
function* turn(table: Table, waiting: Waiting): Script {
  if (!isOut(table.open, waiting.seat)) yield* settling(table, waiting.run());
}

const optionOf = ({ face, source }: Waiting, i: number): Option => ({
  id: `t${i}`,
  verb: 'trigger',
  space: face,
  ...(source === null ? {} : { card: source }),
});

/** The seats of the active side, the active one first, then the others clockwise. */
function inResolvingOrder(open: Open): Seat[] {
  const first = open.active[0] ?? open.order[0] ?? 0;
  const seats = orderFrom(open, first);
  const { side } = playerAt(open, first);
  const mates = seats.filter((seat) => playerAt(open, seat).side === side);
  return [...mates, ...seats.filter((seat) => !mates.includes(seat))];
}
