import { clone } from '../game/json.ts';
import { Copy, copyOf } from '../session/copy.ts';

/**
 * The exact change from one plain JSON value to another: the order of keys included. A list of one: that value instead. A
 * record: the changes under these keys, or at these places of a list.
 */
export type Change = readonly [unknown] | { readonly [key: string]: Change };

type Fields = Readonly<Record<string, unknown>>;

const isContainer = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null;

/**
 * The change of a live list or record since `copy` was made of it, or was brought up to date last: it is by this. Both have the
 * same keys or the same length. `undefined`: nothing changes. Shares nothing with the live one.
 */
export function changeSince(copy: Copy, live: object): Change | undefined {
  const { shape, values } = copy;
  const changes: [string, Change][] = [];
  for (let i = 0; i < values.length; i += 1) {
    const key = shape === null ? String(i) : (shape.keys[i] as string);
    const previous = values[i];
    const next = (live as Fields)[key];
    if (previous === next) continue;
    if (previous instanceof Copy && isAlike(previous, next)) {
      const inside = changeSince(previous, next);
      if (inside !== undefined) changes.push([key, inside]);
    } else {
      values[i] = copyOf(next);
      changes.push([key, [clone(next)]]);
    }
  }
  if (changes.length === 0) return undefined;
  copy.forget();
  return Object.fromEntries(changes);
}

/** Whether a live value has the same length as the copy, or the same keys in the same order: what is `undefined` is no field. */
function isAlike({ shape, values }: Copy, live: unknown): live is Fields {
  if (!isContainer(live) || Array.isArray(live) !== (shape === null)) return false;
  if (shape === null) return (live as unknown as readonly unknown[]).length === values.length;
  const keys = Object.keys(live);
  if (keys.length !== values.length) return false;
  return keys.every(
    (key, i) => key === shape.keys[i] && (values[i] === undefined) === (live[key] === undefined),
  );
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
