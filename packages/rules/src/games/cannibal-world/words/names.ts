import type { Text } from '@tablee/engine';
import { cardOf, isFace } from '../cards/catalogue.ts';
import { rowOf } from '../guide/catalogue.ts';

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
