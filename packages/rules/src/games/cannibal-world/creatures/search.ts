import type { Card, Script, Seat } from '@tablee/engine';
import { chooseOne, remint, reveal, shown, shuffle, take } from '@tablee/engine';
import { byFace } from '../state/order.ts';
import { mainOf, ownAt, playerAt, reinforcementOf } from '../state/players.ts';
import type { Table } from '../state/state.ts';

interface Search {
  fits(face: string): boolean;
  /** Whether all see the card that is found. */
  readonly isShown: boolean;
  readonly clause: string;
}

/** A card of the main deck goes to the Reinforcement deck; the main deck is shuffled (CAN-R.52, R.6). */
export function* search(table: Table, seat: Seat, { fits, isShown, clause }: Search): Script {
  const main = mainOf(table, seat);
  const found = main.filter(({ face }) => fits(face));
  if (playerAt(table.open, seat).exhausted || found.length === 0) {
    table.emit({ type: 'searched', clause, seat, found: false });
  } else {
    const card = yield* lookThrough(table, seat, found, clause);
    const half = { card: shown(card) };
    const event = { type: 'searched', clause, seat, found: true } as const;
    if (isShown) table.emit({ ...event, ...half });
    else table.emit(event, { [seat]: half });
    intoReinforcements(table, seat, card, isShown);
  }
  yield* shuffle(main);
  remint(table, main);
  yield* reveal();
}

/** The seat sees what fits, in an order that tells nothing of the deck's, and takes one. */
function* lookThrough(
  table: Table,
  seat: Seat,
  found: readonly Card[],
  clause: string,
): Script<Card> {
  const main = mainOf(table, seat);
  const own = ownAt(table, seat);
  own.search = found.map(({ id }) => take(main, id)).sort(byFace);
  // The whole deck: the number of new ids is public, and must not tell how many cards fit.
  remint(table, [...own.search, ...main]);
  const { id } = yield* chooseOne(seat, {
    kind: 'search',
    clause,
    options: own.search.map((card) => ({ id: card.id, verb: 'search', card: card.id })),
  });
  const card = take(own.search, id);
  main.push(...own.search.splice(0));
  return card;
}

/** A Rat comes back from the own discard pile, for all to see (CAN-13.5). */
export function* proliferate(table: Table, seat: Seat, id: string, clause: string): Script {
  const card = take(playerAt(table.open, seat).discard, id);
  table.emit({ type: 'proliferated', clause, seat, card: shown(card) });
  intoReinforcements(table, seat, card, true);
  yield* reveal();
}

function intoReinforcements(table: Table, seat: Seat, card: Card, isShown: boolean): void {
  if (isShown) playerAt(table.open, seat).shown.push(card.face);
  remint(table, [card]);
  reinforcementOf(table, seat).push(card);
}
