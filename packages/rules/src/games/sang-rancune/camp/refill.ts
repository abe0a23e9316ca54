import type { Card, Next, Option, Script, Seat } from '@tablee/engine';
import { askAll, take } from '@tablee/engine';
import { discard, drawToLimit, settleLimits } from '../heroes/piles.ts';
import { byInitiative, handOf, isAlive, living } from '../state/players.ts';
import type { Table } from '../state/state.ts';

export const discardOptions = (hand: readonly Card[]): Option[] =>
  hand.map(({ id }) => ({ id, verb: 'discard', card: id }));

/**
 * Everybody may throw cards away, unseen, then all draw up to their limit (SAN-10.5, 10.6, R.33, R.34). `thrown`: they have
 * done so with their first word in camp (SAN-27.2).
 */
export function* refill(table: Table, thrown?: 'thrown'): Script<Next> {
  if (thrown !== undefined) {
    yield* drawUp(table);
    return { script: 'newEncounter', args: [] };
  }
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

type Picked = ReadonlyMap<Seat, readonly string[]>;

/** The cards picked go to the discard, then all draw, in the order of initiative. */
export function* refillHands(table: Table, answers: Picked): Script {
  throwAway(table, answers);
  yield* drawUp(table);
}

/** The cards picked go to the discard. */
export function throwAway(table: Table, answers: Picked): void {
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
}

function* drawUp(table: Table): Script {
  const { open } = table;
  for (const seat of byInitiative(open, living(open))) yield* drawToLimit(table, seat, 'SAN-10.6');
  yield* settleLimits(table);
}
