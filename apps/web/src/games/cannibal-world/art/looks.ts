import type { FactionId } from '@tablee/rules/games/cannibal-world/index.ts';
import { FACTIONS } from '@tablee/rules/games/cannibal-world/index.ts';
import type { IconShape } from '@/ui/icon.tsx';
import { icon } from './icons.ts';

/** How a faction looks wherever it appears: a crest, a hue (oklch degrees) and a pattern, never the colour alone. */
export interface FactionLook {
  readonly crest: IconShape;
  readonly hue: number;
  readonly habitat: IconShape;
}

const HUES: { readonly [faction in FactionId]: number } = { RA: 110, CA: 320, DO: 48, RE: 215 };

/** The pattern of the same id stands in `faction.css`. */
export const FACTION_LOOKS = Object.fromEntries(
  FACTIONS.map(({ id, crest, habitatPicture }) => [
    id,
    { crest: icon(crest), hue: HUES[id], habitat: icon(habitatPicture) },
  ]),
) as { readonly [faction in FactionId]: FactionLook };
