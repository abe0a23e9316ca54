import type { Script, Seat } from '@tablee/engine';
import { abilitiesOf, creatureOf } from '../creatures/creatures.ts';
import { loseTracker, spend } from '../creatures/effects.ts';
import { checkElimination } from '../creatures/victory.ts';
import { offerBullseye } from '../reactions/bullseye.ts';
import { dealDamage } from '../reactions/damage.ts';
import { offerRecharge } from '../reactions/recharge.ts';
import { change } from '../state/combat-state.ts';
import { pay } from '../state/players.ts';
import type { Chosen, Use } from '../state/row.ts';
import type { CreatureId, Shot, Table } from '../state/state.ts';
import { tellOf } from '../state/tell.ts';
import { choose } from './choose.ts';

/** An ability's effect, and the follow-up once all else is settled: the combat of an assault (CAN-12.4). */
export type Resolve = (use: Use, chosen: Chosen) => Script<(() => Script) | null>;

/** The ability that an option of `addAbilities` names, in the order of the rules (CAN-9.6, 23.2). */
export function* useAbility(table: Table, seat: Seat, option: string, resolve: Resolve): Script {
  const [, id = '', at = '', target] = option.split(':');
  const slot = Number(at);
  const creature = creatureOf(table.open, id);
  const printed = abilitiesOf(creature)[slot];
  if (printed === undefined) throw new Error(`${creature.face} has no ability ${slot}`);
  const row = table.catalogue.of(printed.row);
  const use: Use = { table, seat, face: creature.face, source: id, slot, row, x: printed.x };
  pay(table, seat, 1);
  const chosen = yield* choose(use, target);
  // Spent once its target is named: a Recharge does not find itself among the used ones.
  spend(table, id, slot);
  const targets = chosen === null ? [] : targetsIn(chosen);
  const event = { seat, creature: id, row: row.id, slot, targets };
  tellOf(table, { type: 'abilityUsed', clause: 'CAN-9.6', ...event });
  loseTracker(table, id);
  const then = chosen === null ? null : yield* resolve(use, chosen);
  checkElimination(table);
  yield* offerRecharge(table, seat, id, slot);
  if (then !== null) yield* then();
}

export const targetsIn = ({ target, shots, bearer }: Chosen): CreatureId[] => {
  const aimed = shots.map(({ creature }) => creature);
  const others = [target, bearer].filter((id): id is CreatureId => id !== null);
  return [...new Set([...aimed, ...others])];
};

/** The effect of an ability that is no assault: nothing follows. */
export function* resolveEffect(use: Use, chosen: Chosen): Script<null> {
  const { table, seat, row } = use;
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
