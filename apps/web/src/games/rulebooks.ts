import type { Chapter } from '@tablee/rules/table/rulebook.ts';

const RULEBOOKS = import.meta.glob<{ readonly rulebook: readonly Chapter[] }>(
  '../../../../packages/rules/src/games/*/rulebook/index.ts',
);

const loaded = new Map<string, Promise<readonly Chapter[] | null>>();

/** The numbered rules of a game, or `null` if the house has none. Each rulebook is its own chunk. */
export function rulebookOf(game: string): Promise<readonly Chapter[] | null> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const load = RULEBOOKS[`../../../../packages/rules/src/games/${game}/rulebook/index.ts`];
  const promise = load === undefined ? Promise.resolve(null) : load().then((it) => it.rulebook);
  promise.catch(() => loaded.delete(game));
  loaded.set(game, promise);
  return promise;
}
