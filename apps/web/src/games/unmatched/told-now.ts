import type { UnmatchedEvent } from '@tablee/rules/games/unmatched/events.ts';
import { useMatch } from '@/stores/match.ts';
import { usePacing } from '@/stores/pacing.ts';

/** The event being shown, if any: the state beneath is newer already. */
export const useTold = (): UnmatchedEvent | null =>
  usePacing((pacing) => pacing.current) as UnmatchedEvent | null;

const WAYS = ['fighterMoved', 'fighterPlaced'];

/** The last move on the board: told just now, or the newest of the log. */
export function useLastMove(): UnmatchedEvent | null {
  const told = useTold();
  const events = useMatch((match) => match.snapshot?.events) as UnmatchedEvent[] | undefined;
  if (told !== null && WAYS.includes(told.type)) return told;
  return events?.findLast(({ type }) => WAYS.includes(type)) ?? null;
}
