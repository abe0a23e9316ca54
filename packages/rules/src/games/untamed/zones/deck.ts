import type { Card, Script, Seat } from '@tablee/engine';
import { remint, reveal, shown, shuffle } from '@tablee/engine';
import { toOwners } from '../modes/modes.ts';
import { knockOut } from '../modes/out.ts';
import type { CardsDrawn } from '../state/events.ts';
import { isOut, ownAt, partnersOf, playerAt } from '../state/players.ts';
import type { Own, Table } from '../state/state.ts';

/** The seats that know a card put into a deck: these seats, or all. */
type Knowers = readonly Seat[] | 'all';

/** The deck a player draws from; its last card is the top. */
export function deckOf(table: Pick<Table, 'open' | 'deep'>, seat: Seat): Card[] {
  const { holding } = playerAt(table.open, seat);
  return table.deep.decks[holding] as Card[];
}

/** Draws cards one after the other; a player who has to draw from an empty deck loses (UNT-1.2, UNT-R.54). */
export function* drawCards(
  table: Table,
  seat: Seat,
  n: number,
  why: CardsDrawn['why'],
  clause: string,
): Script<Card[]> {
  if (isOut(table.open, seat)) return [];
  const cards = takeTop(table, seat, n);
  if (cards.length > 0) {
    ownAt(table, seat).hand.push(...cards);
    table.emit(
      { type: 'cardsDrawn', clause, seat, count: cards.length, why },
      toOwners(table.open, seat, { cards: cards.map(shown) }),
    );
    yield* reveal();
  }
  if (cards.length < n) {
    knockOut(table, [{ side: playerAt(table.open, seat).side, reason: 'deck', by: null }]);
  }
  return cards;
}

/** Takes the top `n` cards, as many as there are, topmost first. */
export function takeTop(table: Table, seat: Seat, n: number): Card[] {
  const deck = deckOf(table, seat);
  const cards = deck.splice(Math.max(0, deck.length - n)).reverse();
  for (const own of knowledgeOf(table, seat)) {
    own.knownTop.splice(0, cards.length);
    own.knownBottom.splice(deck.length);
  }
  return cards;
}

/** Puts cards on top, the last one topmost. */
export function putOnTop(table: Table, seat: Seat, cards: readonly Card[], known: Knowers): void {
  deckOf(table, seat).push(...cards);
  for (const partner of partnersOf(table.open, seat)) {
    const own = ownAt(table, partner);
    const knows = known === 'all' || known.includes(partner);
    for (const card of cards) own.knownTop.unshift(knows ? shown(card) : null);
    forgetNothing(own);
  }
}

/** Puts cards under the deck one after the other: the last one is lowest. */
export function putUnder(table: Table, seat: Seat, cards: readonly Card[], known: Knowers): void {
  const deck = deckOf(table, seat);
  for (const card of cards) deck.unshift(card);
  if (cards.length === 0) return;
  for (const partner of partnersOf(table.open, seat)) {
    const own = ownAt(table, partner);
    const knows = known === 'all' || known.includes(partner);
    if (!knows) own.knownBottom = [];
    else for (const card of cards) own.knownBottom.unshift(shown(card));
  }
}

/** A seat has looked at the top cards, topmost first. */
export function knowTop(table: Table, seat: Seat, cards: readonly Card[]): void {
  ownAt(table, seat).knownTop.splice(0, cards.length, ...cards.map(shown));
}

/** Shuffles a deck: its cards get new ids, and nobody knows where anything is any more. */
export function* shuffleDeck(table: Table, seat: Seat): Script {
  const deck = deckOf(table, seat);
  yield* shuffle(deck);
  remint(table, deck);
  for (const own of knowledgeOf(table, seat)) {
    own.knownTop = [];
    own.knownBottom = [];
  }
}

const knowledgeOf = (table: Table, seat: Seat): Own[] =>
  partnersOf(table.open, seat).map((partner) => ownAt(table, partner));

/** An unknown card on top of nothing known needs no place. */
function forgetNothing(own: Own): void {
  while (own.knownTop.length > 0 && own.knownTop.at(-1) === null) own.knownTop.pop();
}
