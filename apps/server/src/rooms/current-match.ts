import type { BotKind } from '@tablee/protocol/common.ts';
import { Refusal } from '../refusal.ts';
import type { MatchResult, Occupant, RoomMatch, RoomRecord } from './room-record.ts';
import { expectHost } from './room-record.ts';

/** Finished matches the evening remembers. */
const EVENING_LIMIT = 100;

/** The match on the table of a room, if there is one: who plays, who plays for whom, whether it stands still. */
export class CurrentMatch {
  readonly #record: RoomRecord;

  constructor(record: RoomRecord) {
    this.#record = record;
  }

  get isPaused(): boolean {
    return this.#record.match?.paused === true;
  }

  get isRunning(): boolean {
    return this.#record.match?.state === 'running';
  }

  start(id: string, seats: readonly Occupant[]): void {
    const players = seats.map((occupant) => ({ ...occupant, standIn: null, left: false }));
    this.#record.match = {
      id,
      state: 'running',
      paused: false,
      takeBack: null,
      seats: players,
    };
    this.#record.banks = null;
  }

  /** The match is put away, a running one without a result. */
  lobby(user: string): void {
    expectHost(this.#record, user);
    if (this.#record.match === null) throw new Refusal('noMatch');
    this.#record.match = null;
  }

  /** A player of the running match has left it for good. */
  markLeft(match: string, seat: number): void {
    const running = this.#record.match;
    const occupant = running?.id === match ? running.seats[seat] : undefined;
    if (occupant === undefined) return;
    occupant.left = true;
    occupant.user = null;
    occupant.standIn = null;
  }

  askTakeBack(match: string, seat: number): void {
    const running = this.#running(match);
    if (running.takeBack !== null) throw new Refusal('alreadyAnswered');
    running.takeBack = { seat, agreed: [seat] };
  }

  agreeTakeBack(match: string, seat: number, agrees: boolean): void {
    const running = this.#running(match);
    const { takeBack } = running;
    if (takeBack === null) throw new Refusal('nothingToUndo');
    const agreed = takeBack.agreed.filter((each) => each !== seat);
    running.takeBack = agrees ? { ...takeBack, agreed: [...agreed, seat] } : null;
  }

  /** Gives whether there was one. */
  dropTakeBack(match: string): boolean {
    const running = this.#record.match;
    if (running?.id !== match || running.takeBack === null) return false;
    running.takeBack = null;
    return true;
  }

  /** The seat that may take its move back, once every person who plays agrees. */
  get agreedTakeBack(): number | null {
    const { takeBack = null, seats = [] } = this.#record.match ?? {};
    const agrees = seats.every(
      ({ user, standIn }, seat) =>
        user === null || standIn !== null || takeBack?.agreed.includes(seat) === true,
    );
    return takeBack !== null && agrees ? takeBack.seat : null;
  }

  /** A bot plays on for somebody who is away, or no longer does. */
  standIn(
    host: string,
    seat: number,
    bot: BotKind | null,
    isConnected: (user: string) => boolean,
  ): void {
    expectHost(this.#record, host);
    if (!this.isRunning) throw new Refusal('noMatch');
    const occupant = this.#record.match?.seats[seat];
    if (occupant === undefined || occupant.user === null) throw new Refusal('noSuchSeat');
    if (bot !== null && isConnected(occupant.user)) throw new Refusal('memberHere');
    occupant.standIn = bot;
  }

  standInAt(match: string, seat: number): BotKind | null {
    const running = this.#record.match;
    return running?.id === match ? (running.seats[seat]?.standIn ?? null) : null;
  }

  /** Somebody is back: nobody plays on for him any more. */
  giveBack(user: string): void {
    for (const occupant of this.#record.match?.seats ?? []) {
      if (occupant.user === user) occupant.standIn = null;
    }
  }

  /** The match stands still for a while, or goes on. */
  pause(host: string, paused: boolean): void {
    expectHost(this.#record, host);
    const { match } = this.#record;
    if (match?.state !== 'running') throw new Refusal('noMatch');
    match.paused = paused;
  }

  keepBanks(banks: readonly number[]): void {
    if (this.#record.clock.kind === 'bank') this.#record.banks = [...banks];
  }

  finish(result: MatchResult): void {
    const record = this.#record;
    // It was put away while its last step was being played.
    if (record.match?.id !== result.match) return;
    record.match.state = 'over';
    record.match.takeBack = null;
    record.evening = [...record.evening, result].slice(-EVENING_LIMIT);
  }

  #running(match: string): RoomMatch {
    const running = this.#record.match;
    if (running?.id !== match || running.state !== 'running') throw new Refusal('noMatch');
    return running;
  }
}
