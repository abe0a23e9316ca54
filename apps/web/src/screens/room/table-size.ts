import type { AnyGame } from '@tablee/engine';
import { tableSizes } from '@tablee/engine';
import type { Seating } from '@tablee/protocol/updates.ts';

/** The size of table nearest to the present one that a game can be played at; none of those seated loses a chair if possible. */
export function nearestSize(game: AnyGame, seats: readonly (Seating | null)[]): number {
  const sizes = tableSizes(game);
  const needed = seats.findLastIndex((seating) => seating !== null) + 1;
  const roomy = sizes.filter((size) => size >= needed);
  const among = roomy.length > 0 ? roomy : sizes.slice(-1);
  return among.reduce((best, size) =>
    Math.abs(size - seats.length) < Math.abs(best - seats.length) ? size : best,
  );
}
