import type { Chapter } from '@tablee/engine';
import { isGameId, loadRulebook } from '@tablee/rules/catalogue.ts';

const loaded = new Map<string, Promise<readonly Chapter[] | null>>();

/** The numbered rules of a game, or `null` if the house has none. Each rulebook is its own chunk. */
export function rulebookOf(game: string): Promise<readonly Chapter[] | null> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const promise = isGameId(game) ? loadRulebook(game) : Promise.resolve(null);
  promise.catch(() => loaded.delete(game));
  loaded.set(game, promise);
  return promise;
}
