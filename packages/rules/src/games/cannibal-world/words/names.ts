import type { Text } from '@tablee/engine';
import { cardOf, isFace, strengthOf } from '../cards/catalogue.ts';
import { type Field, lifeLeft } from '../creatures/creatures.ts';
import { rowOf, rowText } from '../guide/catalogue.ts';
import type { Creature } from '../state/state.ts';
import type { Words } from './dictionary.ts';

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

/** In what two creatures of one name may differ, the likeliest to decide first; `null` goes without saying. */
const DIFFERENCES: readonly {
  of(creature: Creature): number | string | boolean;
  says(creature: Creature, words: Words): string | null;
}[] = [
  {
    of: lifeLeft,
    says: (creature, { say }) =>
      say('spokenLife', { left: lifeLeft(creature), of: strengthOf(creature.face) }),
  },
  { of: ({ zone }) => zone, says: ({ zone }, { say }) => say(zone) },
  {
    of: ({ stunned }) => stunned,
    says: ({ stunned }, { say }) => (stunned ? say('stunned') : null),
  },
];

/** What tells a creature from the others of its name and owner in play, no more than is needed. */
function distinctionsOf({ creatures }: Field, creature: Creature, words: Words): string[] {
  const { face, owner } = creature;
  let alike = creatures.filter((each) => each.face === face && each.owner === owner);
  const told: string[] = [];
  for (const { of, says } of DIFFERENCES) {
    const still = alike.filter((each) => of(each) === of(creature));
    const said = still.length < alike.length ? says(creature, words) : null;
    if (said !== null) told.push(said);
    alike = still;
  }
  return told;
}

/** A creature in play by its name, with what tells it from others of this name; its owner, if that is to be said. */
export function creatureName(
  field: Field,
  creature: Creature,
  words: Words,
  owner: string | null = null,
): string {
  const card = words.text(cardOf(creature.face).name);
  const facts = [...(owner === null ? [] : [owner]), ...distinctionsOf(field, creature, words)];
  return facts.length === 0
    ? card
    : words.ask('optOf', { card, facts: words.list(facts, 'facts') });
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
