import type { GameId } from '@tablee/rules/registry.ts';
import type { Bot } from './bot.ts';

/** The sensible bot of each game, loaded when it is wanted. */
export const SENSIBLE: Record<GameId, () => Promise<Bot>> = {
  'royaumes-sauvages': async () => (await import('./royaumes-sauvages/bot.ts')).royaumesBot,
  untamed: async () => (await import('./untamed/bot.ts')).untamedBot,
  'cannibal-world': async () => (await import('./cannibal-world/bot.ts')).cannibalBot,
  unmatched: async () => (await import('./unmatched/bot.ts')).unmatchedBot,
  'sang-rancune': async () => (await import('./sang-rancune/bot.ts')).sangRancuneBot,
};
