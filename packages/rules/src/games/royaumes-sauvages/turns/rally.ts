import type { Reason } from '@tablee/engine';
import { playersInGame } from '../state/players.ts';
import type { Open } from '../state/state.ts';

/** ROY-23.2: too many rallies in a row. In solo the rival's cubes bound the age instead. */
export const safetyReached = (open: Open): boolean =>
  open.soloLevel === null && open.rallyStreak >= open.rallySafetyRounds * playersInGame(open);

/** Why nobody may rally now; `null` while rallying is open (ROY-7.6, ROY-23.2, ROY-R.66). */
export function rallyRefusal(open: Open): Reason | null {
  const first = open.passOrder[0];
  if (first !== undefined) return { code: 'rallyAfterPass', facts: { player: first } };
  if (safetyReached(open))
    return { code: 'rallySafety', facts: { rounds: open.rallySafetyRounds } };
  return null;
}
