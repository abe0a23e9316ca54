import type { Script, Seat } from '@tablee/engine';
import { chooseOne, PASS } from '@tablee/engine';
import { abilitiesOf, combatTargets, findCreature } from '../creatures/creatures.ts';
import { loseTracker, spend } from '../creatures/effects.ts';
import { checkElimination } from '../creatures/victory.ts';
import { campOf, mainOf, playerAt, ratsToReturn, seatsFrom } from '../state/players.ts';
import type { Moment, Row, Use } from '../state/row.ts';
import type { Creature, Entered, Open, Table } from '../state/state.ts';
import { tellOf } from '../state/tell.ts';
import { choose } from './choose.ts';
import { aimed } from './legality.ts';

/** Which triggers an entrance sets off (CAN-17.4 to 17.9, R.46, R.76). */
const MOMENTS: { readonly [how in Entered['how']]: (zone: Entered['zone']) => Moment[] } = {
  played: (zone) => ['entersPlay', zone === 'hunt' ? 'entersHunt' : 'entersCovert'],
  moved: (zone) => (zone === 'hunt' ? ['entersHunt'] : ['entersCovert']),
  // Its combat has been fought: only Covert has something to say.
  swapped: (zone) => (zone === 'covert' ? ['entersCovert'] : []),
};

/** Creatures that have entered a zone: once the action that moved them is complete, their triggers (CAN-23.8). */
export function* settleEntered(table: Table): Script {
  const { open } = table;
  while (open.entered.length > 0) {
    const [entered] = open.entered.splice(nextEntered(open), 1) as [Entered];
    const { creature: id } = entered;
    const creature = findCreature(open, id);
    if (creature === undefined) continue;
    for (const seat of seatsFrom(open, creature.camp, creature.owner)) {
      yield* offerTriggers(table, seat, entered);
    }
  }
}

/** Those of the active camp first (CAN-R.72). */
const nextEntered = (open: Open): number => {
  const camp = campOf(open, open.active);
  const isActive = ({ creature }: Entered) => findCreature(open, creature)?.camp === camp;
  return Math.max(0, open.entered.findIndex(isActive));
};

/** One trigger after another, in the order the seat likes, until it has enough (CAN-23.8, R.63). */
function* offerTriggers(table: Table, seat: Seat, entered: Entered): Script {
  for (;;) {
    const creature = findCreature(table.open, entered.creature);
    if (creature === undefined || creature.stunned) return;
    const slots = triggersOf(table, seat, creature, entered);
    if (slots.length === 0) return;
    const options = slots.flatMap((slot) =>
      aimed(table, seat, {
        id: `use:${creature.id}:${slot}`,
        verb: 'trigger',
        card: creature.id,
        space: String(slot),
      }),
    );
    const { id } = yield* chooseOne(seat, {
      kind: 'enterTrigger',
      clause: 'CAN-23.8',
      options: [PASS, ...options],
      facts: { creature: creature.id },
    });
    if (id === PASS.id) return;
    const [, , slot, target] = id.split(':');
    yield* trigger(table, seat, creature, Number(slot), target);
  }
}

/** Abilities that would do something now; judged by public facts (CAN-23.8). */
function triggersOf(table: Table, seat: Seat, creature: Creature, entered: Entered): number[] {
  const moments = MOMENTS[entered.how](entered.zone);
  return abilitiesOf(creature).flatMap(({ row: id }, slot) => {
    const row = table.catalogue.of(id);
    const isDue = row.on !== undefined && moments.includes(row.on) && !creature.spent[slot];
    return isDue && isUseful(table, seat, creature, row) ? [slot] : [];
  });
}

function isUseful(table: Table, seat: Seat, creature: Creature, row: Row): boolean {
  const { open } = table;
  if (row.target === 'rat') return ratsToReturn(open, seat).length > 0;
  if (row.target === 'combat') {
    return creature.zone === 'hunt' && combatTargets(open, campOf(open, seat), creature).length > 0;
  }
  return !row.searches || (mainOf(table, seat).length > 0 && !playerAt(open, seat).exhausted);
}

function* trigger(
  table: Table,
  seat: Seat,
  creature: Creature,
  slot: number,
  target: string | undefined,
): Script {
  const printed = abilitiesOf(creature)[slot];
  if (printed === undefined) return;
  const row = table.catalogue.of(printed.row);
  const { id, face } = creature;
  const use: Use = { table, seat, face, source: id, slot, row, x: printed.x };
  const chosen = yield* choose(use, target);
  spend(table, id, slot);
  tellOf(table, { type: 'triggerUsed', clause: 'CAN-9.7', seat, creature: id, row: row.id, slot });
  loseTracker(table, id);
  if (chosen !== null && row.run !== undefined) yield* row.run(use, chosen);
  checkElimination(table);
}
