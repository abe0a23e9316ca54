import type { Seat, View } from '@tablee/engine';

/** The viewer's knowledge of a seat beyond the open table: all its own layer, if it is theirs or shown to them; else `null`. */
export const layerOf = <Own>(view: View<unknown, Own>, seat: Seat): Own | null =>
  view.seat === seat ? view.own : (view.mates?.[seat] ?? null);
