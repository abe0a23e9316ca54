import type { Script } from '../../kernel/script.ts';
import { reveal } from '../../kernel/script.ts';
import type { Card } from '../../table/piles.ts';
import { mint } from '../../table/piles.ts';
import { armyAt, handOf, onBoard } from './armies.ts';
import type { UnmatchedEvent } from './events.ts';
import { removeDefeated } from './losses.ts';
import type { ArmyIndex, Table } from './state.ts';

export const EXHAUSTION = 2;

/** What is written of a card in the log: a copy, since the card itself may be minted anew. */
export const seen = ({ id, face }: Card): Card => ({ id, face });

/** The own half of an event of an army: for its commander. */
export const toCommander = <E extends UnmatchedEvent>(
  table: Table,
  army: ArmyIndex,
  half: Partial<E>,
): { [seat: number]: Partial<E> } => ({ [armyAt(table.open, army).seat]: half });

/** Draws one by one; each missing card is one exhaustion (UNM-5.5, 5.7). */
export function* drawCards(table: Table, army: ArmyIndex, count: number, clause: string): Script {
  const deck = table.deep.decks[army] as Card[];
  let drawn: Card[] = [];
  for (let i = 0; i < count; i += 1) {
    const card = deck.pop();
    if (card === undefined) {
      tellDrawn(table, army, drawn, clause);
      drawn = [];
      yield* exhaust(table, army);
      if (armyAt(table.open, army).out) return;
    } else {
      handOf(table, army).push(card);
      drawn.push(card);
    }
  }
  tellDrawn(table, army, drawn, clause);
  yield* reveal();
}

function tellDrawn(table: Table, army: ArmyIndex, drawn: readonly Card[], clause: string): void {
  if (drawn.length === 0) return;
  const cards = drawn.map(seen);
  const count = cards.length;
  table.emit({ type: 'cardsDrawn', clause, army, count }, toCommander(table, army, { cards }));
}

/** Each fighter of the army on the board loses 2 health at once; nothing prevents it (UNM-5.5, 5.10, UNM-R.8). */
function* exhaust(table: Table, army: ArmyIndex): Script {
  const fighters = onBoard(table.open, army);
  for (const fighter of fighters) fighter.health = Math.max(0, fighter.health - EXHAUSTION);
  const ids = fighters.map(({ id }) => id);
  table.emit({ type: 'exhausted', clause: 'UNM-5.5', army, fighters: ids });
  yield* removeDefeated(table, 'exhaustion');
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
  table.emit({ type: 'cardsDiscarded', clause, army, cards: cards.map(seen), why });
}

/** A card everybody has seen goes into a hand: under a new id (UNM-12.10). */
export function toHand(table: Table, army: ArmyIndex, card: Card): void {
  handOf(table, army).push(mint(table.open, card.face));
}
