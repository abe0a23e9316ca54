import type { Card, Next, Option, Script, Seat } from '@tablee/engine';
import { askAll, take } from '@tablee/engine';
import { discard, drawToLimit, settleLimits } from '../heroes/piles.ts';
import { byInitiative, handOf, isAlive, living } from '../table/players.ts';
import type { Table } from '../table/state.ts';

export const discardOptions = (hand: readonly Card[]): Option[] =>
  hand.map(({ id }) => ({ id, verb: 'discard', card: id }));

/** Everybody may throw cards away, unseen, then all draw up to their limit (SAN-10.5, 10.6, R.33, R.34). */
export function* refill(table: Table): Script<Next> {
  const seats = living(table.open).filter((seat) => handOf(table, seat).length > 0);
  const questions = seats.map((seat) => {
    const options = discardOptions(handOf(table, seat));
    const kind = 'campDiscard';
    const max = options.length;
    return [
      seat,
      { shape: 'pick', kind, clause: 'SAN-10.5', options, min: 0, max, fallback: [] },
    ] as const;
  });
  yield* refillHands(table, yield* askAll(new Map(questions)));
  return { script: 'newEncounter', args: [] };
}

/** The cards picked go to the discard, then all draw, in the order of initiative. */
export function* refillHands(table: Table, answers: ReadonlyMap<Seat, readonly string[]>): Script {
  const { open } = table;
  for (const [seat, picks] of answers) {
    if (!isAlive(open, seat)) continue;
    const hand = handOf(table, seat);
    const thrown = picks.filter((id) => hand.some((card) => card.id === id));
    discard(
      table,
      seat,
      thrown.map((id) => take(hand, id)),
      'choice',
      'SAN-10.5',
    );
  }
  for (const seat of byInitiative(open, living(open))) yield* drawToLimit(table, seat, 'SAN-10.6');
  yield* settleLimits(table);
}
