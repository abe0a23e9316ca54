import { readFileSync } from 'node:fs';
import type { AnyGame } from '@tablee/engine';
import type { GoldenMatch } from '@tablee/engine/testing';
import { lookAtStates, ShapeOfStates } from '@tablee/engine/testing';

/** How the states of a game are laid out, and the version that says so. */
export interface KeptShape {
  readonly version: number;
  readonly shape: readonly string[];
}

export const SHAPES = new URL('../packages/rules/src/shapes.json', import.meta.url);

export const goldenOf = (id: string): URL =>
  new URL(`../packages/rules/src/games/${id}/testing/golden.json`, import.meta.url);

export const keptShapes = (): Record<string, KeptShape> =>
  JSON.parse(readFileSync(SHAPES, 'utf8')) as Record<string, KeptShape>;

/** The shape of all states of these matches. */
export function shapeIn(game: AnyGame, matches: readonly GoldenMatch[]): KeptShape {
  const shape = new ShapeOfStates();
  for (const match of matches) lookAtStates(game, match, shape.see);
  return { version: game.version, shape: shape.lines };
}
