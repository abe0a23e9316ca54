import type { LogEvent } from '@tablee/protocol/updates.ts';
import { create } from 'zustand';

interface PacingState {
  /** The event being shown now. The state beneath is already the newest. */
  readonly current: LogEvent | null;
  readonly queue: readonly LogEvent[];
  /** Milliseconds that the queue still takes. */
  readonly left: number;
  /** The game is showing a moment of its own (a tally, a reveal). */
  readonly held: boolean;
  /** How often everything waiting has been dropped: a game drops its moments with it. */
  readonly drains: number;
}

export const usePacing = create<PacingState>(() => ({
  current: null,
  queue: [],
  left: 0,
  held: false,
  drains: 0,
}));

/** Everything that happened has been seen, or skipped. */
export const isShown = ({ current, queue, held }: PacingState): boolean =>
  current === null && queue.length === 0 && !held;

/** The game says whether it is showing something on its own. */
export function hold(held: boolean): void {
  if (usePacing.getState().held !== held) usePacing.setState({ held });
}

/** How long an event stays on show, 0 to 800 ms: the game says. */
type Pace = (event: LogEvent) => number;

const MOST = 800;
let pace: Pace = () => 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Called once per event, when its turn comes or when it is skipped. */
type Shown = (event: LogEvent, skipped: boolean) => void;

let onShown: Shown = () => {};

export function setPace(next: Pace, shown: Shown): void {
  pace = next;
  onShown = shown;
}

/** What fails in showing an event is reported; what comes after it is shown all the same. */
function attempt(deed: () => void): void {
  try {
    deed();
  } catch (error) {
    console.error(error);
  }
}

function span(event: LogEvent): number {
  let wanted = 0;
  attempt(() => {
    wanted = pace(event);
  });
  return Math.min(MOST, Math.max(0, wanted));
}

/** Shows events one after the other; all at once when nobody is looking. */
export function showInTurn(events: readonly LogEvent[], hidden: boolean): void {
  const { queue } = usePacing.getState();
  const all = [...queue, ...events];
  usePacing.setState({ queue: all, left: all.reduce((sum, event) => sum + span(event), 0) });
  if (hidden) drain();
  else if (timer === undefined) next();
}

function next(): void {
  timer = undefined;
  const [event, ...rest] = usePacing.getState().queue;
  if (event === undefined) {
    attempt(() => usePacing.setState({ current: null, queue: [], left: 0 }));
    return;
  }
  const left = rest.reduce((sum, other) => sum + span(other), 0);
  const wait = span(event);
  if (wait > 0) timer = setTimeout(next, wait);
  attempt(() => usePacing.setState({ current: event, queue: rest, left }));
  attempt(() => onShown(event, false));
  if (wait === 0) next();
}

/** Nothing more to show: the state beneath is right already. */
export function drain(): void {
  clearTimeout(timer);
  timer = undefined;
  const { queue, drains } = usePacing.getState();
  const nothing = { current: null, queue: [], left: 0, held: false, drains: drains + 1 };
  attempt(() => usePacing.setState(nothing));
  for (const event of queue) attempt(() => onShown(event, true));
}
