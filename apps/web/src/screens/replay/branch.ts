import type { Film, Lesson, Seat } from '@tablee/engine';
import type { Moment } from './film-room.ts';

/** A match played differently, from a moment of its film on. */
export interface Branch extends Moment {
  /** The seat that answers differently; opponents play for all others. */
  readonly seat: Seat;
  /** Their answers, oldest first. */
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

/**
 * The seat whose question is answered differently: the one whose eyes are used, otherwise the one that answers next; `null`:
 * none.
 */
export function seatToBranch(film: Film, { at, eyes }: Moment): Seat | null {
  const next = film.steps[at + 1];
  if (typeof eyes === 'number' && film.frame(at, eyes).question !== null) return eyes;
  return next?.by === 'seat' ? next.seat : null;
}
