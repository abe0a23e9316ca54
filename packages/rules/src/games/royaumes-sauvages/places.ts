import type { KingdomId, Open, Owner } from './state.ts';
import { SECOND_PLACE, THIRD_PLACE } from './tiles.ts';

/** Cubes per seat; the rival's last in solo. A seat that left counts 0 (ROY-23.4). */
export type Counts = readonly number[];

/** Who takes first, second and third place in a kingdom. */
export type Places = readonly [
  first: readonly Owner[],
  second: readonly Owner[],
  third: readonly Owner[],
];

/** All cubes in a kingdom: normal territories, capital and council seats (ROY-9.3). */
export function cubeCounts(open: Open, kingdomId: KingdomId): number[] {
  const { normals, capital, councils } = open.kingdoms[kingdomId];
  const seats = open.players.length;
  const counts: number[] = new Array(open.rival === null ? seats : seats + 1).fill(0);
  const count = (owner: Owner): void => {
    const index = owner === 'rival' ? seats : owner;
    if (owner !== 'rival' && open.players[owner]?.left === true) return;
    counts[index] = (counts[index] as number) + 1;
  };
  for (const owner of normals) count(owner);
  for (const owner of councils) count(owner);
  if (capital !== null) count(capital);
  return counts;
}

const ownerAt = (open: Open, index: number): Owner =>
  index === open.players.length ? 'rival' : index;

/** Owners with the highest count; nobody without a cube is ranked (ROY-R.24). */
export const leadersOf = (open: Open, counts: Counts): Owner[] => group(open, counts, 0);

/** Owners with the `rank`-th highest count above zero, 0 being the highest. */
function group(open: Open, counts: Counts, rank: number): Owner[] {
  let level = Number.POSITIVE_INFINITY;
  for (let i = 0; i <= rank; i += 1) {
    let next = 0;
    for (const count of counts) if (count < level && count > next) next = count;
    if (next === 0) return [];
    level = next;
  }
  const owners: Owner[] = [];
  for (let i = 0; i < counts.length; i += 1) if (counts[i] === level) owners.push(ownerAt(open, i));
  return owners;
}

/** Dense ranking: a tie does not remove the place after it (ROY-9.8, 9.9, ROY-R.25). */
export const placesOf = (open: Open, counts: Counts): Places => [
  group(open, counts, 0),
  group(open, counts, 1),
  group(open, counts, 2),
];

/**
 * Places after a tie for first has been settled: its losers fill second place and the next count is third
 * (ROY-10.5, 10.6, ROY-11.3, 11.4); without losers the ranking is dense (ROY-R.25).
 */
export function placesAfterTie(
  open: Open,
  counts: Counts,
  winners: readonly Owner[],
  losers: readonly Owner[],
): Places {
  const [, second, third] = placesOf(open, counts);
  return losers.length === 0 ? [winners, second, third] : [winners, losers, second];
}

/** Points of a place, 0 being the first (ROY-9.4, 9.7). */
export function pointsOf(place: number, tile: number): number {
  if (place === 0) return tile;
  return place === 1 ? SECOND_PLACE : THIRD_PLACE;
}
