import type { Option, Script, Seat } from '@tablee/engine';
import { chooseOne, PASS } from '@tablee/engine';
import { addAbilities, addActions, hasAbility } from '../abilities/legality.ts';
import { resolveEffect, useAbility } from '../abilities/use.ts';
import { playAction } from '../abilities/use-action.ts';
import { creatureOf } from '../creatures/creatures.ts';
import { mayHold } from '../reactions/reactions.ts';
import { combatOf } from '../state/combat-state.ts';
import { campOf, handOf, otherCamp, playerAt, seatsFrom } from '../state/players.ts';
import type { CampIndex, Open, Table } from '../state/state.ts';

/** No more questions in tactical windows, for all to see: for the initiator of this combat, for others of this turn (CAN-R.83). */
const STAND_BACK = {
  combat: { id: 'passCombat', verb: 'passCombat' },
  turn: { id: 'passTurn', verb: 'passTurn' },
} as const satisfies { readonly [until: string]: Option };

/** A seat's answer to the first question of the window before it was opened (CAN-R.87). */
export interface Ahead {
  readonly seat: Seat;
  readonly option: Option;
}

/** Camps alternate, the initiator's first, one activation each, until both pass in a row (CAN-11.4, 21.6). */
export function* tacticalWindow(table: Table, ahead: Ahead | null): Script {
  const { open } = table;
  const given = ahead === null ? [] : [ahead];
  let camp = campOf(open, combatOf(open).initiator);
  let passes = 0;
  while (passes < 2) {
    const acted = yield* campActs(table, camp, given);
    passes = acted ? 0 : passes + 1;
    camp = otherCamp(camp);
  }
}

/** Inside a camp the initiator, or the target's owner, is asked first; it passes when both do (CAN-R.62). */
function* campActs(table: Table, camp: CampIndex, given: Ahead[]): Script<boolean> {
  for (const seat of speakersOf(table.open, camp)) {
    const ahead = given[0]?.seat === seat ? given.pop() : undefined;
    if (yield* seatActs(table, seat, ahead?.option)) return true;
  }
  return false;
}

function speakersOf(open: Open, camp: CampIndex): Seat[] {
  const { initiator, target } = combatOf(open);
  const first = campOf(open, initiator) === camp ? initiator : creatureOf(open, target).owner;
  return seatsFrom(open, camp, first);
}

/** The seat that the window asks first, by public facts: seats before it pass automatically. */
export function firstAsked(table: Table): Seat | undefined {
  const { open } = table;
  const camp = campOf(open, combatOf(open).initiator);
  const inTurn = [...speakersOf(open, camp), ...speakersOf(open, otherCamp(camp))];
  return inTurn.find((seat) => mayAct(table, seat));
}

/** Ways to pass, then abilities in play and Actions of the hand. */
export function tacticalOptions(table: Table, seat: Seat): Option[] {
  const options: Option[] = [PASS, STAND_BACK[untilOf(table, seat)]];
  addAbilities(options, table, seat);
  addActions(options, table, seat, handOf(table, seat));
  return options;
}

const untilOf = ({ open }: Table, seat: Seat): 'combat' | 'turn' =>
  combatOf(open).initiator === seat ? 'combat' : 'turn';

/** Whether a seat could act by public facts: meat, abilities in play and the cards it may hold (CAN-23.9, 23.10). */
function mayAct(table: Table, seat: Seat): boolean {
  const { open } = table;
  if (open.passing?.includes(seat) || playerAt(open, seat).meat === 0) return false;
  return hasAbility(table, seat) || mayHold(table, seat, 'tactical');
}

/** The seat that starts a combat is asked again. */
export function askAgain({ open }: Table, seat: Seat): void {
  const others = open.passing?.filter((each) => each !== seat) ?? [];
  if (others.length === 0) delete open.passing;
  else open.passing = others;
}

function* chooseToAct(table: Table, seat: Seat): Script<Option> {
  if (!mayAct(table, seat)) return PASS;
  const options = tacticalOptions(table, seat);
  return yield* chooseOne(seat, { kind: 'tactical', clause: 'CAN-11.4', options });
}

/** A seat that cannot act passes automatically, for all to see. */
function* seatActs(table: Table, seat: Seat, given: Option | undefined): Script<boolean> {
  const { open } = table;
  const until = untilOf(table, seat);
  const option = given ?? (yield* chooseToAct(table, seat));
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
