import { optionsOf } from '@tablee/engine';
import { useEffect } from 'react';
import type { Answering } from '@/kit/contract.ts';

/**
 * The use of a revealed attack is nearly always wanted: it stands picked, and is taken back by a touch. Nothing leaves the
 * browser before it is confirmed. One choice alone has a button for each of its two answers.
 */
export function usePreselected({ question, picks, toggle }: Answering): void {
  const fingerprint = question?.kind === 'revealChoices' ? question.fingerprint : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question
  useEffect(() => {
    if (fingerprint === null || picks.length > 0 || optionsOf(question).length < 2) return;
    for (const id of question?.fallback ?? []) toggle(id);
  }, [fingerprint]);
}
