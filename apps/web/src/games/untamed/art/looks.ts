import { catalogue } from '@tablee/rules/games/untamed/index.ts';
import type { IconShape } from '@/ui/icon.tsx';
import { icon } from './icons.ts';

/** How a faction looks wherever it appears: a crest, a hue (oklch degrees) and a pattern, never the colour alone. */
export interface FactionLook {
  readonly crest: IconShape;
  readonly hue: number;
}

/** By faction id; the pattern of the same name stands in `faction.css`. */
export const FACTION_LOOKS: { readonly [faction: string]: FactionLook } = Object.fromEntries(
  catalogue.factions.map(({ id, crest, hue }) => [id, { crest: icon(crest), hue }]),
);
