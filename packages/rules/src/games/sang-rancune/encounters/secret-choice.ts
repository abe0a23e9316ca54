import type { Option, Script, Seat } from '@tablee/engine';
import { askAll, chance, pickOne, reveal } from '@tablee/engine';

/**
 * All of these seats choose one option each, unseen, then everything is turned up. The clock draws for seats that do not
 * choose: a known default would be a tell.
 */
export function* askSecretly(
  kind: string,
  clause: string,
  seats: readonly Seat[],
  optionsOf: (seat: Seat) => readonly Option[],
): Script<ReadonlyMap<Seat, string>> {
  const options = new Map(seats.map((seat) => [seat, optionsOf(seat)]));
  const rolls = yield* chance(seats.map((seat) => options.get(seat)?.length ?? 1));
  const answers = yield* askAll(
    new Map(
      seats.map((seat, i) => {
        const own = options.get(seat) ?? [];
        const fallback = [(own[rolls[i] as number] as Option).id];
        return [seat, pickOne({ kind, clause, options: own, fallback })];
      }),
    ),
  );
  yield* reveal();
  return new Map([...answers].map(([seat, [pick]]) => [seat, pick as string]));
}
