import type { Text } from '@tablee/engine';

/** What the house knows of a game before it loads it. */
export interface Manifest {
  readonly id: string;
  readonly name: Text;
  /** One sentence for the poster. */
  readonly line: Text;
  /** Fewest and most seats. */
  readonly seats: readonly [number, number];
  /** Of a usual match. */
  readonly minutes: number;
}
