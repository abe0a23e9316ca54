import type { Card, Option, Script, Seat } from '@tablee/engine';
import { chooseOne, remint, shown, take } from '@tablee/engine';
import { byFace } from '../state/order.ts';
import { canDraw, handOf, mainOf, playerAt, reinforcementOf } from '../state/players.ts';
import type { Table } from '../state/state.ts';

const MAIN: Option = { id: 'main', verb: 'draw', space: 'main' };
/** All that are left to draw, without being asked about each. */
const ALL_MAIN: Option = { id: 'main:all', verb: 'drawAll' };

/**
 * Draws one by one, each from main deck or Reinforcements; a failed draw exhausts (CAN-5.1, 6.1, R.7). Elimination waits until
 * the drawing effect is complete: its next part may still bring a creature (CAN-23.1, R.13).
 */
export function* draw(table: Table, seat: Seat, count: number, clause: string): Script {
  let pick = '';
  for (let left = count; left > 0; left -= 1) {
    if (!canDraw(table, seat)) {
      exhaust(table, seat);
      return;
    }
    if (pick !== ALL_MAIN.id) pick = yield* chooseSource(table, seat, left);
    drawOne(table, seat, pick, clause);
  }
}

function drawOne(table: Table, seat: Seat, pick: string, clause: string): void {
  const main = mainOf(table, seat);
  const reinforcement = reinforcementOf(table, seat);
  const isMain = pick === MAIN.id || pick === ALL_MAIN.id;
  const card = isMain ? (main.pop() as Card) : take(reinforcement, pick);
  handOf(table, seat).push(card);
  const from = isMain ? 'main' : 'reinforcement';
  table.emit({ type: 'cardDrawn', clause, seat, from }, { [seat]: { card: shown(card) } });
  if (!isMain) refill(table, seat);
  table.reveal();
}

/** Asked unless there is one source with one card (CAN-5.1, 5.2); several cards may be taken from the main deck at once (R.86). */
function* chooseSource(table: Table, seat: Seat, left: number): Script<string> {
  const { length: inMain } = mainOf(table, seat);
  const hasMain = inMain > 0;
  const hasAll = left > 1 && inMain >= left;
  const reinforcement = reinforcementOf(table, seat);
  if (reinforcement.length === 0) return MAIN.id;
  const [only] = reinforcement as [Card];
  if (!hasMain && reinforcement.length === 1) return only.id;
  const cards = [...reinforcement].sort(byFace).map(({ id }) => ({
    id,
    verb: 'draw',
    card: id,
    space: 'reinforcement',
  }));
  const option = yield* chooseOne(seat, {
    kind: 'drawSource',
    clause: 'CAN-5.1',
    options: [...(hasMain ? [MAIN] : []), ...cards, ...(hasAll ? [ALL_MAIN] : [])],
    ...(hasAll && { facts: { left } }),
  });
  return option.id;
}

/** An emptied Reinforcement deck gets the top card of the main deck at once (CAN-5.3, R.5). */
function refill(table: Table, seat: Seat): void {
  const reinforcement = reinforcementOf(table, seat);
  if (reinforcement.length > 0 || playerAt(table.open, seat).exhausted) return;
  const card = mainOf(table, seat).pop();
  if (card === undefined) return;
  remint(table, [card]);
  reinforcement.push(card);
  table.emit(
    { type: 'reinforcementRefilled', clause: 'CAN-5.3', seat },
    { [seat]: { card: shown(card) } },
  );
}

function exhaust(table: Table, seat: Seat): void {
  const player = playerAt(table.open, seat);
  if (player.exhausted) return;
  player.exhausted = true;
  table.emit({ type: 'exhausted', clause: 'CAN-6.1', seat });
}
