import type { Option, Pick } from '@tablee/engine';
import type { Combat, Creature } from '@tablee/rules/games/cannibal-world/index.ts';
import {
  abilitiesOf,
  cardOf,
  lifeLeft,
  strengthOf,
  supposedCombat,
} from '@tablee/rules/games/cannibal-world/index.ts';
import { ABILITY, MEAT, outlook, withAbility } from './responses.ts';
import type { Mind } from './worth.ts';
import { best, combatScore, creatureIn, lossOf } from './worth.ts';

/** An attacker that was dodged attacks again: a dodge has to save more than its meat. */
const DODGE_MARGIN = 1;

/** Verbs of being asked no more for a while. */
const STANDING_BACK: ReadonlySet<string> = new Set(['passCombat', 'passTurn']);

const combatOf = ({ open }: Mind): Combat => open.combat as Combat;

/** The ability that turns the combat most, if it is worth its meat; else a pass. */
export function chooseTactical(mind: Mind, { options }: Pick): string {
  const { open, seat, camp, hand } = mind;
  const combat = combatOf(mind);
  const plain = combatScore(open, combat, camp);
  const chosen = best(options, (option) => {
    if (option.verb === 'pass') return 0;
    if (STANDING_BACK.has(option.verb ?? '')) return -1;
    const cost = MEAT + ABILITY;
    if (option.verb === 'ability') {
      const source = creatureIn(open, option.card);
      const printed = source && abilitiesOf(source)[Number(option.space)];
      if (source === undefined || printed === undefined) return -1;
      const after = withAbility(open, combat, camp, printed.row, printed.x, source);
      return combatScore(open, after, camp) - plain - cost;
    }
    const face = hand.find(({ id }) => id === option.card)?.face;
    if (face === undefined) return -1;
    const gains = cardOf(face).abilities.map(({ row, x }) =>
      row.startsWith('tactical')
        ? combatScore(open, withAbility(open, combat, camp, row, x, null), camp) - plain
        : -1,
    );
    return Math.max(...gains) - cost;
  });
  if (chosen.verb !== 'pass') return chosen.id;
  // By what lies open alone: it tells nothing of the hand.
  const isOwner = creatureIn(open, combat.target)?.owner === seat;
  if (isOwner || options.some(({ verb }) => verb === 'ability')) return chosen.id;
  return (options.find(({ verb = '' }) => STANDING_BACK.has(verb)) ?? chosen).id;
}

/** Which half of an Action, or both if both are worth their meat. */
export function chooseHalves(mind: Mind, options: readonly Option[]): string {
  const { open, camp, hand } = mind;
  const face = hand.find(({ id }) => id === options[0]?.card)?.face;
  if (face === undefined) return options[0]?.id ?? '';
  const { combat } = open;
  const gains = cardOf(face).abilities.map(({ row, x }) => {
    if (combat === null) return row.endsWith('support') ? 3 * x : 1.5;
    const plain = combatScore(open, combat, camp);
    return combatScore(open, withAbility(open, combat, camp, row, x, null), camp) - plain;
  });
  return best(options, ({ space = '' }) =>
    [...space].reduce((sum, slot) => sum + (gains[Number(slot)] ?? 0) - MEAT, 0),
  ).id;
}

/** The cost of an attack to us, with our answers and theirs. */
function attackLoss(mind: Mind, attacker: Creature, target: Creature): number {
  const { open, camp } = mind;
  const combat = open.combat ?? supposedCombat(open, attacker.id, target.id);
  return -outlook(open, { ...combat, defender: target.id }, camp, 0);
}

/** Dodge what hurts, net what is strong, swap in who fights better. */
export function chooseDefence(mind: Mind, question: Pick): string {
  const { open, camp } = mind;
  const attacker = creatureIn(open, String(question.facts?.attacker));
  const target = creatureIn(open, String(question.facts?.target));
  if (target === undefined) return 'pass';
  const extra = open.assault === null ? 0 : open.assault.x;
  const loss =
    attacker === undefined
      ? lossOf(target, extra)
      : attackLoss(mind, attacker, target) +
        (open.assault === null ? 0 : lossOf(target, extra) * 0.5);
  return best(question.options, (option) => {
    switch (option.verb) {
      case 'dodge':
        return loss - 2 * MEAT - DODGE_MARGIN;
      case 'net':
        return loss + (attacker === undefined ? 0 : strengthOf(attacker.face) * 0.2) - MEAT;
      case 'swap':
        return swapGain(mind, target) - ABILITY;
      case 'bullseye':
        return bullseyeGain(mind, target, extra, option);
      default:
        return 0;
    }
  }).id;

  function swapGain({ open: { creatures } }: Mind, original: Creature): number {
    if (attacker === undefined) return -1;
    const others = creatures.filter((each) => each.camp === camp && each.id !== original.id);
    return Math.max(-1, ...others.map((each) => loss - attackLoss(mind, attacker, each)));
  }
}

function bullseyeGain({ open }: Mind, target: Creature, x: number, { card }: Option): number {
  const bearer = creatureIn(open, card);
  if (bearer === undefined) return x >= lifeLeft(target) ? 1 : -1;
  return lossOf(target, x) - lossOf(bearer, x) - ABILITY;
}

/** Draws a shot on a creature that bears it better. */
export function chooseBullseye(mind: Mind, { options, facts }: Pick): string {
  const { open } = mind;
  const shots = (facts?.shots ?? []) as readonly { creature: string; amount: number }[];
  const total = shots.reduce((sum, { amount }) => sum + amount, 0);
  const now = shots.reduce((sum, { creature, amount }) => {
    const hit = creatureIn(open, creature);
    return hit === undefined ? sum : sum + lossOf(hit, amount);
  }, 0);
  return best(options, ({ verb, card }) => {
    if (verb === 'pass') return 0;
    const bearer = creatureIn(open, card);
    return bearer === undefined ? -0.5 : now - lossOf(bearer, total) - ABILITY;
  }).id;
}

/** Armour when it saves a life, or is used in full. */
export function chooseArmour(mind: Mind, { options, facts }: Pick): string {
  const creature = creatureIn(mind.open, String(facts?.creature));
  const total = Number(facts?.combat ?? 0) + Number(facts?.direct ?? 0);
  if (creature === undefined) return 'pass';
  return best(options, ({ verb }) => {
    if (verb === 'pass') return 0;
    const saved = lossOf(creature, total) - lossOf(creature, Math.max(0, total - 2));
    return saved - 0.7;
  }).id;
}

/** The substitute: the one that comes out of the combat best; outside a combat the strongest. */
export function chooseSubstitute(mind: Mind, { options }: Pick): string {
  const { open, camp } = mind;
  const { combat } = open;
  if (combat === null) {
    return best(options, ({ card }) => {
      const creature = creatureIn(open, card);
      return creature === undefined ? 0 : strengthOf(creature.face);
    }).id;
  }
  return best(options, ({ card }) =>
    card === undefined ? 0 : combatScore(open, { ...combat, defender: card }, camp),
  ).id;
}
