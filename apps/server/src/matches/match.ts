import type {
  Answered,
  AnyGame,
  Awaited,
  EmittedEvent,
  GameEvent,
  Input,
  Outcome,
  Position,
  Question,
  Seat,
  Text,
  View,
  Viewer,
} from '@tablee/engine';
import {
  CHECKPOINT_EVERY,
  clone,
  matesOf,
  partnersOf,
  ReplayDiverged,
  Session,
  takeInput,
} from '@tablee/engine';
import type { JsonValue } from '@tablee/protocol/common.ts';
import type { ErrorCode } from '@tablee/protocol/errors.ts';
import type {
  LogEvent,
  MatchSnapshot,
  MatchUpdate,
  MatchWhisper,
} from '@tablee/protocol/updates.ts';
import { firstHead, keptPosition, linked, linkOf } from './chain.ts';
import { commitmentOf, DiceTray, keyOf } from './dice.ts';
import type {
  JournalEntry,
  MatchRecord,
  Played,
  Resumed,
  SnapshotRecord,
  Unmarked,
  Written,
} from './journal.ts';
import { LastSent, questionFor, wireAwaited } from './last-sent.ts';
import type { Reader } from './public-log.ts';
import { PublicLog } from './public-log.ts';

/** Events a snapshot carries; older ones by `match:history`. */
const SNAPSHOT_EVENTS = 150;
const HISTORY_EVENTS = 100;

/** The messages of one step to the viewers: one update for all, whispers for the seats that see more. */
export interface Publication {
  /** `null`: nobody but the seat that is whispered to may know that anything has happened. */
  readonly update: MatchUpdate | null;
  readonly whispers: ReadonlyMap<Seat, MatchWhisper>;
}

/** One accepted step, to be kept before it is published. */
export interface Step extends Written<Played> {
  readonly seq: number;
  readonly publication: Publication;
  /** A new root script begins after it: a position to keep, since it asks least of rules that may change. */
  readonly isFixedPoint: boolean;
}

/**
 * One match in memory: a warm session, its log, and what its viewers know. Changed only by `apply`, one input after
 * the other; knows neither sockets nor storage.
 */
export class Match {
  readonly record: MatchRecord;
  readonly game: AnyGame;
  readonly commitment: string;
  /** Seats whose player has left for good. */
  readonly left = new Set<Seat>();
  /** Length of the log when they had left: so far they have read it with their own halves. */
  readonly #readBy = new Map<Seat, number>();
  readonly #tray: DiceTray;
  readonly #session: Session;
  readonly #log: PublicLog;
  /** The last answer of each seat that has not been undone. */
  readonly #answers = new Map<Seat, Extract<Input, { by: 'seat' | 'clock' }>>();
  #lastSent: LastSent | null = null;
  #seq: number;
  /** The link for the next journal entry. */
  #head: string;
  #resumed: { readonly why: Resumed['why']; readonly lost: number } | null = null;
  /** Number of the newest entry at which a position is kept. */
  #keptAt: number;
  /** Number of the last update: it does not count answers in an open window of reactions. */
  #told: number;
  /** Length of the log before each answer since the checkpoint, by the answer's index: where an undo cuts. */
  #logMarks: number[] = [];

