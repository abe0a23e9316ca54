import type { Side } from '@tablee/engine';
import type { Sight, State } from '@tablee/rules/games/untamed/index.ts';
import { catalogue } from '@tablee/rules/games/untamed/index.ts';
import type { ReasonId } from '@tablee/rules/games/untamed/words/reasons.ts';
import type { Facts } from '../search/facts.ts';
import { fighterOf, healthOfSide } from './mind.ts';

export const facts: Facts<State, ReasonId> = {
  turnOf: ({ open }) => open.turn,
  count,
  of: {
    harm: { much: 2, fewer: true },
    health: { much: 2 },
    foes: { much: 1, fewer: true },
    guards: { much: 0.7, fewer: true },
    animals: { much: 1 },
    hand: { much: 1.5 },
  },
};

function count({ open, own }: State, seats: Side): Record<ReasonId, number> {
  const sight: Sight = { open, catalogue };
  const counted = { harm: 0, health: 0, foes: 0, guards: 0, animals: 0, hand: 0 };
  for (const side of open.sides) {
    const isOwn = side.seats.some((seat) => seats.includes(seat));
    counted[isOwn ? 'health' : 'harm'] += healthOfSide(side);
  }
  for (const [seat, player] of open.players.entries()) {
    if (player.out !== null) continue;
    if (seats.includes(seat)) {
      counted.animals += player.animals.length;
      counted.hand += own[seat]?.hand.length ?? 0;
      continue;
    }
    counted.foes += player.animals.length;
    for (const animal of player.animals)
      if (fighterOf(sight, animal, seat).guard) counted.guards += 1;
  }
  return counted;
}
