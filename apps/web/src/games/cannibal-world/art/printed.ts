import type { Text } from '@tablee/engine';
import type { CannibalCard } from '@tablee/rules/games/cannibal-world/index.ts';
import { cardOf } from '@tablee/rules/games/cannibal-world/index.ts';
import type { IconShape } from '@/ui/icon.tsx';
import { icon } from './icons.ts';
import { FACTION_LOOKS } from './looks.ts';

/** The printed parts of a card, and how this table draws them. */
export interface Printed {
  readonly face: string;
  readonly card: CannibalCard;
  readonly picture: IconShape;
  readonly crest: IconShape;
  /** Degrees (oklch). */
  readonly hue: number;
  readonly name: Text;
}

const known = new Map<string, Printed>();

export function printed(face: string): Printed {
  const before = known.get(face);
  if (before !== undefined) return before;
  const card = cardOf(face);
  const { crest, hue } = FACTION_LOOKS[card.faction];
  const made = { face, card, picture: icon(card.picture), crest, hue, name: card.name };
  known.set(face, made);
  return made;
}
