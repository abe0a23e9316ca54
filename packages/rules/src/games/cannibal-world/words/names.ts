import type { Text } from '@tablee/engine';
import { cardOf, isFace } from '../cards/catalogue.ts';
import { rowOf, rowText } from '../guide/catalogue.ts';

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

/** Characters that a card in a hand has room for. */
const ROOM = 150;

/** What a card does, as a hand says it: its abilities in full if there is room, else their names. */
export function cardSays(face: string): Text {
  const { abilities, kind } = cardOf(face);
  const texts = abilities.map(({ row, x }) => rowText(rowOf(row), x, kind));
  const names = abilities.map((_, slot) => abilityName(face, slot));
  const said = (lang: 'fr' | 'en'): string => {
    const whole = texts.map((text) => text[lang]).join(' ');
    return whole.length <= ROOM ? whole : names.map((name) => name[lang]).join(' · ');
  };
  return { fr: said('fr'), en: said('en') };
}
