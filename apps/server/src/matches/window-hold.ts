import type { Input } from '@tablee/engine';
import type { Time } from '../time.ts';
import { CLOCK } from '../time.ts';

/** The facts of a match needed to hold its windows. */
export interface Windowed {
  /** Names the open question if the time its answers take must tell nothing; `null` else. */
  readonly window: string | null;
  questionOf(seat: number): { readonly fingerprint: string } | null;
}

interface Held {
  readonly input: Input;
  readonly apply: () => void;
}

interface Open {
  readonly window: string;
  readonly since: number;
  held: Held[];
}

/**
 * Keeps every window of reactions, and every other question whose time must tell nothing, open for a least time: answers before
 * its end are applied, and acknowledged, all together then. So a window that closes at once tells nobody that a hand was empty,
 * a player passes by a switch, or a bot has answered; nor does an acknowledgement tell who was last.
 */
export class WindowHold {
  readonly #least: number;
  readonly #time: Time;
  readonly #open = new WeakMap<Windowed, Open>();
  readonly #cancels = new Set<() => void>();

  constructor(least: number, time: Time = CLOCK) {
    this.#least = least;
    this.#time = time;
  }

  /** A new question may be open: its time begins. */
  attend(match: Windowed): void {
    if (this.#least > 0) this.#openOf(match);
  }

  /** Applies an input: now, or when the window it answers has been open long enough. */
  pass(match: Windowed, input: Input, apply: () => void): void {
    const open = this.#least > 0 && this.#concerns(match, input) ? this.#openOf(match) : null;
    const left = open === null ? 0 : open.since + this.#least - this.#time.now();
    if (open === null || left <= 0) {
      apply();
      return;
    }
    open.held.push({ input, apply });
    if (open.held.length > 1) return;
    const cancel = this.#time.after(left, () => {
      this.#cancels.delete(cancel);
      release(open);
    });
    this.#cancels.add(cancel);
  }

  /** Drops what is held: it has not been acknowledged. */
  close(): void {
    for (const cancel of this.#cancels) cancel();
    this.#cancels.clear();
  }

  /** An input that answers no open question is refused at once, and an undo shows itself whenever it comes. */
  #concerns(match: Windowed, input: Input): boolean {
    switch (input.by) {
      case 'seat':
      case 'clock':
        return match.questionOf(input.seat)?.fingerprint === input.question;
      case 'leave':
        return true;
      case 'undo':
        return false;
    }
  }

  #openOf(match: Windowed): Open | null {
    const { window } = match;
    if (window === null) return null;
    const known = this.#open.get(match);
    if (known?.window === window) return known;
    const open = { window, since: this.#time.now(), held: [] };
    this.#open.set(match, open);
    return open;
  }
}

/** In the order of the seats, which tells nothing; departures last, because they ask the questions again. */
function release(open: Open): void {
  const { held } = open;
  open.held = [];
  const isLeave = ({ input }: Held): number => Number(input.by === 'leave');
  held.sort((a, b) => isLeave(a) - isLeave(b) || a.input.seat - b.input.seat);
  for (const { apply } of held) apply();
}
