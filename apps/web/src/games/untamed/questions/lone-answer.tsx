import { useEffect } from 'react';
import { type Asked, later, onlyOptionOf } from '@/kit/by-itself.ts';
import { LESSON, useMatch } from '@/stores/match.ts';
import { useNames, useTableau } from '../context.tsx';
import { changeLone, useLone } from './preference.ts';

/**
 * Questions about secrets are asked even with one answer: it takes as long as a choice might, and never twice the same.
 * Long enough, too, to take the last action back.
 */
const ANSWER_BETWEEN = [2500, 5500] as const;

/** The only option of a question that must be answered now; `null`: there is a choice, of what or of when. */
export const loneOptionOf = (
  question: (Asked & { readonly idle?: boolean | undefined }) | null,
): string | null => (question?.idle === true ? null : onlyOptionOf(question));

/** Takes the only option after a while; returns a function that calls it off. */
export function answerLater(
  question: Asked | null,
  take: (option: string) => void,
  random: () => number = Math.random,
): (() => void) | undefined {
  const option = loneOptionOf(question);
  if (option === null) return undefined;
  return later(ANSWER_BETWEEN, () => take(option), random);
}

/** Said where there is nothing to choose: that the page goes on by itself, and how to have it wait. */
export function LoneAnswer() {
  const { say } = useNames();
  const { answering, view } = useTableau();
  const { on } = useLone();
  const { toggle, question: asked } = answering;
  // In a team's turn another player may still change what is left to do; in a lesson a text is being read.
  const shared = view.open.active.length > 1 && asked?.kind === 'mainAction';
  const inLesson = useMatch(({ snapshot }) => snapshot?.match === LESSON);
  const question = shared || inLesson ? null : asked;
  const fingerprint = question?.fingerprint;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question and choice; `toggle` closes over the store alone
  useEffect(() => (on ? answerLater(question, toggle) : undefined), [fingerprint, on]);
  if (loneOptionOf(question) === null || answering.focus.card !== undefined) return null;
  const ends = question?.kind === 'mainAction';
  return (
    <div className="un-deeds">
      {on && <p className="un-deed-note">{say(ends ? 'endsAlone' : 'goesOnAlone')}</p>}
      <button type="button" className="btn" onClick={() => changeLone(!on)}>
        {say(on ? (ends ? 'stay' : 'waitHere') : 'goOnAlone')}
      </button>
    </div>
  );
}
