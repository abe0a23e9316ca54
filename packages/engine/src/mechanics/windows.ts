import type { Seat } from '../game/layers.ts';
import type { Option } from '../script/question.ts';
import type { Script } from '../script/script.ts';
import { ask } from '../script/script.ts';

/**
 * A window: asks the seats in the order given, round after round, until each of them has declined since the last
 * response. `respond` asks one seat (it may change the event being resolved) and says whether the seat responded.
 * `seats` is read again before each seat is asked, so that a seat may drop out of the window.
 */
export function* offer(
  seats: () => readonly Seat[],
  respond: (seat: Seat) => Script<boolean>,
): Script {
  const declined = new Set<Seat>();
  let last: Seat | undefined;
  for (;;) {
    const seat = nextToAsk(seats(), last, declined);
    if (seat === undefined) return;
    last = seat;
    if (yield* respond(seat)) declined.clear();
    else declined.add(seat);
  }
}

/** The first seat after `last` in the window's order that has not declined yet. */
function nextToAsk(
  seats: readonly Seat[],
  last: Seat | undefined,
  declined: ReadonlySet<Seat>,
): Seat | undefined {
  const start = last === undefined ? 0 : seats.indexOf(last) + 1;
  for (let i = 0; i < seats.length; i += 1) {
    const seat = seats[(start + i) % seats.length] as Seat;
    if (!declined.has(seat)) return seat;
  }
  return undefined;
}

/** One of several effects that meet: its option for the chooser, and its script. */
export interface Effect {
  readonly option: Option;
  run(): Script;
}

/** Effects that meet happen in the order their chooser names; a single one is not asked about. */
export function* inOrder(chooser: Seat, clause: string, effects: readonly Effect[]): Script {
  if (effects.length < 2) {
    for (const effect of effects) yield* effect.run();
    return;
  }
  const options = effects.map((effect) => effect.option);
  const order = yield* ask(chooser, {
    shape: 'order',
    kind: 'orderEffects',
    clause,
    options,
    fallback: options.map((option) => option.id),
  });
  for (const id of order) {
    const effect = effects.find((candidate) => candidate.option.id === id);
    if (effect !== undefined) yield* effect.run();
  }
}
