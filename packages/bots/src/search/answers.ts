import type { Question, Random } from '@tablee/engine';
import { randomPicks, shuffledBy } from '@tablee/engine';

/** More answers than this to one question are not weighed against each other. */
const MOST_ANSWERS = 24;

/** Draws at random to find answers of several parts. */
const DRAWS = 40;

export const keyOf = (picks: readonly string[]): string => picks.join('\n');

/**
 * Answers worth weighing: `guesses` first (what a quick mind would answer), then every other where there are few, else some
 * at random.
 */
export function answersOf(
  question: Question,
  guesses: readonly (readonly string[])[],
  random: Random,
): readonly (readonly string[])[] {
  const found = new Map(guesses.map((picks) => [keyOf(picks), picks]));
  for (const picks of others(question, random)) {
    if (found.size >= MOST_ANSWERS) break;
    found.set(keyOf(picks), picks);
  }
  return [...found.values()];
}

function* others(question: Question, random: Random): Generator<readonly string[]> {
  const singles = singleAnswers(question);
  if (singles !== null) {
    yield* singles.length <= MOST_ANSWERS ? singles : shuffledBy(singles, random);
    return;
  }
  for (let i = 0; i < DRAWS; i += 1) yield randomPicks(question, random);
}

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
