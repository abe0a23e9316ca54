import type { ErrorCode } from '@tablee/protocol/errors.ts';
import type { MatchRecord } from '../matches/journal.ts';
import { writesOf } from '../matches/kept-match.ts';
import type { Step } from '../matches/match.ts';
import { Refusal } from '../refusal.ts';
import type { AppSocket } from '../sockets/outgoing.ts';
import type { Write } from '../store/store.ts';
import { Damaged } from '../store/store.ts';
import type { Applied } from './apply.ts';
import type { Command } from './command.ts';
import type { CurrentMatch } from './current-match.ts';
import type { MatchSteps } from './match-steps.ts';
import { isRunning } from './room-record.ts';
import type { TableCore } from './table-core.ts';

/** Errors with which a member cannot leave the match before the room; the room lets them go all the same. */
const NOT_IN_MATCH: readonly ErrorCode[] = ['cannotShow', 'noMatch', 'notSeated', 'matchOver'];

/** Leaving a match or a room for good, by will, by the host, or with all that is known of a user. */
export class Departures {
  readonly #core: TableCore;
  readonly #current: CurrentMatch;
  readonly #steps: MatchSteps;

  constructor(core: TableCore, current: CurrentMatch, steps: MatchSteps) {
    this.#core = core;
    this.#current = current;
    this.#steps = steps;
  }

  /** A player leaves the match `id` for good and watches on. */
  async concede(id: string, user: string): Promise<void> {
    this.#core.expectOnTable(id);
    await this.#heldLeave(user);
    return this.#core.run(async () => {
      this.#core.expectOnTable(id);
      await this.#leaveMatch(user, null, null);
      // They may read the watchers' talk now.
      for (const socket of this.#core.presence.sockets(user)) {
        await this.#core.house.chat.show(socket, this.#core.record);
      }
    });
  }

  /** A member leaves the room for good, or is removed; a running match of theirs is conceded with it. */
  async part(
    command: Extract<Command, { do: 'leave' | 'kick' }>,
    asking: AppSocket | null,
  ): Promise<void> {
    this.#core.room.decided(command);
    await this.#heldLeave(command.user);
    return this.#core.run(() => this.#part(command, asking, []));
  }

  async #part(
    command: Extract<Command, { do: 'leave' | 'kick' | 'forget' }>,
    asking: AppSocket | null,
    writes: readonly Write[],
  ): Promise<void> {
    const { user } = command;
    // Before anything is done to the match: it may be allowed no longer.
    this.#core.room.decided(command);
    const isPlaying =
      isRunning(this.#core.record) &&
      this.#core.record.match?.seats.some((one) => one.user === user);
    if (isPlaying === true) {
      try {
        return await this.#leaveMatch(user, command, asking, writes);
      } catch (error) {
        // A match that cannot be shown, or knows nothing of them, keeps nobody in the room.
        const code = error instanceof Refusal ? error.problem.code : 'serverError';
        if (!NOT_IN_MATCH.includes(code)) throw error;
      }
    }
    // Decided again: a match brought back on the way has changed the room.
    await this.#core.commit(this.#core.room.decided(command), writes, asking);
  }

  /** Nothing of a user stays here: they go, and their messages, matches and names go or are nobody’s. */
  async forget(user: string): Promise<void> {
    await this.#heldLeave(user);
    await this.#core.run(async () => {
      const onTable = this.#core.record.match;
      const dealt = onTable === null ? null : await this.#recordOf(onTable.id);
      const seats = (dealt?.seats ?? []).flatMap((one, seat) => (one.user === user ? [seat] : []));
      const write: Write = { kind: 'forgetIn', room: this.#core.code, user };
      await this.#part({ do: 'forget', user, seats }, null, [write]);
      for (const socket of this.#core.presence.sockets())
        await this.#core.house.chat.show(socket, this.#core.record);
    });
  }

  /** The row of a match; `null` if it cannot be read. */
  #recordOf(id: string): Promise<MatchRecord | null> {
    return this.#core.house.store.match(id).catch((error: unknown) => {
      if (error instanceof Damaged) return null;
      throw error;
    });
  }

  /** A departure would end a window as an answer does. */
  #heldLeave(user: string): Promise<void> {
    const match = this.#core.match;
    const seat = match?.seatOf(user) ?? null;
    if (match === null || seat === null) return Promise.resolve();
    return new Promise((resolve) => {
      this.#core.house.hold.pass(match, { by: 'leave', seat }, resolve);
    });
  }

  /** A player leaves the match for good; with it is kept what `then` does to the room. */
  async #leaveMatch(
    user: string,
    then: Command | null,
    asking: AppSocket | null,
    writes: readonly Write[] = [],
  ): Promise<void> {
    const { match: onTable } = this.#core.record;
    if (onTable === null || onTable.state === 'over') throw new Refusal('matchOver');
    const { match, seat } = await this.#current.playing(onTable.id, user);
    const { seq } = match;
    let applied: Applied;
    let step: Step;
    try {
      const stepped = this.#steps.stepped(match, { by: 'leave', seat }, this.#core.record);
      step = stepped.step;
      const { record } = stepped;
      applied = then === null ? { record, effects: [] } : this.#core.room.decided(then, record);
      await this.#core.keep(applied, [...writesOf(match, [step]), ...writes]);
    } catch (error) {
      // It is in memory, but in no journal.
      if (match.seq !== seq) await this.#current.readAgain();
      throw error;
    }
    this.#steps.publish(match, step);
    this.#core.sayGoodbyes(applied, asking);
    await this.#core.told();
  }
}
