import type { Catalogue } from '@tablee/engine';
import type { ActionCard, ItemCard, Reaction, StandardCard, TacticalCard } from './card.ts';
import type { EncounterFace } from './encounter.ts';
import { encounterOf } from './players.ts';
import type { Table } from './state.ts';

/** Everything printed, by face. */
export interface SangRancuneCatalogue {
  readonly cards: Catalogue<ActionCard>;
  readonly encounters: Catalogue<EncounterFace>;
}

/** All that code needs to look only: the table of a script is one, a screen makes one of its view. */
export type Sight = Pick<Table, 'open' | 'catalogue'>;

export function itemOf({ cards }: SangRancuneCatalogue, face: string): ItemCard {
  const card = cards.of(face);
  if (card.kind !== 'item') throw new Error(`${face} is no item`);
  return card;
}

/** The printed card of a revealed attack. */
export function standardOf({ cards }: SangRancuneCatalogue, face: string): StandardCard {
  const card = cards.of(face);
  if (card.kind !== 'standard') throw new Error(`${face} is no standard attack`);
  return card;
}

/** A set-up's effect on the attack that uses it. */
export function setupOf(
  { cards }: SangRancuneCatalogue,
  face: string,
): NonNullable<TacticalCard['setup']> {
  const card = cards.of(face);
  if (card.kind !== 'tactical' || card.setup === undefined) throw new Error(`${face} is no set-up`);
  return card.setup;
}

type ReactionCard = ActionCard & { readonly reaction: Reaction };

const isReaction = (card: ActionCard): card is ReactionCard =>
  (card.kind === 'trick' || card.kind === 'tactical') && card.reaction !== undefined;

export function reactionOf({ cards }: SangRancuneCatalogue, face: string): Reaction | undefined {
  const card = cards.of(face);
  return isReaction(card) ? card.reaction : undefined;
}

const reactions = new WeakMap<SangRancuneCatalogue, readonly ReactionCard[]>();

/** Cards that are played from the hand as a reaction, in the order of the deck. */
export function reactionCards(catalogue: SangRancuneCatalogue): readonly ReactionCard[] {
  let found = reactions.get(catalogue);
  if (found === undefined) {
    // Asked of every seat at every window.
    found = catalogue.cards.all.filter(isReaction);
    reactions.set(catalogue, found);
  }
  return found;
}

/** All that is printed of the encounter that lies open. */
export const encounterFace = ({ open, catalogue }: Sight): EncounterFace =>
  catalogue.encounters.of(encounterOf(open).face);
