import { areFriendly, fighterOf, isOnBoard, onBoard, type Placed } from '../armies/armies.ts';
import { areAdjacent, shareZone } from '../boards/graph.ts';
import type { Strike } from '../state/card.ts';
import type { FighterId, Open, Sight } from '../state/state.ts';

const NEAR = { zones: shareZone, adjacent: areAdjacent } as const;

/** Fighters of any side whom a strike may hit. */
export function struckBy(open: Open, strike: Strike): Placed[] {
  const centre = fighterOf(open, strike.around);
  if (!isOnBoard(centre)) return [];
  return onBoard(open).filter(({ space }) => NEAR[strike.within](open.board, centre.space, space));
}

/**
 * Whether a card that must hit a fighter has only friendly fighters to hit (UNM-R.28): `now`, or `maybe` if the one enemy in
 * reach is the `target` of the attack and may be gone by then.
 */
export function friendlyFire(
  { open, catalogue }: Sight,
  face: string,
  target?: FighterId,
): 'now' | 'maybe' | null {
  const { strike } = catalogue.cards.of(face);
  if (strike === undefined) return null;
  const { army } = fighterOf(open, strike.around);
  const struck = struckBy(open, strike);
  const enemies = struck.filter((fighter) => !areFriendly(open, fighter.army, army));
  if (struck.length === enemies.length) return null;
  if (enemies.length === 0) return 'now';
  const [only] = enemies;
  return enemies.length === 1 && only?.id === target ? 'maybe' : null;
}
