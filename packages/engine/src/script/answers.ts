import type { Random } from './chance.ts';
import type { Question } from './question.ts';
import { randomPicks, shuffledBy } from './random-answer.ts';

/** Draws at random, for each answer wanted, to find answers of several parts: some draws find what is there already. */
const DRAWS = 5 / 3;

/**
 * Legal answers of a question, `most` of them at most: `first` before all others, then every other where an answer is one
 * thing, else some at random, each once.
 */
export function answersOf(
  question: Question,
  random: Random,
  { most, first = [] }: { most: number; first?: readonly (readonly string[])[] },
): readonly (readonly string[])[] {
  const found = new Map(first.map((picks) => [keyOf(picks), picks]));
  const add = (picks: readonly string[]): boolean =>
    found.size < most && found.set(keyOf(picks), picks).size > 0;
  const singles = singleAnswers(question);
  if (singles !== null) {
    const all = singles.length <= most ? singles : shuffledBy(singles, random);
    all.every(add);
  } else {
    let draws = Math.ceil(DRAWS * most);
    while (draws > 0 && add(randomPicks(question, random))) draws -= 1;
  }
  return [...found.values()];
}

/** Names the same picks by the same string. */
export const keyOf = (picks: readonly string[]): string => picks.join('\n');

/** All the answers of a question where each is one thing; `null` where answers have several parts. */
function singleAnswers(question: Question): readonly (readonly string[])[] | null {
  switch (question.shape) {
    case 'confirm':
      return [['yes'], ['no']];
    case 'text':
      return question.options.map(({ id }) => [id]);
    case 'number': {
      const { min, max } = question;
      return Array.from({ length: max - min + 1 }, (_, i) => [String(min + i)]);
    }
    case 'pick': {
      if (question.max !== 1) return null;
      const one = question.options.map(({ id }) => [id]);
      return question.min === 0 ? [[], ...one] : one;
    }
    default:
      return null;
  }
}
