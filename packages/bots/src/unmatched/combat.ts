import type { Option, Pick } from '@tablee/engine';
import type { Combat } from '@tablee/rules/games/unmatched/index.ts';
import { catalogue, combatValue, fighterOf } from '@tablee/rules/games/unmatched/index.ts';
import { best, type Mind } from './mind.ts';
import {
  attackWorth,
  damageWorth,
  defenseWorth,
  keepWorth,
  scarcity,
  USUAL_ATTACK,
} from './worth.ts';

const faceOf = ({ hand }: Mind, option: Option): string =>
  hand.find(({ id }) => id === option.card)?.face ?? '';

/** The cost of spending this card. */
const cost = ({ hand, dead }: Mind, face: string): number =>
  keepWorth(face, dead) * scarcity(hand.length);

const combatOf = ({ view }: Mind): Combat => view.open.combat as Combat;

/** One more card face down beside King Arthur's attack: its boost, less the worth of the card. */
export function chooseBoost(mind: Mind, { options }: Pick): string {
  const { view, sight } = mind;
  const { attacker, target } = combatOf(mind);
  const committed = view.own?.armies[mind.army]?.committed[0]?.card.face;
  if (committed === undefined) return 'none';
  const prey = fighterOf(view.open, target);
  const defenders = view.tally[`hand${prey.army}`] ?? 0;
  const plain = attackWorth(sight, committed, attacker, prey, defenders);
  return best(options, (option) => {
    if (option.verb === 'decline') return 0.35;
    const face = faceOf(mind, option);
    const boosted = attackWorth(
      sight,
      committed,
      attacker,
      prey,
      defenders,
      catalogue.cards.of(face).boost,
    );
    return boosted - plain - cost(mind, face);
  }).id;
}

/** A boost once both cards lie open: exact. */
export function chooseExtraBoost(mind: Mind, { options }: Pick): string {
  const { attack, defense, target } = combatOf(mind);
  const prey = fighterOf(mind.view.open, target);
  const difference = combatValue(attack) - combatValue(defense);
  return best(options, (option) => {
    if (option.verb === 'decline') return 0;
    const face = faceOf(mind, option);
    const more = damageWorth(prey, Math.max(0, difference + catalogue.cards.of(face).boost));
    return more - damageWorth(prey, Math.max(0, difference)) - keepWorth(face, mind.dead);
  }).id;
}

export function chooseDefense(mind: Mind, { options }: Pick): string {
  const { sight } = mind;
  const { open } = sight;
  const { attacker, target, committed } = combatOf(mind);
  const prey = fighterOf(open, target);
  const isBig = attacker === 'alice' && open.armies.some(({ size }) => size === 'big');
  const attack = USUAL_ATTACK + (committed.boost ? 2 : 0) + (isBig ? 2 : 0);
  return best(options, (option) => {
    if (option.verb === 'decline') return 0;
    const face = faceOf(mind, option);
    return defenseWorth(sight, face, attacker, prey, attack) - cost(mind, face) * 1.3;
  }).id;
}
