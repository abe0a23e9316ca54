import type { AnyGame } from '@tablee/rules/kernel/game.ts';
import type { Input, JournalEntry, MatchRecord } from '../matches/journal.ts';
import { lived } from '../matches/lived.ts';
import type { Match, Publication } from '../matches/match.ts';
import { dealtAgain } from '../matches/restore.ts';

interface Waiting {
  readonly entry: JournalEntry & Input;
  /** Rounds of the match once this was played. */
  readonly rounds: number;
}

/** A match as it was some rounds ago: it lives through the same journal, later. */
export class Past {
  readonly match: Match;
  readonly #delay: number;
  readonly #roundsAtDeal: number;
  readonly #waiting: Waiting[] = [];
  #hasHands = false;

  private constructor(match: Match, delay: number) {
    this.match = match;
    this.#delay = delay;
    this.#roundsAtDeal = match.rounds;
  }

  /** Whether even the hands that were dealt are old enough to be seen. */
  get hasHands(): boolean {
    return this.#hasHands;
  }

  /** Throws if the rules can no longer replay the journal from its deal. */
  static of(
    game: AnyGame,
    record: MatchRecord,
    journal: readonly JournalEntry[],
    delay: number,
  ): Past {
    const past = new Past(dealtAgain(game, record, journal), delay);
    const present = dealtAgain(game, record, journal);
    for (const { entry } of lived(journal, 1)) {
      if (entry.by === 'rewind') continue;
      present.replay(entry as JournalEntry & Input);
      past.#waiting.push({ entry: entry as JournalEntry & Input, rounds: present.rounds });
    }
    past.#liveUntil(present);
    return past;
  }

  /** The match has gone on; gives what those who watch its past see now. */
  take(entry: JournalEntry & Input, present: Match): Publication[] {
    this.#waiting.push({ entry, rounds: present.rounds });
    return this.#liveUntil(present);
  }

  #liveUntil(present: Match): Publication[] {
    const until = present.isOver ? Number.POSITIVE_INFINITY : present.rounds - this.#delay;
    this.#hasHands ||= this.#roundsAtDeal <= until;
    const lived: Publication[] = [];
    for (;;) {
      const [next] = this.#waiting;
      if (next === undefined || next.rounds > until) return lived;
      this.#waiting.shift();
      lived.push(this.match.relive(next.entry));
    }
  }
}
