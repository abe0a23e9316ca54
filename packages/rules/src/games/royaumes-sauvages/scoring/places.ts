import type { KingdomId, Open, Owner } from '../state/state.ts';
import { SECOND_PLACE, THIRD_PLACE } from '../state/tiles.ts';

/** Cubes per seat; the rival's last in solo. A seat that left counts 0 (ROY-23.4). */
export type Counts = readonly number[];

/** The owners in first, second and third place in a kingdom. */
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

/** All players, the rival last: the order of counts and points. */
export function ownersOf(open: Open): Owner[] {
  const seats: Owner[] = open.players.map((_, seat) => seat);
  return open.rival === null ? seats : [...seats, 'rival'];
}

/** Whose count or points stand at this index. */
export const ownerAt = (open: Open, index: number): Owner =>
  index === open.players.length ? 'rival' : index;

/** Owners with the highest count; nobody without a cube is ranked (ROY-R.24). */
const leadersOf = (open: Open, counts: Counts): Owner[] => group(open, counts, 0);

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
const placesOf = (open: Open, counts: Counts): Places => [
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

/** How a kingdom is settled with the cubes that stand there: at the end of the age, and on the table before it. */
export type Verdict =
  | { readonly by: 'count'; readonly places: Places }
  /** `owner`: whose capital decides; null: all tied players score the tile (ROY-11.6). */
  | { readonly by: 'treaty'; readonly owner: Owner | null; readonly places: Places }
  /** First place is open between the fighters; the loser is second, so that the next count is third (ROY-10.5, 10.6). */
  | { readonly by: 'battle'; readonly fighters: readonly Owner[]; readonly places: Places };

/** The tied owner whose cube is on the capital, if any; council cubes do not count (ROY-11.2, ROY-R.44). */
function treatyOwner(open: Open, kingdom: KingdomId, tied: readonly Owner[]): Owner | null {
  const { capital } = open.kingdoms[kingdom];
  return capital !== null && tied.includes(capital) ? capital : null;
}

export function verdictOf(open: Open, kingdom: KingdomId, counts: Counts): Verdict {
  const leaders = leadersOf(open, counts);
  if (leaders.length < 2) return { by: 'count', places: placesOf(open, counts) };
  if (open.tieRule === 'treaty') {
    const owner = treatyOwner(open, kingdom, leaders);
    const winners = owner === null ? leaders : [owner];
    const losers = leaders.filter((other) => !winners.includes(other));
    return { by: 'treaty', owner, places: placesAfterTie(open, counts, winners, losers) };
  }
  const { battle } = open;
  const fighters = battle?.kingdom === kingdom ? battle.standing : leaders;
  const beaten = leaders.filter((owner) => !fighters.includes(owner));
  const [, , third] = placesAfterTie(open, counts, fighters, leaders);
  return { by: 'battle', fighters, places: [fighters, beaten, third] };
}

/** Points of a place, 0 being the first (ROY-9.4, 9.7). */
export function pointsOf(place: number, tile: number): number {
  if (place === 0) return tile;
  return place === 1 ? SECOND_PLACE : THIRD_PLACE;
}
