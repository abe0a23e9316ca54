import type { Seat } from '../../kernel/layers.ts';
import type { Question } from '../../kernel/question.ts';
import type { Script } from '../../kernel/script.ts';
import { ask, unlessLeft } from '../../kernel/script.ts';

/** Asks one seat; `undefined` if the seat gives up meanwhile: its hero is dead then (SAN-28.1). */
export const decide = (seat: Seat, question: Question): Script<readonly string[] | undefined> =>
  unlessLeft(ask(seat, question));
