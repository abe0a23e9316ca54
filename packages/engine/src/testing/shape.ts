import type { Layers } from '../game/layers.ts';

/**
 * How states are laid out: one line per place, sorted, with the kinds of values met there: `open.players[].hand[].id string`.
 * Keys that are data, the ids of cards and whatever has a digit, are one place `*`.
 */
export class ShapeOfStates {
  readonly #kinds = new Map<string, Set<string>>();
  readonly #ids = new Set<string>();

  /** Takes in what a state shows; keeps nothing of it. */
  readonly see = ({ open, own, deep }: Layers): void => this.#see({ open, own, deep }, '');

  get lines(): readonly string[] {
    const isData = (key: string): boolean => /\d/.test(key) || this.#ids.has(key);
    const shape = new Map<string, Set<string>>();
    for (const [place, met] of this.#kinds) {
      const general = place.replace(/[^.[\]]+/g, (key) => (isData(key) ? '*' : key));
      shape.set(general, new Set([...(shape.get(general) ?? []), ...met]));
    }
    return [...shape].map(([place, met]) => `${place} ${[...met].sort().join(' ')}`).sort();
  }

  #see(value: unknown, place: string): void {
    if (Array.isArray(value)) {
      for (const each of value) this.#see(each, `${place}[]`);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, field] of Object.entries(value)) {
        if (key === 'id' && typeof field === 'string') this.#ids.add(field);
        this.#see(field, place === '' ? key : `${place}.${key}`);
      }
    } else if (value !== undefined) {
      const met = this.#kinds.get(place) ?? new Set();
      this.#kinds.set(place, met.add(value === null ? 'null' : typeof value));
    }
  }
}
