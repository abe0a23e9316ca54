import type { Position, Question, Random, Seat, View } from '@tablee/engine';
import { seedFrom } from '@tablee/engine';
import { isGameId, loadGame } from '@tablee/rules/catalogue.ts';
import type { Bot } from './bot.ts';
import { loadBot } from './bot.ts';
import { gentle } from './gentle.ts';
import type { Manner } from './manner.ts';
import { mannered } from './manner.ts';
import type { Plans } from './search/search.ts';
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
  /** Asked now and then while it thinks: it answers at once with what it has. */
  isOver?(): boolean;
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
  if (level === 'gentle') return ofBot(mannered(gentle(bot, gameId), manner));
  if (!imagines(level)) return ofBot(mannered(bot, manner));
  const { thinker } = (await import(`./${gameId}/thinker.ts`)) as { readonly thinker: Thinker };
  const game = await loadGame(gameId);
  const playouts = Math.ceil(share * PLAYOUTS[level] * thinker.playouts);
  return ({ seat, view, question, position, plans, isOver }, random) => {
    const seed = seedFrom(random);
    const best =
      position === null
        ? undefined
        : search({
            game,
            position,
            seat,
            thinker,
            seed,
            plans,
            manner,
            ...budget(playouts, isOver),
          })[0];
    return best?.picks ?? bot(view, question, random);
  };
}

/** A fixed number of playouts, so that it can be repeated; in play more, while there is time. */
const budget = (playouts: number, isOver: Asked['isOver']) =>
  isOver === undefined ? { playouts } : { playouts: IN_PLAY * playouts, isOver };

const ofBot =
  (bot: Bot): Opponent =>
  ({ view, question }, random) =>
    bot(view, question, random);
