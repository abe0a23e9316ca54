import type { GameEvent } from '../game/game.ts';
import type { Seat, Tally, View, Viewer } from '../game/layers.ts';
import type { Awaited } from '../script/asking.ts';
import type { Question } from '../script/question.ts';
import type { EmittedEvent } from '../session/session.ts';
import type { JournalLine } from './journal.ts';

/** One step of a match: the deal, or what a player did. */
export interface FilmStep {
  /** Number of the journal entry. */
  readonly entry: number;
  readonly by: JournalLine['by'];
  readonly seat: Seat | null;
  readonly picks: readonly string[];
  /** The seat's question; `null` if nothing was answered. */
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

/** A seat's question, with the fingerprint that tells it from others. */
type AskedQuestion = Question & { readonly fingerprint: string; readonly undo: boolean };

/** A moment of a match as a viewer saw it. */
export interface Frame {
  readonly view: View;
  readonly awaited: Awaited | null;
  /** Asked of the viewer's seat; `null` for spectators. */
  readonly question: AskedQuestion | null;
  /** The log up to here. */
  readonly events: readonly FilmEvent[];
}

/** A moment of a match as all saw it together; by seat: own layers, whose layers a seat sees besides, questions. */
export interface Shot {
  readonly open: unknown;
  readonly own: readonly unknown[];
  readonly mates: readonly (readonly Seat[])[];
  readonly tally: Tally;
  readonly awaited: Awaited | null;
  readonly questions: readonly (AskedQuestion | null)[];
}

/** A step with what it told. */
export interface Take extends FilmStep {
  /** Length of the log that stays of the step before: less than its `logged` where something was taken back. */
  readonly keeps: number;
  readonly events: readonly EmittedEvent[];
}

/** The facts of a match that need no moment of it. */
export interface Story {
  /** Number of the entry from which on the match cannot be shown; `null`: it can to its end. */
  readonly parts: number | null;
  /** Number of the entry it begins with: above 0 if the match went on from a position of its own. */
  readonly from: number;
  /** Whether the match came to its end, and not only its journal. */
  readonly isWhole: boolean;
  /** Number of the first event of the log. */
  readonly firstEvent: number;
  /** Seats whose player had left for good before it begins. */
  readonly leftBefore: readonly Seat[];
  /** Oldest first; the first is the deal. */
  readonly takes: readonly Take[];
}

/** A finished match that can be looked at from any moment and any seat, wherever its moments come from. */
export abstract class Footage {
  readonly story: Story;

  constructor(story: Story) {
    this.story = story;
  }

  /** The steps, oldest first; the first is the deal. */
  get steps(): readonly FilmStep[] {
    return this.story.takes;
  }

  get parts(): number | null {
    return this.story.parts;
  }

  get from(): number {
    return this.story.from;
  }

  get isWhole(): boolean {
    return this.story.isWhole;
  }

  /**
   * The moment after step `at` (from 0), as `viewer` saw it; `shown`: seats whose hands lie open besides. Throws a
   * `RangeError` if there is no such step.
   */
  abstract frame(at: number, viewer: Viewer, shown?: readonly Seat[]): Frame;

  /** What `viewer` saw after step `at`, without the log. */
  abstract viewAt(at: number, viewer: Viewer): View;

  /** Seats whose player has left for good by step `at`. */
  leftBy(at: number): readonly Seat[] {
    const { takes, leftBefore } = this.story;
    const gone = takes.slice(0, at + 1).filter(({ by }) => by === 'leave');
    return [...leftBefore, ...gone.flatMap(({ seat }) => (seat === null ? [] : [seat]))];
  }

  /** The log after step `at`, as `viewer` read it. */
  eventsAt(at: number, viewer: Viewer): FilmEvent[] {
    const { takes, firstEvent } = this.story;
    const told: EmittedEvent[] = [];
    for (const { keeps, events } of takes.slice(0, at + 1)) {
      told.length = Math.max(0, keeps - firstEvent);
      told.push(...events);
    }
    return told.map((event, i) => loggedFor(event, firstEvent + i, viewer));
  }
}
