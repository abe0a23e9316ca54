import type { Side } from '@tablee/engine';
import type { State } from '@tablee/rules/games/cannibal-world/index.ts';
import { counts, strengthOf } from '@tablee/rules/games/cannibal-world/index.ts';
import type { ReasonId } from '@tablee/rules/games/cannibal-world/words/reasons.ts';
import type { Facts } from '../search/facts.ts';
import { turnsBegun } from './turns.ts';

export const facts: Facts<State, ReasonId> = {
  turnOf: turnsBegun,
  count,
  of: {
    blockers: { much: 0.8, fewer: true },
    guards: { much: 0.8 },
    meat: { much: 1.5 },
    tokens: { much: 0.6 },
    pillage: { much: 0.6, fewer: true },
    strength: { much: 3 },
    hand: { much: 1.5 },
  },
};

function count({ open, own }: State, seats: Side): Record<ReasonId, number> {
  const index = open.camps.findIndex((camp) => seats.some((seat) => camp.seats.includes(seat)));
  const counted = { blockers: 0, guards: 0, meat: 0, tokens: 0, pillage: 0, strength: 0, hand: 0 };
  for (const creature of open.creatures) {
    const isOwn = creature.camp === index;
    if (counts(creature)) counted[isOwn ? 'guards' : 'blockers'] += 1;
    if (isOwn) counted.strength += strengthOf(creature.face);
  }
  for (const [camp, { tokens }] of open.camps.entries())
    counted[camp === index ? 'tokens' : 'pillage'] += tokens;
  for (const seat of seats) {
    counted.meat += open.players[seat]?.meat ?? 0;
    counted.hand += own[seat]?.hand.length ?? 0;
  }
  return counted;
}
