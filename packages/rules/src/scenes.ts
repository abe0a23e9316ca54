import type { AnyGame, Options, Position } from '@tablee/engine';
import type { GameId } from './catalogue.ts';

/** The moments of a game that have names, and the way to lay out any other. */
export interface GameScenes {
  /** Settings by name: descriptions of tables, in the words of the game (`Setting` in its `scenes/`). */
  readonly scenes: { readonly [name: string]: object };
  /** For how many seats a setting is, and with which options. */
  tableOf(setting: object): { readonly seats: number; readonly options: Options };
  /** A match at the moment of a setting, with every card that it does not name where it may well lie. Throws if it cannot be: a card is not there twice. */
  positionOf(game: AnyGame, setting: object): Position;
}

/** Loads the scenes of one game: each game's are their own chunk. */
export async function loadScenes(id: GameId): Promise<GameScenes> {
  return (await import(`./games/${id}/scenes/index.ts`)) as GameScenes;
}
