import type { Json, Option, Script, Seat } from '@tablee/engine';
import { ask } from '@tablee/engine';

export const PASS: Option = { id: 'pass', verb: 'pass' };

interface Choice {
  readonly kind: string;
  readonly clause: string;
  readonly options: readonly Option[];
  /** Default: the first option. */
  readonly fallback?: string;
  /** Asked because of somebody else's move. */
  readonly reaction?: true;
  readonly facts?: { readonly [key: string]: Json };
}

/** One of the options, asked even if there is only one. */
export function* pickOne(seat: Seat, choice: Choice): Script<Option> {
  const { kind, clause, options, reaction, facts } = choice;
  const [first] = options;
  if (first === undefined) throw new Error(`${kind} has no option`);
  const [id] = yield* ask(seat, {
    shape: 'pick',
    kind,
    clause,
    options,
    min: 1,
    max: 1,
    fallback: [choice.fallback ?? first.id],
    ...(reaction === undefined ? {} : { reaction }),
    ...(facts === undefined ? {} : { facts }),
  });
  return options.find((option) => option.id === id) ?? first;
}

/** One of the options; a single one, public as it is, is not asked about. */
export function* pickTarget(seat: Seat, choice: Choice): Script<Option> {
  const [only, second] = choice.options;
  return only !== undefined && second === undefined ? only : yield* pickOne(seat, choice);
}

/** A creature as an option. */
export const creatureOption = (verb: string, id: string): Option => ({ id, verb, card: id });
