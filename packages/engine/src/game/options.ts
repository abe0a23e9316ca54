import type { AnyGame, Options, TableOption } from './game.ts';

type Value = string | number;

/** Values of an option at a table of `seats` seats. Empty: the option means nothing there. */
export function valuesAt(option: TableOption, seats: number): readonly Value[] {
  const [fewest, most] = option.seats;
  if (seats < fewest || seats > most) return [];
  return option.values.filter((value) => option.seatsOf?.[value]?.includes(seats) ?? true);
}

/** Whether an option is a choice at this table: it means something, and there is more than one value. */
export function isChoice(option: TableOption, seats: number, options: Options): boolean {
  if (valuesAt(option, seats).length < 2) return false;
  const { only } = option;
  return only === undefined || only.values.includes(options[only.option] as Value);
}

/** Seat counts a game can be played with: within its bounds, and with a value for every option that needs one. */
export function tableSizes(game: Pick<AnyGame, 'seats' | 'options'>): readonly number[] {
  const [fewest, most] = game.seats;
  const sizes = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
  return sizes.filter((seats) =>
    game.options.every((option) => {
      const [least, greatest] = option.seats;
      return seats < least || seats > greatest || valuesAt(option, seats).length > 0;
    }),
  );
}

/**
 * The chosen options made complete: a missing choice, or one that may not be made at this table, takes the default; if
 * that may not be chosen either, the first value that may.
 */
export function completeOptions(
  game: Pick<AnyGame, 'options'>,
  seats: number,
  chosen: Options,
): Options {
  return Object.fromEntries(
    game.options.map((option) => {
      const values = valuesAt(option, seats);
      const value = [chosen[option.id], option.default, values[0]].find((candidate) =>
        values.includes(candidate as Value),
      );
      return [option.id, value ?? option.default];
    }),
  );
}
