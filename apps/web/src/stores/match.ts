import type { View } from '@tablee/engine';
import { applyUpdate, applyWhisper } from '@tablee/protocol/apply.ts';
import type {
  LogEvent,
  MatchSnapshot,
  MatchUpdate,
  MatchWhisper,
} from '@tablee/protocol/updates.ts';
import { request } from './connection.ts';
import { drain, isShown, lastsFor, usePacing } from './pacing.ts';
import { perTable, type TableStores, tableStore } from './table-stores.ts';

/** Name of the match of a lesson: it is played in the page alone. */
export const LESSON = 'lesson';

interface MatchStore {
  readonly snapshot: MatchSnapshot | null;
  /** The same as a `View`: a new object exactly when the snapshot is. */
  readonly view: View | null;
  /** The whisper to one seat, waiting for the update of the same number. */
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
export const useLive = tableStore<MatchStore>(() => NONE);
/** The match that is shown: the live one, or a moment of a film in its place. */
export const useMatch = tableStore<MatchStore>((_, stores) => {
  useLive.of(stores).subscribe(() => showLive(stores));
  return useLive.of(stores).getState();
});

/** Down while a moment tells what has come of something: until it has been seen, or skipped, the table stays as it was. */
export const useCurtain = tableStore<{ readonly down: boolean }>((_, stores) => {
  usePacing.of(stores).subscribe(() => {
    riseWhenShown(stores);
    watchOver(stores);
  });
  // The previous state has to be there before the curtain falls.
  useMatch.of(stores);
  return { down: false };
});

/** Tells which events the curtain falls for. */
type BringsMoment = (event: LogEvent) => boolean;
const none: BringsMoment = () => false;

/** The parts that show the match of a table. */
const stageOf = perTable(() => ({
  bringsMoment: none,
  /** Another moment is shown in place of the live match. */
  screening: false,
  /** `performance.now()` when the curtain fell. */
  fell: 0,
  rising: undefined as ReturnType<typeof setTimeout> | undefined,
  listeners: new Set<EventListener>(),
}));

/** Which events the curtain falls for; `null`: none. */
export function setMoments(stores: TableStores, next: BringsMoment | null): void {
  stageOf(stores).bringsMoment = next ?? none;
}

function showLive(stores: TableStores): void {
  if (stageOf(stores).screening || useCurtain.of(stores).getState().down) return;
  useMatch.of(stores).setState(useLive.of(stores).getState(), true);
}

/** The curtain rises once everything has been shown. */
function riseWhenShown(stores: TableStores): void {
  if (isShown(usePacing.of(stores).getState())) raise(stores);
}

function raise(stores: TableStores): void {
  clearTimeout(stageOf(stores).rising);
  const curtain = useCurtain.of(stores);
  if (!curtain.getState().down) return;
  curtain.setState({ down: false });
  showLive(stores);
}

/** Milliseconds of events, and of moments, still to be shown, beyond which they are dropped rather than a curtain let fall behind them. */
const BEHIND = { left: 4000, held: 15_000 };
/** Milliseconds that what is shown may take longer than it says; then the curtain rises, as a question may wait behind it. */
const GRACE = 2000;

/** Lets the curtain fall if a moment tells the outcome of these events, which are about to be shown; tells whether it did. */
export function fallFor(stores: TableStores, events: readonly LogEvent[]): boolean {
  const falls = events.some(stageOf(stores).bringsMoment);
  if (falls) fall(stores);
  return falls;
}

function fall(stores: TableStores): void {
  const { left, held } = usePacing.of(stores).getState();
  if (left > BEHIND.left || held > BEHIND.held) drain(stores);
  const [curtain, stage] = [useCurtain.of(stores), stageOf(stores)];
  if (curtain.getState().down) return;
  stage.fell = performance.now();
  curtain.setState({ down: true });
  watchOver(stores);
}

/** The curtain never waits longer than a moment takes: one that does not end is dropped. */
function watchOver(stores: TableStores): void {
  if (!useCurtain.of(stores).getState().down) return;
  const stage = stageOf(stores);
  clearTimeout(stage.rising);
  stage.rising = setTimeout(
    () => {
      drain(stores);
      raise(stores);
    },
    lastsFor(usePacing.of(stores).getState()) + GRACE,
  );
}

/** Milliseconds before a moment can be skipped: a second click on what stood there before skips nothing. */
const SKIPPED_AFTER = 500;

/** By the same word in the same place for every moment, or by a touch of anything. */
export function skipMoments(stores: TableStores): void {
  if (performance.now() - stageOf(stores).fell >= SKIPPED_AFTER) drain(stores);
}

/**
 * Shows a moment of a film in place of the live match, which goes on unseen; `null`: the film is over. `complete`: its
 * log goes back to the beginning.
 */
export function screen(stores: TableStores, snapshot: MatchSnapshot | null, complete = true): void {
  stageOf(stores).screening = snapshot !== null;
  if (snapshot === null) {
    showLive(stores);
    return;
  }
  raise(stores);
  useMatch.of(stores).setState({ ...NONE, snapshot, view: viewOf(snapshot), complete }, true);
}

/** These events are the first of the log. */
export const isFromBeginning = ([first]: readonly LogEvent[]): boolean =>
  first === undefined || first.n === 0;

export type EventListener = (events: readonly LogEvent[]) => void;

/** Calls `listener` with each batch of events as they happen: not with those of a snapshot, unless a move is taken back by it. */
export function onEvents(stores: TableStores, listener: EventListener): () => void {
  const { listeners } = stageOf(stores);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const viewOf = ({ seat, open, own, mates, tally }: MatchSnapshot): View =>
  mates === undefined ? { seat, open, own, tally } : { seat, open, own, mates, tally };

export function takeSnapshot(stores: TableStores, snapshot: MatchSnapshot): void {
  const live = useLive.of(stores);
  const { snapshot: before, arrivals } = live.getState();
  const events = [...olderPages(before, snapshot), ...snapshot.events];
  const whole = { ...snapshot, events };
  live.setState({
    snapshot: whole,
    view: viewOf(whole),
    whisper: null,
    complete: isFromBeginning(events),
    arrivals: arrivals + 1,
  });
  raise(stores);
  if (before?.match !== snapshot.match) return;
  // Events still to be shown may have been taken back.
  if (!stageOf(stores).screening) drain(stores);
  const newest = snapshot.events.at(-1);
  const isNext = snapshot.seq === before.seq + 1;
  if (isNext && newest !== undefined && TOLD_ANEW.includes(newest.type)) tell(stores, [newest]);
}

/** Events of the house about a match that is sent whole, because it does not go on from where it was. */
const TOLD_ANEW = ['house:takenBack', 'house:resumed'];

function tell(stores: TableStores, events: readonly LogEvent[]): void {
  // A board that shows another moment plays no present events.
  const { screening, listeners } = stageOf(stores);
  if (screening) return;
  for (const listener of listeners) listener(events);
}

/** Pages of the log that were loaded before, if they lead up to the new lines: without a hole, and of the same past. */
export function olderPages(before: MatchSnapshot | null, now: MatchSnapshot): readonly LogEvent[] {
  const [first] = now.events;
  if (before?.match !== now.match || first === undefined) return [];
  const at = before.events.findIndex(({ n }) => n === first.n);
  const leadsUp = at > 0 && JSON.stringify(before.events[at]) === JSON.stringify(first);
  return leadsUp ? before.events.slice(0, at) : [];
}

export function takeWhisper(stores: TableStores, whisper: MatchWhisper): void {
  const live = useLive.of(stores);
  const { snapshot } = live.getState();
  if (snapshot === null || whisper.match !== snapshot.match) return;
  const alone = applyWhisper(snapshot, whisper);
  if (alone === snapshot) live.setState({ whisper });
  else live.setState({ snapshot: alone, view: viewOf(alone) });
}

export function takeUpdate(stores: TableStores, update: MatchUpdate): void {
  const live = useLive.of(stores);
  const { snapshot, whisper } = live.getState();
  if (snapshot === null || update.match !== snapshot.match || update.seq <= snapshot.seq) return;
  const folded = folding(snapshot, update, whisper);
  if (folded === null) {
    resync(stores);
    return;
  }
  const numbers = new Set((update.events ?? []).map((event) => event.n));
  const fresh = folded.events.filter(({ n }) => numbers.has(n));
  if (!stageOf(stores).screening) fallFor(stores, fresh);
  live.setState({ snapshot: folded, view: viewOf(folded), whisper: null });
  if (fresh.length > 0) tell(stores, fresh);
  riseWhenShown(stores);
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

/** Asks for the whole state again; the server answers with `match:snapshot`. */
export function resync(stores: TableStores): void {
  const match = useLive.of(stores).getState().snapshot?.match;
  if (match !== undefined) void request(stores, 'match:resync', { match });
}

/** Loads one more page of the log. */
export async function loadHistory(stores: TableStores): Promise<void> {
  const live = useLive.of(stores);
  const { snapshot } = live.getState();
  const before = snapshot?.events[0]?.n;
  if (snapshot === null || before === undefined) return;
  const reply = await request(stores, 'match:history', { match: snapshot.match, before });
  const now = live.getState().snapshot;
  if (!reply.ok || now?.match !== snapshot.match || now.events[0]?.n !== before) return;
  live.setState({
    snapshot: { ...now, events: [...reply.events, ...now.events] },
    complete: isFromBeginning(reply.events),
  });
}

export function forgetMatch(stores: TableStores): void {
  useLive.of(stores).setState(NONE);
  raise(stores);
}
