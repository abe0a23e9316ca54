import type { GameWords, Question, Reader, View } from '@tablee/engine';
import { optionsOf } from '@tablee/engine';

/** An answer in the words of its options, as the asked seat (`view`) reads them; empty where there are none. */
export function answerIn(
  words: Pick<GameWords, 'option'>,
  question: Question,
  picks: readonly string[],
  view: View,
  reader: Reader,
): string {
  const chosen = picks.flatMap((pick) => optionsOf(question).find(({ id }) => id === pick) ?? []);
  if (chosen.length === 0) return picks.join(', ');
  const labels = chosen.map((option) => words.option(option, question, view, reader).label);
  return labels.filter((label) => label !== '').join(', ');
}
