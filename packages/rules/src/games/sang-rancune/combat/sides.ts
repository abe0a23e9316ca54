import type { Seat } from '@tablee/engine';
import { shown } from '@tablee/engine';
import { layOff } from '../heroes/piles.ts';
import type { Attack, Reveal, Side, Table } from '../state/state.ts';

const LAST_SIDE: Side = 3;

/** Attacks of a reveal that this player's trick can affect: a heroic one is Protected from others (SAN-16.4, R.11). */
export const affected = (reveal: Reveal, seat: Seat): Attack[] =>
  reveal.attacks.filter(({ heroic }) => !heroic || reveal.seat === seat);

/** The side that shows after `steps` steps down (up, if negative); beyond the first and the last there is none. */
export const sideAfter = (side: Side, steps: number): Side =>
  Math.max(0, Math.min(LAST_SIDE, side + steps)) as Side;

/** Pivots an attack; where there is no further side it stays (SAN-15.7). Positive steps go down. */
export function turnSide(
  table: Table,
  seat: Seat,
  attack: Attack,
  steps: number,
  source: string,
  clause: string,
): void {
  const from = attack.side;
  const to = sideAfter(from, steps);
  if (to === from) return;
  attack.side = to;
  table.emit({ type: 'sideChanged', clause, seat, card: shown(attack.card), from, to, source });
}

/** These attacks of the reveal fail: discarded at once with their set-ups (SAN-6.4, 24.4). */
export function failAttacks(table: Table, attacks: readonly Attack[], source: string): void {
  const { reveal } = table.open;
  if (reveal === null || attacks.length === 0) return;
  reveal.attacks = reveal.attacks.filter((attack) => !attacks.includes(attack));
  for (const { card, setups } of attacks) {
    const cards = [card, ...setups.map((setup) => setup.card)];
    layOff(table, cards);
    const { seat } = reveal;
    table.emit({ type: 'attackFailed', clause: 'SAN-6.4', seat, cards: cards.map(shown), source });
  }
}
