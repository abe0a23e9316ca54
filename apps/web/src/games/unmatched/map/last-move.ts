import type { UnmatchedEvent } from '@tablee/rules/games/unmatched/index.ts';
import { useTold } from '@/kit/told-now.ts';
import { useMatch } from '@/stores/match.ts';

const WAYS = ['fighterMoved', 'fighterPlaced'];

/** The last move on the board: told just now, or the newest of the log. */
export function useLastMove(): UnmatchedEvent | null {
  const told = useTold<UnmatchedEvent>();
  const events = useMatch((match) => match.snapshot?.events) as UnmatchedEvent[] | undefined;
  if (told !== null && WAYS.includes(told.type)) return told;
  return events?.findLast(({ type }) => WAYS.includes(type)) ?? null;
}
