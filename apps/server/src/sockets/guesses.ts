import { MOST } from '../limits.ts';

/** The kinds of wrong guesses: a room's code or a password, a code as short as those of old rooms, a pass. */
export type Guessed = 'code' | 'shortCode' | 'pass';

/** Wrong guesses of one address. */
export interface Wrong {
  readonly what: Guessed;
  readonly address: string;
  readonly count: number;
}

/**
 * Wrong guesses as the nodes of a house share them, so that more nodes give a guesser no more tries. They share them a moment
 * later: guesses at all nodes within that moment are judged at each.
 */
export class Guesses {
  readonly #isShared: boolean;
  readonly #hearers: ((wrong: Wrong) => void)[] = [];
  #own = new Map<string, Wrong>();

  constructor(isShared = false) {
    this.#isShared = isShared;
  }

  /** One was wrong here. */
  note(what: Guessed, address: string): void {
    if (this.#isShared) this.#add({ what, address, count: 1 });
  }

  /** `hear` gets the wrong guesses of other nodes. */
  listen(hear: (wrong: Wrong) => void): void {
    this.#hearers.push(hear);
  }

  /**
   * Sends this node's wrong guesses since the last time, and takes in those that `through` returns. Rejects as `through`;
   * nothing is lost then.
   */
  async exchange(through: (own: readonly Wrong[]) => Promise<readonly Wrong[]>): Promise<void> {
    const own = [...this.#own.values()];
    this.#own = new Map();
    let others: readonly Wrong[];
    try {
      others = await through(own);
    } catch (error) {
      for (const wrong of own) this.#add(wrong);
      throw error;
    }
    for (const wrong of others) for (const hear of this.#hearers) hear(wrong);
  }

  #add({ what, address, count }: Wrong): void {
    const key = `${what} ${address}`;
    const known = this.#own.get(key);
    if (known === undefined && this.#own.size >= MOST.sharedGuesses) return;
    this.#own.set(key, { what, address, count: (known?.count ?? 0) + count });
  }
}
