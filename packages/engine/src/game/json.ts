import type { Layers } from './layers.ts';

/** Plain data, of which positions, views and messages are made. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/**
 * Deep copy of plain data (objects, arrays, primitives); several times faster than structuredClone. Copies level by
 * level, so that copies keep the shape the engine knows, whatever the fields are called. Not by `for in`: one record that
 * has numbers for keys makes that slow for all that come after it, here and wherever states are walked through.
 */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  return (Array.isArray(value) ? cloneOfList(value) : cloneOfRecord(value)) as T;
}

function cloneOfList(list: readonly unknown[]): unknown[] {
  const copy = list.slice();
  for (let i = 0; i < copy.length; i += 1) {
    const item = copy[i];
    if (typeof item !== 'object' || item === null) continue;
    copy[i] = Array.isArray(item) ? cloneOfList(item) : cloneOfItem(item);
  }
  return copy;
}

// Where few shapes meet, the engine copies a record several times faster, and goes on faster with the copy: records of lists, other
// records and the layers of a state are spread each in a place of their own.

const cloneOfItem = (item: object): object => cloneFields({ ...item });
const cloneOfRecord = (record: object): object => cloneFields({ ...record });

/** Deep copy of a state, without the other parts of a table. */
export const cloneState = ({ open, own, deep }: Layers): Layers => ({
  open: cloneFields({ ...(open as object) }),
  own: clone(own),
  deep: cloneFields({ ...(deep as object) }),
});

/** Takes what is shared with the original out of a copy of its fields. */
function cloneFields(copy: object): object {
  const fields = copy as Record<string, unknown>;
  for (const key of Object.keys(fields)) {
    const field = fields[key];
    if (typeof field === 'object' && field !== null) fields[key] = clone(field);
  }
  return copy;
}
