import type { Seat } from '@tablee/engine';
import { readBack } from '../matches/kept-match.ts';
import type { Match } from '../matches/match.ts';
import { expectAnswerable } from '../matches/probe.ts';
import type { Viewpoint } from '../matches/publish.ts';
import { Refusal, traceOf } from '../refusal.ts';
import type { AppSocket } from '../sockets/outgoing.ts';
import { afterEnd } from './after-step.ts';
import type { TableCore } from './table-core.ts';
import type { MatchProblem } from './view.ts';

/** Throws of the rules in a row after which the table tests whether any answer is possible. */
const THROWS = 2;
/** Milliseconds until bots and clocks go on after a lost step; doubled for each further one. */
const PAUSE_AFTER_LOSS = 250;
const LONGEST_PAUSE = 30_000;

/** The match on a table as it comes into memory and shows itself: read back from its journal, read again after a lost step. */
export class CurrentMatch {
  readonly #core: TableCore;
  /** Steps lost since the last kept one. */
  #losses = 0;
  /** Inputs at which the rules have thrown since the last step. */
  #throws = 0;
  #goingOn: NodeJS.Timeout | undefined;

  constructor(core: TableCore) {
    this.#core = core;
  }

  close(): void {
    clearTimeout(this.#goingOn);
  }

  /** A step has been kept. */
  noteKept(): void {
    this.#losses = 0;
    this.#throws = 0;
  }

  /** The rules have thrown at an input. */
  noteThrow(): void {
    this.#throws += 1;
  }

  /** The match on the table, brought back from its journal if need be; bots and clocks then go on with it. */
  async read(goesOn = true): Promise<Match> {
    if (this.#core.match !== null) return this.#core.match;
    const { match: onTable } = this.#core.record;
    if (onTable === null) throw new Refusal('noMatch');
    if (this.#core.problem !== null) throw new Refusal('cannotShow');
    const back = await readBack(this.#core.house, onTable.id);
    if ('problem' in back) {
      const { problem, error } = back;
      this.#tellProblem(onTable.id, problem, error);
      throw new Refusal('cannotShow');
    }
    this.#throws = 0;
    if (back.isResumed) {
      const resumed = this.#core.room.decided({ do: 'resume', match: onTable.id });
      const record = afterEnd(this.#core.room, back.match, resumed.record);
      await this.#core.keep({ ...resumed, record }, back.writes);
      this.#core.tellAll();
    }
    // It may have been closed while this was read.
    this.#core.expectOpen();
    this.#core.match = back.match;
    if (goesOn) this.#core.attend(null);
    return back.match;
  }

  /** The match `id`, and the seat of a user in it. */
  async playing(id: string, user: string): Promise<{ match: Match; seat: Seat }> {
    this.#core.expectOnTable(id);
    const match = await this.read();
    const seat = match.seatOf(user);
    if (seat === null) throw new Refusal('notSeated');
    return { match, seat };
  }

  /** The match `id`, and from where a connection may look at it. */
  async lookedAt(socket: AppSocket, id: string): Promise<{ match: Match; viewpoint: Viewpoint }> {
    this.#core.expectOnTable(id);
    const match = await this.read();
    const { watching } = this.#core.house;
    await watching.prepare(this.#core.record, match);
    return { match, viewpoint: watching.viewpoint(this.#core.record, match, socket) };
  }

  /** Lets a connection look at the match, if there is one that can be shown. */
  async show(socket: AppSocket): Promise<void> {
    if (this.#core.record.match === null || !this.#core.audience.isHere(socket)) return;
    let match: Match;
    try {
      match = await this.read();
    } catch (error) {
      if (error instanceof Refusal) return;
      throw error;
    }
    await this.#core.audience.show(socket, this.#core.record, match);
  }

  /** The match cannot be shown or played on with these rules; the host may put it away. */
  #tellProblem(id: string, problem: NonNullable<MatchProblem>, error: unknown): void {
    const fault = { room: this.#core.code, match: id, problem, error: traceOf(error) };
    this.#core.house.logger.error(fault, 'match cannot be shown');
    this.#core.problem = problem;
    this.#core.tellAll();
  }

  /** Rules that throw at every answer leave nothing to be asked: that is said, rather than the same fault for ever. */
  giveUpIfStuck(match: Match): void {
    if (this.#throws < THROWS || this.#core.match !== match || match.isOver) return;
    this.#throws = 0;
    const { id } = match.record;
    try {
      expectAnswerable(match.game, match.position());
    } catch (error) {
      this.#core.match = null;
      this.#core.audience.leave(id);
      this.#tellProblem(id, 'rules', error);
      this.#core.attend(null);
    }
  }

  /**
   * A step is in memory but in no journal: the match is read again, as it was before. Nobody has seen the step; viewers are
   * sent the match again, because its updates are renumbered.
   */
  async readAgain(): Promise<void> {
    this.#core.room.takeMoment();
    this.#core.match = null;
    if (this.#core.isClosed) return;
    try {
      await this.#core.audience.showAgain(this.#core.record, await this.read(false));
    } catch {
      // The next request reads it, or its own next step does.
    }
    this.#goOnLater();
  }

  /** Clocks and bots wait: a disk that takes nothing now must not be asked again at once. */
  #goOnLater(): void {
    const pause = Math.min(LONGEST_PAUSE, PAUSE_AFTER_LOSS * 2 ** this.#losses);
    this.#losses += 1;
    clearTimeout(this.#goingOn);
    this.#goingOn = setTimeout(() => {
      this.#core
        .run(async () => {
          await this.read(false);
          this.#core.attend(null);
        })
        .catch((error: unknown) => {
          if (!(error instanceof Refusal)) this.#goOnLater();
        });
    }, pause).unref();
  }
}
