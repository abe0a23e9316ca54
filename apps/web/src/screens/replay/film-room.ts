import type { Footage, Seat, Viewer } from '@tablee/engine';
import type { MatchSnapshot, OpenQuestion } from '@tablee/protocol/updates.ts';
import type { Journal } from '../../chance/journal.ts';
import type { Answering, SeatInfo } from '../../kit/contract.ts';
import { candidatesOf, emptySelection, isChosen, isLit } from '../../stores/selection.ts';

/** Whose eyes are used: a seat's, a watcher's, or everybody's at once. */
export type Eyes = Seat | 'watcher' | 'all';

/** A moment as it is looked at: after step `at`. */
export interface Moment {
  readonly at: number;
  readonly eyes: Eyes;
}

/** The shown film, and its source. */
export interface Showing {
  /** Of a file: no server knows it. */
  readonly isFromFile?: boolean | undefined;
  readonly journal: Journal;
  readonly film: Footage;
}

export const viewerOf = (eyes: Eyes): Viewer => (typeof eyes === 'number' ? eyes : null);

/** The moment after step `at` in the form in which a live match arrives. */
export function snapshotOf({ journal, film }: Showing, at: number, eyes: Eyes): MatchSnapshot {
  const viewer = viewerOf(eyes);
  const all = eyes === 'all' ? [...journal.seats.keys()] : [];
  const { view, awaited, question, events } = film.frame(at, viewer, all);
  return {
    match: journal.match,
    game: journal.game,
    options: journal.options,
    seq: at,
    ...view,
    awaited,
    question,
    events,
    commitment: journal.commitment,
    shares: journal.shares,
    secret: journal.secret,
  } as unknown as MatchSnapshot;
}

/** The players at a step; through a seat's eyes the reader is that seat. */
export function seatsAt({ journal, film }: Showing, at: number, eyes: Eyes): readonly SeatInfo[] {
  const gone = new Set(film.leftBy(at));
  return journal.seats.map(({ nickname, bot }, seat) => ({
    seat,
    nickname,
    isYou: seat === eyes,
    isBot: bot !== null,
    connected: true,
    since: 0,
    left: gone.has(seat),
    standIn: false,
  }));
}

const nothing = (): void => {};

/** The lights of the board while a film runs: the options and the given answer; it takes no touch. */
export function shownAnswering(question: OpenQuestion | null, picks: readonly string[]): Answering {
  const none = emptySelection(question);
  const given = { ...none, picks };
  return {
    question,
    ...given,
    candidates: candidatesOf(question, {}),
    sending: false,
    past: true,
    isLit: (touch) => isLit(question, none, touch),
    isChosen: (touch) => isChosen(question, given, touch),
    isPointed: () => false,
    pointed: [],
    touch: nothing,
    toggle: nothing,
    setAmount: nothing,
    write: nothing,
    confirm: nothing,
    canConfirm: () => false,
    cancel: nothing,
  };
}

/** Step that told the event numbered `event`; 0 for one that nobody told. */
export const stepOf = ({ steps }: Footage, event: number): number =>
  Math.max(
    0,
    steps.findLastIndex(({ logged, told }) => event < logged && event >= logged - told),
  );
