import type { Hero, HeroId, UnmatchedCard } from '@tablee/rules/games/unmatched/index.ts';
import { catalogue } from '@tablee/rules/games/unmatched/index.ts';
import type { IconShape } from '@/ui/icon.tsx';
import { icon } from './icons.ts';
import { HERO_LOOKS, type HeroLook } from './looks.ts';

/** The printed parts of a card, and how this table draws them. */
export interface Printed {
  readonly face: string;
  readonly card: UnmatchedCard;
  readonly hero: HeroId;
  readonly heroCard: Hero;
  readonly look: HeroLook;
  readonly picture: IconShape;
}

const known = new Map<string, Printed>();

export function printed(face: string): Printed {
  const before = known.get(face);
  if (before !== undefined) return before;
  const card = catalogue.cards.of(face);
  const heroCard = catalogue.heroes.all.find(({ cards }) => cards.includes(card)) as Hero;
  const hero = heroCard.id;
  const picture = icon(card.picture);
  const made = { face, card, hero, heroCard, look: HERO_LOOKS[hero], picture };
  known.set(face, made);
  return made;
}
