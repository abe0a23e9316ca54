import type { AnyGame, Options } from '../game/game.ts';
import { clone } from '../game/json.ts';
import type { Seat, View, Viewer } from '../game/layers.ts';
import { matesOf } from '../game/layers.ts';
import type { Dice } from '../script/chance.ts';
import type { Question } from '../script/question.ts';
import type { Copy } from '../session/copy.ts';
import { copyOf } from '../session/copy.ts';
import type { Position } from '../session/position.ts';
import { newPosition } from '../session/position.ts';
import type { EmittedEvent } from '../session/session.ts';
import { Session } from '../session/session.ts';
import { ReplayDiverged } from '../session/tape.ts';
import type { Change } from './change.ts';
import { changeSince } from './change.ts';
import type { Frame, Shot, Take } from './footage.ts';
import { Footage } from './footage.ts';
import type { JournalLine, RecordedDraw } from './journal.ts';
import { effectiveEntries, takeInput } from './journal.ts';

/** All that a match is replayed from. */
export interface Reel {
  /** Version of the rules that dealt it. */
  readonly version: number;
  readonly options: Options;
  /** One for each seat. */
  readonly seats: readonly unknown[];
  /** `null`: one that cannot be read. */
  readonly entries: readonly (JournalLine | null)[];
  /** The starting position, if not a deal of the whole box. */
  readonly start?: Position;
}

interface Cut extends Take {
  /** The position now and then. */
  readonly position: Position | null;
}

/**
 * Answers of seats between two copies of the state, at least: the most that changed rules cost a match. The same for a
 * live table and for its film, since an undo goes as far back.
 */
export const CHECKPOINT_EVERY = 12;
/** Steps between two moments from which a film goes on at once. */
const CUT_EVERY = 16;

const ofTheHouse = (type: `house:${string}`, facts: object = {}): EmittedEvent => ({
  open: { type, clause: '', ...facts },
});

/**
 * A match from its journal, to be looked at from any moment and any seat. It shows exactly what was shown live; where the
 * rules of today lead elsewhere it ends, and says so.
 */
export class Film extends Footage {
  readonly game: AnyGame;
  /** Whether it is the very same match: nothing tells that of a journal without digests that other rules have written. */
  readonly isSure: boolean;
  readonly #takes: readonly Cut[];
  readonly #entries: Reel['entries'];

  /** `look` is called with each step's `Shot`, as a change of the one before: of the first, the whole of it. */
  constructor(game: AnyGame, reel: Reel, look?: (change: Change | undefined) => void) {
    const from = Math.max(
      0,
      reel.entries.findLastIndex(
        (entry) => entry?.by === 'resumed' && entry.position !== undefined,
      ),
    );
    const first = reel.entries[from];
    const firstEvent = first?.by === 'resumed' ? (first.logged ?? 0) : 0;
    const leftBefore = first?.by === 'resumed' ? (first.left ?? []) : [];
    const { takes, parts, isWhole } = new Shoot(game, reel, from, firstEvent, look);
    super({ takes, parts, isWhole, from, firstEvent, leftBefore });
    this.game = game;
    this.isSure =
      parts === null &&
      (reel.version === game.version || reel.entries.every((entry) => entry?.state !== undefined));
    this.#takes = takes;
    this.#entries = reel.entries;
  }

  /** As `Footage.frame`; played from the nearest position that is kept. */
  override frame(at: number, viewer: Viewer, shown: readonly Seat[] = []): Frame {
    const session = this.#sessionAt(at);
    const view = session.view(viewer);
    return {
      view: shown.length === 0 ? view : { ...view, mates: matesOf(session.state, shown) },
      awaited: session.awaited(),
      question: viewer === null ? null : askedOf(session, viewer),
      events: this.eventsAt(at, viewer),
    };
  }

  /** Shows what all saw of each step, in order. A shot shares structure with the next: to be read at once, not kept. */
  run(look: (shot: Shot) => void): void {
    const [first, ...others] = this.#takes;
    if (first === undefined) return;
    const projector = new Projector(this.game, first.position as Position, []);
    const { session } = projector;
    look(shotOf(session));
    for (const { entry } of others) {
      projector.take(this.#entries[entry] as JournalLine);
      look(shotOf(session));
    }
  }

  /**
   * The match after step `at` as another match may begin with it: hidden cards and all, so never for a viewer. Its
   * answers can no longer be undone; sealed ones are asked for again.
   */
  positionAt(at: number): Position {
    const position = this.#sessionAt(at).position();
    return { ...position, sealed: {}, settled: position.answers.length };
  }

  /** What `viewer` saw after step `at`, without the log. */
  override viewAt(at: number, viewer: Viewer): View {
    return this.#sessionAt(at).view(viewer);
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

function shotOf(session: Session): Shot {
  const { open, own } = session.state;
  const seats = own.map((_, seat) => seat);
  return {
    ...{ open, own },
    mates: seats.map((seat) => Object.keys(session.view(seat).mates ?? {}).map(Number)),
    tally: session.view(null).tally,
    awaited: session.awaited(),
    questions: seats.map((seat) => askedOf(session, seat)),
  };
}

function askedOf(session: Session, seat: Seat): Frame['question'] {
  const question = session.questionOf(seat);
  if (question === null) return null;
  const fingerprint = session.fingerprintOf(question);
  return { ...question, fingerprint, undo: session.canUndo(seat) };
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
  readonly takes: Cut[] = [];
  parts: number | null = null;
  isWhole = false;
  #logged: number;
  /** Length of the log before each answer since the checkpoint, by the answer's index: where an undo cuts. */
  readonly #logMarks: number[] = [];
  readonly #look: ((change: Change | undefined) => void) | undefined;
  /** What was seen when it was last looked at. */
  #shown: Copy | null = null;

  constructor(
    game: AnyGame,
    { version, options, seats, entries, start }: Reel,
    from: number,
    logged: number,
    look?: (change: Change | undefined) => void,
  ) {
    this.#logged = logged;
    this.#look = look;
    const first = entries[from] ?? null;
    let entry = from;
    try {
      if (first === null) throw new ReplayDiverged('the first entry is damaged');
      const position =
        first.by === 'resumed' && first.position !== undefined
          ? first.position
          : (start ?? newPosition(game, seats.length, options, version));
      const projector = new Projector(game, position, first.rolls);
      this.#begins(projector.session, first, from);
      for (const next of effectiveEntries(entries, from + 1)) {
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
    this.#look?.(this.#seen(session));
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

  /** What is seen now, as a change of what was seen at the last call: at the first, the whole of it. */
  #seen(session: Session): Change | undefined {
    const shot = shotOf(session);
    if (this.#shown !== null) return changeSince(this.#shown, shot);
    this.#shown = copyOf(shot) as Copy;
    return [clone(shot)];
  }
}
