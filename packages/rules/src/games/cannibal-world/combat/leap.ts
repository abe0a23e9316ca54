import type { Script, Seat } from '@tablee/engine';
import { move } from '../creatures/effects.ts';
import type { CreatureId, Table } from '../state/state.ts';
import { fight } from './combat.ts';

/** Out of Covert into a combat that cannot be dodged; without a target a move only (CAN-13.8, R.46, R.54). */
export function* leap(
  table: Table,
  seat: Seat,
  leaper: CreatureId,
  target: CreatureId | null,
): Script {
  move(table, leaper, 'hunt', 'CAN-13.8', null);
  if (target === null) return;
  yield* fight(table, {
    initiator: seat,
    attacker: leaper,
    target,
    cost: 0,
    clause: 'CAN-13.8',
    undodgeable: true,
    silent: true,
  });
}

/** Entering Hunt, straight into a combat, dodgeable as any other (CAN-17.5, R.47). */
export function* leapIn(table: Table, seat: Seat, leaper: CreatureId, target: CreatureId): Script {
  yield* fight(table, {
    initiator: seat,
    attacker: leaper,
    target,
    cost: 0,
    clause: 'CAN-17.5',
  });
}
