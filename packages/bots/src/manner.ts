import type { Option } from '@tablee/engine';
import type { Bot } from './bot.ts';
import { thoughtOf } from './thought-of.ts';

/** How a bot of a level plays: `bold` hopes for much, `careful` rather keeps what it has, `steady` neither. */
export const MANNERS = ['steady', 'bold', 'careful'] as const;
export type Manner = (typeof MANNERS)[number];

/** How much a chance that is neither near 0 nor near 1 is bent: at most a quarter of this. */
const BENT = 0.4;

/** A worth of 0 to 1 in the eyes of that manner: 0 and 1 stay, and more stays more. */
export function worthTo(manner: Manner, worth: number): number {
  const bend = BENT * worth * (1 - worth);
  if (manner === 'bold') return worth - bend;
  return manner === 'careful' ? worth + bend : worth;
}

/** Of the questions where one may hold back, how many a bold mind does not hold back at. */
const BOLDLY = 0.1;
/** Of what could be done on the board, how much a careful mind leaves. */
const LEFT = 0.04;

/** A quick mind of that manner: a bold one does not think of passing now and then, a careful one leaves a few things undone. */
export function mannered(bot: Bot, manner: Manner): Bot {
  if (manner === 'steady') return bot;
  return (view, question, random) => {
    if (question.shape !== 'pick') return bot(view, question, random);
    const isThoughtOf =
      manner === 'bold' && random() < BOLDLY
        ? isOnBoard
        : (option: Option) => manner === 'bold' || !isOnBoard(option) || random() >= LEFT;
    return bot(view, thoughtOf(question, isThoughtOf), random);
  };
}

/** Whether an option uses something on the board or in the hand; a pass, for one, does not. */
export const isOnBoard = ({ card, space, at }: Option): boolean =>
  card !== undefined || space !== undefined || at !== undefined;
