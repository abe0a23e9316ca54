import type { Text } from '@tablee/engine';
import type { AnyCard } from '@tablee/rules/games/untamed/index.ts';
import { catalogue } from '@tablee/rules/games/untamed/index.ts';
import type { IconShape } from '@/ui/icon.tsx';
import { ICONS, icon } from './icons.ts';
import { FACTION_LOOKS } from './looks.ts';

/** The printed parts of a card, and how this table draws them. */
export interface Printed {
  readonly face: string;
  readonly card: AnyCard;
  /** `null` for a token. */
  readonly faction: string | null;
  readonly picture: IconShape;
  readonly crest: IconShape;
  /** Degrees (oklch). */
  readonly hue: number;
  readonly name: Text;
}

/** The grey of the spirits, which belong to no faction. */
const SPIRIT_HUE = 220;

const known = new Map<string, Printed>();

export function printed(face: string): Printed {
  const before = known.get(face);
  if (before !== undefined) return before;
  const card = catalogue.of(face);
  const faction = catalogue.factionOf(face);
  const look = faction === null ? undefined : FACTION_LOOKS[faction];
  const made: Printed = {
    face,
    card,
    faction,
    picture: icon(card.picture),
    crest: look?.crest ?? ICONS.owl,
    hue: look?.hue ?? SPIRIT_HUE,
    name: card.name,
  };
  known.set(face, made);
  return made;
}
