/**
 * The exact change from one plain JSON value to another: the order of keys included. A list of one: that value instead. A
 * record: the changes under these keys, or at these places of a list.
 */
export type Change = readonly [unknown] | { readonly [key: string]: Change };

type Fields = Readonly<Record<string, unknown>>;

const isContainer = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null;

/** `undefined`: nothing changes. */
export function changeOf(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (!isContainer(before) || !isContainer(after) || !hasSameShape(before, after)) return [after];
  const changes: [string, Change][] = [];
  for (const key of Object.keys(after)) {
    const change = changeOf(before[key], after[key]);
    if (change !== undefined) changes.push([key, change]);
  }
  return changes.length === 0 ? undefined : Object.fromEntries(changes);
}

/** The value after a change; it shares with `before` what stays as it was. */
export function changed(before: unknown, change: Change | undefined): unknown {
  if (change === undefined) return before;
  if (isWhole(change)) return change[0];
  const after = (Array.isArray(before) ? [...before] : { ...(before as Fields) }) as Record<
    string,
    unknown
  >;
  for (const [key, inside] of Object.entries(change)) after[key] = changed(after[key], inside);
  return after;
}

const isWhole = (change: Change): change is readonly [unknown] => Array.isArray(change);

function hasSameShape(before: Fields, after: Fields): boolean {
  if (Array.isArray(before) !== Array.isArray(after)) return false;
  const keys = Object.keys(before);
  const others = Object.keys(after);
  return keys.length === others.length && keys.every((key, i) => key === others[i]);
}
