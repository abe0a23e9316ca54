import type { Input, Seat } from '@tablee/engine';
import type { ClockSettings } from '@tablee/protocol/common.ts';
import type { Match, Step } from '../matches/match.ts';
import { isLooking, matchChannel } from '../matches/publish.ts';
import { Refusal } from '../refusal.ts';
import type { AppSocket, Outgoing } from '../sockets/outgoing.ts';
import type { Observer } from '../tables/observer.ts';
import { standInAt } from '../tables/playing.ts';
import { isPaused } from '../tables/room-record.ts';
import type { TableActor } from '../tables/table-actor.ts';
import type { Time } from '../time.ts';
import { CLOCK } from '../time.ts';
import { MatchClock, type Pending } from './match-clock.ts';

/** Milliseconds an answer may be under way when the time is up. */
const COURTESY = 400;
/** Milliseconds that the host gives at once. */
const EXTENSION = 60_000;

interface Kept {
  readonly clock: MatchClock;
  /** The settings it was made with: other settings make another clock. */
  readonly settings: ClockSettings;
  /** Cancels the next look; `null`: none is due. */
  cancel: (() => void) | null;
  /** Questions whose fallback is under way. */
  readonly rung: Set<string>;
}

/** Counts the time of the asked seats, if the room wants it, and plays a question's fallback when it is up. */
export class Clocks implements Observer {
  readonly #outgoing: Outgoing;
  readonly #time: Time;
  readonly #kept = new WeakMap<Match, Kept>();
  #isClosed = false;

  constructor(outgoing: Outgoing, time: Time = CLOCK) {
    this.#outgoing = outgoing;
    this.#time = time;
  }

