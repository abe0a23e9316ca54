import type { Card, Script } from '@tablee/engine';
import { mint, reveal, shown } from '@tablee/engine';
import type { UnmatchedEvent } from '../state/events.ts';
import { confidants, teammates } from '../state/sides.ts';
import type { ArmyIndex, Own, Table } from '../state/state.ts';
import { armyAt, handOf, onBoard } from './armies.ts';
import { removeDefeated } from './losses.ts';
import { tellOf } from './told.ts';

export const EXHAUSTION = 2;

/** The own half of an event of an army: for its commander, and for team-mates who see the hand (UNM-19.3). */
export function toCommander<E extends UnmatchedEvent>(
  { open }: Table,
  army: ArmyIndex,
  half: Partial<E>,
): { [seat: number]: Partial<E> } {
  const { seat } = armyAt(open, army);
  return Object.fromEntries([seat, ...confidants(open, seat)].map((each) => [each, half]));
}

/** Draws from the top; each missing card is one exhaustion (UNM-5.5, 5.7). */
export function* drawCards(table: Table, army: ArmyIndex, count: number, clause: string): Script {
  const deck = table.deep.decks[army] as Card[];
  const drawn = deck.splice(Math.max(0, deck.length - count)).reverse();
  handOf(table, army).push(...drawn);
  tellDrawn(table, army, drawn, clause);
  yield* reveal();
  for (let missing = count - drawn.length; missing > 0; missing -= 1) exhaust(table, army);
}

function tellDrawn(table: Table, army: ArmyIndex, drawn: readonly Card[], clause: string): void {
  if (drawn.length === 0) return;
  const cards = drawn.map(shown);
  const count = cards.length;
  tellOf(table, army, { type: 'cardsDrawn', clause, count }, toCommander(table, army, { cards }));
}

/** Each fighter of the army on the board loses 2 health at once; nothing prevents it (UNM-5.5, 5.10, UNM-R.8). */
function exhaust(table: Table, army: ArmyIndex): void {
  const fighters = onBoard(table.open, army);
  if (fighters.length === 0) return;
  for (const fighter of fighters) fighter.health = Math.max(0, fighter.health - EXHAUSTION);
  const ids = fighters.map(({ id }) => id);
  tellOf(table, army, { type: 'exhausted', clause: 'UNM-5.5', fighters: ids });
  removeDefeated(table, 'exhaustion');
}

/** A hand one has been shown lies before one until one acts or defends again (UNM-12.10). */
export function forgetSeenHand({ open, own }: Table, army: ArmyIndex): void {
  (own[armyAt(open, army).seat] as Own).seen = null;
}

/**
 * A card of the army comes to lie face up. Its player may take that back and harms themself alone, unless team-mates hide
 * their hands from each other: then it would be a way to show cards (UNM-19.3, R.49).
 */
export function showsCard(table: Table, army: ArmyIndex): void {
  const { open } = table;
  const { seat } = armyAt(open, army);
  if (teammates(open, seat).length > confidants(open, seat).length) table.reveal();
}

/** Lays cards on the army's discard pile, face up. */
export function discard(
  table: Table,
  army: ArmyIndex,
  cards: readonly Card[],
  why: Extract<UnmatchedEvent, { type: 'cardsDiscarded' }>['why'],
  clause: string,
): void {
  if (cards.length === 0) return;
  armyAt(table.open, army).discard.push(...cards);
  // Played cards lay open before.
  if (why !== 'combat' && why !== 'scheme') showsCard(table, army);
  tellOf(table, army, { type: 'cardsDiscarded', clause, cards: cards.map(shown), why });
}

/** A card everybody has seen goes into a hand: under a new id (UNM-12.10). */
export function toHand(table: Table, army: ArmyIndex, card: Card): void {
  handOf(table, army).push(mint(table, card.face));
}
