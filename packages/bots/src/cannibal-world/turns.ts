import type { State } from '@tablee/rules/games/cannibal-world/index.ts';

/** Turns begun. Games of a tournament follow one another: each begins with the turn 1. */
export function turnsBegun({ open: { tournament, turn } }: State): number {
  return 1000 * (tournament?.game ?? 0) + turn;
}
