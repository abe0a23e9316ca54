import { usePacing } from '../stores/pacing.ts';

/** The event being shown, if any: the state beneath is newer already. */
export const useTold = <Event>(): Event | null =>
  usePacing((pacing) => pacing.current) as Event | null;
