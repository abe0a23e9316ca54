import type { Text } from '@tablee/engine';
import type { CannibalCard } from '@tablee/rules/games/cannibal-world/index.ts';
import { cardOf, isFace, rowOf } from '@tablee/rules/games/cannibal-world/index.ts';
import type { IconShape } from '@/ui/icon.tsx';
import { FACTION_LOOKS, pictureOf } from './art/looks.ts';

/** What is printed on a card, and how this table draws it. */
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
  const made = { face, card, picture: pictureOf(face), crest, hue, name: card.name };
  known.set(face, made);
  return made;
}

export const cardName = (face: string): Text | null => (isFace(face) ? cardOf(face).name : null);

/** Name of the ability at a slot of a card. */
export function abilityName(face: string, slot: number): Text {
  const printedAbility = cardOf(face).abilities[slot];
  if (printedAbility === undefined) return { fr: '', en: '' };
  return rowOf(printedAbility.row).name(printedAbility.x);
}

/** Name of a row as a card prints it: with its number, where the card is known. */
export function rowName(row: string, face: string | null): Text {
  const slot = face === null ? -1 : cardOf(face).abilities.findIndex((each) => each.row === row);
  if (face !== null && slot !== -1) return abilityName(face, slot);
  const { fr, en } = rowOf(row as never).name(1);
  return { fr: fr.replace(/ \d$/, ''), en: en.replace(/ \d$/, '') };
}
