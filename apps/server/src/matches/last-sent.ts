import type { Awaited, Seat, Session, Tally } from '@tablee/engine';
import { Copy, copyOf, digestOfCopies, matesOf } from '@tablee/engine';
import type { Patch } from '@tablee/protocol/patch.ts';
import type { MatchUpdate, MatchWhisper, OpenQuestion } from '@tablee/protocol/updates.ts';
import { diff } from './diff.ts';

/**
 * The last state sent to the viewers of a match. A comparison with the live session gives the next changes to send:
 * the changes of `open` once for all, those of a seat for that seat alone.
 */
export class LastSent {
  readonly #open: unknown;
  readonly #own: unknown[];
  /** The layer that is sent to nobody; here for the digest alone. */
  readonly #deep: unknown;
  /** Each seat's view of its confidants, by seat: a copy of its own, since each is updated at its own time. */
  readonly #mates: unknown[];
  #tally: Tally;
  #awaited: Awaited | null;
  /** Fingerprint and undo mark of each seat's open question, or ''. */
  readonly #asked: string[];

  constructor(session: Session) {
    const { open, own, deep } = session.state;
    this.#open = copyOf(open);
    this.#own = own.map(copyOf);
    this.#deep = copyOf(deep);
    this.#mates = own.map((_, seat) => copyOf(session.view(seat).mates));
    this.#tally = session.game.tally(session.state);
    this.#awaited = session.awaited();
    this.#asked = own.map((_, seat) => markOf(session, seat));
  }

  /** Steps of `open`, changed counts, and the awaited seats if they changed. */
  openChanges(session: Session): Pick<MatchUpdate, 'open' | 'tally' | 'awaited'> {
    const changes: Pick<MatchUpdate, 'open' | 'tally' | 'awaited'> = {};
    const open = changed(this.#open, session.state.open);
    if (open !== null) changes.open = open;
    const tally = this.#tallyChanges(session.game.tally(session.state));
    if (tally !== null) changes.tally = tally;
    const awaited = session.awaited();
    if (!sameAwaited(awaited, this.#awaited)) changes.awaited = wireAwaited(awaited);
    this.#awaited = awaited;
    return changes;
  }

  /** The digest of the state, once all changes have been asked for: unchanged parts are not read again. `deep` changes here. */
  digest(session: Session): string {
    changed(this.#deep, session.state.deep);
    return digestOfCopies({ open: this.#open, own: this.#own, deep: this.#deep });
  }

  /** The changes for one seat alone. */
  ownChanges(session: Session, seat: Seat): Pick<MatchWhisper, 'own' | 'mates' | 'question'> {
    const changes: Pick<MatchWhisper, 'own' | 'mates' | 'question'> = {};
    const own = changed(this.#own[seat], session.state.own[seat]);
    if (own !== null) changes.own = own;
    const mates = this.#matesChanges(session, seat);
    if (mates !== null) changes.mates = mates;
    const mark = markOf(session, seat);
    if (mark !== this.#asked[seat]) changes.question = questionFor(session, seat);
    this.#asked[seat] = mark;
    return changes;
  }

  #matesChanges(session: Session, seat: Seat): Patch | null {
    const confidants = session.game.confidants?.(session.state.open, seat) ?? [];
    return confidants.length === 0
      ? null
      : changed(this.#mates[seat], matesOf(session.state, confidants));
  }

  #tallyChanges(tally: Tally): Record<string, number> | null {
    const changes: Record<string, number> = {};
    let any = false;
    for (const key in tally) {
      if (tally[key] === this.#tally[key]) continue;
      changes[key] = tally[key] as number;
      any = true;
    }
    this.#tally = tally;
    return any ? changes : null;
  }
}

/** The open question of a seat as it is sent. */
export function questionFor(session: Session, seat: Seat): OpenQuestion | null {
  const question = session.questionOf(seat);
  if (question === null) return null;
  return {
    ...question,
    fingerprint: session.fingerprintOf(question),
    undo: session.canUndo(seat),
  } as unknown as OpenQuestion;
}

export const wireAwaited = (awaited: Awaited | null): MatchUpdate['awaited'] & (object | null) =>
  awaited === null ? null : { ...awaited, seats: [...awaited.seats], ready: [...awaited.ready] };

function markOf(session: Session, seat: Seat): string {
  const question = session.questionOf(seat);
  return question === null ? '' : `${session.fingerprintOf(question)} ${session.canUndo(seat)}`;
}

function changed(copy: unknown, live: unknown): Patch | null {
  if (!(copy instanceof Copy)) return null;
  const patch = diff(copy, live);
  return patch.length === 0 ? null : patch;
}

function sameAwaited(a: Awaited | null, b: Awaited | null): boolean {
  if (a === null || b === null) return a === b;
  return (
    a.kind === b.kind &&
    a.clause === b.clause &&
    a.any === b.any &&
    a.unseen === b.unseen &&
    sameSeats(a.seats, b.seats) &&
    sameSeats(a.ready, b.ready)
  );
}

const sameSeats = (a: readonly Seat[], b: readonly Seat[]): boolean =>
  a.length === b.length && a.every((seat, i) => seat === b[i]);
