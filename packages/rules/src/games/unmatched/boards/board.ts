import type { Text } from '@tablee/engine';
import type { BoardId, SpaceId } from '../state/state.ts';

/** A zone by its colour; the pattern tells it apart without colour. */
export interface Zone {
  readonly id: string;
  readonly name: Text;
  readonly colour: string;
  readonly pattern: string;
}

export interface Space {
  readonly id: SpaceId;
  /** Percent of the board's width and height, from the top left. */
  readonly x: number;
  readonly y: number;
  /** One to three (UNM-2.7). */
  readonly zones: readonly string[];
  /** Number of the start space it is. */
  readonly start?: number;
}

/** A battlefield: a graph of spaces with coloured zones. */
export interface Board {
  readonly id: BoardId;
  readonly name: Text;
  readonly width: number;
  readonly height: number;
  readonly zones: readonly Zone[];
  readonly spaces: readonly Space[];
  /** Each pair of adjacent spaces once. */
  readonly links: readonly (readonly [SpaceId, SpaceId])[];
}
