import type { AnyGame } from '@tablee/engine';
import { GAME_IDS, isGameId, loadGame } from '@tablee/rules/catalogue.ts';

/** The games a server offers. The first is what a new room shows. */
export interface Catalogue {
  readonly ids: readonly string[];
  load(id: string): Promise<AnyGame>;
}

/** The games of the house. */
export const catalogue: Catalogue = {
  ids: GAME_IDS,
  load: (id) => {
    if (!isGameId(id)) throw new Error(`no game named ${id}`);
    return loadGame(id);
  },
};
