import type { Question, Random, View } from '@tablee/engine';
import { randomPicks } from '@tablee/engine';
import { isGameId } from '@tablee/rules/catalogue.ts';

export type BotKind = 'random' | 'sensible';

/** Chooses a legal answer from what one seat sees: its view, its question, nothing else. */
export type Bot = (view: View, question: Question, random: Random) => readonly string[];

const random: Bot = (_view, question, draw) => randomPicks(question, draw);

/** Loads a bot for a game: the sensible one is the `bot` of the folder of the game. Games of others get the random one. */
export async function loadBot(kind: BotKind, gameId: string): Promise<Bot> {
  if (kind === 'random' || !isGameId(gameId)) return random;
  const { bot } = (await import(`./${gameId}/bot.ts`)) as { readonly bot: Bot };
  return bot;
}

/** One decision, for callers that hold no bot. */
export async function chooseAnswer(
  kind: BotKind,
  gameId: string,
  view: View,
  question: Question,
  draw: Random,
): Promise<readonly string[]> {
  return (await loadBot(kind, gameId))(view, question, draw);
}
