import type { Side } from '@tablee/engine';
import type { State } from '@tablee/rules/games/unmatched/index.ts';
import type { ReasonId } from '@tablee/rules/games/unmatched/words/reasons.ts';
import type { Facts } from '../search/facts.ts';

export const facts: Facts<State, ReasonId> = {
  turnOf: ({ open }) => open.turn,
  count,
  of: {
    harm: { much: 2, fewer: true },
    life: { much: 2 },
    hand: { much: 1.5 },
    company: { much: 0.7 },
    foes: { much: 0.7, fewer: true },
  },
};

function count({ open, own }: State, seats: Side): Record<ReasonId, number> {
  const counted = { harm: 0, life: 0, hand: 0, company: 0, foes: 0 };
  for (const [index, { seat }] of open.armies.entries())
    if (seats.includes(seat)) counted.hand += own[seat]?.armies[index]?.hand.length ?? 0;
  for (const { army, kind, health } of open.fighters) {
    const isOwn = seats.includes(open.armies[army]?.seat ?? -1);
    if (kind === 'hero') counted[isOwn ? 'life' : 'harm'] += Math.max(0, health);
    else if (health > 0) counted[isOwn ? 'company' : 'foes'] += 1;
  }
  return counted;
}
