import {
  areFriendly,
  fighterOf,
  isOnBoard,
  onBoard,
} from '@tablee/rules/games/unmatched/armies.ts';
import { areAdjacent, shareZone } from '@tablee/rules/games/unmatched/boards/graph.ts';
import type { FighterId, Open } from '@tablee/rules/games/unmatched/state.ts';

/** Cards that hit one fighter of any side: where they look for it. */
const ANY_SIDE: {
  readonly [face: string]: { readonly around: FighterId; readonly near: typeof shareZone };
} = {
  'medusa-a-momentary-glance': { around: 'medusa', near: shareZone },
  'alice-jaws-that-bite': { around: 'jabberwock', near: areAdjacent },
};

/**
 * Whether a card that must hit somebody has only friendly fighters to hit (UNM-R.28): `now`, or `maybe` if the one enemy in
 * reach is the target of the attack and may be gone by then.
 */
export function friendlyFire(open: Open, face: string): 'now' | 'maybe' | null {
  const rule = ANY_SIDE[face];
  if (rule === undefined) return null;
  const centre = fighterOf(open, rule.around);
  if (!isOnBoard(centre)) return null;
  const struck = onBoard(open).filter(
    ({ id, space }) =>
      rule.near(open.board, centre.space, space) && (rule.near === shareZone || id !== centre.id),
  );
  const enemies = struck.filter(({ army }) => !areFriendly(open, army, centre.army));
  if (struck.length === enemies.length) return null;
  if (enemies.length === 0) return 'now';
  const [only] = enemies;
  return enemies.length === 1 && only?.id === open.combat?.target ? 'maybe' : null;
}
