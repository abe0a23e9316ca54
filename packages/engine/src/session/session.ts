import type { AnyGame, GameEvent, OwnHalves, Table } from '../game/game.ts';
import { isEvenlyTimed, madeHalf } from '../game/game.ts';
import { cloneState } from '../game/json.ts';
import type { Layers, Seat, View, Viewer } from '../game/layers.ts';
import { viewOf } from '../game/layers.ts';
import type { Awaited } from '../script/asking.ts';
import { askedOf, awaitedOf, firstQuestion, isUnseen, questionAnswered } from '../script/asking.ts';
import type { Dice } from '../script/chance.ts';
import type { Question, RefusalCode } from '../script/question.ts';
import { fingerprint, isOwnText, refusalOf } from '../script/question.ts';
import type { AskAll, Asking, Next, Request, Script } from '../script/script.ts';
import { SeatLeft } from '../script/script.ts';
import { digestOf } from './digest.ts';
import type { Position } from './position.ts';
import { expectResumable, rulesOf } from './position.ts';
import { ReplayDiverged, Tape } from './tape.ts';

/** An emitted event with the halves that single seats see besides. */
export interface EmittedEvent {
  readonly open: GameEvent;
  readonly own?: OwnHalves<GameEvent>;
}

/** The result of an answer, a departure or an undo: done, or refused for a reason. */
export type Answered = { readonly ok: true } | { readonly ok: false; readonly code: RefusalCode };

const OK: Answered = { ok: true };
const refused = (code: RefusalCode): Answered => ({ ok: false, code });

/** More requests than this after one answer mean an endless loop. */
const REQUEST_CAP = 10_000;

interface SessionSettings {
  readonly dice: Dice;
  /** `false` plays without checkpoints, log and events: fast, for rollouts; no position, no undo. Default `true`. */
  readonly recording?: boolean;
  /** The position is given away, nobody reads it again: without recording it is played on as it is, without a copy. */
  readonly takesOver?: boolean;
  /**
   * The checkpoint moves at the end of a root script once this many answers of seats lie behind it. More saves copies
   * of the state and makes a resume replay more. Default 0: with every root script that had an answer or a draw.
   */
  readonly checkpointEvery?: number;
}

/**
 * A position brought to life. Runs the script from the checkpoint through the recorded answers and stops at the
 * first open question. An action is atomic: a script that throws leaves the session as it was. The position stays as
 * it was handed over, unless it is given away.
 */
export class Session {
  readonly game: AnyGame;
  readonly #dice: Dice;
  readonly #recording: boolean;
  readonly #checkpointEvery: number;
  #checkpoint: Layers;
  /** The state of the checkpoint is nobody else's, and is not begun from again. */
  readonly #takesOver: boolean;
  /** The root script that runs from the checkpoint. */
  #from: Next | null;
  #tape: Tape;
  #sealed = new Map<Seat, readonly string[]>();
  #table!: Table;
  #script: Script<Next | null> | null = null;
  #request: Asking | null = null;
  #events: EmittedEvent[] = [];
  /** Of the state as it is; `null` once a script or a departure may have changed it. */
  #digest: string | null = null;

  /** Throws `ForeignPosition` for one that the game cannot resume, `ReplayDiverged` if its answers do not fit any more. */
  constructor(game: AnyGame, position: Position, settings: SessionSettings) {
    expectResumable(game, position);
    this.game = game;
    this.#dice = settings.dice;
    this.#recording = settings.recording ?? true;
    this.#checkpointEvery = settings.checkpointEvery ?? 0;
    this.#takesOver = settings.takesOver === true && !this.#recording;
    this.#checkpoint = position.checkpoint;
    this.#from = position.running;
    this.#tape = new Tape(position, this.#recording);
    this.#begin(position.sealed);
  }

  /** The live state. Scripts alone change it. */
  get state(): Layers {
    return this.#table;
  }

  /** Of the whole state, hidden parts included: not for anybody who plays. */
  get digest(): string {
    this.#digest ??= digestOf(this.#table);
    return this.#digest;
  }

  get isOver(): boolean {
    return this.#request === null;
  }

