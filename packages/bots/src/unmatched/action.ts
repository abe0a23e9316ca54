import type { Option, Pick } from '@tablee/engine';
import {
  attackOf,
  destinations,
  maneuverMovement,
  onBoard,
} from '@tablee/rules/games/unmatched/index.ts';
import { best, type Mind } from './mind.ts';
import { CARD, schemeWorth } from './schemes.ts';
import { attackWorth, damageWorth, keepWorth, scarcity, standWorth } from './worth.ts';

/** Strike, scheme or maneuver: the most promising one. */
export function chooseAction(mind: Mind, { options }: Pick): string {
  const maneuver = maneuverWorth(mind);
  return best(options, (option) => {
    const luck = mind.random() * 0.05;
    if (option.verb === 'attack') return strikeWorth(mind, option) + luck;
    if (option.verb === 'scheme') return schemeWorth(mind, option) + luck;
    return maneuver + luck;
  }).id;
}

/** The attack's effect with this card, less the card's worth in the hand. */
function strikeWorth({ view, sight, hand, dead }: Mind, option: Option): number {
  const { open, tally } = view;
  const { attacker, target } = attackOf(open, option.id);
  const defenders = tally[`hand${target.army}`] ?? 0;
  const face = hand.find(({ id }) => id === option.card)?.face ?? '';
  return (
    attackWorth(sight, face, attacker.id, target, defenders) -
    keepWorth(face, dead) * 1.1 * scarcity(hand.length)
  );
}

/** A card, and better places to stand; costly without a deck. */
function maneuverWorth({ view: { open, tally }, sight, army, hand }: Mind): number {
  const fighters = onBoard(open, army);
  const isExhausted = (tally[`deck${army}`] ?? 0) === 0;
  const cost = fighters.reduce((sum, fighter) => sum + damageWorth(fighter, 2), 0);
  const movement = maneuverMovement(sight, army);
  const gain = fighters.reduce((sum, fighter) => {
    const here = standWorth(sight, fighter, fighter.space);
    const there = [...destinations(open, fighter, movement).keys()].map((space) =>
      standWorth(sight, fighter, space),
    );
    return sum + Math.max(0, ...there.map((worth) => worth - here));
  }, 0);
  return (isExhausted ? -cost : CARD * scarcity(hand.length)) + Math.min(2.5, gain * 0.6);
}
