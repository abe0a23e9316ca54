import type { Input } from '@tablee/engine';
import { expectMayGoBack, writesOf } from '../matches/kept-match.ts';
import type { Match, Step } from '../matches/match.ts';
import { publish as send } from '../matches/publish.ts';
import { Refusal, traceOf } from '../refusal.ts';
import { Fenced, isOvertaken } from '../store/store.ts';
import { afterStep } from './after-step.ts';
import type { CurrentMatch } from './current-match.ts';
import type { RoomRecord } from './room-record.ts';
import type { TableCore } from './table-core.ts';

/** Gets the refusal or fault, or `null` once the input is durable; `already`: it had been taken before. */
export type Done = (error: unknown, already?: true) => void;

/** The input of a match when its turn has come; throws the refusal. */
export type InputOf = (match: Match) => Input;

/** An input that waits for its turn. */
interface Asked {
  readonly inputOf: InputOf;
  readonly done: Done;
}

/** The steps of a match on a table: inputs that are asked for one right after the other are applied in turn and kept together. */
export class MatchSteps {
  readonly #core: TableCore;
  readonly #current: CurrentMatch;
  /** The inputs that wait together; further ones join them if no other work (`pieces`) was asked for meanwhile. */
  #batch: { readonly match: string; readonly pieces: number; readonly asked: Asked[] } | null =
    null;

  constructor(core: TableCore, current: CurrentMatch) {
    this.#core = core;
    this.#current = current;
  }

  /**
   * An input to the match `id`, an answer in a window of reactions not before its least time is over. `inputOf` is asked
   * again when its turn has come.
   */
  act(id: string, inputOf: InputOf, done: Done): void {
    const match = this.#core.match;
    const asked = { inputOf, done };
    if (match?.record.id !== id) {
      this.#post(id, asked);
      return;
    }
    try {
      this.#core.house.hold.pass(match, inputOf(match), () => this.#post(id, asked));
    } catch (error) {
      done(error);
    }
  }

  #post(id: string, asked: Asked): void {
    this.#core.noteUse();
    const { pieces } = this.#core;
    if (this.#batch?.match === id && this.#batch.pieces === pieces) {
      this.#batch.asked.push(asked);
      return;
    }
    const batch = { match: id, pieces, asked: [asked] };
    this.#batch = batch;
    this.#core.mailbox.post((finished) => {
      if (this.#batch === batch) this.#batch = null;
      const fail = (error: unknown): void => {
        for (const { done } of batch.asked) this.#answer(done, error);
        finished();
      };
      try {
        this.#core.expectOpen();
        this.#core.expectOnTable(id);
        if (this.#core.match !== null) this.#take(this.#core.match, batch.asked, finished);
        else {
          this.#current
            .read()
            .then((match) => this.#take(match, batch.asked, finished))
            .catch(fail);
        }
      } catch (error) {
        fail(error);
      }
    });
  }

  /**
   * Applies an input; returns the step, and the room after it. Throws the refusal; a failure of the rules is one, and logged.
   */
  stepped(match: Match, input: Input, before: RoomRecord): { step: Step; record: RoomRecord } {
    try {
      if (input.by === 'undo') expectMayGoBack(match);
      const step = match.apply(input);
      if (typeof step === 'string') throw new Refusal(step);
      return { step, record: afterStep(this.#core.room, match, step, before) };
    } catch (error) {
      if (error instanceof Refusal) throw error;
      this.#current.noteThrow();
      const { id, game } = match.record;
      const fault = { room: this.#core.code, match: id, game, by: input.by, error: traceOf(error) };
      this.#core.house.logger.error(fault, 'rules failed');
      throw new Refusal('serverError');
    }
  }

  /** Applies inputs, keeps them, publishes them. `finished` when all of that has happened, or has not. */
  #take(match: Match, asked: readonly Asked[], finished: () => void): void {
    const { logger, commits } = this.#core.house;
    const taken: { readonly step: Step | null; readonly done: Done }[] = [];
    const lose = (error: unknown): void => {
      for (const { done } of taken) this.#answer(done, error);
      void this.#current.readAgain().finally(finished);
    };
    let after = this.#core.record;
    for (const [i, { inputOf, done }] of asked.entries()) {
      const { seq } = match;
      try {
        const input = inputOf(match);
        if (match.hasTaken(input)) {
          // Not before the first of them is kept.
          taken.push({ step: null, done });
          continue;
        }
        const { step, record } = this.stepped(match, input, after);
        taken.push({ step, done });
        after = record;
      } catch (error) {
        this.#answer(done, error);
        // The rules take a failed step back; a step that failed after them is in memory but in no journal.
        if (match.seq !== seq) {
          for (const later of asked.slice(i + 1)) this.#answer(later.done, error);
          lose(error);
          return;
        }
      }
    }
    const steps = taken.flatMap(({ step }) => step ?? []);
    const grant = (): void => {
      for (const { step, done } of taken) this.#answer(done, null, step === null || undefined);
    };
    if (steps.length === 0) {
      grant();
      this.#current.giveUpIfStuck(match);
      finished();
      return;
    }
    const room = after === this.#core.record ? null : this.#core.room.prepared(after);
    const writes = writesOf(match, steps);
    if (room !== null) writes.push(room.write);
    const committed = (error: Error | null): void => {
      if (error !== null) {
        const { id } = match.record;
        if (!(error instanceof Fenced))
          logger.error(
            { room: this.#core.code, match: id, error: traceOf(error) },
            'a step could not be kept',
          );
        if (isOvertaken(error)) this.#core.retire(error);
        lose(error);
        return;
      }
      this.#current.noteKept();
      room?.kept();
      grant();
      let hasMoved = room !== null;
      for (const step of steps) hasMoved = this.publish(match, step) || hasMoved;
      if (!hasMoved) finished();
      else {
        this.#core
          .told()
          .catch((fault: unknown) => this.#core.logFault(fault))
          .finally(finished);
      }
    };
    commits.append(writes, committed, this.#core.room.place);
  }

  /** Tells whether a watcher may now look from elsewhere. A message that fails costs itself. */
  publish(match: Match, step: Step): boolean {
    const { outgoing, watching, logger } = this.#core.house;
    const { id, game } = match.record;
    let hasMoved = false;
    try {
      send(outgoing, match, step.publication);
      hasMoved = watching.took(match, step);
    } catch (error) {
      logger.error(
        { room: this.#core.code, match: id, error: traceOf(error) },
        'publishing failed',
      );
    }
    if (match.isOver) logger.info({ match: id, game, steps: step.seq }, 'match over');
    this.#core.attend(step);
    return hasMoved;
  }

  /** The callback may throw; the table goes on. */
  #answer(done: Done, error: unknown, already?: true): void {
    try {
      done(error, already);
    } catch (fault) {
      this.#core.logFault(fault);
    }
  }
}
