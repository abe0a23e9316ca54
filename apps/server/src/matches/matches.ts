import { randomBytes } from 'node:crypto';
import type { ErrorCode } from '@tablee/protocol/errors.ts';
import type { AnyGame, Options } from '@tablee/rules/kernel/game.ts';
import type { Seat } from '@tablee/rules/kernel/layers.ts';
import { rulesOf } from '@tablee/rules/kernel/position.ts';
import type { Logger } from 'pino';
import { Refusal, traceOf } from '../refusal.ts';
import type { AppSocket, Outgoing } from '../sockets/outgoing.ts';
import type { GroupCommit } from '../store/group-commit.ts';
import type { Store, Write } from '../store/store.ts';
import type { Catalogue } from './catalogue.ts';
import type { Input, JournalEntry, MatchRecord, MatchSeat } from './journal.ts';
import { beforeLastMove } from './lived.ts';
import type { Match, Step } from './match.ts';
import type { Viewpoint } from './publish.ts';
import { enter, lookers, publish } from './publish.ts';
import { deal, restore } from './restore.ts';
import { WindowHold } from './window-hold.ts';

/** Journal entries between two snapshots of the position. */
const SNAPSHOT_EVERY = 25;

/** The room's part in a match: what is kept with a step, and what follows once it is durable and published. */
export interface MatchListener {
  /** Writes to keep in the same transaction as the departure of a seat. */
  leaving(match: Match, seat: Seat): readonly Write[];
  /** Writes to keep in the same transaction as the last step of a match. */
  finishing(match: Match): readonly Write[];
  /** What `leaving` or `finishing` wrote could not be kept. */
  lost(match: Match): void;
  /** The last step has been published. */
  finished(match: Match, step: Step): void;
  /** Somebody may be asked something new, after a step or because the match has come back. */
  stepped(match: Match, step: Step | null): void;
  /** From where a socket looks at a match. */
  viewpoint(match: Match, socket: AppSocket): Viewpoint;
  /** A socket has begun to look at a match. */
  shown(match: Match, socket: AppSocket): void;
}

interface Warm {
  readonly match: Match;
  lastUsed: number;
}

/** The matches in memory: each is an actor whose inputs are applied, kept, and published in one order. */
export class Matches {
  readonly #store: Store;
  readonly #commits: GroupCommit;
  readonly #catalogue: Catalogue;
  readonly #outgoing: Outgoing;
  readonly #logger: Logger;
  readonly #hold: WindowHold;
  readonly #warm = new Map<string, Warm>();
  readonly #loading = new Map<string, Promise<Match>>();
  listener: MatchListener | null = null;

  constructor(parts: {
    store: Store;
    commits: GroupCommit;
    catalogue: Catalogue;
    outgoing: Outgoing;
    logger: Logger;
    /** Milliseconds that a window of reactions stays open at least. */
    windowLeast: number;
  }) {
    this.#hold = new WindowHold(parts.windowLeast);
    this.#store = parts.store;
    this.#commits = parts.commits;
    this.#catalogue = parts.catalogue;
    this.#outgoing = parts.outgoing;
    this.#logger = parts.logger;
  }

  get size(): number {
    return this.#warm.size;
  }

  /** Deals a match. It exists once the writes are durable, and is looked at from `show` on. */
  create(
    room: string,
    game: AnyGame,
    options: Options,
    seats: readonly MatchSeat[],
  ): { match: Match; writes: readonly Write[] } {
    const record: MatchRecord = {
      id: `m${randomBytes(8).toString('hex')}`,
      room,
      game: game.id,
      version: game.version,
      options,
      seats,
      secret: randomBytes(32).toString('hex'),
      state: 'running',
    };
    const { match, entry } = deal(game, record);
    this.#warm.set(record.id, { match, lastUsed: Date.now() });
    const writes: Write[] = [
      { kind: 'match', record },
      { kind: 'entry', match: record.id, seq: 0, entry },
      snapshotOf(match),
    ];
    return { match, writes };
  }

  /** The match if it is in memory. */
  peek(id: string): Match | undefined {
    return this.#warm.get(id)?.match;
  }

  /** The match, brought back from its journal if need be. Refused with `noMatch` if there is none. */
  async get(id: string): Promise<Match> {
    const warm = this.#warm.get(id);
    if (warm !== undefined) {
      warm.lastUsed = Date.now();
      return warm.match;
    }
    let loading = this.#loading.get(id);
    if (loading === undefined) {
      loading = this.#load(id).finally(() => this.#loading.delete(id));
      this.#loading.set(id, loading);
    }
    return loading;
  }

  /**
   * Applies an input, an answer in a window of reactions not before its least time is over. `done` hears the refusal, or
   * `null` once the input is durable.
   */
  act(match: Match, input: Input, done: (code: ErrorCode | null) => void): void {
    this.#hold.pass(match, input, () => this.#apply(match, input, done));
  }

