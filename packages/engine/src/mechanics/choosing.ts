import type { Seat } from '../game/layers.ts';
import type { Option, Pick, Question } from '../script/question.ts';
import type { Script } from '../script/script.ts';
import { ask } from '../script/script.ts';

/** The fields a question of one shape leaves open. */
type Choice = Omit<Pick, 'shape' | 'min' | 'max' | 'together'>;

/** Declines to react, or ends a turn. */
export const PASS: Option = { id: 'pass', verb: 'pass' };

/** The question for exactly `count` of the options. */
export const pickExactly = (count: number, choice: Choice): Pick =>
  pickOf(count, choice, choice.fallback);

/** Fields are always in this order, as journals name a question by its text. One by one: to spread them is much slower. */
function pickOf(
  count: number,
  { kind, clause, options, reaction, seconds, idle, facts }: Omit<Choice, 'fallback'>,
  fallback: readonly string[],
): Pick {
  const question: { -readonly [Field in keyof Pick]: Pick[Field] } = {
    shape: 'pick',
    kind,
    clause,
    options,
    min: count,
    max: count,
    fallback,
  };
  if (reaction !== undefined) question.reaction = reaction;
  if (seconds !== undefined) question.seconds = seconds;
  if (idle !== undefined) question.idle = idle;
  if (facts !== undefined) question.facts = facts;
  return question;
}

/** The question for one of the options. */
export const pickOne = (choice: Choice): Pick => pickExactly(1, choice);

/** The question for yes or no; the clock says `fallback`. */
export function confirm(
  choice: Omit<Choice, 'options' | 'fallback'> & { readonly fallback: 'yes' | 'no' },
): Question {
  const { kind, clause, fallback, ...more } = choice;
  return { shape: 'confirm', kind, clause, fallback: [fallback], ...more };
}

/** One of the options, asked even if there is only one. `fallback`: the id that the clock picks, by default the first. */
export function* chooseOne(
  seat: Seat,
  choice: Omit<Choice, 'fallback'> & { readonly fallback?: string },
): Script<Option> {
  const { kind, options, fallback } = choice;
  const [first] = options;
  if (first === undefined) throw new Error(`${kind} has no option`);
  const [id] = yield* ask(seat, pickOf(1, choice, [fallback ?? first.id]));
  return options.find((option) => option.id === id) ?? first;
}

/** Whether a seat says yes. */
export function* agrees(seat: Seat, choice: Parameters<typeof confirm>[0]): Script<boolean> {
  const [answer] = yield* ask(seat, confirm(choice));
  return answer === 'yes';
}
