import type { UntamedEvent } from '@tablee/rules/games/untamed/events.ts';
import { usePacing } from '@/stores/pacing.ts';

/** The event being shown, if any: the state beneath is newer already. */
export const useTold = (): UntamedEvent | null =>
  usePacing((pacing) => pacing.current) as UntamedEvent | null;
