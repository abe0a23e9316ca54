import type { Card, Option, Random } from '@tablee/engine';
import type {
  CampIndex,
  CannibalView,
  Combat,
  Creature,
  Open,
} from '@tablee/rules/games/cannibal-world/index.ts';
import {
  blowsOf,
  cardOf,
  excessOf,
  findCreature,
  lifeLeft,
  strengthOf,
} from '@tablee/rules/games/cannibal-world/index.ts';

/** The basis of a decision. */
export interface Mind {
  readonly view: CannibalView;
  readonly open: Open;
  readonly seat: number;
  readonly camp: CampIndex;
  readonly hand: readonly Card[];
  readonly random: Random;
}

/**
 * Worth of a creature that stands there: strength first, which is attack and life at once and so counts more than in
 * proportion, then the abilities it has left.
 */
export function worthOf({ face, damage, spent, stunned }: Creature): number {
  const { abilities } = cardOf(face);
  const strength = strengthOf(face);
  const ready = abilities.filter((_, slot) => !spent[slot]).length;
  const whole = strength * (0.8 + 0.25 * strength) + ready * 0.5 + 1;
  const health = 0.5 + (0.5 * (strength - damage)) / strength;
  return whole * health * (stunned ? 0.8 : 1);
}

/** The loss if this creature takes this much damage. */
export function lossOf(creature: Creature, damage: number): number {
  if (damage <= 0) return 0;
  const worth = worthOf(creature);
  if (damage >= lifeLeft(creature)) return worth;
  return worth - worthOf({ ...creature, damage: creature.damage + damage });
}

/** The outcome of a combat for a camp if nobody does anything more: their losses less ours. */
export function combatScore(open: Open, combat: Combat, camp: CampIndex): number {
  let score = 0;
  for (const { creature, combat: melee, direct } of blowsOf(open, combat, []).blows) {
    const target = findCreature(open, creature);
    if (target === undefined || melee + direct === 0) continue;
    const loss = lossOf(target, melee + direct);
    score += target.camp === camp ? -loss : loss;
  }
  if (!combat.charged) return score;
  const { excess } = excessOf(open, combat);
  const isMine = findCreature(open, combat.attacker)?.camp === camp;
  return score + excess * (isMine ? 0.9 : -0.9);
}

/** The option worth most; the first of equals. */
export function best(options: readonly Option[], worth: (option: Option) => number): Option {
  let [chosen] = options as [Option];
  let most = worth(chosen);
  for (const option of options.slice(1)) {
    const value = worth(option);
    if (value <= most) continue;
    chosen = option;
    most = value;
  }
  return chosen;
}

export const creatureIn = (open: Open, id: string | undefined): Creature | undefined =>
  id === undefined ? undefined : findCreature(open, id);

/** Worth of a card in the hand, to choose a draw by. */
export function cardWorth(face: string): number {
  const { kind, value, rarity, strength } = cardOf(face);
  if (kind === 'creature')
    return value * 0.5 + (strength ?? 0) * 0.5 + (rarity === 'leader' ? 3 : 0);
  return value * 0.9;
}
