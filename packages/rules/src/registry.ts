import type { AnyGame, Chapter } from '@tablee/engine';

interface Entry {
  readonly game: () => Promise<AnyGame>;
  readonly rulebook: () => Promise<readonly Chapter[]>;
}

const GAMES = {
  'royaumes-sauvages': {
    game: async () => (await import('./games/royaumes-sauvages/index.ts')).royaumesSauvages,
    rulebook: async () => (await import('./games/royaumes-sauvages/rulebook/index.ts')).rulebook,
  },
  untamed: {
    game: async () => (await import('./games/untamed/index.ts')).untamed,
    rulebook: async () => (await import('./games/untamed/rulebook/index.ts')).rulebook,
  },
  unmatched: {
    game: async () => (await import('./games/unmatched/index.ts')).unmatched,
    rulebook: async () => (await import('./games/unmatched/rulebook/index.ts')).rulebook,
  },
  'sang-rancune': {
    game: async () => (await import('./games/sang-rancune/index.ts')).sangRancune,
    rulebook: async () => (await import('./games/sang-rancune/rulebook/index.ts')).rulebook,
  },
  'cannibal-world': {
    game: async () => (await import('./games/cannibal-world/index.ts')).cannibalWorld,
    rulebook: async () => (await import('./games/cannibal-world/rulebook/index.ts')).rulebook,
  },
} satisfies Record<string, Entry>;

export type GameId = keyof typeof GAMES;

/** The games of the house, in the order they are shown. */
export const GAME_IDS = Object.keys(GAMES) as readonly GameId[];

export const isGameId = (id: string): id is GameId => Object.hasOwn(GAMES, id);

/** Loads one game's rules: each game is its own chunk. */
export const loadGame = (id: GameId): Promise<AnyGame> => GAMES[id].game();

/** Loads one game's rulebook, in both languages. */
export const loadRulebook = (id: GameId): Promise<readonly Chapter[]> => GAMES[id].rulebook();
