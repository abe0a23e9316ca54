import type { KingdomId, Open, Owner } from '../table/state.ts';

/** The tied owner whose cube is on the capital, if any; council cubes do not count (ROY-11.2, ROY-R.44). */
export function treatyOwner(open: Open, kingdom: KingdomId, tied: readonly Owner[]): Owner | null {
  const { capital } = open.kingdoms[kingdom];
  return capital !== null && tied.includes(capital) ? capital : null;
}
