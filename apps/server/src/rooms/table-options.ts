import type { AnyGame, Options } from '@tablee/rules/kernel/game.ts';
import { Refusal } from '../refusal.ts';

/** The chosen options made complete: defaults where nothing is chosen or where the choice means nothing. */
export function completeOptions(game: AnyGame, seats: number, chosen: Options): Options {
  const [fewest, most] = game.seats;
  if (seats < fewest || seats > most) throw new Refusal('wrongSeatCount');
  for (const id in chosen) {
    const option = game.options.find((candidate) => candidate.id === id);
    if (!option?.values.includes(chosen[id] as string | number)) {
      throw new Refusal('badOptions', `options.${id}`);
    }
  }
  const complete: Record<string, string | number> = {};
  for (const { id, default: usual, seats: range } of game.options) {
    const applies = seats >= range[0] && seats <= range[1];
    complete[id] = applies ? (chosen[id] ?? usual) : usual;
  }
  return complete;
}
