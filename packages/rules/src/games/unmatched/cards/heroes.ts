import type { HeroId } from '../table/state.ts';
import { alice } from './alice.ts';
import type { Hero, UnmatchedCard } from './card.ts';
import { kingArthur } from './king-arthur.ts';
import { medusa } from './medusa.ts';
import { sinbad } from './sinbad.ts';

/** The heroes of the box. */
export const HEROES: readonly Hero[] = [alice, medusa, kingArthur, sinbad];

const BY_FACE = new Map<string, UnmatchedCard>(
  HEROES.flatMap((hero) => hero.cards.map((card) => [card.id, card] as const)),
);

export function heroOf(id: HeroId): Hero {
  const hero = HEROES.find((candidate) => candidate.id === id);
  if (hero === undefined) throw new Error(`no hero ${id}`);
  return hero;
}

export function cardOf(face: string): UnmatchedCard {
  const card = BY_FACE.get(face);
  if (card === undefined) throw new Error(`no card ${face}`);
  return card;
}

/** The 30 faces of a hero's deck (UNM-1.5). */
export const deckOf = (hero: Hero): string[] =>
  hero.cards.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));

/** Whether a card has no effect at all (UNM-14.8). */
export const isBlank = (card: UnmatchedCard): boolean =>
  !(card.immediately ?? card.changes ?? card.during ?? card.after ?? card.scheme);
