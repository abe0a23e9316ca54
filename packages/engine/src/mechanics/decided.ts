import type { Next, Script } from '../script/script.ts';

/**
 * Thrown by whatever decides a match: nothing that is in progress goes on. No `Error`, as nothing is wrong: to note where it was
 * thrown costs more than the throw.
 */
export class MatchDecided {
  /** The script that ends the match. */
  readonly next: Next;
  constructor(next: Next) {
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
