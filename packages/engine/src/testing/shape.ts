import type { Layers } from '../game/layers.ts';

/**
 * How states are laid out: one line per place, sorted, with the kinds of values met there: `open.players[].hand[].id string`.
 * Keys that are data, the ids of cards and whatever has a digit, are one place `*`.
 */
export function shapeOf(states: Iterable<Layers>): readonly string[] {
  const kinds = new Map<string, Set<string>>();
  const ids = new Set<string>();
  const see = (value: unknown, place: string): void => {
    if (Array.isArray(value)) {
      for (const each of value) see(each, `${place}[]`);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, field] of Object.entries(value)) {
        if (key === 'id' && typeof field === 'string') ids.add(field);
        see(field, place === '' ? key : `${place}.${key}`);
      }
    } else if (value !== undefined) {
      const met = kinds.get(place) ?? new Set();
      kinds.set(place, met.add(value === null ? 'null' : typeof value));
    }
  };
  for (const { open, own, deep } of states) see({ open, own, deep }, '');

  const isData = (key: string): boolean => /\d/.test(key) || ids.has(key);
  const shape = new Map<string, Set<string>>();
  for (const [place, met] of kinds) {
    const general = place.replace(/[^.[\]]+/g, (key) => (isData(key) ? '*' : key));
    shape.set(general, new Set([...(shape.get(general) ?? []), ...met]));
  }
  return [...shape].map(([place, met]) => `${place} ${[...met].sort().join(' ')}`).sort();
}
