import type { Seat } from '../../kernel/layers.ts';
import type { Question } from '../../kernel/question.ts';
import type { Script } from '../../kernel/script.ts';
import { ask } from '../../kernel/script.ts';
import type { Card } from '../../table/piles.ts';
import { shown, take } from '../../table/piles.ts';
import { printedCost } from './cards/catalogue.ts';
import { holdingOf, isOut } from './players.ts';
import type { Open, Table } from './state.ts';

export const readyPower = (open: Open, seat: Seat): number =>
  holdingOf(open, seat).power.filter(({ ready }) => ready).length;

/** Exhausts that many ready Power cards (UNT-6.3). */
export function payPower(open: Open, seat: Seat, n: number): void {
  const ready = holdingOf(open, seat).power.filter((card) => card.ready);
  if (ready.length < n) throw new Error(`${ready.length} Power of ${n}`);
  for (const card of ready.slice(0, n)) card.ready = false;
}

/**
 * Removes `n` cards of the own Support zone from the game, chosen by their player unless all are alike or all must go
 * (UNT-7.3, UNT-R.110).
 */
export function* paySupport(
  table: Table,
  seat: Seat,
  n: number,
  facts: NonNullable<Question['facts']>,
): Script {
  const { support } = holdingOf(table.open, seat);
  if (n === 0 || isOut(table.open, seat)) return;
  const alike = support.every(({ face }) => face === support[0]?.face);
  const ids =
    alike || support.length <= n
      ? support.slice(0, n).map(({ id }) => id)
      : yield* ask(seat, {
          shape: 'pick',
          kind: 'paySupport',
          clause: 'UNT-7.3',
          options: support.map(({ id }) => ({ id, verb: 'pay', card: id })),
          min: n,
          max: n,
          fallback: cheapestFirst(support).slice(0, n),
          facts: { ...facts, cost: n },
        });
  const holding = holdingOf(table.open, seat);
  const cards = ids.map((id) => take(holding.support, id));
  holding.removed.push(...cards);
  table.emit({ type: 'supportPaid', clause: 'UNT-7.3', seat, cards: cards.map(shown) });
}

/** Ids of cards, those of lowest printed cost first, leftmost among equals (UNT-R.125). */
export const cheapestFirst = (cards: readonly Card[]): string[] =>
  [...cards]
    .sort((one, other) => printedCost(one.face) - printedCost(other.face))
    .map(({ id }) => id);
