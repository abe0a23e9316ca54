import type { Text } from '@tablee/engine';
import type { ActionCard, EncounterFace, HeroId } from '@tablee/rules/games/sang-rancune/index.ts';
import { catalogue, HEROES, heroFace } from '@tablee/rules/games/sang-rancune/index.ts';
import type { IconShape } from '@/ui/icon.tsx';
import { icon } from './icons.ts';
import { type CardClass, CLASS_LOOKS, HERO_HUES, TYPE_LOOKS } from './looks.ts';

/** A card of the table by its face, and how this table draws it. */
interface Looks {
  readonly face: string;
  readonly name: Text;
  readonly picture: IconShape;
  /** Degrees (oklch). */
  readonly hue: number;
}

export interface PrintedAction extends Looks {
  readonly kind: 'action';
  readonly card: ActionCard;
  readonly class: CardClass;
}

export interface PrintedEncounter extends Looks {
  readonly kind: 'encounter';
  readonly card: EncounterFace;
}

export interface PrintedHero extends Looks {
  readonly kind: 'hero';
  readonly id: HeroId;
}

export type Printed = PrintedAction | PrintedEncounter | PrintedHero;

export function classOf(card: ActionCard): CardClass {
  if (card.kind !== 'standard') return card.kind;
  if (card.hero !== undefined) return 'heroic';
  return card.bonus === undefined ? 'standard' : 'bonus';
}

const { cards, encounters } = catalogue;

/** The attacks that are heroic for this hero, and what each deals then. */
export const heroicOf = (hero: HeroId): readonly { readonly id: string; readonly most: number }[] =>
  cards.all.flatMap((card) =>
    card.kind === 'standard' && card.hero === hero ? [{ id: card.id, most: card.sides[0] }] : [],
  );

function print(face: string): Printed {
  if (cards.has(face)) {
    const action = cards.of(face);
    const type = classOf(action);
    return {
      kind: 'action',
      face,
      card: action,
      class: type,
      name: action.name,
      picture: icon(action.picture),
      hue: CLASS_LOOKS[type].hue,
    };
  }
  if (encounters.has(face)) {
    const encounter = encounters.of(face);
    const [type = 'trap'] = encounter.types;
    return {
      kind: 'encounter',
      face,
      card: encounter,
      name: encounter.name,
      picture: icon(encounter.picture),
      hue: TYPE_LOOKS[type].hue,
    };
  }
  const hero = HEROES.find(({ id }) => heroFace(id) === face);
  if (hero !== undefined) {
    const { id, name, picture } = hero;
    return { kind: 'hero', face, id, name, picture: icon(picture), hue: HERO_HUES[id] };
  }
  throw new Error(`no card ${face}`);
}

const known = new Map<string, Printed>();

export function printed(face: string): Printed {
  let made = known.get(face);
  if (made === undefined) {
    made = print(face);
    known.set(face, made);
  }
  return made;
}

export const actionOf = (face: string): ActionCard => (printed(face) as PrintedAction).card;
export const encounterOfFace = (face: string): EncounterFace =>
  (printed(face) as PrintedEncounter).card;
