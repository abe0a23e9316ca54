import type { BoardId, SpaceId } from '@tablee/rules/games/unmatched/index.ts';
import { BOARDS, spaceOf } from '@tablee/rules/games/unmatched/index.ts';

/** Units of the drawn map: both battlefields have the same size. */
export const WIDTH = 1337;
export const HEIGHT = 866;
/** Radius of a space. */
export const RADIUS = 58;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const pointOf = (board: BoardId, id: SpaceId): Point => {
  const { x, y } = spaceOf(board, id);
  return { x: (x * WIDTH) / 100, y: (y * HEIGHT) / 100 };
};

/** Angles (degrees, clockwise from the right) at which the wedges of a space are centred, by its number of zones. */
const WEDGES: readonly (readonly number[])[] = [[], [0], [180, 0], [-150, -30, 90]];

/** A place in a space, by angle and share of the radius. */
export const polar = (angle: number, share: number): Point => ({
  x: Math.cos((angle * Math.PI) / 180) * RADIUS * share,
  y: Math.sin((angle * Math.PI) / 180) * RADIUS * share,
});

export const wedgeAngles = (zones: number): readonly number[] => WEDGES[zones] ?? [0];

/** The outline of one zone's part of a space, around its centre. */
export function wedgePath(zones: number, index: number): string {
  const r = RADIUS;
  if (zones < 2) return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
  const half = 180 / zones;
  const middle = wedgeAngles(zones)[index] ?? 0;
  const from = polar(middle - half, 1);
  const to = polar(middle + half, 1);
  const turn = half > 90 ? 1 : 0;
  return `M0 0L${from.x.toFixed(1)} ${from.y.toFixed(1)}A${r} ${r} 0 ${turn} 1 ${to.x.toFixed(1)} ${to.y.toFixed(1)}Z`;
}

type Segment = readonly [Point, Point];

const side = (a: Point, b: Point, c: Point): number =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

const cross = ([a, b]: Segment, [c, d]: Segment): boolean =>
  side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);

export interface Road {
  readonly ends: Segment;
  /** Passes over others: drawn last, as a bridge, so that nobody sees a junction. */
  readonly bridge: boolean;
}

/** The links of a battlefield; the one that crosses most others goes over them (UNM-3.7). */
export function roadsOf(board: BoardId): readonly Road[] {
  const links = BOARDS[board].links;
  const ends = links.map(([a, b]): Segment => [pointOf(board, a), pointOf(board, b)]);
  const crossings = ends.map(
    (one, i) =>
      ends.filter((other, j) => {
        const apart = new Set([...(links[i] ?? []), ...(links[j] ?? [])]).size === 4;
        return i !== j && apart && cross(one, other);
      }).length,
  );
  return ends
    .map((segment, i) => ({ ends: segment, bridge: (crossings[i] ?? 0) > 1 }))
    .sort((a, b) => Number(a.bridge) - Number(b.bridge));
}
