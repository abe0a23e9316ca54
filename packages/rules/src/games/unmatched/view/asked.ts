import type { Question } from '@tablee/engine';
import { optionsOf } from '@tablee/engine';
import type { FighterId } from '../state/state.ts';

/** Fighters that a question may move. */
export const movers = (question: Question | null): readonly FighterId[] => [
  ...new Set(
    optionsOf(question).flatMap(({ verb, by }) =>
      verb === 'move' && by !== undefined ? [by] : [],
    ),
  ),
];

/** Whether the next action may be taken instead of another move. */
export const goesOn = (question: Question): boolean =>
  question.kind === 'moveFighters' && optionsOf(question).some(({ verb }) => verb === 'maneuver');
