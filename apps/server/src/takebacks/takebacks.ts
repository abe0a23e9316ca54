import type { Match } from '../matches/match.ts';
import type { Matches } from '../matches/matches.ts';
import { Refusal } from '../refusal.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';

/** Moves taken back beyond one's own undo: asked by a seat, done when every other player agrees. */
export class Takebacks {
  readonly #matches: Matches;
  readonly #rooms: Rooms;

  constructor(parts: { matches: Matches; rooms: Rooms }) {
    this.#matches = parts.matches;
    this.#rooms = parts.rooms;
  }

  /** A player asks to take his last move back, with all that came after it. */
  async ask(room: Room, match: Match, user: string): Promise<void> {
    const seat = match.seatOf(user);
    if (seat === null) throw new Refusal('notSeated');
    if (!(await this.#matches.canRewind(match, seat))) throw new Refusal('nothingToUndo');
    room.current.askTakeBack(match.record.id, seat);
    await this.#settle(room, match);
  }

  /** A player agrees, or refuses: then it is over. Whoever asked takes his wish back. */
  async agree(room: Room, match: Match, user: string, agrees: boolean): Promise<void> {
    const seat = match.seatOf(user);
    if (seat === null) throw new Refusal('notSeated');
    room.current.agreeTakeBack(match.record.id, seat, agrees);
    await this.#settle(room, match);
  }

  /** The match has gone on: whatever was asked is out of date. */
  moved(match: Match): void {
    const room = this.#rooms.peek(match.record.room);
    if (room?.current.dropTakeBack(match.record.id) === true) this.#rooms.tell(room);
  }

  /** The room has changed: whoever had still to agree may have a bot that plays on for him. */
  attend(room: Room): void {
    const id = room.record.match?.id;
    const match = id === undefined ? undefined : this.#matches.peek(id);
    if (match === undefined || room.current.agreedTakeBack === null) return;
    // The match may have gone on, or what is asked cannot be kept: the wish is gone then, and the room is told.
    this.#settle(room, match).catch(() => {});
  }

  async #settle(room: Room, match: Match): Promise<void> {
    const seat = room.current.agreedTakeBack;
    try {
      if (seat !== null) {
        room.current.dropTakeBack(match.record.id);
        await this.#matches.rewind(match, seat);
      }
    } finally {
      await this.#rooms.changed(room);
    }
  }
}
