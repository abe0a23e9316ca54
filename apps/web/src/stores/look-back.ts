import type { MatchSnapshot } from '@tablee/protocol/updates.ts';
import { isFromBeginning, olderPages, screen, useLive } from './match.ts';
import { drain } from './pacing.ts';
import { type TableStores, tableStore } from './table-stores.ts';

interface LookBack {
  /** The moments seen from the present place, oldest first; the last is now. */
  readonly moments: readonly MatchSnapshot[];
  /** Which of them is shown; `null`: now, whatever comes. */
  readonly at: number | null;
}

/** Moments share their unchanged parts, so that many cost little. */
const REMEMBERED = 400;
const NOTHING: LookBack = { moments: [], at: null };

/** The moments of a live match to which a watcher can go back: those they were sent, and no more. */
export const useLookBack = tableStore<LookBack>(() => NOTHING);

/** Begins to remember; returns a function that ends it and goes back to now. */
export function rememberMoments(stores: TableStores): () => void {
  const [live, lookBack] = [useLive.of(stores), useLookBack.of(stores)];
  let { arrivals } = live.getState();
  const first = live.getState().snapshot;
  lookBack.setState({ moments: first === null ? [] : [first], at: null });
  const stop = live.subscribe((now, before) => {
    const { snapshot } = now;
    // A whole snapshot is another view, or another past: a hand may no longer be shown, a move is taken back.
    const isAnother = now.arrivals !== arrivals || snapshot === null;
    arrivals = now.arrivals;
    if (isAnother) {
      backToNow(stores);
      lookBack.setState({ moments: snapshot === null ? [] : [snapshot], at: null });
      return;
    }
    remember(stores, snapshot);
    const { moments, at } = lookBack.getState();
    const shown = at === null ? undefined : moments[at];
    const hasOlder = snapshot.events[0]?.n !== before.snapshot?.events[0]?.n;
    if (shown !== undefined && hasOlder) show(stores, shown);
  });
  return () => {
    stop();
    backToNow(stores);
    lookBack.setState(NOTHING);
  };
}

function remember(stores: TableStores, snapshot: MatchSnapshot): void {
  const { moments, at } = useLookBack.of(stores).getState();
  const last = moments.at(-1);
  if (last === snapshot) return;
  const before = last?.seq === snapshot.seq ? moments.slice(0, -1) : moments;
  const all = [...before, snapshot];
  const dropped = Math.max(0, all.length - REMEMBERED);
  useLookBack.of(stores).setState({
    moments: all.slice(dropped),
    at: at === null ? null : Math.max(0, at - dropped),
  });
}

/** With the pages of the log that have been loaded since. */
function show(stores: TableStores, moment: MatchSnapshot): void {
  const events = [...olderPages(useLive.of(stores).getState().snapshot, moment), ...moment.events];
  screen(stores, { ...moment, events }, isFromBeginning(events));
}

/** Moves this many moments on, or back. */
export function lookBy(stores: TableStores, steps: number): void {
  const { moments, at } = useLookBack.of(stores).getState();
  const last = moments.length - 1;
  const wanted = Math.max(0, (at ?? last) + steps);
  const moment = moments[wanted];
  if (wanted >= last || moment === undefined) {
    backToNow(stores);
    return;
  }
  drain(stores);
  useLookBack.of(stores).setState({ at: wanted });
  show(stores, moment);
}

export function backToNow(stores: TableStores): void {
  if (useLookBack.of(stores).getState().at === null) return;
  useLookBack.of(stores).setState({ at: null });
  drain(stores);
  screen(stores, null);
}
