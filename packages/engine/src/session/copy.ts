import { hashOfFields, hashOfList, hashOfName, hashOfPlain, hex } from './digest.ts';

/** What records with the same fields in the same order have in common. */
interface Shape {
  readonly keys: readonly string[];
  /** Hashes of the keys. */
  readonly names: readonly number[];
  /** The place of the field `id`; -1 without one. */
  readonly id: number;
  /** Exactly `id` and `face`. */
  readonly isCard: boolean;
}

/**
 * A copy of a list or record that is made to be compared with it: all that changes in a state keeps its place in plain lists, so
 * that a look at the state is all that a comparison costs. Remembers its hash until `forget`.
 */
export class Copy {
  /** `null`: it is the copy of a list. */
  shape: Shape | null;
  /** Plain values, and copies of lists and records. */
  values: unknown[];
  /** The very card that it is the copy of; `null`: of something else. Cards get other ids, and never a field more. */
  card: object | null;
  #hash: number | null = null;

  constructor(shape: Shape | null, values: unknown[], card: object | null = null) {
    this.shape = shape;
    this.values = values;
    this.card = card;
  }

  get hash(): number {
    this.#hash ??=
      this.shape === null
        ? hashOfList(this.values, hashOfPart)
        : hashOfFields(this.shape.names, this.values, hashOfPart);
    return this.#hash;
  }

  /** Something in it has changed. */
  forget(): void {
    this.#hash = null;
  }

  /** Its field `id`, if it has one. */
  get id(): unknown {
    const { shape } = this;
    return shape === null || shape.id < 0 ? undefined : this.values[shape.id];
  }
}

/** Copies a value; a plain one is its own copy. */
export function copyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return new Copy(null, value.map(copyOf));
  const fields = value as Readonly<Record<string, unknown>>;
  const keys = Object.keys(fields);
  const shape = shapeOf(keys);
  const values = keys.map((key) => copyOf(fields[key]));
  return new Copy(shape, values, shape.isCard ? fields : null);
}

/** Shapes that are remembered: most records look like others, those with ids for keys like none. */
const REMEMBERED = 2000;
const shapes = new Map<string, Shape>();

/** The shape of records with these keys in this order; the same object while it is remembered. */
export function shapeOf(keys: readonly string[]): Shape {
  const name = JSON.stringify(keys);
  const known = shapes.get(name);
  if (known !== undefined) return known;
  const id = keys.indexOf('id');
  const isCard = keys.length === 2 && id >= 0 && keys.includes('face');
  const shape = { keys, names: keys.map(hashOfName), id, isCard };
  if (shapes.size >= REMEMBERED) shapes.clear();
  shapes.set(name, shape);
  return shape;
}

const hashOfPart = (value: unknown): number =>
  value instanceof Copy ? value.hash : hashOfPlain(value);

/** `digestOf` the state whose layers these are the copies of: unchanged parts are not read again. */
export const digestOfCopies = (layers: {
  readonly open: unknown;
  readonly own: readonly unknown[];
  readonly deep: unknown;
}): string =>
  hex(hashOfPart(layers.open)) +
  hex(hashOfList(layers.own, hashOfPart)) +
  hex(hashOfPart(layers.deep));
