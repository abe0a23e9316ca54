/** How often something was meant, and how often the server has said that it is kept. */
interface Count {
  meant: number;
  acknowledged: number;
}

/** Something a seat does to a match, as client and journal name it alike. */
export const deed = (seat: number, by: string, question = '', picks: readonly string[] = []) =>
  JSON.stringify([seat, by, question, picks]);

/** The clients' actions and the answers they received, to be compared with the journals. */
export class Ledger {
  acknowledged = 0;
  readonly #matches = new Map<string, Map<string, Count>>();
  readonly #before = new Map<string, ReadonlyMap<string, number>>();

  get matches(): string[] {
    return [...this.#matches.keys()];
  }

  /** Was kept of a match before: its deeds, and how often each. They are nobody's here. */
  knows(match: string, kept: ReadonlyMap<string, number>): void {
    this.#before.set(match, kept);
  }

  /** A deed that is about to be sent; say what came of it, if anything is heard. */
  means(match: string, what: string): { acknowledged(): void; refused(): void } {
    const count = this.#countOf(match, what);
    count.meant += 1;
    return {
      acknowledged: () => {
        count.acknowledged += 1;
        this.acknowledged += 1;
      },
      refused: () => {
        count.meant -= 1;
      },
    };
  }

  /** The answers of a match that are missing in its journal though acknowledged, and those that are there too often. */
  compare(match: string, kept: ReadonlyMap<string, number>): { lost: string[]; doubled: string[] } {
    const lost: string[] = [];
    const doubled: string[] = [];
    for (const [what, count] of this.#matches.get(match) ?? []) {
      const times = (kept.get(what) ?? 0) - (this.#before.get(match)?.get(what) ?? 0);
      if (times < count.acknowledged) lost.push(what);
      if (times > count.meant) doubled.push(what);
      // Each is acknowledged once.
      count.acknowledged = Math.min(count.acknowledged, times);
      count.meant = Math.max(count.meant, times);
    }
    return { lost, doubled };
  }

  /** A deed that was kept has been cut off on purpose. */
  cut(match: string, what: string): void {
    const count = this.#matches.get(match)?.get(what);
    if (count === undefined) return;
    count.meant -= 1;
    // An expected answer may be one never acknowledged: of the acknowledged ones one is gone.
    count.acknowledged = Math.max(0, count.acknowledged - 1);
  }

  #countOf(match: string, what: string): Count {
    const deeds = this.#matches.get(match) ?? new Map<string, Count>();
    const count = deeds.get(what) ?? { meant: 0, acknowledged: 0 };
    this.#matches.set(match, deeds.set(what, count));
    return count;
  }
}
