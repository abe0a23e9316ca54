import type { Text } from '@tablee/engine';

/** The facts of a game that the house knows before it loads it. */
export interface Manifest {
  readonly id: string;
  readonly name: Text;
  /** One sentence for the poster. */
  readonly line: Text;
  /** Fewest and most seats. */
  readonly seats: readonly [number, number];
  /** Of a usual match. */
  readonly minutes: number;
  /** In the making: its teaching parts may be short. Nothing is released while there is one. */
  readonly draft?: true;
  /** How much there is to learn: light, medium, rich. */
  readonly weight: 1 | 2 | 3;
}
