import type { Option, Pick, Question, Random, View } from '@tablee/engine';
import type { Bot } from './bot.ts';

/** How much of what can be touched somebody sees who plays for the first evening. */
const SEEN = 0.55;

/** Plays sensibly with what it sees, and overlooks a part of it at every question, as beginners do. */
export const gentle =
  (sensible: Bot): Bot =>
  (view: View, question: Question, random: Random) =>
    sensible(view, question.shape === 'pick' ? withLess(question, random) : question, random);

/** A question without what is overlooked: never what stands beside the board, such as to pass. */
function withLess(question: Pick, random: Random): Pick {
  const seen = question.options.filter((option) => !isOnBoard(option) || random() < SEEN);
  const enough = Math.max(question.min, 1);
  if (seen.length < enough) return question;
  return { ...question, options: seen, max: Math.min(question.max, seen.length) };
}

const isOnBoard = ({ card, space, at }: Option): boolean =>
  card !== undefined || space !== undefined || at !== undefined;
