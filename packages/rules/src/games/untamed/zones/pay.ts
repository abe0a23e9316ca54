import type { Card, Question, Script, Seat } from '@tablee/engine';
import { ask, pickExactly, shown, take } from '@tablee/engine';
import type { UntamedCatalogue } from '../state/catalogue.ts';
import { holdingOf, isOut, partnersOf, playerAt } from '../state/players.ts';
import type { Open, Table } from '../state/state.ts';

export function readyPower(open: Open, seat: Seat): number {
  let count = 0;
  for (const { ready } of holdingOf(open, seat).power) if (ready) count += 1;
  return count;
}

/** Exhausts that many ready Power cards (UNT-6.3). */
export function payPower(open: Open, seat: Seat, n: number): void {
  const ready = holdingOf(open, seat).power.filter((card) => card.ready);
  if (ready.length < n) throw new Error(`${ready.length} Power of ${n}`);
  for (const card of ready.slice(0, n)) card.ready = false;
}

/**
 * Removes `n` cards of the own Support zone from the game: first those that nothing in the deck can take back, the others
 * as their player chooses, unless all are alike or all must go (UNT-7.3, UNT-R.110).
 */
export function* paySupport(
  table: Table,
  seat: Seat,
  n: number,
  facts: NonNullable<Question['facts']>,
): Script {
  const { support } = holdingOf(table.open, seat);
  if (n === 0 || isOut(table.open, seat)) return;
  const factions = partnersOf(table.open, seat).flatMap(
    (each) => playerAt(table.open, each).factions,
  );
  const lost: Card[] = [];
  const others: Card[] = [];
  for (const card of support) {
    (canRecall(table.catalogue, factions, card.face) ? others : lost).push(card);
  }
  const spent = lost.slice(0, n);
  const left = n - spent.length;
  const alike = others.every(({ face }) => face === others[0]?.face);
  const chosen =
    left === 0 || alike || others.length <= left
      ? others.slice(0, left).map(({ id }) => id)
      : yield* ask(
          seat,
          pickExactly(left, {
            kind: 'paySupport',
            clause: 'UNT-7.3',
            options: others.map(({ id }) => ({ id, verb: 'pay', card: id })),
            fallback: cheapestFirst(table.catalogue, others).slice(0, left),
            facts: { ...facts, cost: n },
          }),
        );
  const holding = holdingOf(table.open, seat);
  const ids = [...spent.map(({ id }) => id), ...chosen];
  const cards = ids.map((id) => take(holding.support, id));
  holding.removed.push(...cards);
  table.emit({ type: 'supportPaid', clause: 'UNT-7.3', seat, cards: cards.map(shown) });
}

/** Whether a deck of these factions can take a card with this face out of Support again. */
export const canRecall = (
  catalogue: UntamedCatalogue,
  factions: readonly string[],
  face: string,
): boolean =>
  catalogue.isAnimal(face) &&
  factions.some((id) => catalogue.printedCost(face) <= catalogue.recallsUpTo(id));

/** Ids of cards, those of lowest printed cost first, leftmost among equals (UNT-R.125). */
export const cheapestFirst = (
  { printedCost }: UntamedCatalogue,
  cards: readonly Card[],
): string[] =>
  [...cards]
    .sort((one, other) => printedCost(one.face) - printedCost(other.face))
    .map(({ id }) => id);
