import type { AnyGame, GameEvent, Options } from '../game/game.ts';
import type { Seat, View, Viewer } from '../game/layers.ts';
import { matesOf } from '../game/layers.ts';
import type { Awaited } from '../script/asking.ts';
import type { Dice } from '../script/chance.ts';
import type { Question } from '../script/question.ts';
import type { Position } from '../session/position.ts';
import { newPosition } from '../session/position.ts';
import type { EmittedEvent } from '../session/session.ts';
import { Session } from '../session/session.ts';
import { ReplayDiverged } from '../session/tape.ts';
import type { JournalLine, RecordedDraw } from './journal.ts';
import { lived, takeInput } from './journal.ts';

/** What a match is played again from. */
export interface Reel {
  /** Version of the rules that dealt it. */
  readonly version: number;
  readonly options: Options;
  /** One for each seat. */
  readonly seats: readonly unknown[];
  /** `null`: one that cannot be read. */
  readonly entries: readonly (JournalLine | null)[];
}

/** One step of a match: the deal, or what somebody did. */
export interface FilmStep {
  /** Number of the journal entry. */
  readonly entry: number;
  readonly by: JournalLine['by'];
  readonly seat: Seat | null;
  readonly picks: readonly string[];
  /** What was asked of the seat; `null` where nothing was answered. */
  readonly question: Question | null;
  /** Length of the log after it, and how many of its newest events this step told. */
  readonly logged: number;
  readonly told: number;
}

/** A numbered fact of the log. */
export type FilmEvent = Omit<GameEvent, 'n'> & { readonly n: number };

/** An event as `viewer` reads it in the log, at its place there. */
export function loggedFor({ open, own }: EmittedEvent, n: number, viewer: Viewer): FilmEvent {
  const half = viewer === null ? undefined : own?.[viewer];
  return { ...open, n, ...half } as FilmEvent;
}

/** A moment of a match as a viewer saw it. */
export interface Frame {
  readonly view: View;
  readonly awaited: Awaited | null;
  /** Asked of the viewer's seat, with what tells it from others; `null` for those who watch. */
  readonly question: (Question & { readonly fingerprint: string; readonly undo: boolean }) | null;
  /** The log up to here. */
  readonly events: readonly FilmEvent[];
}

interface Take extends FilmStep {
  /** Length of the log that stays of the step before: less than its `logged` where something was taken back. */
  readonly keeps: number;
  readonly events: readonly EmittedEvent[];
  /** Where the match was, now and then. */
  readonly position: Position | null;
}

/** Answers between two copies of the state; the same for a live table and for its film, since an undo goes as far back. */
export const CHECKPOINT_EVERY = 24;
/** Steps between two moments from which a film goes on at once. */
const CUT_EVERY = 16;

const ofTheHouse = (type: `house:${string}`, facts: object = {}): EmittedEvent => ({
  open: { type, clause: '', ...facts },
});

/**
 * A match from its journal, to be looked at from any moment and any seat. It shows exactly what was shown live; where the
 * rules of today lead elsewhere it ends, and says so.
 */
export class Film {
  readonly game: AnyGame;
  /** Number of the entry from which on the match cannot be played again; `null`: it is whole. */
  readonly parts: number | null;
  /** Number of the entry it begins with: above 0 if the match went on from a position of its own. */
  readonly from: number;
  /** Whether the match came to its end, and not only its journal. */
  readonly isWhole: boolean;
  readonly #takes: readonly Take[];
  readonly #entries: Reel['entries'];
  /** Number of the first event of the log. */
  readonly #firstEvent: number;
  /** Seats whose player had left for good before it begins. */
  readonly leftBefore: readonly Seat[];

