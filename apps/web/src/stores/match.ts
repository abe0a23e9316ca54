import type { View } from '@tablee/engine';
import { applyUpdate, applyWhisper } from '@tablee/protocol/apply.ts';
import type {
  LogEvent,
  MatchSnapshot,
  MatchUpdate,
  MatchWhisper,
} from '@tablee/protocol/updates.ts';
import { create } from 'zustand';
import { request } from './connection.ts';
import { drain, isShown, usePacing } from './pacing.ts';

/** Name of the match of a lesson: it is played in the page alone. */
export const LESSON = 'lesson';

interface MatchStore {
  readonly snapshot: MatchSnapshot | null;
  /** The same as a `View`: a new object exactly when the snapshot is. */
  readonly view: View | null;
  /** What one seat sees more, waiting for the update of the same number. */
  readonly whisper: MatchWhisper | null;
  /** Every event before these has been loaded. */
  readonly complete: boolean;
  /** How often a match has come as a whole: on entering, after a loss of the connection. */
  readonly arrivals: number;
}

const NONE: MatchStore = {
  snapshot: null,
  view: null,
  whisper: null,
  complete: false,
  arrivals: 0,
};

/** The match on the table of the room, as the server tells it. */
export const useLive = create<MatchStore>(() => NONE);
/** The match that is shown: the live one, or a moment of a film in its place. */
export const useMatch = create<MatchStore>(() => NONE);

/** Down while a moment tells what has come of something: until it has been seen, or skipped, the table stays as it was. */
export const useCurtain = create<{ readonly down: boolean }>(() => ({ down: false }));

let bringsMoment: (event: LogEvent) => boolean = () => false;

/** Which events the curtain falls for; `null`: none. */
export function setMoments(next: ((event: LogEvent) => boolean) | null): void {
  bringsMoment = next ?? (() => false);
}

let screening = false;
const showLive = (): void => {
  if (!screening && !useCurtain.getState().down) useMatch.setState(useLive.getState(), true);
};
useLive.subscribe(showLive);

/** The curtain rises once everything has been shown. */
function riseWhenShown(): void {
  if (isShown(usePacing.getState())) raise();
}

function raise(): void {
  clearTimeout(rising);
  if (!useCurtain.getState().down) return;
  useCurtain.setState({ down: false });
  showLive();
}
usePacing.subscribe(riseWhenShown);

/** Milliseconds still to be shown, beyond which what waits is dropped rather than a curtain let fall behind it. */
const BEHIND = 4000;
/** Milliseconds after which the curtain rises whatever is still to be shown: a question may wait behind it. */
const AT_LATEST = 12_000;
let rising: ReturnType<typeof setTimeout> | undefined;

/** Lets the curtain fall if a moment tells what came of these events, which are about to be shown; gives whether it did. */
export function fallFor(events: readonly LogEvent[]): boolean {
  const falls = events.some(bringsMoment);
  if (falls) fall();
  return falls;
}

function fall(): void {
  if (usePacing.getState().left > BEHIND) drain();
  if (useCurtain.getState().down) return;
  fell = performance.now();
  rising = setTimeout(() => {
    drain();
    raise();
  }, AT_LATEST);
  useCurtain.setState({ down: true });
}

/** Milliseconds before a moment can be skipped: a second click on what stood there before skips nothing. */
const SKIPPED_AFTER = 500;
let fell = 0;

/** By the same word in the same place for every moment, or by a touch of anything. */
export function skipMoments(): void {
  if (performance.now() - fell >= SKIPPED_AFTER) drain();
}

/**
 * Shows a moment of a film in place of the live match, which goes on unseen; `null`: the film is over. `complete`: its
 * log goes back to the beginning.
 */
export function screen(snapshot: MatchSnapshot | null, complete = true): void {
  screening = snapshot !== null;
  if (snapshot === null) {
    showLive();
    return;
  }
  raise();
  useMatch.setState({ ...NONE, snapshot, view: viewOf(snapshot), complete }, true);
}

/** Nothing was told before these events. */
export const isFromBeginning = ([first]: readonly LogEvent[]): boolean =>
  first === undefined || first.n === 0;

export type EventListener = (events: readonly LogEvent[]) => void;
const newEventListeners = new Set<EventListener>();

