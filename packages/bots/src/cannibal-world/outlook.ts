import type { Side } from '@tablee/engine';
import type { State } from '@tablee/rules/games/cannibal-world/index.ts';
import { counts } from '@tablee/rules/games/cannibal-world/index.ts';
import type { Outlook } from '../search/outlook.ts';
import { worthOf } from './worth.ts';

/** In the order of `features`. */
const WEIGHTS: readonly number[] = [
  0.1, 0.04, 0.18, 0.1, 0.07, 0.11, 1.33, 0.66, 1.57, 1.06, 1.84, 0.5,
];

/** Predicts the winner of a game of Cannibal World: the pack and where it stands, the Habitat, meat and cards left. */
export const outlook: Outlook<State> = {
  sides: ({ open }) => open.camps.map(({ seats }) => seats),
  features,
  weights: WEIGHTS,
};

function features({ open, own, deep }: State, seats: Side): readonly number[] {
  const index = open.camps.findIndex((camp) => camp.seats === seats);
  const camp = open.camps[index];
  let [hunt, covert, guards, bodies] = [0, 0, 0, 0];
  for (const creature of open.creatures) {
    if (creature.camp !== index) continue;
    const worth = worthOf(creature);
    if (creature.zone === 'hunt') hunt += worth;
    else covert += worth;
    if (counts(creature)) guards += 1;
    bodies += 1;
  }
  let [meat, hand, reinforcement, main, exhausted] = [0, 0, 0, 0, 0];
  for (const seat of seats) {
    const player = open.players[seat];
    meat += player?.meat ?? 0;
    hand += own[seat]?.hand.length ?? 0;
    reinforcement += own[seat]?.reinforcement.length ?? 0;
    main += deep.mains[seat]?.length ?? 0;
    if (player?.exhausted === true) exhausted += 1;
  }
  const isActive = seats.includes(open.active);
  return [
    hunt / 8,
    covert / 8,
    camp?.tokens ?? 0,
    Math.min(3, guards) / 2,
    guards === 0 ? 1 : 0,
    guards === 0 && !isActive ? 1 : 0,
    bodies / 3,
    meat / 4,
    hand / 4,
    reinforcement / 5,
    Math.min(10, main) / 5 - exhausted,
    isActive ? 1 : 0,
  ];
}
