import type { Position, Question, Random, Seat, View } from '@tablee/engine';
import { seedFrom } from '@tablee/engine';
import { isGameId, loadGame } from '@tablee/rules/catalogue.ts';
import type { Bot } from './bot.ts';
import { loadBot } from './bot.ts';
import { gentle } from './gentle.ts';
import type { Manner } from './manner.ts';
import { mannered } from './manner.ts';
import type { Plans, Weighed } from './search/search.ts';
import { search } from './search/search.ts';
import type { Thinker } from './search/thinker.ts';

/** How well a bot plays, weakest first. `random` is for tests. */
export const LEVELS = ['random', 'gentle', 'sensible', 'strong', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** Of the playouts of a strong bot, how many each level makes for one answer; 0: it answers at first sight. */
const PLAYOUTS: Readonly<Record<Level, number>> = {
  random: 0,
  gentle: 0,
  sensible: 0,
  strong: 1,
  master: 3,
};

/** In play a bot makes up to this many times more playouts, as its time allows. */
const IN_PLAY = 4;

/** Whether a level needs to imagine the match, not only to see it. */
export const imagines = (level: Level): boolean => PLAYOUTS[level] > 0;

/** A question to a bot, and all that its seat may know. */
export interface Asked {
  readonly seat: Seat;
  readonly view: View;
  readonly question: Question;
  /** The match as the seat may imagine it (`imaginedFor`), for levels that do; `null`: nothing else agrees with what has happened. */
  readonly position: Position | null;
  /** Its plan for the rest of its turn: read, and written again. */
  readonly plans?: Plans | undefined;
  /** Asked now and then while it thinks: once that part of its time, 0 to 1 (default: all), is over it answers with what it has. */
  isOver?(part?: number): boolean;
}

/** An opponent: its answer depends on what it is asked and on what it draws, on nothing else. */
export type Opponent = (asked: Asked, random: Random) => readonly string[];

/**
 * Loads an opponent for a game. Games of others get one that plays at random. `share`: the part of its playouts that it makes, for
 * measurements of many matches.
 */
export async function loadOpponent(
  level: Level,
  gameId: string,
  manner: Manner = 'steady',
  share = 1,
): Promise<Opponent> {
  if (level === 'random' || !isGameId(gameId)) return ofBot(await loadBot('random', gameId));
  const bot = await loadBot('sensible', gameId);
  if (level === 'gentle') {
    const beginner = await loadBot('beginner', gameId);
    return ofBot(mannered(gentle(beginner, gameId), manner));
  }
  if (!imagines(level)) return ofBot(mannered(bot, manner));
  const { thinker } = (await import(`./${gameId}/thinker.ts`)) as { readonly thinker: Thinker };
  const game = await loadGame(gameId);
  const playouts = Math.ceil(share * PLAYOUTS[level] * thinker.playouts);
  return ({ seat, view, question, position, plans, isOver }, random) => {
    const seed = seedFrom(random);
    const found =
      position === null
        ? []
        : search({
            game,
            position,
            seat,
            thinker,
            seed,
            plans,
            manner,
            ...budget(playouts, isOver),
          });
    return drawn(found, random)?.picks ?? bot(view, question, random);
  };
}

/** One of the answers, each as often as it should be given. */
function drawn(found: readonly Weighed[], random: Random): Weighed | undefined {
  if (found.every(({ share }) => share === 0 || share === 1)) return found[0];
  let left = random();
  const fallen = found.find(({ share }) => {
    left -= share;
    return left < 0;
  });
  return fallen ?? found[0];
}

/** A fixed number of playouts, so that it can be repeated; in play more, while there is time. */
const budget = (playouts: number, isOver: Asked['isOver']) =>
  isOver === undefined ? { playouts } : { playouts: IN_PLAY * playouts, isOver };

const ofBot =
  (bot: Bot): Opponent =>
  ({ view, question }, random) =>
    bot(view, question, random);
