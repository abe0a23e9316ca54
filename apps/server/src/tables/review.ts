import type { RequestOf } from '@tablee/protocol/requests.ts';
import type { Review } from '@tablee/protocol/updates.ts';
import { Refusal } from '../refusal.ts';
import type { AppSocket, Outgoing } from '../sockets/outgoing.ts';
import type { Presence } from './presence.ts';
import type { RoomRecord } from './room-record.ts';
import { expectMember, isRunning } from './room-record.ts';

/** The place of a review: the room, and its presence. */
interface Place {
  readonly record: RoomRecord;
  readonly presence: Presence;
}

/**
 * The room looks at a moment of a finished match together: the member who shows one leads until they stop, leave, or another
 * member does. It is not stored.
 */
export class ReviewTable {
  readonly #outgoing: Outgoing;
  #moment: Review = null;

  constructor(outgoing: Outgoing) {
    this.#outgoing = outgoing;
  }

  lead(place: Place, socket: AppSocket, { moment }: RequestOf<'room:review'>): void {
    const { user } = socket.data;
    expectMember(place.record, user);
    if (moment === null) {
      this.#endOf(place, user);
      return;
    }
    expectFinished(place.record, moment.match);
    this.#moment = { leader: user, ...moment };
    this.#tellAll(place);
  }

  point(place: Place, socket: AppSocket, { match, card }: RequestOf<'room:point'>): void {
    const { user } = socket.data;
    expectMember(place.record, user);
    expectFinished(place.record, match);
    for (const each of place.presence.sockets()) {
      this.#outgoing.toSocket(each, 'room:pointed', { by: user, match, card });
    }
  }

  /** Newcomers are sent the shown moment, or that there is none: a returning member may have missed the end. */
  show(socket: AppSocket): void {
    this.#outgoing.toSocket(socket, 'room:review', { moment: this.#moment });
  }

  /** A match begins, or who led has gone. */
  attend(place: Place): void {
    const leader = this.#moment?.leader;
    if (leader === undefined) return;
    if (isRunning(place.record) || !place.presence.isHere(leader)) this.#endOf(place, leader);
  }

  #endOf(place: Place, user: string): void {
    if (this.#moment?.leader !== user) return;
    this.#moment = null;
    this.#tellAll(place);
  }

  #tellAll({ presence }: Place): void {
    for (const socket of presence.sockets()) {
      this.#outgoing.toSocket(socket, 'room:review', { moment: this.#moment });
    }
  }
}

/** Refuses what is no finished match of this room, and all of them while one is played. */
function expectFinished(record: RoomRecord, match: string): void {
  if (isRunning(record)) throw new Refusal('matchRunning');
  const isHere =
    record.match?.id === match || record.evening.some((played) => played.match === match);
  if (!isHere) throw new Refusal('noMatch');
}
