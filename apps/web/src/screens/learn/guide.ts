import type { Guide } from '@tablee/engine';
import { isGameId } from '@tablee/rules/catalogue.ts';
import { loadGuide } from '@tablee/rules/learning.ts';
import { loadedOnce } from '../../ui/loaded-once.ts';

const guideOfGame = loadedOnce(
  async (game): Promise<Guide | null> => (isGameId(game) ? loadGuide(game) : null),
);

const safe = new WeakMap<Promise<Guide | null>, Promise<Guide | null>>();

/** The guide of a first match; `null` if it cannot be loaded: then the match goes on without. */
export function guideOf(game: string): Promise<Guide | null> {
  const guide = guideOfGame(game);
  const known = safe.get(guide) ?? guide.catch(() => null);
  safe.set(guide, known);
  return known;
}
