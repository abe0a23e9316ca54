import type {
  CampIndex,
  Combat,
  Creature,
  Open,
} from '@tablee/rules/games/cannibal-world/index.ts';
import {
  abilitiesOf,
  alliesOf,
  enemiesInReach,
  fighterOf,
} from '@tablee/rules/games/cannibal-world/index.ts';
import { combatScore, lossOf } from './worth.ts';

/** The worth of a meat and of an ability that may be wanted later. */
export const MEAT = 2.8;
export const ABILITY = 0.6;

/** A combat with one more tactical ability in it; `source` is null for an Action. */
export function withAbility(
  open: Open,
  combat: Combat,
  camp: CampIndex,
  row: string,
  x: number,
  source: Creature | null,
): Combat {
  const mine = fighterOf(open, combat, camp);
  const foe = mine === combat.attacker ? combat.defender : combat.attacker;
  const bearer = source?.id ?? mine;
  switch (row) {
    case 'tactical.extraDamage':
      if (source === null) {
        return { ...combat, exposed: [...combat.exposed, { creature: foe, amount: x }] };
      }
      return bearer === mine
        ? { ...combat, extra: [...combat.extra, { creature: bearer, amount: x }] }
        : combat;
    case 'tactical.shield':
      return { ...combat, shields: [...combat.shields, { creature: bearer, amount: x }] };
    case 'tactical.feint':
      return { ...combat, feints: [...combat.feints, bearer] };
    case 'tactical.loyalty':
      return source === null || bearer === mine
        ? combat
        : { ...combat, loyal: [...combat.loyal, { fighter: mine, to: bearer }] };
    case 'tactical.shot1':
    case 'tactical.shotX':
    case 'tactical.scatter':
      return withShot(open, combat, camp, x, source);
    default:
      return combat;
  }
}

/** A shot at the target for which it makes the most difference: bystanders are compared by their loss alone. */
function withShot(
  open: Open,
  combat: Combat,
  camp: CampIndex,
  amount: number,
  source: Creature | null,
): Combat {
  const involved = new Set([combat.attacker, combat.defender]);
  for (const { to } of combat.loyal) involved.add(to);
  for (const { creature } of combat.shots) involved.add(creature);
  const enemies = enemiesInReach(open, camp, source?.zone ?? 'hunt');
  let bystander: Creature | undefined;
  for (const each of enemies) {
    if (involved.has(each.id)) continue;
    if (bystander === undefined || lossOf(each, amount) > lossOf(bystander, amount)) {
      bystander = each;
    }
  }
  let best = combat;
  let most = combatScore(open, combat, camp);
  for (const each of enemies) {
    if (each !== bystander && !involved.has(each.id)) continue;
    const shot = { ...combat, shots: [...combat.shots, { creature: each.id, amount }] };
    const score = combatScore(open, shot, camp);
    if (score <= most) continue;
    best = shot;
    most = score;
  }
  return best;
}

/** The combat after the best answer that a camp's creatures in play could give, and whether there was one. */
function answered(open: Open, combat: Combat, camp: CampIndex): Combat {
  let best = combat;
  let most = combatScore(open, combat, camp) + MEAT + ABILITY;
  for (const creature of alliesOf(open, camp)) {
    if (creature.stunned || combat.silenced === creature.id) continue;
    for (const [slot, { row, x }] of abilitiesOf(creature).entries()) {
      if (creature.spent[slot] || !row.startsWith('tactical.')) continue;
      const after = withAbility(open, combat, camp, row, x, creature);
      const score = combatScore(open, after, camp);
      if (score <= most) continue;
      best = after;
      most = score;
    }
  }
  return best;
}

const meatOf = (open: Open, camp: CampIndex): number =>
  Math.max(0, ...open.players.filter((each) => each.camp === camp).map(({ meat }) => meat));

/**
 * How a combat comes out for a camp once both have answered with what lies open: the other camp, then this one, then the
 * other once more, as far as their meat goes. `paid` is what this camp spends before.
 */
export function outlook(open: Open, combat: Combat, camp: CampIndex, paid: number): number {
  const other = 1 - camp;
  let theirs = meatOf(open, other);
  let mine = meatOf(open, camp) - paid;
  let now = combat;
  for (const side of [other, camp, other]) {
    const meat = side === camp ? mine : theirs;
    if (meat <= 0) continue;
    const after = answered(open, now, side);
    if (after === now) continue;
    if (side === camp) mine -= 1;
    else theirs -= 1;
    now = after;
  }
  const spent = (meatOf(open, camp) - paid - mine) * (MEAT + ABILITY);
  const cost = (meatOf(open, other) - theirs) * (MEAT + ABILITY);
  return combatScore(open, now, camp) - spent + cost;
}
