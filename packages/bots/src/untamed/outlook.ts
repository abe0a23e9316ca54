import type { Side } from '@tablee/engine';
import type { Sight, State } from '@tablee/rules/games/untamed/index.ts';
import { catalogue } from '@tablee/rules/games/untamed/index.ts';
import type { Outlook } from '../search/outlook.ts';
import { fighterOf, healthOfSide } from './mind.ts';

/** Deck in which the end is in sight. */
const THIN = 8;

/** In the order of `features`. */
const WEIGHTS: readonly number[] = [
  0.56, 0.86, 0.21, 0.4, 0.04, 0.15, 0.28, 1.02, 2.12, 0.8, -0.03, -0.39, 0.33, 0.45,
];

/**
 * Predicts the winner of a match of Untamed: by the cards in play, the cards left to draw and to pay with, and whose turn it
 * is.
 */
export const outlook: Outlook<State> = {
  sides: ({ open }) => open.sides.map(({ seats }) => seats),
  isOut: ({ open }, side) => side.every((seat) => open.players[seat]?.out !== null),
  features,
  weights: WEIGHTS,
};

function features({ open, own, deep }: State, seats: Side): readonly number[] {
  const sight: Sight = { open, catalogue };
  const side = open.sides[open.players[seats[0] ?? 0]?.side ?? 0];
  if (side === undefined) return WEIGHTS.map(() => 0);
  const held = new Set<number>();
  let [attack, health, body, guards, bodies] = [0, 0, 0, 0, 0];
  let [hand, power, bonus, support, thin] = [0, 0, 0, 0, 0];
  for (const seat of seats) {
    const player = open.players[seat];
    if (player === undefined || player.out !== null) continue;
    for (const animal of player.animals) {
      const fighter = fighterOf(sight, animal, seat);
      attack += fighter.attack;
      health += fighter.health;
      body += fighter.attack * fighter.health;
      if (fighter.guard) guards += fighter.health;
      bodies += 1;
    }
    hand += own[seat]?.hand.length ?? 0;
    held.add(player.holding);
  }
  // In Manticore the two of a team own one together.
  for (const index of held) {
    const holding = open.holdings[index];
    power += Math.min(8, holding?.power.length ?? 0);
    bonus += holding?.bonusPower.length ?? 0;
    support += holding?.support.length ?? 0;
    thin += Math.max(0, THIN - (deep.decks[index]?.length ?? 0));
  }
  const isActive = open.active.some((seat) => seats.includes(seat));
  return [
    side.reserve.length,
    healthOfSide(side) / 10,
    attack / 5,
    health / 5,
    body / 20,
    guards / 5,
    bodies / 3,
    Math.min(8, hand) / 4,
    power / 4,
    bonus / 4,
    support / 4,
    thin / THIN,
    isActive ? 1 : 0,
    isActive ? attack / 5 : 0,
  ];
}
