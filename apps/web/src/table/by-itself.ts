import type { OpenQuestion } from '@tablee/protocol/updates.ts';

/** Least and most milliseconds. */
export type Span = readonly [least: number, most: number];

/** Does something after a time that chance alone decides, never twice the same. Gives the way to call it off. */
export function later(
  [least, most]: Span,
  act: () => void,
  random: () => number = Math.random,
): () => void {
  const timer = setTimeout(act, least + random() * (most - least));
  return () => clearTimeout(timer);
}

/** About as long as somebody takes who has a choice, so that the time does not tell that there was none. */
export const WITHOUT_CHOICE: Span = [1500, 5000];

/** Whether the question has one answer only, and nothing is lost with it that could still be taken back. */
export const isWithoutChoice = (question: OpenQuestion | null): boolean =>
  question?.shape === 'pick' &&
  question.options.length === 1 &&
  question.min === 1 &&
  question.max === 1 &&
  !question.undo;
