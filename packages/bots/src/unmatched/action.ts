import type { Option, Pick } from '@tablee/engine';
import {
  adjacentTo,
  attackOf,
  destinations,
  fighterOf,
  inZonesOf,
  isOnBoard,
  maneuverMovement,
  onBoard,
  shareZone,
} from '@tablee/rules/games/unmatched/index.ts';
import { best, type Mind } from './mind.ts';
import { attackWorth, damageWorth, enemiesOf, keepWorth, scarcity, standWorth } from './worth.ts';

const CARD = 1.1;

/** Strike, scheme or maneuver: what promises most. */
export function chooseAction(mind: Mind, { options }: Pick): string {
  const maneuver = maneuverWorth(mind);
  return best(options, (option) => {
    const luck = mind.random() * 0.05;
    if (option.verb === 'attack') return strikeWorth(mind, option) + luck;
    if (option.verb === 'scheme') return schemeWorth(mind, option) + luck;
    return maneuver + luck;
  }).id;
}

/** What the attack does with this card, less what the card is worth in the hand. */
function strikeWorth({ view, sight, hand, dead }: Mind, option: Option): number {
  const { open, tally } = view;
  const { attacker, target } = attackOf(open, option.id);
  const defenders = tally[`hand${target.army}`] ?? 0;
  const face = hand.find(({ id }) => id === option.card)?.face ?? '';
  return (
    attackWorth(sight, face, attacker.id, target, defenders) -
    keepWorth(face, dead) * 0.8 * scarcity(hand.length)
  );
}

/** A card, and better places to stand; dear without a deck. */
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

/** Rough worth of each scheme where things stand. */
function schemeWorth({ view, army, hand, dead }: Mind, option: Option): number {
  const { open, tally } = view;
  const face = hand.find(({ id }) => id === option.card)?.face ?? '';
  const cost = keepWorth(face, dead) * 0.5;
  const deck = tally[`deck${army}`] ?? 0;
  const leader = open.fighters.find((one) => one.army === army && one.kind === 'hero');
  const enemies = enemiesOf(open, army);
  switch (face) {
    case 'sinbad-riches-beyond-compare':
      return Math.min(3, deck) * CARD - (deck < 3 ? 6 : 0) - cost;
    case 'alice-drink-me':
      return Math.min(2, deck) * CARD - (deck < 2 ? 6 : 0) - cost;
    case 'king-arthur-prophecy':
      return Math.min(2, deck) * CARD + 0.6 - cost;
    case 'king-arthur-the-lady-of-the-lake':
      return hand.some((card) => card.face.endsWith('excalibur')) ? -1 : 2.2 - cost;
    case 'medusa-a-momentary-glance': {
      if (leader === undefined || !isOnBoard(leader)) return -1;
      const near = enemies.filter(({ space }) => shareZone(open.board, leader.space, space));
      return Math.max(-1, ...near.map((enemy) => damageWorth(enemy, 2))) - cost;
    }
    case 'king-arthur-restless-spirits':
      return spiritsWorth(open, army) - cost;
    case 'medusa-winged-frenzy':
      return (onBoard(open, army).length < 4 ? 2.2 : 1) - cost;
    default:
      return 0.6 - cost;
  }
}

function spiritsWorth(open: Mind['view']['open'], army: number): number {
  const merlin = fighterOf(open, 'merlin');
  if (!isOnBoard(merlin)) return -1;
  const enemies = enemiesOf(open, army);
  const hurt = (spaces: readonly string[]): number =>
    enemies
      .filter(({ space }) => spaces.includes(space))
      .reduce((sum, enemy) => sum + damageWorth(enemy, 2), 0);
  const pairs = inZonesOf(open.board, merlin.space).flatMap((first) =>
    adjacentTo(open.board, first).map((second) => hurt([first, second])),
  );
  return Math.max(-1, ...pairs);
}
