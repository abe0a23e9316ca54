import type { SangRancuneEvent } from '@tablee/rules/games/sang-rancune/index.ts';
import { usePacing } from '@/stores/pacing.ts';

interface Hurt {
  /** Number of the event, so that each is drawn anew. */
  readonly n: number;
  /** Life gained or, below zero, lost. */
  readonly by: number;
}

/** What the event on show does to the life of a seat. */
export function useHurt(seat: number): Hurt | null {
  const current = usePacing((pacing) => pacing.current);
  if (current === null) return null;
  const told = current as unknown as SangRancuneEvent;
  if (told.type === 'lifeLost' && told.seat === seat) return { n: current.n, by: -told.amount };
  if (told.type === 'healed' && told.seat === seat) return { n: current.n, by: told.amount };
  return null;
}
