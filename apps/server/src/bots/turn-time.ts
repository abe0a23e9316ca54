import type { Seat } from '@tablee/engine';
import type { Match } from '../matches/match.ts';
import type { PlanEntries } from './pool.ts';

/** Of what is left of the time of a turn, how much one answer may take: how many more there will be is not known. */
const SHARE = 0.4;
/** Milliseconds below which an answer is not worth a thought: the last of them are not shared. */
const LEAST = 100;

interface Turn {
  /** Milliseconds that are left of it. */
  left: number;
  plans: PlanEntries;
}

/**
 * Each bot's time left to think in its turn, and its plan for the rest of it. A turn is all that a seat
 * answers before another seat has to: reactions of others lie within it.
 */
export class TurnTimes {
  readonly #turns = new Map<Seat, Turn>();

  /** Looks at who is asked: where it is another seat's turn, that of a bot has ended. */
  attend(match: Match): void {
    if (this.#turns.size === 0) return;
    const asked = match.record.seats.flatMap((_, seat) => {
      const question = match.questionOf(seat)?.question;
      return question === undefined || question.idle || question.reaction ? [] : [seat];
    });
    for (const seat of [...this.#turns.keys()])
      if (asked.some((other) => other !== seat)) this.#turns.delete(seat);
  }

  /** Milliseconds for the next answer of a seat that has `all` for a turn. */
  share(seat: Seat, all: number): number {
    const { left } = this.#of(seat, all);
    return Math.max(SHARE * left, Math.min(left, LEAST));
  }

  plansOf(seat: Seat): PlanEntries {
    return this.#turns.get(seat)?.plans ?? [];
  }

  /** A seat with `all` milliseconds for a turn has thought for some of them. */
  took(seat: Seat, all: number, spent: number, plans: PlanEntries): void {
    const { left } = this.#of(seat, all);
    this.#turns.set(seat, { left: Math.max(0, left - spent), plans });
  }

  #of(seat: Seat, all: number): Turn {
    return this.#turns.get(seat) ?? { left: all, plans: [] };
  }
}
