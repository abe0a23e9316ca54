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
  if (Array.isArray(value)) {
    const copy: unknown[] = value.slice();
    for (let i = 0; i < copy.length; i += 1) {
      const item = copy[i];
      if (typeof item === 'object' && item !== null) copy[i] = clone(item);
    }
    return copy as T;
  }
  const copy = { ...value } as Record<string, unknown>;
  for (const key of Object.keys(copy)) {
    const field = copy[key];
    if (typeof field === 'object' && field !== null) copy[key] = clone(field);
  }
  return copy as T;
}
