import type { Next, Script } from '../script/script.ts';

/** Thrown by whatever decides a match: nothing that is in progress goes on. */
export class MatchDecided extends Error {
  /** The script that ends the match. */
  readonly next: Next;
  constructor(next: Next) {
    super('the match is decided');
    this.next = next;
  }
}

/** Runs a root script; if the match is decided meanwhile, play goes to its end. */
export function* unlessDecided(script: Script<Next | null>): Script<Next | null> {
  try {
    return yield* script;
  } catch (error) {
    if (error instanceof MatchDecided) return error.next;
    throw error;
  }
}
