import type { JsonValue, Patch, PatchStep } from './patch.ts';
import type { LogEvent, MatchSnapshot, MatchUpdate, MatchWhisper } from './updates.ts';

type Fields = { [key: string]: JsonValue };
type Container = JsonValue[] | Fields;

/**
 * Applies a JSON Patch without changing `target`: the result shares every part the patch does not touch, so that
 * a client redraws only what changed. Throws if the patch does not fit.
 */
export function applyPatch(target: JsonValue, patch: Patch): JsonValue {
  const fresh = new Set<Container>();
  const copied = (value: JsonValue | undefined, path: string): Container => {
    if (typeof value !== 'object' || value === null) throw misfit(path);
    if (fresh.has(value)) return value;
    const copy = Array.isArray(value) ? [...value] : { ...value };
    fresh.add(copy);
    return copy;
  };
  let root = target;
  for (const step of patch) {
    const keys = step.path.split('/').slice(1).map(keyOf);
    const last = keys.pop();
    if (last === undefined) {
      root = step.op === 'remove' ? null : step.value;
      continue;
    }
    let at = copied(root, step.path);
    root = at;
    for (const key of keys) {
      const value = Object.hasOwn(at, key) ? (at as Fields)[key] : undefined;
      const child = copied(value, step.path);
      put(at, key, child);
      at = child;
    }
    applyStep(at, last, step);
  }
  return root;
}

function applyStep(at: Container, key: string, step: PatchStep): void {
  const isList = Array.isArray(at);
  if (step.op === 'add') {
    if (!isList) {
      put(at, key, step.value);
      return;
    }
    const index = key === '-' ? at.length : Number(key);
    if (!(index >= 0 && index <= at.length)) throw misfit(step.path);
    at.splice(index, 0, step.value);
    return;
  }
  if (!Object.hasOwn(at, key)) throw misfit(step.path);
  if (step.op === 'replace') put(at, key, step.value);
  else if (isList) at.splice(Number(key), 1);
  else delete at[key];
}

/** Sets an own field, whatever its name: plain assignment to `__proto__` would change the object's kind. */
function put(at: Container, key: string, value: JsonValue): void {
  if (key === '__proto__') {
    const field = { value, writable: true, enumerable: true, configurable: true };
    Object.defineProperty(at, key, field);
  } else {
    (at as Fields)[key] = value;
  }
}

const keyOf = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

const misfit = (path: string): Error => new Error(`the patch does not fit at ${path}`);

/**
 * The snapshot after an update and, if one came just before it, the seat's whisper of the same number. Returns the same object
 * for an update it already includes, and `null` after a gap: ask for `match:resync`.
 */
export function applyUpdate(
  snapshot: MatchSnapshot,
  update: MatchUpdate,
  whisper: MatchWhisper | null,
): MatchSnapshot | null {
  if (update.match !== snapshot.match || update.seq <= snapshot.seq) return snapshot;
  if (update.seq !== snapshot.seq + 1) return null;
  const mine = whisper?.match === update.match && whisper.seq === update.seq ? whisper : null;
  const { own, mates } = mine ?? {};
  const { undone, awaited, secret } = update;
  return {
    ...snapshot,
    seq: update.seq,
    open: update.open ? applyPatch(snapshot.open, update.open) : snapshot.open,
    own: own ? applyPatch(snapshot.own, own) : snapshot.own,
    ...(mates
      ? { mates: applyPatch(snapshot.mates ?? null, mates) as MatchSnapshot['mates'] }
      : {}),
    tally: update.tally ? { ...snapshot.tally, ...update.tally } : snapshot.tally,
    awaited: awaited === undefined ? snapshot.awaited : awaited,
    question: mine?.question === undefined ? snapshot.question : mine.question,
    events: grown(snapshot.events, undone, update.events, mine?.events),
    secret: secret ?? snapshot.secret,
  };
}

/** The snapshot after a whisper that stands alone; the same object back if it waits for an update. */
export function applyWhisper(snapshot: MatchSnapshot, whisper: MatchWhisper): MatchSnapshot {
  const { match, seq, question } = whisper;
  if (match !== snapshot.match || seq !== snapshot.seq || question === undefined) return snapshot;
  return { ...snapshot, question };
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
