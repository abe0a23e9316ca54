import type { Seat } from '../../kernel/layers.ts';
import type { Option } from '../../kernel/question.ts';
import type { Script } from '../../kernel/script.ts';
import { PASS, pickOne } from './choosing.ts';
import { combatOf } from './combat-state.ts';
import { creatureOf } from './creatures.ts';
import { abilityOptions, actionOptions } from './legality.ts';
import { campOf, handOf, otherCamp, playerAt, seatsFrom } from './players.ts';
import { mayHold } from './reactions.ts';
import type { CampIndex, Table } from './state.ts';
import { useAbility } from './use.ts';
import { chooseHalves, playAction } from './use-action.ts';

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

/** Without meat a seat passes by itself, for all to see; so it does without anything it could hold (CAN-23.9, 23.10). */
function* seatActs(table: Table, seat: Seat): Script<boolean> {
  const { open } = table;
  const inPlay = abilityOptions(open, seat);
  const isAsked =
    playerAt(open, seat).meat > 0 && (inPlay.length > 0 || mayHold(table, seat, 'tactical'));
  const option: Option = isAsked
    ? yield* pickOne(seat, {
        kind: 'tactical',
        clause: 'CAN-11.4',
        options: [PASS, ...inPlay, ...actionOptions(open, seat, handOf(table, seat))],
      })
    : PASS;
  if (option.id === PASS.id) {
    table.emit({ type: 'tacticalPassed', clause: 'CAN-11.4', seat });
    return false;
  }
  const [verb, id = '', slot = '0'] = option.id.split(':');
  if (verb === 'ability') yield* useAbility(table, seat, id, Number(slot));
  else yield* playAction(table, seat, id, yield* chooseHalves(table, seat, id));
  return true;
}
