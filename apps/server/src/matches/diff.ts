import { Copy, clone, copyOf, shapeOf } from '@tablee/engine';
import type { JsonValue, Patch } from '@tablee/protocol/patch.ts';

type Fields = Record<string, unknown>;

/** Roughly what one patch step costs on the wire: decides between steps and a whole new list. */
const STEP_BYTES = 40;

/**
 * The steps from a state of which `copy` was made to `live`, lists both or records. Brings the copy up to date while walking, so
 * that it can be compared again after the next answer. The steps share nothing with either.
 */
export function diff(copy: Copy, live: unknown): Patch {
  const walk = new Walk();
  walk.into(copy, live as object);
  return walk.patch;
}

/** One comparison on its way through two states. */
class Walk {
  readonly patch: Patch = [];
  /** The current path; made into a pointer only when there is a step to write. */
  readonly #trail: (string | number)[] = [];
  /** Changes made so far: the patch may say several of them in one step. */
  #changes = 0;

  into(copy: Copy, live: object): void {
    const before = this.#changes;
    if (copy.shape === null) this.#list(copy.values, live as unknown[]);
    else {
      this.#fields(copy, copy.shape.keys, live as Fields);
      const card = copy.shape.isCard ? live : null;
      if (copy.card !== card) copy.card = card;
    }
    if (this.#changes !== before) copy.forget();
  }

  #at(key: string | number, copy: Copy, live: object): void {
    this.#trail.push(key);
    this.into(copy, live);
    this.#trail.pop();
  }

