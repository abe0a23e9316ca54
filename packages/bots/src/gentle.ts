import type { Pick, Question, Random, View } from '@tablee/engine';
import type { GameId } from '@tablee/rules/catalogue.ts';
import type { Bot } from './bot.ts';
import { isOnBoard } from './manner.ts';
import { thoughtOf } from './thought-of.ts';

/** The share of possible touches that a player sees on their first evening. */
const USUALLY_SEEN = 0.55;
/** The same in games where that would make them too weak or too strong. */
const SEEN: Readonly<Partial<Record<GameId, number>>> = {
  untamed: 0.72,
  unmatched: 0.3,
  'cannibal-world': 0.5,
};

/** Plays sensibly with what it sees, and overlooks a part of it at every question, as beginners do. */
export const gentle =
  (sensible: Bot, game: GameId): Bot =>
  (view: View, question: Question, random: Random) => {
    const less =
      question.shape === 'pick' ? withLess(question, SEEN[game] ?? USUALLY_SEEN, random) : question;
    return sensible(view, less, random);
  };

/** A question without what is overlooked: never what stands beside the board, such as to pass, nor all there is of one thing to do. */
function withLess(question: Pick, part: number, random: Random): Pick {
  const seen = question.options.filter((option) => !isOnBoard(option) || random() < part);
  const verbs = new Set(seen.map(({ verb }) => verb));
  const firstOfOthers = question.options.filter(({ verb }) => {
    const isFirst = !verbs.has(verb);
    verbs.add(verb);
    return isFirst;
  });
  return thoughtOf(question, (option) => seen.includes(option) || firstOfOthers.includes(option));
}
