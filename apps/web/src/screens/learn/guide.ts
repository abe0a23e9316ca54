import type { Guide } from '@tablee/engine';
import { isGameId } from '@tablee/rules/catalogue.ts';
import { loadGuide } from '@tablee/rules/learning.ts';

const guides = new Map<string, Promise<Guide | null>>();

/** What accompanies a first match; `null` where it cannot be loaded: then the match goes on without. */
export function guideOf(game: string): Promise<Guide | null> {
  const known = guides.get(game);
  if (known !== undefined) return known;
  const guide = isGameId(game)
    ? loadGuide(game).catch(() => {
        guides.delete(game);
        return null;
      })
    : Promise.resolve(null);
  guides.set(game, guide);
  return guide;
}
