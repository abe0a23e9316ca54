import { applyPatch } from '@tablee/protocol/apply.ts';
import type {
  LogEvent,
  MatchSnapshot,
  MatchUpdate,
  MatchWhisper,
} from '@tablee/protocol/updates.ts';

/** The snapshot after one update and the whisper of the same number, or `null` when something is missing. */
export function foldUpdate(
  snapshot: MatchSnapshot,
  update: MatchUpdate,
  whisper: MatchWhisper | null,
): MatchSnapshot | null {
  if (update.seq !== snapshot.seq + 1) return null;
  const mine = whisper !== null && whisper.seq === update.seq ? whisper : null;
  return {
    ...snapshot,
    seq: update.seq,
    open: update.open === undefined ? snapshot.open : applyPatch(snapshot.open, update.open),
    own: mine?.own === undefined ? snapshot.own : applyPatch(snapshot.own, mine.own),
    tally: update.tally === undefined ? snapshot.tally : { ...snapshot.tally, ...update.tally },
    awaited: update.awaited === undefined ? snapshot.awaited : update.awaited,
    question: mine?.question === undefined ? snapshot.question : mine.question,
    events: foldEvents(snapshot.events, update, mine),
    secret: update.secret ?? snapshot.secret,
  };
}

function foldEvents(
  events: readonly LogEvent[],
  update: MatchUpdate,
  whisper: MatchWhisper | null,
): LogEvent[] {
  const undone = update.undone;
  const kept = undone === undefined ? events : events.filter((event) => event.n < undone);
  const halves = new Map((whisper?.events ?? []).map((half) => [half.n, half]));
  const added = (update.events ?? []).map((event) => ({ ...event, ...halves.get(event.n) }));
  return [...kept, ...added];
}
