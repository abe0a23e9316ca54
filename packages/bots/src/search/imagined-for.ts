import type { AnyGame, Position, Random, Seat } from '@tablee/engine';
import { imaginings, nearest } from '@tablee/engine';

/** Tries to imagine a match that does not contradict what has happened. */
const TRIES = 20;

/**
 * A position for `seat` to think about (several: all that they know together; none: what is public): the cards it does not know
 * are dealt again. `null` if no other deal agrees with the past.
 */
export function imaginedFor(
  game: AnyGame,
  position: Position,
  seat: Seat | readonly Seat[],
  random: Random,
): Position | null {
  // The fewer answers it has to agree with, the more there is to imagine.
  const imagine = imaginings(game, nearest(game, position), seat);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const imagined = imagine(random);
    if (imagined !== null) return imagined;
  }
  return null;
}
