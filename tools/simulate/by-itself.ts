import type { Question, Seat } from '@tablee/engine';
import { onlyAnswerOf } from '@tablee/engine';
import type { Open, WindowKind } from '@tablee/rules/games/sang-rancune/index.ts';
import { isAskedAlone, isAtStake } from '@tablee/rules/games/sang-rancune/index.ts';

/** Whether the page of this seat answers for it, by its default settings. */
type ByItself = (open: unknown, seat: Seat, question: Question) => boolean;

export const BY_ITSELF: { readonly [game: string]: ByItself } = {
  'sang-rancune': (open, seat, question) =>
    question.reaction === true
      ? !isAtStake(open as Open, seat, question.kind as WindowKind)
      : isAskedAlone(question.kind) && onlyAnswerOf(question)?.length === 1,
};