  /** Something may have changed: a question (`step` answered one), presence, a pause, the settings. */
  attend(table: TableActor, step: Step | null): void {
    const { match } = table;
    if (this.#isClosed || match === null) return;
    const kept = this.#clockOf(table, match);
    if (kept === null) return;
    const now = this.#time.now();
    const answered = step?.entry.seat ?? null;
    if (!kept.clock.look(this.#pending(table, match), answered, now)) return;
    this.#wind(table, match, kept, now);
    this.#tell(match, kept.clock, now);
  }

  /** Sends the state of the clock to a new viewer of a match. */
  shown({ match }: TableActor, socket: AppSocket): void {
    const kept = match === null ? undefined : this.#kept.get(match);
    if (match === null || kept === undefined || !isLooking(socket, match.record.id)) return;
    const shown = kept.clock.shown(match.record.id, this.#time.now());
    this.#outgoing.toSocket(socket, 'match:clock', shown);
  }

  /** The host gives a seat another minute. */
  extend(table: TableActor, seat: Seat): void {
    const { match } = table;
    const kept = match === null ? undefined : this.#kept.get(match);
    if (match === null || kept?.clock.extend(seat, EXTENSION) !== true)
      throw new Refusal('noClock');
    const now = this.#time.now();
    this.#wind(table, match, kept, now);
    this.#tell(match, kept.clock, now);
  }

  /** Milliseconds left in the banks of the match on a table, by seat; `null` without banks. */
  banksOf({ record, match }: TableActor): readonly number[] | null {
    const kept = match === null ? undefined : this.#kept.get(match);
    return kept === undefined || record.clock.kind !== 'bank' ? null : [...kept.clock.banks];
  }

  /** Milliseconds that the table still waits in its match for each seat while it is away; `null` if no clock has counted them. */
  absenceOf({ match }: TableActor): readonly number[] | null {
    const kept = match === null ? undefined : this.#kept.get(match);
    return kept?.clock.absence(this.#time.now()).map(Math.round) ?? null;
  }

  close(): void {
    this.#isClosed = true;
  }

  #clockOf({ record }: TableActor, match: Match): Kept | null {
    const { clock: settings, banks } = record;
    const known = this.#kept.get(match);
    if (known !== undefined && known.settings === settings) return known;
    const { kind, reaction } = settings;
    const isCounted = kind !== 'off' || reaction > 0 || hasItsOwnTime(match);
    if (known === undefined && !isCounted) return null;
    known?.cancel?.();
    const left = known === undefined ? banks : null;
    // Of the match, whichever clock counts it: other settings, or a match read again.
    const absence = known === undefined ? record.absence : known.clock.absence(this.#time.now());
    const clock = new MatchClock(settings, match.record.seats.length, left, absence);
    const kept: Kept = { clock, settings, cancel: null, rung: new Set() };
    this.#kept.set(match, kept);
    // Viewers see the old one end even if the new one counts nothing.
    this.#tell(match, clock, this.#time.now());
    return kept;
  }

  #tell({ record: { id } }: Match, clock: MatchClock, now: number): void {
    this.#outgoing.toChannel(matchChannel(id), 'match:clock', clock.shown(id, now));
  }

  #pending({ record, presence }: TableActor, match: Match): Pending[] {
    if (match.isOver) return [];
    const { unseen } = match;
    const isStanding = isPaused(record);
    return match.record.seats.flatMap(({ user, bot }, seat): Pending[] => {
      if (user === null || bot !== null || match.left.has(seat)) return [];
      if (standInAt(record, match.record.id, seat) !== null) return [];
      const time = { isHere: presence.isHere(user), isPaused: isStanding };
      const asked = match.questionOf(seat);
      if (asked === null) {
        // A seat that has answered a window is shown like those that still think.
        const isSealed = unseen?.seats.includes(seat) === true;
        const sealed = {
          seat,
          fingerprint: null,
          isReaction: true,
          isUnseen: true,
          seconds: null,
          ...time,
        };
        return isSealed ? [{ ...sealed, kind: unseen.kind }] : [];
      }
      const { fingerprint, question } = asked;
      if (question.idle) return [];
      const { kind } = question;
      const isReaction = question.reaction === true;
      const seconds = question.seconds ?? null;
      const isUnseen = unseen !== null;
      return [{ seat, fingerprint, kind, isReaction, isUnseen, seconds, ...time }];
    });
  }

  #wind(table: TableActor, match: Match, kept: Kept, now: number): void {
    kept.cancel?.();
    const next = kept.clock.next(now);
    const ring = (): void => table.between(() => this.#ring(table, match, kept));
    kept.cancel = next === null ? null : this.#time.after(next + COURTESY, ring);
  }

  #ring(table: TableActor, match: Match, kept: Kept): void {
    kept.cancel = null;
    if (this.#isClosed || table.match !== match || this.#kept.get(match) !== kept) return;
    const now = this.#time.now();
    // A player may have been away for too long.
    if (kept.clock.look(this.#pending(table, match), null, now)) this.#tell(match, kept.clock, now);
    for (const { seat, fingerprint } of kept.clock.expired(now)) {
      if (kept.rung.has(fingerprint)) continue;
      kept.rung.add(fingerprint);
      const inputOf = (current: Match): Input => {
        const asked = current === match ? match.questionOf(seat) : null;
        if (asked?.fingerprint !== fingerprint) throw new Refusal('stale');
        if (isPaused(table.record)) throw new Refusal('matchPaused');
        // The host may have given more time while it waited for its turn.
        const isUp = kept.clock
          .expired(this.#time.now())
          .some((up) => up.fingerprint === fingerprint);
        if (!isUp) throw new Refusal('stale');
        return { by: 'clock', seat, picks: asked.question.fallback, question: fingerprint };
      };
      // A match whose step could not be kept is read again, and its clock with it.
      table.act(match.record.id, inputOf, () => kept.rung.delete(fingerprint));
    }
    // The other asked seats have time left, more or less than the first one.
    this.#wind(table, match, kept, now);
  }
}

/** Whether something is asked that the clock answers in the end, whatever the table counts. */
const hasItsOwnTime = (match: Match): boolean =>
  match.record.seats.some((_, seat) => match.questionOf(seat)?.question.seconds !== undefined);
