import type { Balance } from './balance.ts';

/** What is counted for the balance of each game that has cards to tune. */
export const BALANCES: { readonly [game: string]: () => Promise<Balance> } = {
  'cannibal-world': async () => (await import('./cannibal-world.ts')).cannibalWorld,
  untamed: async () => (await import('./untamed.ts')).untamed,
  unmatched: async () => (await import('./unmatched.ts')).unmatched,
  'royaumes-sauvages': async () => (await import('./royaumes-sauvages.ts')).royaumesSauvages,
  'sang-rancune': async () => (await import('./sang-rancune.ts')).sangRancune,
};
