import type { Seat } from '@tablee/engine';
import type { ClockSettings } from '@tablee/protocol/common.ts';
import type { MatchClock as Shown } from '@tablee/protocol/updates.ts';

/** Milliseconds that a decision has at least when a bank is used up. */
const GRACE = 10_000;
/** Milliseconds of a match that the table waits for an absent player's answers; then their time runs. */
const ABSENCE = 120_000;

/** A seat's question, as far as a clock needs to know it. */
export interface Pending {
  readonly seat: Seat;
  /** `null`: the seat has answered, and nobody may see that it has. */
  readonly fingerprint: string | null;
  readonly kind: string;
  readonly isReaction: boolean;
  /** Several react at once: until all have, the time does not show who has. */
  readonly isUnseen: boolean;
  /** Seconds the question has where the table counts no time; `null`: as many as anybody likes. */
  readonly seconds: number | null;
  /** The player is here. Time stands still for an absent player, until their allowance is used up. */
  readonly isHere: boolean;
  /** The match is paused: time stands still for all. */
  readonly isPaused: boolean;
}

interface Run {
  readonly seat: Seat;
  readonly kind: string;
  fingerprint: string | null;
  /** Milliseconds left at `since`, or for good while it stands still. */
  left: number;
  since: number | null;
  /** Milliseconds thought so far, which a bank pays. */
  spent: number;
  readonly isBanked: boolean;
}

/** The clock of one match: how long each seat may still think. Knows neither timers nor sockets; times in milliseconds. */
export class MatchClock {
  /** Each seat's milliseconds left for the match, when there is a bank. */
  readonly banks: number[];
  readonly #runs = new Map<Seat, Run>();
  /** Milliseconds of absence that each seat has left. */
  readonly #absence: number[];
  /** Seats that are waited for because they are away, and since when. */
  readonly #waitedFor = new Map<Seat, number>();
  readonly #settings: ClockSettings;

  /** `banks` and `absence` are what is left of them from an earlier clock of the match; `null`: all. */
  constructor(
    settings: ClockSettings,
    seats: number,
    banks: readonly number[] | null,
    absence: readonly number[] | null = null,
  ) {
    this.#settings = settings;
    this.#absence = absence === null ? Array<number>(seats).fill(ABSENCE) : [...absence];
    this.banks = banks === null ? Array<number>(seats).fill(settings.seconds * 1000) : [...banks];
  }

  /** Takes in the open questions; `answered` is the seat that has just answered. Tells whether anything changed. */
  look(pending: readonly Pending[], answered: Seat | null, now: number): boolean {
    let hasChanged = false;
    for (const [seat, since] of this.#waitedFor) {
      this.#absence[seat] = Math.max(0, (this.#absence[seat] ?? 0) - (now - since));
    }
    this.#waitedFor.clear();
    for (const run of [...this.#runs.values()]) {
      const asked = pending.find(({ seat }) => seat === run.seat);
      // A question repeated because another player acted goes on with the time that is left.
      const isSealed = asked?.fingerprint === null;
      const goesOn = asked?.kind === run.kind && (isSealed || answered !== run.seat);
      if (goesOn) run.fingerprint = asked.fingerprint;
      else this.#stop(run, now);
      hasChanged ||= !goesOn;
    }
    for (const asked of pending) {
      const run = this.#runs.get(asked.seat) ?? this.#begin(asked);
      if (run === null) continue;
      const runs = this.#runsFor(asked, now);
      if (runs === (run.since !== null)) continue;
      settle(run, now);
      run.since = runs ? now : null;
      hasChanged = true;
    }
    return hasChanged;
  }

  /** Milliseconds of absence that each seat has left. */
  absence(now: number): number[] {
    return this.#absence.map((left, seat) => {
      const since = this.#waitedFor.get(seat);
      return since === undefined ? left : Math.max(0, left - (now - since));
    });
  }

  /** Gives a thinking seat more time; `false` if no time is counted for it. */
  extend(seat: Seat, by: number): boolean {
    const run = this.#runs.get(seat);
    if (run === undefined) return false;
    run.left += by;
    if (run.isBanked) this.banks[seat] = (this.banks[seat] ?? 0) + by;
    return true;
  }

  /** Questions whose time is up. */
  expired(now: number): { seat: Seat; fingerprint: string }[] {
    return [...this.#runs.values()]
      .filter((run) => run.since !== null && leftOf(run, now) <= 0)
      .flatMap(({ seat, fingerprint }) => (fingerprint === null ? [] : [{ seat, fingerprint }]));
  }

  /** Milliseconds until the next time or allowance is up; `null` if none runs. */
  next(now: number): number | null {
    const running = [...this.#runs.values()].filter(
      ({ since, fingerprint }) => since !== null && fingerprint !== null,
    );
    const waited = [...this.#waitedFor].map(
      ([seat, since]) => (this.#absence[seat] ?? 0) - (now - since),
    );
    const ends = [...running.map((run) => leftOf(run, now)), ...waited];
    return ends.length === 0 ? null : Math.max(0, Math.min(...ends));
  }

  /** The clock as all may see it. */
  shown(match: string, now: number): Shown {
    const seats = [...this.#runs.values()].map((run) => {
      return { seat: run.seat, left: Math.max(0, leftOf(run, now)), runs: run.since !== null };
    });
    const banks = this.#settings.kind === 'bank' ? this.banks.map(Math.round) : null;
    return { match, seats, banks };
  }

  #runsFor({ seat, isHere, isPaused }: Pending, now: number): boolean {
    if (isPaused) return false;
    if (isHere || (this.#absence[seat] ?? 0) <= 0) return true;
    this.#waitedFor.set(seat, now);
    return false;
  }

  #begin({ seat, kind, fingerprint, isReaction, isUnseen, ...asked }: Pending): Run | null {
    const { kind: counted, reaction } = this.#settings;
    const isShort = isReaction && reaction > 0;
    const seconds = counted === 'off' ? asked.seconds : this.#settings.seconds;
    if (!isShort && seconds === null) return null;
    const isBanked = !isShort && counted === 'bank';
    const bank = Math.max(this.banks[seat] ?? 0, GRACE);
    const left = isShort ? reaction * 1000 : isBanked ? bank : (seconds ?? 0) * 1000;
    // A bank that paid for a window would show afterwards who had hesitated: there it pays nothing.
    const pays = isBanked && !isUnseen;
    const run: Run = { seat, kind, fingerprint, left, since: null, spent: 0, isBanked: pays };
    this.#runs.set(seat, run);
    return run;
  }

  #stop(run: Run, now: number): void {
    settle(run, now);
    if (run.isBanked) {
      this.banks[run.seat] = Math.max(0, (this.banks[run.seat] ?? 0) - run.spent);
    }
    this.#runs.delete(run.seat);
  }
}

const leftOf = ({ left, since }: Run, now: number): number =>
  since === null ? left : left - (now - since);

function settle(run: Run, now: number): void {
  if (run.since === null) return;
  run.spent += now - run.since;
  run.left = leftOf(run, now);
  run.since = now;
}
