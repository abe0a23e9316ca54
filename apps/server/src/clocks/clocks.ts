import type { Seat } from '@tablee/rules/kernel/layers.ts';
import type { Match } from '../matches/match.ts';
import type { Matches } from '../matches/matches.ts';
import { isLooking, matchChannel } from '../matches/publish.ts';
import { Refusal } from '../refusal.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { AppSocket, Outgoing } from '../sockets/outgoing.ts';
import { MatchClock, type Pending } from './match-clock.ts';

/** Milliseconds an answer may be under way when the time is up. */
const COURTESY = 400;
/** Milliseconds that the host gives at once. */
const EXTENSION = 60_000;

interface Kept {
  readonly clock: MatchClock;
  /** The settings it was made with, as text: other settings make another clock. */
  readonly settings: string;
  timer: NodeJS.Timeout | null;
}

/** Counts the time of whoever is asked, where the room wants it, and plays a question's fallback when it is up. */
export class Clocks {
  readonly #matches: Matches;
  readonly #rooms: Rooms;
  readonly #outgoing: Outgoing;
  readonly #kept = new WeakMap<Match, Kept>();
  #isClosed = false;

  constructor(parts: { matches: Matches; rooms: Rooms; outgoing: Outgoing }) {
    this.#matches = parts.matches;
    this.#rooms = parts.rooms;
    this.#outgoing = parts.outgoing;
  }

  /** Something may have changed: a question (`answered` by a seat), who is here, a pause, the settings. */
  attend(match: Match, answered: Seat | null = null): void {
    const room = this.#rooms.peek(match.record.room);
    if (this.#isClosed || room === undefined || room.record.match?.id !== match.record.id) return;
    const kept = this.#clockOf(match, room);
    if (kept === null) return;
    const now = Date.now();
    const hasChanged = kept.clock.look(this.#pending(match, room), answered, now);
    room.current.keepBanks(kept.clock.banks);
    if (!hasChanged) return;
    this.#wind(match, kept, now);
    this.#tell(match, kept.clock, now);
  }

  /** As `attend`, for whatever match is on the table of a room. */
  attendRoom(room: Room): void {
    const id = room.record.match?.id;
    const match = id === undefined ? undefined : this.#matches.peek(id);
    if (match !== undefined) this.attend(match);
  }

  /** Tells somebody who begins to look at a match how the time stands. */
  show(match: Match, socket: AppSocket): void {
    const kept = this.#kept.get(match);
    if (kept === undefined || !isLooking(socket, match.record.id)) return;
    const shown = kept.clock.shown(match.record.id, Date.now());
    this.#outgoing.toSocket(socket, 'match:clock', shown);
  }

  /** The host gives a seat another minute. */
  extend(match: Match, seat: Seat): void {
    const kept = this.#kept.get(match);
    if (kept?.clock.extend(seat, EXTENSION) !== true) throw new Refusal('noClock');
    const now = Date.now();
    this.#wind(match, kept, now);
    this.#tell(match, kept.clock, now);
  }

  close(): void {
    this.#isClosed = true;
  }

  #clockOf(match: Match, room: Room): Kept | null {
    const settings = JSON.stringify(room.record.clock);
    const known = this.#kept.get(match);
    if (known?.settings === settings) return known;
    const { kind, reaction } = room.record.clock;
    if (known === undefined && kind === 'off' && reaction === 0) return null;
    if (known?.timer) clearTimeout(known.timer);
    const banks = known === undefined ? room.record.banks : null;
    const clock = new MatchClock(room.record.clock, match.record.seats.length, banks);
    const kept: Kept = { clock, settings, timer: null };
    this.#kept.set(match, kept);
    // Those who look see the old one end even if the new one counts nothing.
    this.#tell(match, clock, Date.now());
    return kept;
  }

  #tell({ record: { id } }: Match, clock: MatchClock, now: number): void {
    this.#outgoing.toChannel(matchChannel(id), 'match:clock', clock.shown(id, now));
  }

  #pending(match: Match, room: Room): Pending[] {
    if (match.isOver) return [];
    const isHere = this.#rooms.isConnectedTo(room.code);
    const isPaused = room.current.isPaused;
    const { unseen } = match;
    return match.record.seats.flatMap(({ user, bot }, seat): Pending[] => {
      if (user === null || bot !== null || match.left.has(seat)) return [];
      if (room.current.standInAt(match.record.id, seat) !== null) return [];
      const runs = !isPaused && isHere(user);
      const asked = match.questionOf(seat);
      if (asked === null) {
        // Whoever has answered a window is shown like those who still think.
        const isSealed = unseen?.seats.includes(seat) === true;
        const sealed = { seat, fingerprint: null, isReaction: true, isUnseen: true, runs };
        return isSealed ? [{ ...sealed, kind: unseen.kind }] : [];
      }
      const { fingerprint, question } = asked;
      if (question.idle) return [];
      const { kind } = question;
      const isReaction = question.reaction === true;
      return [{ seat, fingerprint, kind, isReaction, isUnseen: unseen !== null, runs }];
    });
  }

  #wind(match: Match, kept: Kept, now: number): void {
    if (kept.timer !== null) clearTimeout(kept.timer);
    const next = kept.clock.next(now);
    kept.timer =
      next === null ? null : setTimeout(() => this.#ring(match, kept), next + COURTESY).unref();
  }

  #ring(match: Match, kept: Kept): void {
    kept.timer = null;
    const isCurrent = this.#matches.peek(match.record.id) === match;
    if (this.#isClosed || !isCurrent || this.#kept.get(match) !== kept) return;
    for (const { seat, fingerprint } of kept.clock.expired(Date.now())) {
      const asked = match.questionOf(seat);
      if (asked?.fingerprint !== fingerprint) continue;
      const picks = asked.question.fallback;
      const input = { by: 'clock', seat, picks, question: fingerprint } as const;
      // A step that could not be kept is read anew, and its clock with it.
      this.#matches.act(match, input, () => {});
    }
  }
}
