import type { JsonValue, Patch } from '@tablee/protocol/patch.ts';
import { clone } from '@tablee/rules/kernel/json.ts';

type Fields = Record<string, unknown>;

/** Roughly what one patch step costs on the wire: decides between steps and a whole new list. */
const STEP_BYTES = 40;

/**
 * The steps from `shadow` to `live`, two containers of the same kind. Brings `shadow` up to date while walking,
 * so that it can be compared again after the next answer. The steps share nothing with either.
 */
export function diff(shadow: unknown, live: unknown): Patch {
  const patch: Patch = [];
  walk(shadow, live, '', patch);
  return patch;
}

function walk(shadow: unknown, live: unknown, path: string, patch: Patch): void {
  if (Array.isArray(live)) diffList(shadow as unknown[], live, path, patch);
  else diffFields(shadow as Fields, live as Fields, path, patch);
}

function diffFields(shadow: Fields, live: Fields, path: string, patch: Patch): void {
  for (const key in live) {
    const next = live[key];
    const previous = shadow[key];
    if (next === previous) continue;
    if (next === undefined) continue;
    if (previous === undefined) {
      shadow[key] = clone(next);
      push(patch, 'add', `${path}/${partOf(key)}`, next);
    } else if (sameKind(previous, next)) {
      walk(previous, next, `${path}/${partOf(key)}`, patch);
    } else {
      shadow[key] = clone(next);
      push(patch, 'replace', `${path}/${partOf(key)}`, next);
    }
  }
  for (const key in shadow) {
    if (live[key] !== undefined) continue;
    if (shadow[key] !== undefined) patch.push({ op: 'remove', path: `${path}/${partOf(key)}` });
    delete shadow[key];
  }
}

function diffList(shadow: unknown[], live: readonly unknown[], path: string, patch: Patch): void {
  let start = 0;
  const shorter = Math.min(shadow.length, live.length);
  while (start < shorter && sameThing(shadow[start], live[start])) start += 1;
  let tail = 0;
  while (
    tail < shorter - start &&
    sameThing(shadow[shadow.length - 1 - tail], live[live.length - 1 - tail])
  ) {
    tail += 1;
  }
  // The things at both ends stayed in place but may have changed inside.
  for (let i = 0; i < start; i += 1) walkInside(shadow[i], live[i], `${path}/${i}`, patch);
  const goes = shadow.length - tail;
  const comes = live.length - tail;
  if (start < goes || start < comes) {
    const before = patch.length;
    diffMiddle(shadow, goes, live, start, comes, path, patch);
    shortenList(live, path, patch, before);
  }
  for (let i = comes; i < live.length; i += 1) {
    walkInside(shadow[i], live[i], `${path}/${i}`, patch);
  }
}

/**
 * Makes `shadow[start..goes)` like `live[start..comes)` from left to right: what is not needed further on goes or is
 * replaced on the spot, what is needed further on is pushed back.
 */
function diffMiddle(
  shadow: unknown[],
  goes: number,
  live: readonly unknown[],
  start: number,
  comes: number,
  path: string,
  patch: Patch,
): void {
  let end = goes;
  let i = start;
  while (i < comes) {
    const next = live[i];
    const isNeeded = i < end && isAmong(shadow[i], live, i + 1, comes);
    if (i < end && sameThing(shadow[i], next)) {
      walkInside(shadow[i], next, `${path}/${i}`, patch);
      i += 1;
    } else if (i < end && !isNeeded && isAmong(next, shadow, i + 1, end)) {
      shadow.splice(i, 1);
      patch.push({ op: 'remove', path: `${path}/${i}` });
      end -= 1;
    } else if (i < end && !isNeeded) {
      replaceAt(shadow, i, next, path, patch);
      i += 1;
    } else {
      push(patch, 'add', i === shadow.length ? `${path}/-` : `${path}/${i}`, next);
      shadow.splice(i, 0, clone(next));
      end += 1;
      i += 1;
    }
  }
  while (end > comes) {
    end -= 1;
    shadow.splice(end, 1);
    patch.push({ op: 'remove', path: `${path}/${end}` });
  }
}

function replaceAt(shadow: unknown[], i: number, next: unknown, path: string, patch: Patch): void {
  const previous = shadow[i];
  if (sameKind(previous, next) && idOf(previous) === idOf(next)) {
    walk(previous, next, `${path}/${i}`, patch);
  } else {
    shadow[i] = clone(next);
    push(patch, 'replace', `${path}/${i}`, next);
  }
}

/** Many steps for a short list of plain values: one whole new list instead. */
function shortenList(live: readonly unknown[], path: string, patch: Patch, before: number): void {
  const steps = patch.length - before;
  if (steps < 2 || path === '' || live.some((item) => typeof item === 'object')) return;
  if (steps * (STEP_BYTES + path.length) <= STEP_BYTES + JSON.stringify(live).length) return;
  patch.length = before;
  push(patch, 'replace', path, live);
}

function walkInside(shadow: unknown, live: unknown, path: string, patch: Patch): void {
  if (idOf(live) !== undefined) walk(shadow, live, path, patch);
}

function isAmong(item: unknown, list: readonly unknown[], from: number, to: number): boolean {
  for (let i = from; i < to; i += 1) if (sameThing(item, list[i])) return true;
  return false;
}

/** Equal plain values, objects with one id, or containers of one kind without ids and with equal content. */
function sameThing(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!sameKind(a, b)) return false;
  const id = idOf(a);
  if (id !== undefined || idOf(b) !== undefined) return id === idOf(b);
  return equal(a, b);
}

function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!sameKind(a, b)) return false;
  if (Array.isArray(a)) {
    const other = b as unknown[];
    return a.length === other.length && a.every((item, i) => equal(item, other[i]));
  }
  const left = a as Fields;
  const right = b as Fields;
  for (const key in left) if (!equal(left[key], right[key])) return false;
  for (const key in right) if (left[key] === undefined && right[key] !== undefined) return false;
  return true;
}

/** Both lists, or both records: what can be walked side by side. */
function sameKind(a: unknown, b: unknown): boolean {
  return (
    typeof a === 'object' &&
    typeof b === 'object' &&
    a !== null &&
    b !== null &&
    Array.isArray(a) === Array.isArray(b)
  );
}

function idOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return (value as { id?: unknown }).id;
}

function push(patch: Patch, op: 'add' | 'replace', path: string, value: unknown): void {
  patch.push({ op, path, value: clone(value) as JsonValue });
}

const partOf = (key: string): string =>
  key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
