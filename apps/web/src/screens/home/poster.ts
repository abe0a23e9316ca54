import { MANIFESTS } from '@tablee/rules/catalogue.ts';
import type { Manifest } from '@tablee/rules/manifest.ts';
import type { IconShape } from '../../ui/icon.tsx';

/** How a game is drawn before it is loaded. */
export interface Poster {
  readonly icon: IconShape;
  /** In degrees (oklch). */
  readonly hue: number;
  /** Its players may build decks: `/decks/<game>` is theirs. */
  readonly decks?: true;
}

/** A game on the bill of the house. */
export type HouseGame = Pick<Manifest, 'id' | 'name' | 'line' | 'seats' | 'minutes' | 'weight'> &
  Poster;

const POSTERS = import.meta.glob<Poster>('../../games/*/poster.ts', {
  eager: true,
  import: 'poster',
});

export const HOUSE_GAMES: readonly HouseGame[] = MANIFESTS.map((manifest) => ({
  ...manifest,
  ...(POSTERS[`../../games/${manifest.id}/poster.ts`] as Poster),
}));
