import type { MatchSnapshot } from '@tablee/protocol/updates.ts';
import { create } from 'zustand';
import { isFromBeginning, olderPages, screen, useLive } from './match.ts';
import { drain } from './pacing.ts';

interface LookBack {
  /** What has been seen since one last began to look from where one is, oldest first; the last is now. */
  readonly moments: readonly MatchSnapshot[];
  /** Which of them is shown; `null`: now, whatever comes. */
  readonly at: number | null;
}

/** A moment shares with the next what has not changed, so many cost little. */
const REMEMBERED = 400;
const NOTHING: LookBack = { moments: [], at: null };

/** The moments of a live match to which one who watches can go back: what they were sent, and no more. */
export const useLookBack = create<LookBack>(() => NOTHING);

/** Begins to remember; gives what ends it and goes back to now. */
export function rememberMoments(): () => void {
  let { arrivals } = useLive.getState();
  const first = useLive.getState().snapshot;
  useLookBack.setState({ moments: first === null ? [] : [first], at: null });
  const stop = useLive.subscribe((live, before) => {
    const { snapshot } = live;
    // What comes as a whole is another view, or another past: a hand may no longer be shown, a move is taken back.
    const isAnother = live.arrivals !== arrivals || snapshot === null;
    arrivals = live.arrivals;
    if (isAnother) {
      backToNow();
      useLookBack.setState({ moments: snapshot === null ? [] : [snapshot], at: null });
      return;
    }
    remember(snapshot);
    const { moments, at } = useLookBack.getState();
    const shown = at === null ? undefined : moments[at];
    const hasOlder = snapshot.events[0]?.n !== before.snapshot?.events[0]?.n;
    if (shown !== undefined && hasOlder) show(shown);
  });
  return () => {
    stop();
    backToNow();
    useLookBack.setState(NOTHING);
  };
}

function remember(snapshot: MatchSnapshot): void {
  const { moments, at } = useLookBack.getState();
  const last = moments.at(-1);
  if (last === snapshot) return;
  const before = last?.seq === snapshot.seq ? moments.slice(0, -1) : moments;
  const all = [...before, snapshot];
  const dropped = Math.max(0, all.length - REMEMBERED);
  useLookBack.setState({
    moments: all.slice(dropped),
    at: at === null ? null : Math.max(0, at - dropped),
  });
}

/** With the pages of the log that have been loaded since. */
function show(moment: MatchSnapshot): void {
  const events = [...olderPages(useLive.getState().snapshot, moment), ...moment.events];
  screen({ ...moment, events }, isFromBeginning(events));
}

/** So many moments on, or back. */
export function lookBy(steps: number): void {
  const { moments, at } = useLookBack.getState();
  const last = moments.length - 1;
  const wanted = Math.max(0, (at ?? last) + steps);
  const moment = moments[wanted];
  if (wanted >= last || moment === undefined) {
    backToNow();
    return;
  }
  drain();
  useLookBack.setState({ at: wanted });
  show(moment);
}

export function backToNow(): void {
  if (useLookBack.getState().at === null) return;
  useLookBack.setState({ at: null });
  drain();
  screen(null);
}
