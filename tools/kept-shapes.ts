import { existsSync, readFileSync } from 'node:fs';
import type { AnyGame } from '@tablee/engine';
import type { GoldenMatch } from '@tablee/engine/testing';
import { lookAtStates, ShapeOfStates } from '@tablee/engine/testing';

/** How the states of a game are laid out, and the version that says so. */
export interface KeptShape {
  readonly version: number;
  readonly shape: readonly string[];
}

const testingOf = (id: string): URL =>
  new URL(`../packages/rules/src/games/${id}/testing/`, import.meta.url);

export const goldenOf = (id: string): URL => new URL('golden.json', testingOf(id));
export const shapeOf = (id: string): URL => new URL('shape.json', testingOf(id));

/** The shape that is kept of a game, `null` of one that has none yet. */
export function keptShape(id: string): KeptShape | null {
  const file = shapeOf(id);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KeptShape) : null;
}

/** The shape of all states of these matches. */
export function shapeIn(game: AnyGame, matches: readonly GoldenMatch[]): KeptShape {
  const shape = new ShapeOfStates();
  for (const match of matches) lookAtStates(game, match, shape.see);
  return { version: game.version, shape: shape.lines };
}
