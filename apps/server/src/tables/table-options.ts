import { isDeepStrictEqual } from 'node:util';
import type { AnyGame, Options } from '@tablee/engine';
import { completeOptions, tableSizes } from '@tablee/engine';
import type { MatchRecord } from '../matches/journal.ts';
import { Refusal } from '../refusal.ts';

/** The host's choices, checked and made complete. */
export function checkedOptions(game: AnyGame, seats: number, chosen: Options): Options {
  if (!tableSizes(game).includes(seats)) throw new Refusal('wrongSeatCount');
  for (const id in chosen) {
    const option = game.options.find((candidate) => candidate.id === id);
    if (!option?.values.includes(chosen[id] as string | number)) {
      throw new Refusal('badOptions', `options.${id}`);
    }
  }
  return completeOptions(game, seats, chosen);
}

/** Whether a match was dealt for a table like this one; `options` are complete. */
export const isSameTable = (
  record: Pick<MatchRecord, 'game' | 'options' | 'seats'>,
  game: AnyGame,
  options: Options,
  seats: number,
): boolean =>
  record.game === game.id &&
  record.seats.length === seats &&
  isDeepStrictEqual({ ...completeOptions(game, seats, record.options) }, { ...options });
