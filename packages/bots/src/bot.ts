import type { Question, Random, View } from '@tablee/engine';
import { randomPicks } from '@tablee/engine';
import { isGameId } from '@tablee/rules/catalogue.ts';

/**
 * Chooses a legal answer from what one seat sees: its view, its question, nothing else. The question may have fewer options than
 * the game asked with, as of what a manner does not think of; its fallback is legal all the same.
 */
export type Bot = (view: View, question: Question, random: Random) => readonly string[];

const random: Bot = (_view, question, draw) => randomPicks(question, draw);

/** Loads a bot that answers at first sight: the sensible one is the `bot` of the folder of the game. Games of others get the random one.
 * A `beginner` knows less of the game than the sensible one, where the game has such a bot. */
export async function loadBot(
  kind: 'random' | 'beginner' | 'sensible',
  gameId: string,
): Promise<Bot> {
  if (kind === 'random' || !isGameId(gameId)) return random;
  const { bot, beginner } = (await import(`./${gameId}/bot.ts`)) as {
    readonly bot: Bot;
    readonly beginner?: Bot;
  };
  return kind === 'beginner' ? (beginner ?? bot) : bot;
}
