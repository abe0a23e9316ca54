import type { LogEvent } from '@tablee/protocol/updates.ts';
import { perTable, type TableStores, tableStore } from './table-stores.ts';

interface PacingState {
  /** The event being shown now. The state beneath is already the newest. */
  readonly current: LogEvent | null;
  readonly queue: readonly LogEvent[];
  /** Milliseconds that the queue still takes. */
  readonly left: number;
  /** Milliseconds that the moments of the game still take (a tally, a reveal); 0: it shows none. */
  readonly held: number;
  /** How often everything waiting has been dropped: a game drops its moments with it. */
  readonly drains: number;
}

export const usePacing = tableStore<PacingState>(() => ({
  current: null,
  queue: [],
  left: 0,
  held: 0,
  drains: 0,
}));

/** Everything that happened has been seen, or skipped. */
export const isShown = ({ current, queue, held }: PacingState): boolean =>
  current === null && queue.length === 0 && held === 0;

/** Milliseconds until everything has been shown: moments are shown while events go on behind them. */
export const lastsFor = ({ left, held }: PacingState): number => Math.max(left, held);

/** The game says for how many milliseconds it is showing moments of its own. */
export function hold(stores: TableStores, held: number): void {
  const pacing = usePacing.of(stores);
  if (pacing.getState().held !== held) pacing.setState({ held });
}

/** How long an event stays on show, 0 to 800 ms: the game says. */
type Pace = (event: LogEvent) => number;

const MOST = 800;
/** Called once per event, when its turn comes or when it is skipped. */
type Shown = (event: LogEvent, skipped: boolean) => void;

/** The part that shows the events of a table, and those that wait meanwhile. */
const showOf = perTable(() => ({
  pace: (() => 0) as Pace,
  onShown: (() => {}) as Shown,
  timer: undefined as ReturnType<typeof setTimeout> | undefined,
}));

export const setPace = (stores: TableStores, pace: Pace, onShown: Shown): void =>
  void Object.assign(showOf(stores), { pace, onShown });

/** An error while showing an event is reported; the next ones are shown all the same. */
function attempt(deed: () => void): void {
  try {
    deed();
  } catch (error) {
    console.error(error);
  }
}

function span(stores: TableStores, event: LogEvent): number {
  let wanted = 0;
  attempt(() => {
    wanted = showOf(stores).pace(event);
  });
  return Math.min(MOST, Math.max(0, wanted));
}

const lengthOf = (stores: TableStores, events: readonly LogEvent[]): number =>
  events.reduce((sum, event) => sum + span(stores, event), 0);

/** Shows events one after the other; all at once when nobody is looking. */
export function showInTurn(
  stores: TableStores,
  events: readonly LogEvent[],
  hidden: boolean,
): void {
  const pacing = usePacing.of(stores);
  const { queue } = pacing.getState();
  const all = [...queue, ...events];
  pacing.setState({ queue: all, left: lengthOf(stores, all) });
  if (hidden) drain(stores);
  else if (showOf(stores).timer === undefined) next(stores);
}

function next(stores: TableStores): void {
  const [pacing, show] = [usePacing.of(stores), showOf(stores)];
  show.timer = undefined;
  const [event, ...rest] = pacing.getState().queue;
  if (event === undefined) {
    attempt(() => pacing.setState({ current: null, queue: [], left: 0 }));
    return;
  }
  const left = lengthOf(stores, rest);
  const wait = span(stores, event);
  if (wait > 0) show.timer = setTimeout(() => next(stores), wait);
  attempt(() => pacing.setState({ current: event, queue: rest, left }));
  attempt(() => show.onShown(event, false));
  if (wait === 0) next(stores);
}

/** Nothing more to show: the state beneath is right already. */
export function drain(stores: TableStores): void {
  const [pacing, show] = [usePacing.of(stores), showOf(stores)];
  clearTimeout(show.timer);
  show.timer = undefined;
  const { queue, drains } = pacing.getState();
  const nothing = { current: null, queue: [], left: 0, held: 0, drains: drains + 1 };
  attempt(() => pacing.setState(nothing));
  for (const event of queue) attempt(() => show.onShown(event, true));
}