  /**
   * Brings a position to life. `dealt` are the recorded rolls of the deal when a journal is replayed; `from` is where
   * log and numbering go on; `isAgain`: it was dealt in place of a match that was running.
   */
  constructor(
    game: AnyGame,
    record: MatchRecord,
    position: Position,
    from: {
      readonly seq: number;
      readonly logged: number;
      readonly dealt?: JournalEntry['rolls'];
      readonly isAgain?: boolean;
    },
  ) {
    this.game = game;
    this.record = record;
    this.commitment = commitmentOf(Buffer.from(record.secret, 'hex'));
    this.#tray = new DiceTray(keyOf(record));
    this.#seq = from.seq;
    this.#keptAt = from.seq;
    this.#told = from.seq;
    this.#head = firstHead(record.id);
    this.#log = new PublicLog(from.logged);
    if (from.dealt !== undefined) this.#tray.replay(from.dealt);
    this.#session = new Session(game, position, {
      dice: this.#tray.dice,
      checkpointEvery: CHECKPOINT_EVERY,
    });
    this.#tray.expectAllUsed();
    // A position resumed in the middle tells its recent events again: they are in the log already.
    const events = this.#session.takeEvents();
    if (from.logged > 0) return;
    if (from.isAgain === true) this.#log.append([ofTheHouse('house:restarted', {})]);
    this.#log.append(events);
  }

  /** Number of the last journal entry applied. */
  get seq(): number {
    return this.#seq;
  }

  get isOver(): boolean {
    return this.#session.isOver;
  }

  /** Set when the match could not come back as it was: why, and how many answers are lost by it. */
  get resumed(): { readonly why: Resumed['why']; readonly lost: number } | null {
    return this.#resumed;
  }

  /** Of the whole state, hidden parts included: told to nobody while the match runs. */
  get digest(): string {
    return this.#session.digest;
  }

  get outcome(): Outcome | null {
    return this.isOver ? this.game.outcome(this.#session.state.open) : null;
  }

  /** A seat's side, as its rules name it; empty if they fail, as nothing depends on it. */
  playsOf(seat: Seat): Text[] {
    try {
      return [...(this.game.plays?.(this.#session.state.open, seat) ?? [])];
    } catch {
      return [];
    }
  }

  get logged(): number {
    return this.#log.length;
  }

  /** Rounds that have gone by. */
  get rounds(): number {
    return this.#log.rounds(this.record.seats.length);
  }

  /** The rolls drawn since the last call: for the journal entry of the deal. */
  takeRolls(): JournalEntry['rolls'] {
    return this.#tray.take();
  }

  position(): Position {
    return this.#session.position();
  }

  /** The position as it is kept beside the journal. */
  keptPosition(): Pick<SnapshotRecord, 'seq' | 'logged'> & { readonly position: string } {
    const { seq, logged } = this;
    const position = keptPosition(this.record.id, { seq, logged, position: this.position() });
    this.#keptAt = seq;
    return { seq, logged, position };
  }

  /** Entries since the newest position that is kept: as many may be lost to rules that have changed. */
  get behind(): number {
    return this.#seq - this.#keptAt;
  }

  /** The seat a user plays, `null` for spectators and for players who have left. */
  seatOf(user: string): Viewer {
    const seat = this.record.seats.findIndex((occupant) => occupant.user === user);
    return seat === -1 || this.left.has(seat) ? null : seat;
  }

  /** The part of the log that only this user reads; for one who has left, no more than until then. */
  readerOf(user: string): Reader {
    const seat = this.record.seats.findIndex((occupant) => occupant.user === user);
    if (seat === -1) return null;
    const hasLeft = this.left.has(seat);
    return { seat, until: hasLeft ? (this.#readBy.get(seat) ?? 0) : Number.POSITIVE_INFINITY };
  }

  /** Users with whom this one may talk in private; `null` for a user who does not play, or if the rules name nobody. */
  partnersOf(user: string): string[] | null {
    const seat = this.seatOf(user);
    if (seat === null) return null;
    const partners = partnersOf(this.game, this.#session.state.open, seat);
    if (partners.length === 0) return null;
    return partners.flatMap((partner) => this.record.seats[partner]?.user ?? []);
  }

  questionOf(seat: Seat): { question: Question; fingerprint: string } | null {
    const question = this.#session.questionOf(seat);
    if (question === null) return null;
    return { question, fingerprint: this.#session.fingerprintOf(question) };
  }

  /** Whether an input is the last answer of its seat over again. */
  hasTaken(input: Input): boolean {
    if (input.by !== 'seat') return false;
    const last = this.#answers.get(input.seat);
    if (last?.by !== 'seat' || last.question !== input.question) return false;
    return (
      last.picks.length === input.picks.length && last.picks.every((id, i) => id === input.picks[i])
    );
  }

  /** Names the open question if the time its answers take must tell nothing; `null` else. */
  get window(): string | null {
    return this.#session.window;
  }

  /** The open window, if several react at once and nobody may know who has; `null` otherwise. */
  get unseen(): Awaited | null {
    const awaited = this.#session.awaited();
    return awaited?.unseen === true ? awaited : null;
  }

  /** Whether another person than the one at `seat` reacts, and may have, without anybody knowing. */
  unseenBeside(seat: Seat): boolean {
    const { seats } = this.record;
    return this.unseen?.seats.some((one) => one !== seat && seats[one]?.user !== null) === true;
  }

  /** Shares structure with the live state: read, do not keep. */
  view(viewer: Viewer): View {
    return this.#session.view(viewer);
  }

  /** Applies one input, or gives the reason why not. Throws if the rules do; then nothing has changed. */
  apply(input: Input): Step | ErrorCode {
    const lastSent = this.#copied();
    this.#tray.take();
    const loggedBefore = this.#log.length;
    const toldBefore = this.#told;
    const fixedPoint = this.#session.stepsBeforeCheckpoint;
    const answered = this.#change(input, false);
    if (!answered.ok) return answered.code;
    const publication = this.#publication(lastSent, loggedBefore, toldBefore);
    const played: Played = { ...input, rolls: this.#tray.take() };
    const written = this.mark(played, lastSent.digest(this.#session));
    return {
      ...written,
      seq: this.#seq,
      publication,
      isFixedPoint: this.#session.stepsBeforeCheckpoint !== fixedPoint,
    };
  }

  /** The entry with what it has to know of itself; it is the newest of the journal from here on. `state`: the digest after it. */
  mark<E extends Unmarked>(unmarked: E, state = this.digest): Written<E> {
    const unlinked = { ...unmarked, rules: this.game.version, state };
    const json = JSON.stringify(unlinked);
    const chain = linkOf(this.#head, json);
    this.#head = chain;
    return { entry: { ...unlinked, chain }, json: linked(json, chain) };
  }

  /** Applies a recorded entry; throws `ReplayDiverged` or what the rules throw if it no longer fits. */
  replay(entry: Played): void {
    this.#tray.replay(entry.rolls);
    const answered = this.#change(entry, true);
    if (!answered.ok) {
      throw new ReplayDiverged(`a recorded ${entry.by} was refused: ${answered.code}`);
    }
    this.#tray.expectAllUsed();
    this.expectAfter(entry);
  }

  /** Throws `ReplayDiverged` unless the state is the one that the entry was followed by. */
  expectAfter({ by, state }: JournalEntry): void {
    if (state !== undefined && state !== this.digest) {
      throw new ReplayDiverged(`after a recorded ${by} the state is another one`);
    }
  }

  /** As `replay`, and returns the messages of the step to late watchers. */
  replayShown(entry: Played): Publication {
    const lastSent = this.#copied();
    const loggedBefore = this.#log.length;
    const toldBefore = this.#told;
    this.replay(entry);
    return this.#publication(lastSent, loggedBefore, toldBefore);
  }

  /** The story tells that a move was taken back with everybody's leave. */
  tellTakenBack(seat: Seat): void {
    this.#log.append([ofTheHouse('house:takenBack', { seat })]);
  }

  /** The story tells that what came before could not be brought back as it was. */
  tellResumed(why: Resumed['why'], lost: number): void {
    this.#resumed = { why, lost };
    this.#log.append([ofTheHouse('house:resumed', { why, lost })]);
  }

  /** Goes over from replaying to live dice; the next entry is numbered `seq` + 1 and linked to `head`. */
  goLive(seq: number, head: string): void {
    this.#tray.replay(null);
    this.#seq = seq;
    this.#told = seq - this.#session.sealedUnseen;
    this.#head = head;
  }

  /**
   * All that `viewer` may know now, and what the seats in `shown` know if that user watches; shares nothing with the live state.
   * `reader`: whose halves of the story they have read.
   */
  snapshot(
    viewer: Viewer,
    shown: readonly Seat[] = [],
    reader: Reader = asReader(viewer),
  ): MatchSnapshot {
    const { open, own, tally, ...view } = this.#session.view(viewer);
    const mates = shown.length > 0 ? matesOf(this.#session.state, shown) : view.mates;
    const to = this.#log.length;
    return {
      match: this.record.id,
      game: this.record.game,
      options: { ...this.record.options },
      seq: this.#told,
      seat: viewer,
      open: clone(open) as JsonValue,
      own: clone(own) as JsonValue,
      ...(mates === undefined ? {} : { mates: clone(mates) as Record<string, JsonValue> }),
      tally: { ...tally },
      awaited: wireAwaited(this.#session.awaited()),
      question: viewer === null ? null : questionFor(this.#session, viewer),
      events: this.#log.read(reader, to - SNAPSHOT_EVENTS, to),
      commitment: this.commitment,
      shares: this.record.shares?.map((share) => ({ ...share })) ?? null,
      secret: this.isOver ? this.record.secret : null,
    };
  }

  /** The newest log entries numbered below `before`. */
  history(reader: Reader, before: number): LogEvent[] {
    const to = Math.min(before, this.#log.length);
    return this.#log.read(reader, to - HISTORY_EVENTS, to);
  }

  #change(input: Input, isRecorded: boolean): Answered {
    const session = this.#session;
    const sealed = session.sealedUnseen;
    const index = session.answersSinceCheckpoint;
    const logged = this.#log.length;
    const wasUnseen = this.unseen !== null;
    const answered = this.#answer(input, isRecorded);
    if (!answered.ok) return answered;
    if (input.by === 'undo') {
      this.#log.truncate(this.#logMarks[session.answersSinceCheckpoint] ?? logged);
    } else {
      this.#logMarks[index] = logged;
    }
    if (input.by === 'leave') this.left.add(input.seat);
    else if (input.by === 'undo') this.#answers.delete(input.seat);
    else this.#answers.set(input.seat, input);
    // A seat whose time is up in a window has passed, and nobody learns which one.
    if (input.by === 'clock' && !wasUnseen) {
      this.#log.append([ofTheHouse('house:timeIsUp', { seat: input.seat })]);
    }
    this.#log.append(session.takeEvents());
    if (input.by === 'leave') this.#readBy.set(input.seat, this.#log.length);
    this.#seq += 1;
    if (session.sealedUnseen <= sealed) this.#told += 1;
    return answered;
  }

  #answer(input: Input, isRecorded: boolean): Answered {
    return takeInput(this.#session, input, isRecorded);
  }

  #copied(): LastSent {
    this.#lastSent ??= new LastSent(this.#session);
    return this.#lastSent;
  }

  #publication(lastSent: LastSent, loggedBefore: number, toldBefore: number): Publication {
    const match = this.record.id;
    const seq = this.#told;
    const logged = this.#log.length;
    const update: MatchUpdate = { match, seq, ...lastSent.openChanges(this.#session) };
    if (logged < loggedBefore) update.undone = logged;
    if (logged > loggedBefore) update.events = this.#log.openSince(loggedBefore);
    if (this.isOver) update.secret = this.record.secret;
    const whispers = new Map<Seat, MatchWhisper>();
    for (let seat = 0; seat < this.record.seats.length; seat += 1) {
      const { own, mates, question } = lastSent.ownChanges(this.#session, seat);
      const events = logged > loggedBefore ? this.#log.ownSince(loggedBefore, seat) : [];
      const whisper: MatchWhisper = { match, seq };
      if (own !== undefined) whisper.own = own;
      if (mates !== undefined) whisper.mates = mates;
      if (question !== undefined) whisper.question = question;
      if (events.length > 0) whisper.events = events;
      if (Object.keys(whisper).length > 2) whispers.set(seat, whisper);
    }
    return { update: seq === toldBefore ? null : update, whispers };
  }
}

const asReader = (seat: Viewer): Reader =>
  seat === null ? null : { seat, until: Number.POSITIVE_INFINITY };

/** The house's own line in the story of a match; no clause of the rules. */
const ofTheHouse = (
  type: `house:${string}`,
  facts: { readonly [fact: string]: string | number },
): EmittedEvent => {
  const open: GameEvent = { type, clause: '', ...facts };
  return { open };
};
