import type { Next, Script, Seat } from '@tablee/engine';
import { unlessDecided } from '@tablee/engine';
import { draw } from '../creatures/draw.ts';
import { checkElimination, decide, NOBODY } from '../creatures/victory.ts';
import { handOf, MEAT, playerAt } from '../state/players.ts';
import type { Table } from '../state/state.ts';

const FEWEST_IN_HAND = 3;

export const startTurn = (table: Table, seat: Seat): Script<Next | null> =>
  unlessDecided(drawPhase(table, seat));

/** One card, then more until there are three (CAN-4.2). A failed draw exhausts and ends the phase. */
function* drawPhase(table: Table, seat: Seat): Script<Next> {
  const { open } = table;
  open.active = seat;
  open.turn += 1;
  open.step = 'draw';
  open.pillaged = false;
  open.gave = false;
  delete open.passing;
  table.emit({ type: 'turnStarted', clause: 'CAN-4.1', seat, turn: open.turn });
  checkElimination(table);
  const { length } = handOf(table, seat);
  yield* draw(table, seat, Math.max(1, FEWEST_IN_HAND - length), 'CAN-4.2');
  open.step = 'main';
  return { script: 'mainAction', args: [seat] };
}

/**
 * The end of a turn and the draw phase of the next, which nothing is learnt before (CAN-R.85). `spent`: it ends by itself, as
 * nothing else was left to do.
 */
export function* passTurn(table: Table, seat: Seat, spent = false): Script<Next> {
  const { args } = yield* endPhase(table, seat, spent);
  return yield* drawPhase(table, args[0] as Seat);
}

/** As positions of version 4 go on. */
export const endTurn = (table: Table, seat: Seat): Script<Next | null> =>
  unlessDecided(endPhase(table, seat));

/** Meat is set to four, whatever was left or gained (CAN-4.4, R.1); the next player's turn (CAN-4.1, 19.4). */
function* endPhase(table: Table, seat: Seat, spent = false): Script<Next> {
  const { open } = table;
  open.step = 'end';
  playerAt(open, seat).meat = MEAT;
  table.emit({
    type: 'meatSet',
    clause: 'CAN-4.4',
    seat,
    amount: MEAT,
    ...(spent && { spent }),
  });
  checkElimination(table);
  const { turnCap } = open.options;
  if (turnCap !== 'off' && open.turn >= Number(turnCap)) decide(NOBODY, 'turnCap');
  const at = open.order.indexOf(seat);
  const next = open.order[(at + 1) % open.order.length] as Seat;
  return { script: 'startTurn', args: [next] };
}