  constructor(game: AnyGame, reel: Reel) {
    this.game = game;
    this.#entries = reel.entries;
    this.from = Math.max(
      0,
      reel.entries.findLastIndex(
        (entry) => entry?.by === 'resumed' && entry.position !== undefined,
      ),
    );
    const first = reel.entries[this.from];
    this.#firstEvent = first?.by === 'resumed' ? (first.logged ?? 0) : 0;
    this.leftBefore = first?.by === 'resumed' ? (first.left ?? []) : [];
    const shoot = new Shoot(game, reel, this.from, this.#firstEvent);
    this.parts = shoot.parts;
    this.isWhole = shoot.isWhole;
    this.#takes = shoot.takes;
  }

  /** What happened, oldest first; the first is the deal. */
  get steps(): readonly FilmStep[] {
    return this.#takes;
  }

  /**
   * The moment after step `at` (from 0), as `viewer` saw it; `shown`: seats whose hands lie open besides. Throws a `RangeError`
   * for a step that there is not.
   */
  frame(at: number, viewer: Viewer, shown: readonly Seat[] = []): Frame {
    const session = this.#sessionAt(at);
    const view = session.view(viewer);
    const question = viewer === null ? null : session.questionOf(viewer);
    return {
      view: shown.length === 0 ? view : { ...view, mates: matesOf(session.state, shown) },
      awaited: session.awaited(),
      question:
        viewer === null || question === null
          ? null
          : {
              ...question,
              fingerprint: session.fingerprintOf(question),
              undo: session.canUndo(viewer),
            },
      events: this.eventsAt(at, viewer),
    };
  }

  /**
   * The match after step `at` as another match may begin with it: hidden cards and all, so never for a viewer. What was
   * answered can no longer be undone; what was sealed is asked again.
   */
  positionAt(at: number): Position {
    const position = this.#sessionAt(at).position();
    return { ...position, sealed: {}, settled: position.answers.length };
  }

  /** Seats whose player has left for good by step `at`. */
  leftBy(at: number): readonly Seat[] {
    const gone = this.#takes.slice(0, at + 1).filter(({ by }) => by === 'leave');
    return [...this.leftBefore, ...gone.flatMap(({ seat }) => (seat === null ? [] : [seat]))];
  }

  /** What `viewer` saw after step `at`, without the log. */
  viewAt(at: number, viewer: Viewer): View {
    return this.#sessionAt(at).view(viewer);
  }

  /** The log after step `at`, as `viewer` read it. */
  eventsAt(at: number, viewer: Viewer): FilmEvent[] {
    const told: EmittedEvent[] = [];
    for (const { keeps, events } of this.#takes.slice(0, at + 1)) {
      told.length = Math.max(0, keeps - this.#firstEvent);
      told.push(...events);
    }
    return told.map((event, i) => loggedFor(event, this.#firstEvent + i, viewer));
  }

  #sessionAt(at: number): Session {
    if (this.#takes[at] === undefined) throw new RangeError(`there is no step ${at}`);
    let cut = at;
    while (this.#takes[cut]?.position === null) cut -= 1;
    const projector = new Projector(this.game, this.#takes[cut]?.position as Position, []);
    for (const { entry } of this.#takes.slice(cut + 1, at + 1)) {
      projector.take(this.#entries[entry] as JournalLine);
    }
    return projector.session;
  }
}

/** Plays entries of a journal with the numbers they recorded. */
class Projector {
  readonly session: Session;
  #rolls: RecordedDraw[] = [];

  constructor(game: AnyGame, position: Position, rolls: readonly RecordedDraw[]) {
    this.#rolls = [...rolls];
    const dice: Dice = (bounds) => {
      const draw = this.#rolls.shift();
      if (draw?.length !== bounds.length) throw new ReplayDiverged('other numbers were drawn');
      return draw.map((number) => (typeof number === 'number' ? number : number[1]));
    };
    this.session = new Session(game, position, { dice, checkpointEvery: CHECKPOINT_EVERY });
    this.#expectAllUsed();
  }

  take(entry: JournalLine): void {
    this.#rolls = [...entry.rolls];
    if (!this.#apply(entry)) throw new ReplayDiverged(`a recorded ${entry.by} was refused`);
    this.#expectAllUsed();
  }

  #apply(entry: JournalLine): boolean {
    switch (entry.by) {
      case 'rewind':
        return true;
      case 'deal':
        return false;
      // A match went on from a copy newer than this line: nothing happened here.
      case 'resumed':
        return entry.position === undefined;
      default:
        return takeInput(this.session, entry, true).ok;
    }
  }

  #expectAllUsed(): void {
    if (this.#rolls.length > 0) throw new ReplayDiverged('fewer numbers were drawn');
  }
}

/** Plays a whole journal once, and keeps what each step was. */
class Shoot {
  readonly takes: Take[] = [];
  parts: number | null = null;
  isWhole = false;
  #logged: number;
  /** Length of the log before each answer since the checkpoint, by the answer's index: where an undo cuts. */
  readonly #logMarks: number[] = [];

  constructor(
    game: AnyGame,
    { version, options, seats, entries }: Reel,
    from: number,
    logged: number,
  ) {
    this.#logged = logged;
    const first = entries[from] ?? null;
    let entry = from;
    try {
      if (first === null) throw new ReplayDiverged('the first entry is damaged');
      const position =
        first.by === 'resumed' && first.position !== undefined
          ? first.position
          : newPosition(game, seats.length, options, version);
      const projector = new Projector(game, position, first.rolls);
      this.#begins(projector.session, first, from);
      for (const next of lived(entries, from + 1)) {
        entry = next.seq;
        if (next.entry === null) throw new ReplayDiverged('a journal entry is damaged');
        this.#goesOn(projector, next.entry, entry, next.isLine === true);
      }
      this.isWhole = projector.session.isOver;
    } catch {
      this.parts = entry;
    }
  }

  #begins(session: Session, first: JournalLine, entry: number): void {
    const events = session.takeEvents();
    const told =
      first.by === 'resumed'
        ? [ofTheHouse('house:resumed', { why: first.why ?? 'rules', lost: first.lost ?? 0 })]
        : first.by === 'deal' && first.again
          ? [ofTheHouse('house:restarted'), ...events]
          : events;
    this.#add(session, first, entry, null, this.#logged, told);
  }

  #goesOn(projector: Projector, line: JournalLine, entry: number, isLine: boolean): void {
    const { session } = projector;
    const index = session.answersSinceCheckpoint;
    const logged = this.#logged;
    const wasUnseen = session.awaited()?.unseen === true;
    const question = 'seat' in line ? session.questionOf(line.seat) : null;
    projector.take(line);
    if (!isLine && line.state !== undefined && line.state !== session.digest) {
      throw new ReplayDiverged(`after a recorded ${line.by} the state is another one`);
    }
    let keeps = logged;
    if (line.by === 'undo') keeps = this.#logMarks[session.answersSinceCheckpoint] ?? logged;
    else if (line.by !== 'rewind') this.#logMarks[index] = logged;
    const events = [...session.takeEvents()];
    if (line.by === 'clock' && !wasUnseen) {
      events.unshift(ofTheHouse('house:timeIsUp', { seat: line.seat }));
    }
    if (line.by === 'rewind') events.push(ofTheHouse('house:takenBack', { seat: line.seat }));
    this.#add(session, line, entry, question, keeps, events);
  }

  #add(
    session: Session,
    line: JournalLine,
    entry: number,
    question: Question | null,
    keeps: number,
    events: readonly EmittedEvent[],
  ): void {
    this.#logged = keeps + events.length;
    this.takes.push({
      entry,
      by: line.by,
      seat: 'seat' in line ? line.seat : null,
      picks: 'picks' in line ? line.picks : [],
      question,
      logged: this.#logged,
      told: events.length,
      keeps,
      events,
      position: this.takes.length % CUT_EVERY === 0 ? session.position() : null,
    });
  }
}
