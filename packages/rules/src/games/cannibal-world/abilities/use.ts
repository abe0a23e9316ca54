import type { Script, Seat } from '@tablee/engine';
import { offerBullseye } from '../combat/bullseye.ts';
import { fight } from '../combat/combat.ts';
import { change } from '../combat/combat-state.ts';
import { dealDamage } from '../combat/damage.ts';
import type { Defence } from '../combat/defence.ts';
import { defend } from '../combat/defence.ts';
import { abilitiesOf, creatureOf, findCreature } from '../creatures/creatures.ts';
import { loseTracker, spend } from '../creatures/effects.ts';
import { offerRecharge } from '../creatures/recharge.ts';
import { checkElimination } from '../creatures/victory.ts';
import { pay } from '../table/players.ts';
import type { CreatureId, Shot, Table } from '../table/state.ts';
import { rowOf } from './catalogue.ts';
import { choose } from './choose.ts';
import type { Chosen, Marks, Use } from './row.ts';

/** The ability that an option of `abilityOptions` names, in the order of the rules (CAN-9.6, 23.2). */
export function* useAbility(table: Table, seat: Seat, option: string): Script {
  const [, id = '', at = '', target] = option.split(':');
  const slot = Number(at);
  const creature = creatureOf(table.open, id);
  const printed = abilitiesOf(creature)[slot];
  if (printed === undefined) throw new Error(`${creature.face} has no ability ${slot}`);
  const row = rowOf(printed.row);
  const use: Use = { table, seat, face: creature.face, source: id, slot, row, x: printed.x };
  pay(table, seat, 1);
  const chosen = yield* choose(use, target);
  // Spent once its target is named: a Recharge does not find itself among the used ones.
  spend(table, id, slot);
  const targets = chosen === null ? [] : targetsIn(chosen);
  const event = { seat, creature: id, row: row.id, slot, targets };
  table.emit({ type: 'abilityUsed', clause: 'CAN-9.6', ...event });
  loseTracker(table, id);
  const then = chosen === null ? null : yield* runUse(use, chosen);
  checkElimination(table);
  yield* offerRecharge(table, seat, id, slot);
  if (then !== null) yield* then();
}

export const targetsIn = ({ target, shots, bearer }: Chosen): CreatureId[] => {
  const aimed = shots.map(({ creature }) => creature);
  const others = [target, bearer].filter((id): id is CreatureId => id !== null);
  return [...new Set([...aimed, ...others])];
};

/** The effect; an assault gives back the combat that follows it (CAN-12.4, 12.6). */
export function* runUse(use: Use, chosen: Chosen): Script<(() => Script) | null> {
  const { table, seat, row } = use;
  if (row.timing === 'assault') return yield* runAssault(use, chosen);
  if (row.direct) yield* shoot(table, yield* offerBullseye(table, seat, chosen.shots), use);
  else if (row.run !== undefined) yield* row.run(use, chosen);
  return null;
}

/** Direct damage: at once, or with all other damage of the combat (CAN-11.5). */
function* shoot(table: Table, shots: readonly Shot[], { row }: Use): Script {
  const clause = row.timing === 'covert' ? 'CAN-13.1' : 'CAN-15.1';
  if (table.open.combat === null) {
    const blows = shots.map(({ creature, amount }) => ({ creature, combat: 0, direct: amount }));
    yield* dealDamage(table, blows, clause);
    return;
  }
  for (const { creature, amount } of shots) change(table, 'shot', creature, amount, clause);
}

/** An assault: the defending camp's window, the effect, then a combat if a creature attacks (CAN-12.4 to 12.6). */
function* runAssault(use: Use, chosen: Chosen): Script<(() => Script) | null> {
  const { table, seat, row, source, x } = use;
  const { target } = chosen;
  if (target === null) return null;
  const direct = row.direct ? x : 0;
  table.open.assault = { seat, attacker: source, row: row.id, x, target };
  const attack = { what: 'assault', attacker: source, target, undodgeable: false, direct } as const;
  const defence = yield* defend(table, attack);
  table.open.assault = null;
  if (defence.result === 'netted') return null;
  const marks: Marks = { charged: false, feint: false, protectedBy: 0 };
  yield* strike(use, chosen, defence, marks);
  if (source === null) return null;
  return () => followUp(use, source, target, defence, marks);
}

/** The effect, unless dodged; what a Bullseye has drawn hits it all the same (CAN-14, 21.5, R.42). */
function* strike(use: Use, chosen: Chosen, defence: Defence, marks: Marks): Script {
  const { table, row, x } = use;
  if (defence.result === 'dodged' && defence.bullseye === null) return;
  if (row.direct) {
    const creature = defence.bullseye ?? (chosen.target as CreatureId);
    yield* dealDamage(table, [{ creature, combat: 0, direct: x }], 'CAN-14.1');
  } else {
    if (row.run !== undefined) yield* row.run(use, chosen);
    row.mark?.(marks, x);
  }
}

/** The combat after an assault: with the same target, or whoever was swapped in (CAN-12.4, 12.5, R.39). */
function* followUp(
  { table, seat }: Use,
  attacker: CreatureId,
  target: CreatureId,
  { result, fighter }: Defence,
  marks: Marks,
): Script {
  const rival = result === 'swapped' ? fighter : target;
  if (findCreature(table.open, attacker) === undefined) return;
  if (findCreature(table.open, rival) === undefined) return;
  const clause = 'CAN-12.4';
  yield* fight(table, { initiator: seat, attacker, target: rival, cost: 0, clause, marks });
}
