import type { AnyGame, Chapter } from '@tablee/engine';
import { manifest as cannibalWorld } from './games/cannibal-world/manifest.ts';
import { manifest as royaumesSauvages } from './games/royaumes-sauvages/manifest.ts';
import { manifest as sangRancune } from './games/sang-rancune/manifest.ts';
import { manifest as unmatched } from './games/unmatched/manifest.ts';
import { manifest as untamed } from './games/untamed/manifest.ts';
import type { Manifest } from './manifest.ts';

/** The games of the house, in the order they are shown: the only list of them. */
export const MANIFESTS = [
  royaumesSauvages,
  untamed,
  unmatched,
  sangRancune,
  cannibalWorld,
] as const;

export type GameId = (typeof MANIFESTS)[number]['id'];

export const GAME_IDS: readonly GameId[] = MANIFESTS.map(({ id }) => id);

export const isGameId = (id: string): id is GameId => (GAME_IDS as readonly string[]).includes(id);

/** Whether what teaches a game and what proves its advice is not whole yet: no game of a release is one. */
export const isDraft = (id: GameId): boolean =>
  MANIFESTS.some((manifest: Manifest) => manifest.id === id && manifest.draft === true);

/** Loads one game's rules, the `game` of its folder: each game is its own chunk. */
export async function loadGame(id: GameId): Promise<AnyGame> {
  const { game } = (await import(`./games/${id}/game.ts`)) as { readonly game: AnyGame };
  return game;
}

/** Loads one game's rulebook, in both languages. */
export async function loadRulebook(id: GameId): Promise<readonly Chapter[]> {
  const { rulebook } = (await import(`./games/${id}/rulebook/index.ts`)) as {
    readonly rulebook: readonly Chapter[];
  };
  return rulebook;
}
