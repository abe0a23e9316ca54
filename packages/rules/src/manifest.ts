import type { AnyGame, Chapter, Text } from '@tablee/engine';

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
  /** The rules: a chunk of their own. */
  game(): Promise<AnyGame>;
  /** The numbered clauses, in both languages: a chunk of their own. */
  rulebook(): Promise<readonly Chapter[]>;
}
