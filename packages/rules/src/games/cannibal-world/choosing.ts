import type { Json } from '../../kernel/json.ts';
import type { Seat } from '../../kernel/layers.ts';
import type { Option } from '../../kernel/question.ts';
import type { Script } from '../../kernel/script.ts';
import { ask } from '../../kernel/script.ts';

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
