import { clone } from '@tablee/engine';
import type { JsonValue, Patch } from '@tablee/protocol/patch.ts';

type Fields = Record<string, unknown>;

/** Roughly what one patch step costs on the wire: decides between steps and a whole new list. */
const STEP_BYTES = 40;

/**
 * The steps from `shadow` to `live`, two containers of the same kind. Brings `shadow` up to date while walking,
 * so that it can be compared again after the next answer. The steps share nothing with either. `touched` hears of every
 * list and record of `shadow` that has changed, itself or anything in it.
 */
export function diff(
  shadow: unknown,
  live: unknown,
  touched: (container: object) => void = () => {},
): Patch {
  const walk = new Walk(touched);
  walk.into(shadow, live);
  return walk.patch;
}

/** One comparison on its way through two states. */
class Walk {
  readonly patch: Patch = [];
  /** Where it is; made into a pointer only when there is a step to write. */
  readonly #trail: (string | number)[] = [];
  readonly #touched: (container: object) => void;
  /** Changes made so far: the patch may say several of them in one step. */
  #changes = 0;

  constructor(touched: (container: object) => void) {
    this.#touched = touched;
  }

  into(shadow: unknown, live: unknown): void {
    const before = this.#changes;
    if (Array.isArray(live)) this.#list(shadow as unknown[], live);
    else this.#fields(shadow as Fields, live as Fields);
    if (this.#changes !== before) this.#touched(shadow as object);
  }

  #at(key: string | number, shadow: unknown, live: unknown): void {
    this.#trail.push(key);
    this.into(shadow, live);
    this.#trail.pop();
  }

  #fields(shadow: Fields, live: Fields): void {
    let kept = 0;
    for (const key of Object.keys(live)) {
      const next = live[key];
      if (next === undefined) continue;
      const previous = shadow[key];
      if (next === previous) {
        kept += 1;
      } else if (previous === undefined || !Object.hasOwn(shadow, key)) {
        shadow[key] = clone(next);
        kept += 1;
        this.#put('add', key, next);
      } else {
        kept += 1;
        if (sameKind(previous, next)) {
          this.#at(key, previous, next);
        } else {
          shadow[key] = clone(next);
          this.#put('replace', key, next);
        }
      }
    }
    if (Object.keys(shadow).length > kept) this.#dropGone(shadow, live);
  }

  #dropGone(shadow: Fields, live: Fields): void {
    for (const key in shadow) {
      if (live[key] !== undefined && Object.hasOwn(live, key)) continue;
      if (shadow[key] !== undefined) this.#remove(key);
      delete shadow[key];
    }
  }

  #list(shadow: unknown[], live: readonly unknown[]): void {
    if (shadow.length === live.length && this.#pairwise(shadow, live)) return;
    const shorter = Math.min(shadow.length, live.length);
    let start = 0;
    while (start < shorter && sameThing(shadow[start], live[start])) start += 1;
    let tail = 0;
    const most = shorter - start;
    while (tail < most && sameThing(shadow.at(-1 - tail), live.at(-1 - tail))) tail += 1;
    // The things at both ends stayed in place but may have changed inside.
    for (let i = 0; i < start; i += 1) this.#inside(i, shadow[i], live[i]);
    const goes = shadow.length - tail;
    const comes = live.length - tail;
    if (start < goes || start < comes) {
      const before = this.patch.length;
      this.#middle(shadow, goes, live, start, comes);
      this.#shorten(live, before);
    }
    for (let i = comes; i < live.length; i += 1) this.#inside(i, shadow[i], live[i]);
  }

  /** Lists of one length whose things are all in their old places; `false` if it is not so simple. */
  #pairwise(shadow: unknown[], live: readonly unknown[]): boolean {
    for (let i = 0; i < live.length; i += 1) {
      const previous = shadow[i];
      const next = live[i];
      if (previous === next) continue;
      if (!sameKind(previous, next) || idOf(previous) !== idOf(next)) return false;
    }
    for (let i = 0; i < live.length; i += 1) {
      if (shadow[i] !== live[i]) this.#at(i, shadow[i], live[i]);
    }
    return true;
  }

  /**
   * Makes `shadow[start..goes)` like `live[start..comes)` from left to right: what is not needed further on goes or is
   * replaced on the spot, what is needed further on is pushed back.
   */
  #middle(
    shadow: unknown[],
    goes: number,
    live: readonly unknown[],
    start: number,
    comes: number,
  ): void {
    let end = goes;
    let i = start;
    while (i < comes) {
      const next = live[i];
      const isNeeded = i < end && isAmong(shadow[i], live, i + 1, comes);
      if (i < end && sameThing(shadow[i], next)) {
        this.#inside(i, shadow[i], next);
        i += 1;
      } else if (i < end && !isNeeded && isAmong(next, shadow, i + 1, end)) {
        shadow.splice(i, 1);
        this.#remove(i);
        end -= 1;
      } else if (i < end && !isNeeded) {
        this.#replace(shadow, i, next);
        i += 1;
      } else {
        this.#put('add', i === shadow.length ? '-' : i, next);
        shadow.splice(i, 0, clone(next));
        end += 1;
        i += 1;
      }
    }
    while (end > comes) {
      end -= 1;
      shadow.splice(end, 1);
      this.#remove(end);
    }
  }

  #replace(shadow: unknown[], i: number, next: unknown): void {
    const previous = shadow[i];
    if (sameKind(previous, next) && idOf(previous) === idOf(next)) {
      this.#at(i, previous, next);
    } else {
      shadow[i] = clone(next);
      this.#put('replace', i, next);
    }
  }

  /** Many steps for a short list of plain values: one whole new list instead. */
  #shorten(live: readonly unknown[], before: number): void {
    const steps = this.patch.length - before;
    if (steps < 2 || live.some((item) => typeof item === 'object')) return;
    const path = this.#pointer();
    if (steps * (STEP_BYTES + path.length) <= STEP_BYTES + JSON.stringify(live).length) return;
    this.patch.length = before;
    this.patch.push({ op: 'replace', path, value: clone(live) as JsonValue });
  }

  /** A thing with an id that kept its place. */
  #inside(i: number, shadow: unknown, live: unknown): void {
    if (idOf(live) !== undefined) this.#at(i, shadow, live);
  }

  #put(op: 'add' | 'replace', key: string | number, value: unknown): void {
    this.#changes += 1;
    this.patch.push({ op, path: this.#pointer(key), value: clone(value) as JsonValue });
  }

  #remove(key: string | number): void {
    this.#changes += 1;
    this.patch.push({ op: 'remove', path: this.#pointer(key) });
  }

  #pointer(key?: string | number): string {
    let path = '';
    for (const part of this.#trail) path += `/${partOf(part)}`;
    return key === undefined ? path : `${path}/${partOf(key)}`;
  }
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
  for (const key in left) {
    if (!Object.hasOwn(right, key) || !equal(left[key], right[key])) return false;
  }
  for (const key in right) if (!Object.hasOwn(left, key)) return false;
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

function partOf(key: string | number): string | number {
  if (typeof key === 'number' || !(key.includes('~') || key.includes('/'))) return key;
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
