import type { Layers } from '../game/layers.ts';

const START = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a, 32 bits, of the UTF-16 units of a text: a number from 0 to 2^32 - 1. */
export const fnv1a = (text: string): number => folded(START, text) >>> 0;

/** Takes a text into a hash, as FNV-1a does. */
function folded(start: number, text: string): number {
  let hash = start;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  }
  return hash;
}

/**
 * The digest of a state: 8 hexadecimal digits for each layer (`open`, `own`, `deep`). The same for a state and its copy
 * through JSON, whatever the order of its keys. Meant to notice what went wrong, not to withstand a forger.
 */
export const digestOf = ({ open, own, deep }: Layers): string =>
  hex(hashOf(open)) + hex(hashOf(own)) + hex(hashOf(deep));

export const hex = (hash: number): string => (hash >>> 0).toString(16).padStart(8, '0');

/** Kinds of values begin differently, so that `1`, `"1"`, `[1]` and `true` differ. */
const TEXT = 0x3c6ef372;
const NUMBER = 0x1f83d9ab;
const LIST = 0x510e527f;
const RECORD = 0x6a09e667;
const TRUE = 0x5be0cd19;
const FALSE = 0x428a2f98;
const NOTHING = 0x71374491;

function hashOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return hashOfPlain(value);
  return Array.isArray(value) ? hashOfList(value, hashOf) : hashOfRecord(value as Fields);
}

/** Of what is neither a list nor a record. */
export function hashOfPlain(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return hashOfText(TEXT, value);
    case 'number':
      return hashOfNumber(value);
    case 'boolean':
      return value ? TRUE : FALSE;
    default:
      // JSON drops it from records and makes it null in lists.
      return NOTHING;
  }
}

interface Fields {
  readonly [field: string]: unknown;
}

const hashOfText = (start: number, text: string): number => mixed(folded(start, text));

/** A value that is no number in JSON counts as nothing. */
function hashOfNumber(value: number): number {
  const whole = value | 0;
  if (whole === value) return mixed(whole ^ NUMBER);
  return Number.isFinite(value) ? hashOfText(NUMBER, String(value)) : NOTHING;
}

export function hashOfList(
  list: readonly unknown[],
  hashOfItem: (item: unknown) => number,
): number {
  let hash = LIST;
  for (let i = 0; i < list.length; i += 1) {
    hash = (Math.imul(hash, PRIME) ^ hashOfItem(list[i])) | 0;
  }
  return mixed(hash ^ list.length);
}

/** A sum over the fields, so that their order does not count. */
function hashOfRecord(record: Fields): number {
  let sum = RECORD;
  for (const field of Object.keys(record)) {
    const value = record[field];
    if (value !== undefined) sum = (sum + hashOfField(hashOfName(field), value, hashOf)) | 0;
  }
  return mixed(sum);
}

/** The same from the hashes of the names of the fields and their values. */
export function hashOfFields(
  names: readonly number[],
  values: readonly unknown[],
  hashOfItem: (item: unknown) => number,
): number {
  let sum = RECORD;
  for (let i = 0; i < names.length; i += 1) {
    const value = values[i];
    if (value !== undefined) sum = (sum + hashOfField(names[i] as number, value, hashOfItem)) | 0;
  }
  return mixed(sum);
}

export const hashOfName = (field: string): number => folded(RECORD, field);

const hashOfField = (
  name: number,
  value: unknown,
  hashOfItem: (item: unknown) => number,
): number =>
  typeof value === 'string'
    ? hashOfText(name ^ TEXT, value)
    : mixed(name ^ Math.imul(hashOfItem(value), PRIME));

/** Every bit of the number has a say in every bit of the result. */
function mixed(number: number): number {
  let hash = number;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
