import { strengthOf } from '../cards/catalogue.ts';
import { alliesOf, creatureOf, isTracker } from '../creatures/creatures.ts';
import type { Blow } from '../reactions/damage.ts';
import type { Combat, Creature, CreatureId, Open, Shot } from '../state/state.ts';

type Field = Pick<Open, 'creatures'>;

const sumFor = (shots: readonly Shot[], id: CreatureId): number =>
  shots.reduce((sum, { creature, amount }) => sum + (creature === id ? amount : 0), 0);

/** Combat damage that `by` deals to `to`: strength and extra damage; a stunned one deals none itself (CAN-11.8 (1), R.17). */
function dealtBy(field: Field, combat: Combat, by: CreatureId, to: CreatureId): number {
  const fighter = creatureOf(field, by);
  const own = fighter.stunned ? 0 : strengthOf(fighter.face) + sumFor(combat.extra, by);
  return own + sumFor(combat.exposed, to);
}

/** Creatures that take a Charge's excess: the others of the fighter's zone, Trackers spared (CAN-14.6, R.44). */
export function bystandersOf(field: Field, { defender }: Combat): Creature[] {
  const fighter = creatureOf(field, defender);
  return alliesOf(field, fighter.camp).filter(
    (creature) =>
      creature.id !== defender && creature.zone === fighter.zone && !isTracker(creature),
  );
}

/** The damage that a Charge has to spread, as far as it fits, and the rest that is lost (CAN-14.6, R.44). */
export function excessOf(field: Field, combat: Combat): { excess: number; lost: number } {
  if (!combat.charged) return { excess: 0, lost: 0 };
  const { attacker, defender } = combat;
  const total = dealtBy(field, combat, attacker, defender);
  const over = Math.max(0, total - strengthOf(creatureOf(field, defender).face));
  const room = bystandersOf(field, combat).reduce((sum, { face }) => sum + strengthOf(face), 0);
  return { excess: Math.min(over, room), lost: Math.max(0, over - room) };
}

/** Combat damage that is prevented. */
export interface Prevented {
  readonly creature: CreatureId;
  readonly amount: number;
  readonly by: 'feint' | 'shield';
}

/**
 * All damage of a combat, in the order of the rules (CAN-11.8): strength and extra damage, a Charge's excess as it has
 * been split, Loyalty, Feint, shields, direct damage. Armour comes when it is dealt.
 */
export function blowsOf(
  field: Field,
  combat: Combat,
  split: readonly Shot[],
): { readonly blows: readonly Blow[]; readonly prevented: readonly Prevented[] } {
  const { attacker, defender } = combat;
  const melee = new Map<CreatureId, number>();
  const add = (id: CreatureId, amount: number): void => {
    melee.set(id, (melee.get(id) ?? 0) + amount);
  };
  add(attacker, dealtBy(field, combat, defender, attacker));
  const total = dealtBy(field, combat, attacker, defender);
  const life = strengthOf(creatureOf(field, defender).face);
  add(defender, combat.charged ? Math.min(total, life) : total);
  redirect(combat, melee);
  for (const { creature, amount } of split) add(creature, amount);
  const prevented = prevent(combat, melee);
  const ids = [...new Set([...melee.keys(), ...combat.shots.map(({ creature }) => creature)])];
  const blows = ids
    .filter((id) => field.creatures.some((creature) => creature.id === id))
    .map((creature) => ({
      creature,
      combat: melee.get(creature) ?? 0,
      direct: sumFor(combat.shots, creature),
    }));
  return { blows, prevented };
}

/** The last Loyalty for a fighter counts (CAN-R.45). */
function redirect({ attacker, defender, loyal }: Combat, melee: Map<CreatureId, number>): void {
  for (const fighter of [attacker, defender]) {
    const to = loyal.findLast((each) => each.fighter === fighter)?.to;
    if (to === undefined) continue;
    melee.set(to, (melee.get(to) ?? 0) + (melee.get(fighter) ?? 0));
    melee.set(fighter, 0);
  }
}

function prevent({ feints, shields }: Combat, melee: Map<CreatureId, number>): Prevented[] {
  const prevented: Prevented[] = [];
  for (const [creature, amount] of melee) {
    const isFeint = feints.includes(creature);
    const kept = isFeint ? amount : Math.min(amount, sumFor(shields, creature));
    if (kept === 0) continue;
    melee.set(creature, amount - kept);
    prevented.push({ creature, amount: kept, by: isFeint ? 'feint' : 'shield' });
  }
  return prevented;
}
