import type { Ability } from '../cards/card.ts';
import { cardOf, strengthOf } from '../cards/catalogue.ts';
import type { CampIndex, Combat, Creature, CreatureId, Open, Zone } from '../state/state.ts';

/** The part of the state that says who stands where. */
export type Field = Pick<Open, 'creatures'>;

export const findCreature = ({ creatures }: Field, id: CreatureId): Creature | undefined =>
  creatures.find((creature) => creature.id === id);

/** Throws if it is not in play. */
export function creatureOf(field: Field, id: CreatureId): Creature {
  const creature = findCreature(field, id);
  if (creature === undefined) throw new Error(`no creature ${id} in play`);
  return creature;
}

/** The camp's creature in a combat. */
export const fighterOf = (
  field: Field,
  { attacker, defender }: Combat,
  camp: CampIndex,
): CreatureId => (creatureOf(field, attacker).camp === camp ? attacker : defender);

export const abilitiesOf = ({ face }: Creature): readonly Ability[] => cardOf(face).abilities;

export const lifeLeft = ({ face, damage }: Creature): number => strengthOf(face) - damage;

/** Slot of an uncovered Tracker, or -1. */
export const trackerSlot = (creature: Creature): number =>
  abilitiesOf(creature).findIndex(
    ({ row }, slot) => row === 'innate.tracker' && !creature.spent[slot],
  );

/** No target, and does not count in its zone (CAN-16.1, 16.2). */
export const isTracker = (creature: Creature): boolean => trackerSlot(creature) !== -1;

/** Whether it counts as a creature of its zone (CAN-8.6, 16.2). */
export const counts = (creature: Creature): boolean => !creature.stunned && !isTracker(creature);

export const alliesOf = ({ creatures }: Field, camp: CampIndex): Creature[] =>
  creatures.filter((creature) => creature.camp === camp);

/** Creatures that the camp may choose as targets (CAN-16.1, R.21). */
export const enemiesOf = ({ creatures }: Field, camp: CampIndex): Creature[] =>
  creatures.filter((creature) => creature.camp !== camp && !isTracker(creature));

/** Enemies within range 2: from Hunt all of them, from Covert those in Hunt (CAN-12.11). */
export const enemiesInReach = (field: Field, camp: CampIndex, from: Zone): Creature[] =>
  enemiesOf(field, camp).filter(({ zone }) => from === 'hunt' || zone === 'hunt');

/**
 * The targets a camp may attack: enemies in Hunt; those in Covert, too, if nobody counts in Hunt or the attacker is a Tracker
 * (CAN-11.1, 16.4). An assault of an Action has no attacker.
 */
export function combatTargets(
  field: Field,
  camp: CampIndex,
  attacker: Creature | null,
): Creature[] {
  const enemies = enemiesOf(field, camp);
  const isGuarded = enemies.some((enemy) => enemy.zone === 'hunt' && counts(enemy));
  const passes = attacker !== null && isTracker(attacker);
  return enemies.filter(({ zone }) => zone === 'hunt' || !isGuarded || passes);
}

/** Unstunned creatures of the camp's Hunt: those that may attack (CAN-9.9). */
export const attackersOf = (field: Field, camp: CampIndex): Creature[] =>
  alliesOf(field, camp).filter(({ zone, stunned }) => zone === 'hunt' && !stunned);

/** Whether nobody guards the enemy's zones (CAN-9.10). */
export const isUnguarded = ({ creatures }: Field, camp: CampIndex): boolean =>
  !creatures.some((creature) => creature.camp === camp && counts(creature));
