import type { Option, Script, Seat } from '@tablee/engine';
import { chooseOne } from '@tablee/engine';

/** One of the options; a single one, public as it is, is not asked about. */
export function* pickTarget(seat: Seat, choice: Parameters<typeof chooseOne>[1]): Script<Option> {
  const [only, second] = choice.options;
  return only !== undefined && second === undefined ? only : yield* chooseOne(seat, choice);
}

/** A creature as an option. */
export const creatureOption = (verb: string, id: string): Option => ({ id, verb, card: id });
