import type { Option, Script, Seat } from '@tablee/engine';
import { abilityOptions, actionOptions } from '../abilities/legality.ts';
import { resolveEffect, useAbility } from '../abilities/use.ts';
import { playAction } from '../abilities/use-action.ts';
import { creatureOf } from '../creatures/creatures.ts';
import { mayHold } from '../reactions/reactions.ts';
import { PASS, pickOne } from '../table/choosing.ts';
import { combatOf } from '../table/combat-state.ts';
import { campOf, handOf, otherCamp, playerAt, seatsFrom } from '../table/players.ts';
import type { CampIndex, Table } from '../table/state.ts';

/** No more questions in tactical windows, for all to see: for the initiator of this combat, for others of this turn (CAN-R.83). */
const STAND_BACK = {
  combat: { id: 'passCombat', verb: 'passCombat' },
  turn: { id: 'passTurn', verb: 'passTurn' },
} as const satisfies { readonly [until: string]: Option };

/** Camps alternate, the initiator's first, one activation each, until both pass in a row (CAN-11.4, 21.6). */
export function* tacticalWindow(table: Table): Script {
  const { open } = table;
  let camp = campOf(open, combatOf(open).initiator);
  let passes = 0;
  while (passes < 2) {
    const acted = yield* campActs(table, camp);
    passes = acted ? 0 : passes + 1;
    camp = otherCamp(camp);
  }
}

/** Inside a camp the initiator, or the target's owner, is asked first; it passes when both do (CAN-R.62). */
function* campActs(table: Table, camp: CampIndex): Script<boolean> {
  const { open } = table;
  const { initiator, target } = combatOf(open);
  const first = campOf(open, initiator) === camp ? initiator : creatureOf(open, target).owner;
  for (const seat of seatsFrom(open, camp, first)) {
    if (yield* seatActs(table, seat)) return true;
  }
  return false;
}

/** Whether a seat could act as far as all know: by meat, abilities in play and what it may hold (CAN-23.9, 23.10). */
function mayAct(table: Table, seat: Seat): boolean {
  const { open } = table;
  if (open.passing?.includes(seat) || playerAt(open, seat).meat === 0) return false;
  return abilityOptions(table, seat).length > 0 || mayHold(table, seat, 'tactical');
}

/** Who starts a combat is asked again. */
export function askAgain({ open }: Table, seat: Seat): void {
  const others = open.passing?.filter((each) => each !== seat) ?? [];
  if (others.length === 0) delete open.passing;
  else open.passing = others;
}

/** Who cannot act passes by itself, for all to see. */
function* seatActs(table: Table, seat: Seat): Script<boolean> {
  const { open } = table;
  const until = combatOf(open).initiator === seat ? 'combat' : 'turn';
  const option: Option = mayAct(table, seat)
    ? yield* pickOne(seat, {
        kind: 'tactical',
        clause: 'CAN-11.4',
        options: [
          PASS,
          STAND_BACK[until],
          ...abilityOptions(table, seat),
          ...actionOptions(table, seat, handOf(table, seat)),
        ],
      })
    : PASS;
  if (option.id === STAND_BACK[until].id) {
    open.passing = [...(open.passing ?? []), seat];
    table.emit({ type: 'stoodBack', clause: 'CAN-R.83', seat, until });
    return false;
  }
  if (option.id === PASS.id) {
    table.emit({ type: 'tacticalPassed', clause: 'CAN-11.4', seat });
    return false;
  }
  // Tactical abilities alone are used in a combat: none begins another one (CAN-12.7).
  if (option.verb === 'ability') yield* useAbility(table, seat, option.id, resolveEffect);
  else yield* playAction(table, seat, option.id, resolveEffect);
  return true;
}
