import type { KingdomId, Open } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import {
  BOARD,
  cubeCounts,
  freeNormals,
  KINGDOMS,
  SECOND_PLACE,
  THIRD_PLACE,
} from '@tablee/rules/games/royaumes-sauvages/index.ts';

/** The worth of a council seat for the ages to come, by age. */
const COUNCIL_WORTH: Record<number, number> = { 1: 4.5, 2: 2.5, 3: 0 };

/** The worth of passing first: of the 3.5 points that its tile brings in the mean, what the turns given up leave. */
const FIRST_TO_PASS = 2;

/** The hope of a further turn, in points. */
const TURN = 1.4;

/** What a point kept from each other is worth beside an own one. */
const DENIED = 0.6;

/** Part of a lead's points that are safe while it can be caught: of a lead of none, and more for each cube of it, two at most. */
const SECURE = 0.55;
const SECURE_BY_LEAD = 0.1;

/** Expected points of `me` in a kingdom if the age ended with these counts; a tie for first is a battle at even odds. */
export function expectedPoints(counts: readonly number[], me: number, tile: number): number {
  const mine = counts[me] ?? 0;
  if (mine === 0) return 0;
  const above = counts.filter((count) => count > mine);
  const ties = counts.filter((count) => count === mine).length;
  if (above.length === 0) return tile / ties + (SECOND_PLACE * (ties - 1)) / ties;
  const levels = new Set(above).size;
  return levels === 1 ? SECOND_PLACE : levels === 2 ? THIRD_PLACE : 0;
}

/** How much a claim in this kingdom improves the prospects of `me`, and spoils those of others, in points. */
export function worthOfClaim(open: Open, kingdomId: KingdomId, me: number): number {
  const kingdom = open.kingdoms[kingdomId];
  const counts = cubeCounts(open, kingdomId);
  const tile = kingdom.tiles[0] ?? 0;
  const free = freeNormals(kingdom, kingdomId);
  const after = [...counts];
  after[me] = (after[me] ?? 0) + 1;
  let [gained, denied, best] = [0, 0, 0];
  for (const [owner, count] of counts.entries()) {
    const more = expectedPoints(after, owner, tile) - expectedPoints(counts, owner, tile);
    if (owner === me) {
      gained = more;
    } else {
      denied -= more;
      best = Math.max(best, count);
    }
  }
  // A lead that can no longer be caught is worth its points; an early one is only a promise.
  const lead = (after[me] ?? 0) - best;
  const secure = free <= lead ? 1 : SECURE + SECURE_BY_LEAD * Math.min(2, lead);
  return (gained + (DENIED * denied) / Math.max(1, counts.length - 1)) * secure;
}

/** The hope of a player still in the age from later turns. */
export function worthOfStaying(open: Open, me: number): number {
  const player = open.players[me];
  if (player === undefined) return 0;
  const active = open.players.filter(({ passed, left }) => passed === null && !left).length;
  let claims = 0;
  for (const id of KINGDOMS) {
    if (open.kingdoms[id].capital === null) {
      claims += BOARD[id].size - open.kingdoms[id].normals.length;
    }
  }
  return Math.min(player.cubes, claims / Math.max(1, active)) * TURN;
}

/** The gain of passing now. */
export function worthOfPassing(open: Open): number {
  return open.soloLevel === null && open.passOrder.length === 0 ? FIRST_TO_PASS : 0;
}

/** The effect of the capital beside its cube: a council seat, first pass, and the end of the player's own age. */
export function worthOfCapital(open: Open, me: number): number {
  return (COUNCIL_WORTH[open.age] ?? 0) + worthOfPassing(open) - worthOfStaying(open, me);
}
