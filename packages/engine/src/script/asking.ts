import type { Seat } from '../game/layers.ts';
import type { Answer } from '../session/position.ts';
import type { Question } from './question.ts';
import type { AskAll, AskAny, Asking } from './script.ts';

/** The awaited seats, as all may know them. */
export interface Awaited {
  /** The decision at stake; the same for every seat of one simultaneous question. */
  readonly kind: string;
  readonly clause: string;
  readonly seats: readonly Seat[];
  /** Seats nobody waits for: they have sealed their answer to a simultaneous question, or are asked idly. */
  readonly ready: readonly Seat[];
  /** The first of the seats to answer is heard, not all of them. */
  readonly any?: true;
  /** A window of reactions: nothing tells who has answered (`ready` stays empty) until all have. */
  readonly unseen?: true;
}

/** Several may react at once: until the last of them has, nobody is shown who has answered already. */
export const isUnseen = (request: Asking | null): boolean =>
  request?.type === 'askAll' && firstQuestion(request).reaction === true;

/** The question put to a seat, sealed or not. */
export function askedOf(request: Asking, seat: Seat): Question | undefined {
  if (request.type !== 'ask') return request.questions.get(seat);
  return request.seat === seat ? request.question : undefined;
}

/** The awaited seats, given those that have sealed their answer. */
export function awaitedOf(request: Asking, sealed: { has(seat: Seat): boolean }): Awaited {
  if (request.type === 'ask') {
    const { kind, clause } = request.question;
    return { kind, clause, seats: [request.seat], ready: [] };
  }
  const seats = [...request.questions.keys()];
  if (request.type === 'askAny') return awaitedOfAny(request, seats);
  const { kind, clause } = firstQuestion(request);
  if (isUnseen(request)) return { kind, clause, seats, ready: [], unseen: true };
  return { kind, clause, seats, ready: seats.filter((seat) => sealed.has(seat)) };
}

/** The kind is that of the seats waited for. */
function awaitedOfAny(request: AskAny, seats: readonly Seat[]): Awaited {
  const ready = seats.filter((seat) => request.questions.get(seat)?.idle);
  const waited = seats.find((seat) => !ready.includes(seat));
  if (waited === undefined) throw new Error('askAny waits for nobody');
  const { kind, clause } = request.questions.get(waited) as Question;
  return { kind, clause, seats, ready, any: true };
}

/** The question by which a recorded answer is recognised. */
export function questionAnswered(
  request: Asking,
  answer: Extract<Answer, { by: 'seat' | 'all' }>,
): Question | undefined {
  if (request.type === 'ask') return request.question;
  if (request.type === 'askAll') return firstQuestion(request);
  return answer.by === 'seat' ? request.questions.get(answer.seat) : undefined;
}

export function firstQuestion(request: AskAll): Question {
  return request.questions.values().next().value as Question;
}