/** Calls `listener` with each batch of events as they happen: not with those of a snapshot, unless a move is taken back by it. */
export function onEvents(listener: EventListener): () => void {
  newEventListeners.add(listener);
  return () => newEventListeners.delete(listener);
}

const viewOf = ({ seat, open, own, mates, tally }: MatchSnapshot): View =>
  mates === undefined ? { seat, open, own, tally } : { seat, open, own, mates, tally };

export function takeSnapshot(snapshot: MatchSnapshot): void {
  const { snapshot: before, arrivals } = useLive.getState();
  const events = [...olderPages(before, snapshot), ...snapshot.events];
  const whole = { ...snapshot, events };
  useLive.setState({
    snapshot: whole,
    view: viewOf(whole),
    whisper: null,
    complete: isFromBeginning(events),
    arrivals: arrivals + 1,
  });
  raise();
  if (before?.match !== snapshot.match) return;
  // What was still to be shown may have been taken back.
  if (!screening) drain();
  const newest = snapshot.events.at(-1);
  const isNext = snapshot.seq === before.seq + 1;
  if (isNext && newest !== undefined && TOLD_ANEW.includes(newest.type)) tell([newest]);
}

/** What the house says of a match that comes whole, because it does not go on from where it was. */
const TOLD_ANEW = ['house:takenBack', 'house:resumed'];

function tell(events: readonly LogEvent[]): void {
  // A board that shows another moment plays nothing of now.
  if (screening) return;
  for (const listener of newEventListeners) listener(events);
}

/** Pages of the log that were loaded before, where they lead up to what has come: without a hole, and of the same past. */
export function olderPages(before: MatchSnapshot | null, now: MatchSnapshot): readonly LogEvent[] {
  const [first] = now.events;
  if (before?.match !== now.match || first === undefined) return [];
  const at = before.events.findIndex(({ n }) => n === first.n);
  const leadsUp = at > 0 && JSON.stringify(before.events[at]) === JSON.stringify(first);
  return leadsUp ? before.events.slice(0, at) : [];
}

export function takeWhisper(whisper: MatchWhisper): void {
  const { snapshot } = useLive.getState();
  if (snapshot === null || whisper.match !== snapshot.match) return;
  const alone = applyWhisper(snapshot, whisper);
  if (alone === snapshot) useLive.setState({ whisper });
  else useLive.setState({ snapshot: alone, view: viewOf(alone) });
}

export function takeUpdate(update: MatchUpdate): void {
  const { snapshot, whisper } = useLive.getState();
  if (snapshot === null || update.match !== snapshot.match || update.seq <= snapshot.seq) return;
  const folded = folding(snapshot, update, whisper);
  if (folded === null) {
    resync();
    return;
  }
  const numbers = new Set((update.events ?? []).map((event) => event.n));
  const fresh = folded.events.filter(({ n }) => numbers.has(n));
  if (!screening) fallFor(fresh);
  useLive.setState({ snapshot: folded, view: viewOf(folded), whisper: null });
  if (fresh.length > 0) tell(fresh);
  riseWhenShown();
}

function folding(
  snapshot: MatchSnapshot,
  update: MatchUpdate,
  whisper: MatchWhisper | null,
): MatchSnapshot | null {
  try {
    return applyUpdate(snapshot, update, whisper);
  } catch {
    return null;
  }
}

/** Asks for the whole state anew; the server answers with `match:snapshot`. */
export function resync(): void {
  const match = useLive.getState().snapshot?.match;
  if (match !== undefined) void request('match:resync', { match });
}

/** Loads one more page of the log. */
export async function loadHistory(): Promise<void> {
  const { snapshot } = useLive.getState();
  const before = snapshot?.events[0]?.n;
  if (snapshot === null || before === undefined) return;
  const reply = await request('match:history', { match: snapshot.match, before });
  const now = useLive.getState().snapshot;
  if (!reply.ok || now?.match !== snapshot.match || now.events[0]?.n !== before) return;
  useLive.setState({
    snapshot: { ...now, events: [...reply.events, ...now.events] },
    complete: isFromBeginning(reply.events),
  });
}

export function forgetMatch(): void {
  useLive.setState(NONE);
  raise();
}