  #apply(match: Match, input: Input, done: (code: ErrorCode | null) => void): void {
    const warm = this.#warm.get(match.record.id);
    if (warm?.match !== match) {
      done('serverError');
      return;
    }
    warm.lastUsed = Date.now();
    let step: Step | ErrorCode;
    const { seq } = match;
    try {
      step = match.apply(input);
    } catch (error) {
      const { id, game } = match.record;
      this.#logger.error({ match: id, game, by: input.by, error: traceOf(error) }, 'rules failed');
      done('serverError');
      // The rules take a failed step back; a step that failed after them is in memory but in no journal.
      if (match.seq !== seq) this.#reload(match, error);
      return;
    }
    if (typeof step === 'string') {
      done(step);
      return;
    }
    this.#keep(match, step, done);
  }

  /**
   * Takes the last move of a seat back, and all that came after it: the match goes on from its journal. Refused with
   * `nothingToUndo`, or `stale` if it has gone on meanwhile.
   */
  async rewind(match: Match, seat: Seat): Promise<void> {
    const { id } = match.record;
    const { seq } = match;
    await this.#commits.settled();
    const journal = await this.#store.journal(id);
    const snapshots = await this.#store.snapshots(id);
    // Nobody has agreed to lose what was answered meanwhile.
    const hasGoneOn = this.peek(id) !== match || match.seq !== seq;
    if (hasGoneOn || match.isOver) throw new Refusal('stale');
    const to = beforeLastMove(journal, seat);
    if (to === null) throw new Refusal('nothingToUndo');
    const entry: JournalEntry = { by: 'rewind', seat, to, rolls: [] };
    const { match: again, resumed } = restore(
      match.game,
      match.record,
      [...journal, entry],
      snapshots,
    );
    if (resumed !== null) throw new Refusal('nothingToUndo');
    this.#warm.set(id, { match: again, lastUsed: Date.now() });
    try {
      await this.#commits.settled([
        { kind: 'entry', match: id, seq: again.seq, entry },
        snapshotOf(again),
      ]);
    } catch (error) {
      this.drop(id);
      throw error;
    }
    for (const socket of lookers(this.#outgoing, id)) this.#enter(socket, again);
    this.listener?.stepped(again, null);
  }

  /** Whether a seat has made a move that could be taken back. */
  async canRewind(match: Match, seat: Seat): Promise<boolean> {
    await this.#commits.settled();
    return beforeLastMove(await this.#store.journal(match.record.id), seat) !== null;
  }

  /**
   * Shows a socket the match, in its place behind the steps that are being written, if it still looks at the room and
   * `isWanted` by then.
   */
  show(socket: AppSocket, match: Match, isWanted: () => boolean = () => true): void {
    const { id, room } = match.record;
    this.#commits.inOrder(() => {
      const current = this.#warm.get(id)?.match;
      const isThere = socket.connected && socket.data.room === room;
      if (current !== undefined && isThere && isWanted()) this.#enter(socket, current);
    });
  }

  /** Drops matches from memory that nobody has looked at for a while, or that are over and nobody looks at. */
  sweep(idleAfter: number): void {
    const before = Date.now() - idleAfter;
    for (const [id, { match, lastUsed }] of this.#warm) {
      if ((match.isOver || lastUsed < before) && lookers(this.#outgoing, id).length === 0)
        this.#warm.delete(id);
    }
  }

  /** Forgets a match at once; it comes back from its journal when it is next asked for. */
  drop(id: string): void {
    this.#warm.delete(id);
  }

  /** Whatever is still held in a window has not been acknowledged, and is dropped. */
  close(): void {
    this.#hold.close();
  }

  #enter(socket: AppSocket, match: Match): void {
    if (this.listener === null) return;
    enter(this.#outgoing, socket, match, this.listener.viewpoint(match, socket));
    this.listener.shown(match, socket);
  }

  #keep(match: Match, step: Step, done: (code: ErrorCode | null) => void): void {
    const id = match.record.id;
    const writes: Write[] = [{ kind: 'entry', match: id, seq: step.seq, entry: step.entry }];
    const isOver = match.isOver;
    if (isOver || step.seq % SNAPSHOT_EVERY === 0) writes.push(snapshotOf(match));
    if (step.entry.by === 'leave' && this.listener !== null) {
      writes.push(...this.listener.leaving(match, step.entry.seat));
    }
    if (isOver) {
      writes.push({ kind: 'matchOver', match: id });
      if (this.listener !== null) writes.push(...this.listener.finishing(match));
    }
    this.#commits.append(writes, (error) => {
      if (error !== null) {
        done('serverError');
        this.#reload(match, error);
        this.listener?.lost(match);
        return;
      }
      done(null);
      publish(this.#outgoing, match, step.publication);
      this.#hold.attend(match);
      if (isOver) {
        const { game } = match.record;
        this.#logger.info({ match: id, game, steps: step.seq }, 'match over');
        this.listener?.finished(match, step);
      } else {
        this.listener?.stepped(match, step);
      }
    });
  }

  /** A step was lost: memory is ahead of the journal, so the match is read anew and shown anew. */
  #reload(match: Match, error: unknown): void {
    const id = match.record.id;
    if (this.#warm.get(id)?.match !== match) return;
    this.#logger.error({ match: id, error: traceOf(error) }, 'a step could not be kept');
    this.drop(id);
    void this.get(id).then(
      (again) => {
        for (const socket of lookers(this.#outgoing, id)) this.show(socket, again);
      },
      () => {},
    );
  }

  async #load(id: string): Promise<Match> {
    const record = await this.#store.match(id);
    if (record === null || !this.#catalogue.ids.includes(record.game)) throw new Refusal('noMatch');
    const game = await this.#catalogue.load(record.game);
    const journal = await this.#store.journal(id);
    const snapshots = await this.#store.snapshots(id);
    const { match, resumed } = restore(game, record, journal, snapshots);
    if (resumed !== null) {
      const { entry, reason } = resumed;
      const rules = { dealt: `${record.game}@${record.version}`, now: rulesOf(game) };
      this.#logger.warn({ match: id, rules, error: traceOf(reason) }, 'resumed from a snapshot');
      await this.#commits.settled([
        { kind: 'entry', match: id, seq: match.seq, entry },
        snapshotOf(match),
      ]);
    }
    this.#warm.set(id, { match, lastUsed: Date.now() });
    this.listener?.stepped(match, null);
    return match;
  }
}

function snapshotOf(match: Match): Write {
  return {
    kind: 'snapshot',
    match: match.record.id,
    seq: match.seq,
    position: JSON.stringify(match.position()),
    logged: match.logged,
  };
}
