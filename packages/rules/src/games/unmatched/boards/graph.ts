import type { BoardId, SpaceId } from '../state/state.ts';
import type { Board, Space, Zone } from './board.ts';
import { marmoreal } from './marmoreal.ts';
import { sarpedon } from './sarpedon.ts';

export const BOARDS: Readonly<Record<BoardId, Board>> = { marmoreal, sarpedon };

interface Graph {
  readonly spaces: ReadonlyMap<SpaceId, Space>;
  readonly adjacent: ReadonlyMap<SpaceId, readonly SpaceId[]>;
}

const GRAPHS: Readonly<Record<BoardId, Graph>> = {
  marmoreal: graphOf(marmoreal),
  sarpedon: graphOf(sarpedon),
};

function graphOf({ spaces, links }: Board): Graph {
  const adjacent = new Map<SpaceId, SpaceId[]>(spaces.map(({ id }) => [id, []]));
  for (const [a, b] of links) {
    adjacent.get(a)?.push(b);
    adjacent.get(b)?.push(a);
  }
  return { spaces: new Map(spaces.map((space) => [space.id, space])), adjacent };
}

/** The battlefield of a space: no two have a space of the same id. */
export function boardOf(id: SpaceId): BoardId {
  const board = Object.values(BOARDS).find(({ id: each }) => GRAPHS[each].spaces.has(id));
  if (board === undefined) throw new Error(`no battlefield has a space ${id}`);
  return board.id;
}

export function spaceOf(board: BoardId, id: SpaceId): Space {
  const space = GRAPHS[board].spaces.get(id);
  if (space === undefined) throw new Error(`${board} has no space ${id}`);
  return space;
}

/** Spaces joined to this one by a link (UNM-3.2). */
export const adjacentTo = (board: BoardId, id: SpaceId): readonly SpaceId[] =>
  GRAPHS[board].adjacent.get(id) ?? [];

export const areAdjacent = (board: BoardId, a: SpaceId, b: SpaceId): boolean =>
  adjacentTo(board, a).includes(b);

/** The zones a space belongs to. */
export const zonesOf = (board: BoardId, id: SpaceId): readonly Zone[] =>
  spaceOf(board, id).zones.flatMap((zone) =>
    BOARDS[board].zones.filter((each) => each.id === zone),
  );

/** Whether two spaces have a colour in common; a space shares its zones with itself (UNM-3.4). */
export function shareZone(board: BoardId, a: SpaceId, b: SpaceId): boolean {
  const { zones } = spaceOf(board, b);
  return spaceOf(board, a).zones.some((zone) => zones.includes(zone));
}

/** All spaces sharing a zone with this one, itself included, in board order. */
export const inZonesOf = (board: BoardId, id: SpaceId): readonly SpaceId[] =>
  BOARDS[board].spaces.map((space) => space.id).filter((other) => shareZone(board, id, other));

/** The space with this start number (UNM-2.5). */
export function startSpace(board: BoardId, start: number): SpaceId {
  const space = BOARDS[board].spaces.find((candidate) => candidate.start === start);
  if (space === undefined) throw new Error(`${board} has no start space ${start}`);
  return space.id;
}

/**
 * Shortest walks from a space: for every space within `most` steps the way there, start and end included. `mayPass`
 * says which spaces may be walked through; ends are not checked for being free.
 */
export function walks(
  board: BoardId,
  from: SpaceId,
  most: number,
  mayPass: (space: SpaceId) => boolean,
): ReadonlyMap<SpaceId, readonly SpaceId[]> {
  const ways = new Map<SpaceId, readonly SpaceId[]>([[from, [from]]]);
  let edge: readonly SpaceId[] = [from];
  for (let steps = 0; steps < most && edge.length > 0; steps += 1) {
    const next: SpaceId[] = [];
    for (const space of edge) {
      for (const neighbour of adjacentTo(board, space)) {
        if (ways.has(neighbour) || !mayPass(neighbour)) continue;
        ways.set(neighbour, [...(ways.get(space) ?? []), neighbour]);
        next.push(neighbour);
      }
    }
    edge = next;
  }
  return ways;
}
