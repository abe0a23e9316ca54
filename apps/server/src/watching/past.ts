import type { AnyGame } from '@tablee/engine';
import { effectiveEntries, ReplayDiverged } from '@tablee/engine';
import type { Journal } from '../matches/chain.ts';
import type { MatchRecord, Played } from '../matches/journal.ts';
import type { Match, Publication } from '../matches/match.ts';
import { fixedPoint } from '../matches/restore.ts';

interface Waiting {
  readonly entry: Played;
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

  /** From the match's newest fixed point on. Throws if the journal is damaged since, or replays differently. */
  static of(game: AnyGame, record: MatchRecord, journal: Journal, delay: number): Past {
    const { match, seq } = fixedPoint(game, record, journal);
    const past = new Past(match, delay);
    const present = fixedPoint(game, record, journal).match;
    for (const { entry } of effectiveEntries(journal.entries, seq + 1)) {
      if (entry === null) throw new ReplayDiverged('a journal entry is damaged');
      if (entry.by === 'rewind') {
        present.expectAfter(entry);
        continue;
      }
      if (entry.by === 'deal' || entry.by === 'resumed') throw new ReplayDiverged('no past');
      present.replay(entry);
      past.#waiting.push({ entry, rounds: present.rounds });
    }
    past.#liveUntil(present);
    return past;
  }

  /** The match has gone on; returns what watchers of its past see now. */
  take(entry: Played, present: Match): Publication[] {
    this.#waiting.push({ entry, rounds: present.rounds });
    return this.#liveUntil(present);
  }

  #liveUntil(present: Match): Publication[] {
    const until = present.isOver ? Number.POSITIVE_INFINITY : present.rounds - this.#delay;
    this.#hasHands ||= this.#roundsAtDeal <= until;
    const shown: Publication[] = [];
    for (;;) {
      const [next] = this.#waiting;
      if (next === undefined || next.rounds > until) return shown;
      this.#waiting.shift();
      shown.push(this.match.replayShown(next.entry));
    }
  }
}
