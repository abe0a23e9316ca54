import type { Text } from '@tablee/engine';
import type {
  BoardId,
  FighterId,
  FighterKind,
  Hero,
  HeroId,
  SpaceId,
  UnmatchedCard,
  Zone,
} from '@tablee/rules/games/unmatched/index.ts';
import { BOARDS, catalogue, spaceOf } from '@tablee/rules/games/unmatched/index.ts';
import type { IconShape } from '@/ui/icon.tsx';
import { HERO_LOOKS, type HeroLook, pictureOf } from './art/looks.ts';

/** What is printed on a card, and how this table draws it. */
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
  const picture = pictureOf(face, hero);
  const made = { face, card, hero, heroCard, look: HERO_LOOKS[hero], picture };
  known.set(face, made);
  return made;
}

/** A card of a deck, or a hero. */
export function cardName(face: string): Text | null {
  const { heroes, cards } = catalogue;
  if (heroes.has(face)) return heroes.of(face).hero.name;
  return cards.has(face) ? cards.of(face).name : null;
}

/** Whose figure it is, and what is printed about it. */
export function figureKind(id: FighterId): {
  readonly hero: Hero;
  readonly kind: FighterKind;
  readonly isHero: boolean;
  /** 1 to 3 where there are several of a kind, else null. */
  readonly number: number | null;
} {
  for (const hero of catalogue.heroes.all) {
    if (hero.id === id) return { hero, kind: hero.hero, isHero: true, number: null };
    const at = hero.sidekick.fighters.indexOf(id);
    if (at < 0) continue;
    const number = hero.sidekick.fighters.length > 1 ? at + 1 : null;
    return { hero, kind: hero.sidekick, isHero: false, number };
  }
  throw new Error(`no fighter ${id}`);
}

/** "Harpie 2", "Merlin". */
export function fighterName(id: FighterId): Text {
  const { kind, number } = figureKind(id);
  if (number === null) return kind.name;
  return { fr: `${kind.name.fr} ${number}`, en: `${kind.name.en} ${number}` };
}

export const isFighter = (id: string): boolean =>
  catalogue.heroes.all.some((hero) => hero.id === id || hero.sidekick.fighters.includes(id));

export const zonesOf = (board: BoardId, space: SpaceId): readonly Zone[] =>
  spaceOf(board, space).zones.flatMap(
    (id) => BOARDS[board].zones.find((zone) => zone.id === id) ?? [],
  );
