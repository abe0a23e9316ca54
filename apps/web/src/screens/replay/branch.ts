import type { Film, Lesson, Seat } from '@tablee/engine';
import type { Moment } from './film-room.ts';

/** A match played otherwise, from a moment of its film on. */
export interface Branch extends Moment {
  /** Who answers otherwise; opponents play for all others. */
  readonly seat: Seat;
  /** What they have answered, oldest first. */
  readonly answers: readonly (readonly string[])[];
}

const NOTHING = { fr: '', en: '' };

/** A branch as a lesson that teaches nothing: it is played freely, on the real rules, and the same answers give the same match. */
export const freeLesson = (film: Film, { at, seat }: Branch): Lesson => ({
  id: 'branch',
  title: NOTHING,
  about: NOTHING,
  clauses: [],
  start: () => film.positionAt(at),
  seat,
  steps: [{ say: NOTHING, play: 'freely' }],
  ending: NOTHING,
});

/** Whose question is answered otherwise: that of the eyes one looks through, else of whoever answers next; `null`: nobody's. */
export function seatToBranch(film: Film, { at, eyes }: Moment): Seat | null {
  const next = film.steps[at + 1];
  if (typeof eyes === 'number' && film.frame(at, eyes).question !== null) return eyes;
  return next?.by === 'seat' ? next.seat : null;
}
