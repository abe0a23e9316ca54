import type { Question, Script, Seat } from '@tablee/engine';
import { ask, unlessLeft } from '@tablee/engine';

/** Asks one seat; `undefined` if the seat gives up meanwhile: its hero is dead then (SAN-28.1). */
export const decide = (seat: Seat, question: Question): Script<readonly string[] | undefined> =>
  unlessLeft(ask(seat, question));
