import type { BoardId, SpaceId } from '@tablee/rules/games/unmatched/index.ts';
import { adjacentTo, spaceOf } from '@tablee/rules/games/unmatched/index.ts';

const ARROWS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Height of a map over its width. */
const ASPECT = 866 / 1337;

export const isArrow = (key: string): boolean => Object.hasOwn(ARROWS, key);

/** How straight the way from one space to another lies in an arrow's direction: 1 exactly, 0 or less not at all. */
function straightness(board: BoardId, from: SpaceId, to: SpaceId, key: string): number {
  const [x, y] = ARROWS[key] ?? [0, 0];
  const a = spaceOf(board, from);
  const b = spaceOf(board, to);
  const [dx, dy] = [b.x - a.x, (b.y - a.y) * ASPECT];
  return (dx * x + dy * y) / Math.hypot(dx, dy);
}

/** The space an arrow key leads to along a link: the one that lies straightest that way, or none. */
export function stepTo(board: BoardId, from: SpaceId, key: string): SpaceId | null {
  const ways = adjacentTo(board, from)
    .map((to) => ({ to, straight: straightness(board, from, to, key) }))
    .filter(({ straight }) => straight > 0.05)
    .sort((a, b) => b.straight - a.straight);
  return ways[0]?.to ?? null;
}
