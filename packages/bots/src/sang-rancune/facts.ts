import type { Side } from '@tablee/engine';
import type { State } from '@tablee/rules/games/sang-rancune/index.ts';
import type { ReasonId } from '@tablee/rules/games/sang-rancune/words/reasons.ts';
import type { Facts } from '../search/facts.ts';
import { roundOf } from './rounds.ts';

export const facts: Facts<State, ReasonId> = {
  turnOf: roundOf,
  count,
  of: {
    life: { much: 3 },
    prestige: { much: 1.5 },
    rivals: { much: 1.5, fewer: true },
    creature: { much: 4, fewer: true },
    hand: { much: 1.5 },
    items: { much: 1 },
  },
};

function count({ open, own }: State, [seat = 0]: Side): Record<ReasonId, number> {
  const player = open.players[seat];
  const rivals = open.players.filter((_, other) => other !== seat);
  const isAlive = player?.alive === true;
  return {
    life: isAlive ? player.life : 0,
    prestige: player?.prestige ?? 0,
    rivals: rivals.reduce((sum, { prestige }) => sum + prestige, 0),
    creature: Math.max(0, open.encounter?.marker ?? 0),
    hand: own[seat]?.hand.length ?? 0,
    items: player?.items.length ?? 0,
  };
}
