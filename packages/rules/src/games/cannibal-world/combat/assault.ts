import type { Script } from '@tablee/engine';
import { resolveEffect } from '../abilities/use.ts';
import { findCreature } from '../creatures/creatures.ts';
import { dealDamage } from '../reactions/damage.ts';
import type { Chosen, Marks, Use } from '../state/row.ts';
import type { CreatureId } from '../state/state.ts';
import { fight } from './combat.ts';
import type { Defence } from './defence.ts';
import { defend } from './defence.ts';

/** The effect; an assault gives back the combat that follows it (CAN-12.4, 12.6). */
export const resolveUse = (use: Use, chosen: Chosen): Script<(() => Script) | null> =>
  use.row.timing === 'assault' ? runAssault(use, chosen) : resolveEffect(use, chosen);

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

/** The effect, unless dodged; a target drawn by a Bullseye is hit all the same (CAN-14, 21.5, R.42). */
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

/** The combat after an assault: with the same target, or the one swapped in (CAN-12.4, 12.5, R.39). */
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