  /** Steps before the checkpoint: it has moved when there are more. */
  get stepsBeforeCheckpoint(): number {
    return this.#tape.stepsBefore;
  }

  /** Answers since the checkpoint, which a resume has to replay. */
  get answersSinceCheckpoint(): number {
    return this.#tape.length;
  }

  /** The slice of the state that `viewer` may see (shared structure: read only). */
  view(viewer: Viewer): View {
    const { game } = this;
    const confidants = viewer === null ? [] : (game.confidants?.(this.#table.open, viewer) ?? []);
    return viewOf(this.#table, viewer, game.tally(this.#table), confidants);
  }

  /** The open question of a seat, if it is asked and has not sealed yet. */
  questionOf(seat: Seat): Question | null {
    if (this.#request === null || this.#sealed.has(seat)) return null;
    return askedOf(this.#request, seat) ?? null;
  }

  /** The fingerprint an answer to that question must carry. */
  fingerprintOf(question: Question): string {
    return fingerprint(this.#tape.number, question);
  }

  /** The awaited seats, or `null` when the match is over. */
  awaited(): Awaited | null {
    return this.#request === null ? null : awaitedOf(this.#request, this.#sealed);
  }

  /** Names the open question if the time its answers take must tell nothing: it is put to one seat or to several at once. */
  get window(): string | null {
    const request = this.#request;
    if (request === null || request.type === 'askAny') return null;
    const question = request.type === 'ask' ? request.question : firstQuestion(request);
    return isEvenlyTimed(this.game, question) ? this.fingerprintOf(question) : null;
  }

  /** Answers sealed in an open window of reactions: nobody may know of them before it closes. */
  get sealedUnseen(): number {
    return isUnseen(this.#request) ? this.#sealed.size : 0;
  }

  /** Events since the last call, oldest first. */
  takeEvents(): readonly EmittedEvent[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }

  /** The match at this moment as plain JSON. */
  position(): Position {
    if (!this.#recording) throw new Error('a session without recording has no position');
    return {
      rules: rulesOf(this.game),
      checkpoint: this.#checkpoint,
      running: this.#from,
      sealed: Object.fromEntries(this.#sealed),
      ...this.#tape.kept,
    };
  }

  /**
   * A session of its own at this moment, without events yet: play there changes nothing here. It replays the
   * answers since the checkpoint. Throws for a session without recording.
   */
  fork(settings: SessionSettings): Session {
    const fork = new Session(this.game, this.position(), settings);
    fork.takeEvents();
    return fork;
  }

  /**
   * Answers the open question of `seat` with option ids. `question` is the fingerprint the answer is meant for;
   * only callers that have just read the question omit it. Changes nothing when refused or when a script throws.
   */
  answer(seat: Seat, picks: readonly string[], question?: string): Answered {
    const request = this.#request;
    if (request === null) return refused('matchOver');
    const asked = askedOf(request, seat);
    if (asked === undefined) return refused('notAsked');
    if (question !== undefined && question !== this.fingerprintOf(asked)) return refused('stale');
    if (this.#sealed.has(seat)) return refused('alreadyAnswered');
    const code = refusalOf(asked, picks) ?? this.#refusalOfText(asked, picks);
    if (code !== null) return refused(code);
    this.#atomically(() => {
      if (request.type === 'ask') {
        this.#tape.record({ by: 'seat', seat, picks, question: this.#nameOf(asked) });
        this.#advance(picks);
      } else if (request.type === 'askAny') {
        this.#tape.record({ by: 'seat', seat, picks, question: this.#nameOf(asked) });
        this.#advance({ seat, picks });
      } else {
        this.#sealed.set(seat, picks);
        this.#openWhenComplete(request);
      }
    });
    return OK;
  }

  /** A seat leaves for good, no matter who is asked. */
  leave(seat: Seat): Answered {
    if (this.#request === null) return refused('matchOver');
    let answered = OK;
    this.#atomically(() => {
      if (!this.#applyLeave(seat)) answered = refused('alreadyLeft');
    });
    return answered;
  }

  /**
   * Whether `seat` may take back its last answer: since then nobody has answered, sealed, or learned anything that the seat did
   * not show voluntarily. Never while a window of reactions is open: a refusal would reveal that another seat has answered.
   */
  canUndo(seat: Seat): boolean {
    return !isUnseen(this.#request) && this.#sealed.size === 0 && this.#tape.endsWithUndoable(seat);
  }

  /** Takes back the last answer of `seat`. The rules of its day allowed an undo that is `recorded`. */
  undo(seat: Seat, recorded = false): Answered {
    const isAllowed = recorded ? this.#tape.endsWithAnswerOf(seat) : this.canUndo(seat);
    if (!isAllowed) return refused('nothingToUndo');
    const before = this.position();
    this.#restart({ ...before, answers: before.answers.slice(0, -1) });
    this.#events = [];
    return OK;
  }

  #begin(sealed: Position['sealed']): void {
    this.#start();
    while (this.#request !== null && this.#tape.isReplaying) this.#replayNext();
    const request = this.#request as Request | null;
    if (request?.type === 'askAll') {
      for (const seat of request.questions.keys()) {
        const picks = sealed[seat];
        if (picks !== undefined) this.#sealed.set(seat, picks);
      }
    }
  }

  #start(): void {
    const { open, own, deep } = this.#takesOver ? this.#checkpoint : cloneState(this.#checkpoint);
    this.#digest = null;
    const emit: Table['emit'] = this.#recording
      ? (event, halves) => {
          const open = madeHalf(event);
          this.#events.push(halves === undefined ? { open } : { open, own: madeHalf(halves) });
        }
      : () => {};
    const reveal = () => this.#tape.seal();
    this.#table = { open, own, deep, catalogue: this.game.catalogue, emit, reveal };
    this.#run(this.#from);
    if (this.#script !== null) this.#advance(undefined);
  }

  #run(next: Next | null): void {
    // Even an empty one makes a new table when it is cleared.
    if (this.#sealed.size > 0) this.#sealed.clear();
    this.#request = null;
    this.#script = null;
    if (next === null) return;
    const script = this.game.scripts[next.script];
    if (script === undefined) throw new ReplayDiverged(`no script named ${next.script}`);
    this.#script = script(this.#table, ...next.args);
  }

  /** Runs the script with the answer to its last request until the next open question. */
  #advance(value: unknown, error?: SeatLeft): void {
    this.#digest = null;
    let answer = value;
    let thrown = error;
    for (let requests = 0; requests < REQUEST_CAP; requests += 1) {
      const script = this.#script as Script<Next | null>;
      let step: IteratorResult<Request, Next | null>;
      try {
        step = thrown === undefined ? script.next(answer) : script.throw(thrown);
      } catch (caught) {
        if (!(caught instanceof SeatLeft)) throw caught;
        step = { done: true, value: this.game.afterLeave(this.#table, caught.seat) };
      }
      thrown = undefined;
      answer = undefined;
      if (step.done) {
        this.#goOn(step.value);
        if (this.#script === null) return;
      } else if (step.value.type === 'chance') {
        answer = this.#tape.roll(step.value, this.#dice);
      } else if (step.value.type === 'reveal') {
        this.#tape.seal();
      } else {
        this.#request = step.value;
        return;
      }
    }
    throw new Error(`more than ${REQUEST_CAP} requests after one answer: endless script`);
  }

  /** A root script has ended: goes on with the next one, from a new checkpoint if the last one is old enough. */
  #goOn(next: Next | null): void {
    this.#tape.seal();
    const { isReplaying, length, given } = this.#tape;
    const isOld = !isReplaying && length > 0 && given >= this.#checkpointEvery;
    if (this.#recording && (isOld || next === null)) this.#moveCheckpoint(next);
    this.#run(next);
  }

  #moveCheckpoint(next: Next | null): void {
    if (this.#tape.isReplaying) {
      throw new ReplayDiverged('the match ended before its recorded answers');
    }
    this.#checkpoint = cloneState(this.#table);
    this.#from = next;
    this.#tape = new Tape(this.#tape.continued, true);
  }

  #refusalOfText(question: Question, picks: readonly string[]): RefusalCode | null {
    if (!isOwnText(question, picks)) return null;
    return this.game.reads?.(question, picks[0] as string) ? null : 'unknownOption';
  }

  #nameOf(question: Question): string {
    return this.#recording ? this.fingerprintOf(question) : '';
  }

  #replayNext(): void {
    const request = this.#request as Asking;
    const { number } = this.#tape;
    const answer = this.#tape.read();
    if (answer.by === 'leave') {
      this.#applyLeaveTo(request, answer.seat);
      return;
    }
    const question = answer.by === 'chance' ? undefined : questionAnswered(request, answer);
    if (
      answer.by === 'chance' ||
      question === undefined ||
      answer.question !== fingerprint(number, question)
    ) {
      throw new ReplayDiverged(`a recorded ${answer.by} step does not fit the question asked`);
    }
    if (answer.by === 'seat' && request.type === 'ask' && answer.seat === request.seat) {
      this.#advance(answer.picks);
    } else if (answer.by === 'seat' && request.type === 'askAny') {
      this.#advance({ seat: answer.seat, picks: answer.picks });
    } else if (answer.by === 'all' && request.type === 'askAll') {
      this.#advance(new Map(answer.picks));
    } else {
      throw new ReplayDiverged('the recorded answer is of other seats');
    }
  }

  #openWhenComplete(request: AskAll): void {
    if (this.#sealed.size < request.questions.size) return;
    // In the order of the question, so that the order of sealing leaves no trace.
    const picks = [...request.questions.keys()].map(
      (seat) => [seat, this.#sealed.get(seat) as readonly string[]] as const,
    );
    this.#tape.record({ by: 'all', picks, question: this.#nameOf(firstQuestion(request)) });
    this.#sealed.clear();
    this.#advance(new Map(picks));
  }

  #applyLeave(seat: Seat): boolean {
    const request = this.#request as Asking;
    this.#tape.record({ by: 'leave', seat });
    const ignored = !this.#applyLeaveTo(request, seat);
    if (ignored) this.#tape.erase();
    return !ignored;
  }

  /** Shared by live play and replay; `false` when the game ignores the departure. */
  #applyLeaveTo(request: Asking, seat: Seat): boolean {
    this.#digest = null;
    const result = this.game.leave(this.#table, seat);
    if (result === 'ignored') return false;
    this.#tape.seal();
    if (result !== 'goOn') {
      this.#goOn(result);
      if (this.#script !== null) this.#advance(undefined);
    } else if (request.type === 'ask') {
      if (request.seat === seat) this.#advance(undefined, new SeatLeft(seat));
    } else if (request.type === 'askAny') {
      if (request.questions.has(seat)) this.#advance(undefined, new SeatLeft(seat));
    } else {
      const rest = this.#askWithout(request, seat);
      this.#request = rest;
      if (rest.questions.size === 0) this.#advance(new Map());
      else if (!this.#tape.isReplaying) this.#openWhenComplete(rest);
    }
    return true;
  }

  /** The simultaneous question after a seat has left; a sealed answer that is no longer legal is asked for again. */
  #askWithout(request: AskAll, gone: Seat): AskAll {
    const questions = new Map<Seat, Question>();
    this.#sealed.delete(gone);
    for (const [seat, question] of request.questions) {
      if (seat === gone) continue;
      const now = this.game.askedWithout?.(question, gone) ?? question;
      questions.set(seat, now);
      const picks = this.#sealed.get(seat);
      if (picks !== undefined && refusalOf(now, picks) !== null) this.#sealed.delete(seat);
    }
    return { type: 'askAll', questions };
  }

  /** Runs a change; if it throws, the session goes back to where it was. */
  #atomically(change: () => void): void {
    if (!this.#recording) {
      change();
      return;
    }
    const before = this.position();
    const eventsBefore = this.#events.length;
    try {
      change();
    } catch (error) {
      const events = this.#events.slice(0, eventsBefore);
      this.#restart(before);
      this.#events = events;
      throw error;
    }
  }

  #restart(position: Position): void {
    this.#checkpoint = position.checkpoint;
    this.#from = position.running;
    this.#tape = new Tape(position, this.#recording);
    this.#begin(position.sealed);
  }
}
