import type { JsonValue, Patch } from './patch.ts';
import type { LogEvent, MatchSnapshot, MatchUpdate, MatchWhisper } from './updates.ts';

type Container = JsonValue[] | { [key: string]: JsonValue };

/**
 * Applies a JSON Patch without changing `target`: the result shares every part the patch does not touch, so that
 * a client redraws only what changed. Throws if the patch does not fit.
 */
export function applyPatch(target: JsonValue, patch: Patch): JsonValue {
  const fresh = new Set<Container>();
  const own = (value: JsonValue | undefined): Container => {
    if (typeof value !== 'object' || value === null) throw new Error('the patch does not fit');
    if (fresh.has(value)) return value;
    const copy = Array.isArray(value) ? [...value] : { ...value };
    fresh.add(copy);
    return copy;
  };
  let root = target;
  for (const step of patch) {
    const keys = step.path.split('/').slice(1).map(unescape);
    const last = keys.pop();
    if (last === undefined) {
      root = step.op === 'remove' ? null : step.value;
      continue;
    }
    let at = own(root);
    root = at;
    for (const key of keys) {
      const child = own((at as { [key: string]: JsonValue })[key]);
      (at as { [key: string]: JsonValue })[key] = child;
      at = child;
    }
    if (!Array.isArray(at)) {
      if (step.op === 'remove') delete at[last];
      else at[last] = step.value;
    } else if (step.op === 'replace') {
      at[Number(last)] = step.value;
    } else if (step.op === 'remove') {
      at.splice(Number(last), 1);
    } else {
      at.splice(last === '-' ? at.length : Number(last), 0, step.value);
    }
  }
  return root;
}

const unescape = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

/**
 * The snapshot after an update and, if one came just before it, the seat's whisper of the same number. Gives the
 * same object back for an update it already includes, and `null` after a gap: ask for `match:resync`.
 */
export function applyUpdate(
  snapshot: MatchSnapshot,
  update: MatchUpdate,
  whisper: MatchWhisper | null,
): MatchSnapshot | null {
  if (update.match !== snapshot.match || update.seq <= snapshot.seq) return snapshot;
  if (update.seq !== snapshot.seq + 1) return null;
  const mine = whisper?.match === update.match && whisper.seq === update.seq ? whisper : null;
  const own = mine?.own;
  const { undone, awaited, secret } = update;
  return {
    ...snapshot,
    seq: update.seq,
    open: update.open ? applyPatch(snapshot.open, update.open) : snapshot.open,
    own: own ? applyPatch(snapshot.own, own) : snapshot.own,
    tally: update.tally ? { ...snapshot.tally, ...update.tally } : snapshot.tally,
    awaited: awaited === undefined ? snapshot.awaited : awaited,
    question: mine?.question === undefined ? snapshot.question : mine.question,
    events: grown(snapshot.events, undone, update.events, mine?.events),
    secret: secret ?? snapshot.secret,
  };
}

function grown(
  events: LogEvent[],
  undone: number | undefined,
  added: LogEvent[] | undefined,
  halves: MatchWhisper['events'],
): LogEvent[] {
  if (undone === undefined && added === undefined) return events;
  const kept = undone === undefined ? events : events.filter((event) => event.n < undone);
  const half = new Map(halves?.map((entry) => [entry.n, entry]));
  return [...kept, ...(added ?? []).map((event) => ({ ...event, ...half.get(event.n) }))];
}
