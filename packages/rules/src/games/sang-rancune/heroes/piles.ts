import type { Card, Modifier, Pick, Script, Seat } from '@tablee/engine';
import { askAll, modified, pickExactly, remint, shown, shuffle, take } from '@tablee/engine';
import type { CardsDiscarded } from '../state/events-combat.ts';
import { HAND_LIMIT, handOf, isAlive, living, playerAt } from '../state/players.ts';
import type { Sight } from '../state/sight.ts';
import { itemOf } from '../state/sight.ts';
import type { Table } from '../state/state.ts';
import { leastWorth } from './fallbacks.ts';

/** 7, unless an item changes it (SAN-2.11). */
export function handLimit({ open, catalogue }: Sight, seat: Seat): number {
  const modifiers = playerAt(open, seat).items.flatMap(({ face }): Modifier<Seat>[] => {
    const limit = itemOf(catalogue, face).handLimit;
    return limit === undefined ? [] : [{ source: face, apply: (value) => Math.max(value, limit) }];
  });
  return modified(HAND_LIMIT, seat, modifiers).value;
}

/** Draws `count` cards; an item counts as a card drawn (SAN-R.32). */
export function* drawCards(table: Table, seat: Seat, count: number, clause: string): Script {
  const drawn: Card[] = [];
  for (let i = 0; i < count; i += 1) {
    if (!(yield* drawOne(table, seat, drawn))) break;
  }
  tellDrawn(table, seat, drawn, clause);
}

/** Draws up to the hand limit; items drawn do not count (SAN-R.33). */
export function* drawToLimit(table: Table, seat: Seat, clause: string): Script {
  const drawn: Card[] = [];
  while (handOf(table, seat).length < handLimit(table, seat)) {
    if (!(yield* drawOne(table, seat, drawn))) break;
  }
  tellDrawn(table, seat, drawn, clause);
}

function tellDrawn(table: Table, seat: Seat, drawn: readonly Card[], clause: string): void {
  if (drawn.length > 0) {
    const cards = drawn.map(shown);
    table.emit({ type: 'cardsDrawn', clause, seat, count: drawn.length }, { [seat]: { cards } });
  }
  table.reveal();
}

/** The top card, to the hand or, if it is an item, before the hero; `false` if there is none anywhere. */
function* drawOne(table: Table, seat: Seat, drawn: Card[]): Script<boolean> {
  const { open, deep, catalogue } = table;
  if (deep.deck.length === 0) yield* reshuffle(table);
  const card = deep.deck.pop();
  if (card === undefined) return false;
  const printed = catalogue.cards.of(card.face);
  if (printed.kind === 'item') {
    const { id, face } = card;
    playerAt(open, seat).items.push({ id, face, opened: false, rounds: null });
    table.emit({ type: 'itemLaid', clause: 'SAN-20.1', seat, card: shown(card) });
    for (let i = 0; i < (printed.draws ?? 0); i += 1) yield* drawOne(table, seat, drawn);
  } else {
    handOf(table, seat).push(card);
    drawn.push(card);
  }
  if (deep.deck.length === 0) yield* reshuffle(table);
  return true;
}

/** The discards become a new deck (SAN-2.13). */
function* reshuffle(table: Table): Script {
  const { open, deep } = table;
  if (open.discard.length === 0) return;
  deep.deck = open.discard.splice(0);
  yield* shuffle(deep.deck);
  remint(table, deep.deck);
  table.emit({ type: 'deckReshuffled', clause: 'SAN-2.13', count: deep.deck.length });
}

/** Cards go to the discard, face up. */
export function discard(
  table: Table,
  seat: Seat,
  cards: readonly Card[],
  why: CardsDiscarded['why'],
  clause: string,
): void {
  if (cards.length === 0) return;
  table.open.discard.push(...cards.map(shown));
  table.emit({ type: 'cardsDiscarded', clause, seat, cards: cards.map(shown), why });
}

/** Cards go to the discard; the event is emitted elsewhere. */
export const layOff = ({ open }: Table, cards: readonly Card[]): void => {
  open.discard.push(...cards.map(shown));
};

/** Items that are used up leave the game (SAN-20.9). */
export const remove = ({ open }: Table, cards: readonly Card[]): void => {
  open.removed.push(...cards.map(shown));
};

/** Players with too many cards discard down at once (SAN-2.12). */
export function* settleLimits(table: Table): Script {
  const { open } = table;
  const questions = new Map<Seat, Pick>();
  for (const seat of living(open)) {
    const hand = handOf(table, seat);
    const surplus = hand.length - handLimit(table, seat);
    if (surplus <= 0) continue;
    questions.set(
      seat,
      pickExactly(surplus, {
        kind: 'overLimit',
        clause: 'SAN-2.12',
        options: hand.map(({ id }) => ({ id, verb: 'discard', card: id })),
        fallback: leastWorth(table.catalogue, hand, surplus),
      }),
    );
  }
  for (const [seat, picks] of yield* askAll(questions)) {
    if (!isAlive(open, seat)) continue;
    const cards = picks.map((id) => take(handOf(table, seat), id));
    discard(table, seat, cards, 'limit', 'SAN-2.12');
  }
}