  #fields(copy: Copy, known: readonly string[], live: Fields): void {
    const keys = Object.keys(live);
    const { values } = copy;
    let i = 0;
    if (keys.length === known.length) {
      for (; i < keys.length; i += 1) {
        const key = keys[i] as string;
        if (key !== known[i]) break;
        const next = live[key];
        const previous = values[i];
        if (next !== previous) values[i] = this.#field(key, previous, next);
      }
    }
    if (i < keys.length || keys.length !== known.length) this.#otherFields(copy, known, keys, live);
  }

  /** Brings one field up to date; returns its copy. */
  #field(key: string, previous: unknown, next: unknown): unknown {
    if (previous === next || isSameCard(previous, next)) return previous;
    if (sameKind(previous, next)) {
      this.#at(key, previous as Copy, next as object);
      return previous;
    }
    if (next !== undefined) this.#put(previous === undefined ? 'add' : 'replace', key, next);
    else if (previous !== undefined) this.#remove(key);
    return copyOf(next);
  }

  /** A record that has got other fields, or the same in another order. */
  #otherFields(copy: Copy, known: readonly string[], keys: readonly string[], live: Fields): void {
    const before = new Map(known.map((key, i) => [key, copy.values[i]]));
    copy.values = keys.map((key) => this.#field(key, before.get(key), live[key]));
    copy.shape = shapeOf(keys);
    for (const key of keys) before.delete(key);
    for (const [key, value] of before) if (value !== undefined) this.#remove(key);
  }

  #list(sent: unknown[], live: readonly unknown[]): void {
    if (sent.length === live.length && this.#pairwise(sent, live)) return;
    const shorter = Math.min(sent.length, live.length);
    let start = 0;
    while (start < shorter && sameThing(sent[start], live[start])) start += 1;
    let tail = 0;
    const most = shorter - start;
    while (tail < most && sameThing(sent.at(-1 - tail), live.at(-1 - tail))) tail += 1;
    // The things at both ends stayed in place but may have changed inside.
    for (let i = 0; i < start; i += 1) this.#inside(i, sent[i], live[i]);
    const goes = sent.length - tail;
    const comes = live.length - tail;
    if (start < goes || start < comes) {
      const before = this.patch.length;
      this.#middle(sent, goes, live, start, comes);
      this.#shorten(live, before);
    }
    for (let i = comes; i < live.length; i += 1) this.#inside(i, sent[i], live[i]);
  }

  /** Lists of one length whose things are all in their old places; `false` as soon as one is not. */
  #pairwise(sent: readonly unknown[], live: readonly unknown[]): boolean {
    for (let i = 0; i < live.length; i += 1) {
      const copied = sent[i];
      const next = live[i];
      if (copied === next || isSameCard(copied, next)) continue;
      if (!sameKind(copied, next)) return false;
      const { shape, values } = copied as Copy;
      const isNamed = shape !== null && shape.id >= 0;
      if (isNamed && values[shape.id] !== (next as { id?: unknown }).id) return false;
      this.#at(i, copied as Copy, next as object);
    }
    return true;
  }

  /**
   * Makes `sent[start..goes)` like `live[start..comes)` from left to right: items not needed further on go or are replaced on
   * the spot, items needed further on are pushed back.
   */
  #middle(
    sent: unknown[],
    goes: number,
    live: readonly unknown[],
    start: number,
    comes: number,
  ): void {
    let end = goes;
    let i = start;
    while (i < comes) {
      const next = live[i];
      const isNeeded = i < end && isAmong(sent[i], live, i + 1, comes);
      if (i < end && sameThing(sent[i], next)) {
        this.#inside(i, sent[i], next);
        i += 1;
      } else if (i < end && !isNeeded && hasAmong(sent, next, i + 1, end)) {
        sent.splice(i, 1);
        this.#remove(i);
        end -= 1;
      } else if (i < end && !isNeeded) {
        this.#replace(sent, i, next);
        i += 1;
      } else {
        this.#put('add', i === sent.length ? '-' : i, next);
        sent.splice(i, 0, copyOf(next));
        end += 1;
        i += 1;
      }
    }
    while (end > comes) {
      end -= 1;
      sent.splice(end, 1);
      this.#remove(end);
    }
  }

  #replace(sent: unknown[], i: number, next: unknown): void {
    const previous = sent[i];
    if (sameKind(previous, next) && idOf(previous) === idOf(next)) {
      this.#at(i, previous as Copy, next as object);
    } else {
      sent[i] = copyOf(next);
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
  #inside(i: number, sent: unknown, live: unknown): void {
    if (isSameCard(sent, live)) return;
    if (idOf(live) !== undefined) this.#at(i, sent as Copy, live as object);
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

/** The very card that was copied, and nothing in it has changed: most of a state are cards that lie where they lay. */
function isSameCard(copied: unknown, live: unknown): boolean {
  if (!(copied instanceof Copy) || copied.card === null || copied.card !== live) return false;
  const { shape, values } = copied;
  const id = shape?.id as number;
  const { id: name, face } = live as { id?: unknown; face?: unknown };
  return values[id] === name && values[1 - id] === face;
}

function isAmong(copied: unknown, list: readonly unknown[], from: number, to: number): boolean {
  for (let i = from; i < to; i += 1) if (sameThing(copied, list[i])) return true;
  return false;
}

function hasAmong(copies: readonly unknown[], item: unknown, from: number, to: number): boolean {
  for (let i = from; i < to; i += 1) if (sameThing(copies[i], item)) return true;
  return false;
}

/** Equal plain values, objects with one id, or containers of one kind without ids and with equal content. */
function sameThing(copied: unknown, live: unknown): boolean {
  if (copied === live || isSameCard(copied, live)) return true;
  if (!sameKind(copied, live)) return false;
  const id = idOf(copied);
  if (id !== undefined || idOf(live) !== undefined) return id === idOf(live);
  return equal(copied as Copy, live as object);
}

function equal(copy: Copy, live: object): boolean {
  const { shape, values } = copy;
  if (shape === null) {
    const list = live as unknown[];
    return values.length === list.length && values.every((value, i) => equalParts(value, list[i]));
  }
  const fields = live as Fields;
  const keys = Object.keys(fields);
  return (
    keys.length === values.length &&
    shape.keys.every((key, i) => Object.hasOwn(fields, key) && equalParts(values[i], fields[key]))
  );
}

const equalParts = (copied: unknown, live: unknown): boolean =>
  copied === live || (sameKind(copied, live) && equal(copied as Copy, live as object));

/** Both lists, or both records: they can be walked side by side. */
const sameKind = (copied: unknown, live: unknown): boolean =>
  copied instanceof Copy &&
  typeof live === 'object' &&
  live !== null &&
  (copied.shape === null) === Array.isArray(live);

function idOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return (value as { id?: unknown }).id;
}

function partOf(key: string | number): string | number {
  if (typeof key === 'number' || !(key.includes('~') || key.includes('/'))) return key;
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
