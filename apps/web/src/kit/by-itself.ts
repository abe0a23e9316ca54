import type { OpenQuestion } from '@tablee/protocol/updates.ts';

/** Least and most milliseconds. */
export type Span = readonly [least: number, most: number];

/** Does something after a time that chance alone decides, never twice the same. Returns a function that calls it off. */
export function later(
  [least, most]: Span,
  act: () => void,
  random: () => number = Math.random,
): () => void {
  const timer = setTimeout(act, least + random() * (most - least));
  return () => clearTimeout(timer);
}

/** About the time of a player with a choice, so that the time does not tell that there was none. */
export const WITHOUT_CHOICE: Span = [1500, 5000];

/** The facts of a question that tell whether it leaves a choice. */
export interface Asked {
  readonly shape?: string;
  readonly min?: number;
  readonly max?: number;
  readonly options?: readonly { readonly id: string }[];
}

/** The only option, if one must be taken; `null`: there is a choice. */
export function onlyOptionOf(question: Asked | null): string | null {
  if (question?.shape !== 'pick' || question.min !== 1 || question.max !== 1) return null;
  const { options = [] } = question;
  return options.length === 1 ? (options[0]?.id ?? null) : null;
}

/** Whether the question has one answer only, and nothing is lost with it that could still be taken back. */
export const isWithoutChoice = (question: OpenQuestion | null): boolean =>
  onlyOptionOf(question) !== null && question?.undo !== true;
