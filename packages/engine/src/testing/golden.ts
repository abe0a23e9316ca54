import type { AnyGame, Options } from '../game/game.ts';
import type { Layers, Seat } from '../game/layers.ts';
import type { Random } from '../script/chance.ts';
import { seeded, seededDice } from '../script/chance.ts';
import type { Question } from '../script/question.ts';
import { randomPicks } from '../script/random-answer.ts';
import { fnv1a } from '../session/digest.ts';
import { newPosition } from '../session/position.ts';
import { Session } from '../session/session.ts';
import { nextAsked } from './play.ts';

/** A finished match kept as what was answered and drawn, with a hash of what players could tell after each answer. */
export interface GoldenMatch {
  readonly seats: number;
  readonly options: Options;
  readonly rolls: readonly (readonly number[])[];
  readonly answers: readonly (readonly [Seat, ...string[]])[];
  readonly hashes: readonly string[];
}

/** Tables whose matches are kept: seats and options. */
export type GoldenTables = readonly (readonly [seats: number, options: Options])[];

/** Plays a random match and keeps it. */
export function keepGolden(
  game: AnyGame,
  seats: number,
  options: Options,
  seed: number,
): GoldenMatch {
  const random: Random = seeded(seed);
  const live = seededDice(random);
  const rolls: (readonly number[])[] = [];
  const session = new Session(game, newPosition(game, seats, options), {
    dice(bounds, from) {
      const drawn = live(bounds, from);
      rolls.push(drawn);
      return drawn;
    },
  });
  const answers: [Seat, ...string[]][] = [];
  const hashes = [toldHash(session)];
  for (;;) {
    const seat = nextAsked(session, answers.length);
    if (seat === null) break;
    const picks = randomPicks(session.questionOf(seat) as Question, random);
    session.answer(seat, picks);
    answers.push([seat, ...picks]);
    hashes.push(toldHash(session));
  }
  return { seats, options, rolls, answers, hashes };
}

/** Plays a kept match again; returns the number of the first answer after which it differs, or `null`. */
export function firstDifference(game: AnyGame, kept: GoldenMatch): number | null {
  const rolls = [...kept.rolls];
  const session = new Session(game, newPosition(game, kept.seats, kept.options), {
    dice: () => rolls.shift() ?? [],
  });
  if (toldHash(session) !== kept.hashes[0]) return 0;
  for (const [i, [seat, ...picks]] of kept.answers.entries()) {
    if (!session.answer(seat, picks).ok || toldHash(session) !== kept.hashes[i + 1]) return i + 1;
  }
  return session.isOver ? null : kept.answers.length;
}

/** Looks at each state of a kept match, from the deal to the end. */
export function lookAtStates(
  game: AnyGame,
  kept: GoldenMatch,
  look: (state: Layers) => void,
): void {
  const rolls = [...kept.rolls];
  const session = new Session(game, newPosition(game, kept.seats, kept.options), {
    dice: () => rolls.shift() ?? [],
  });
  look(session.state);
  for (const [seat, ...picks] of kept.answers) {
    session.answer(seat, picks);
    look(session.state);
  }
}

/** A match that older rules have dealt: its answers name cards as these called them. */
export type KeptMatch = Omit<GoldenMatch, 'hashes'> & { readonly dealtBy: number };

/** Plays a match of older rules again; returns the number of the first answer that is refused, or `null` if it ends. */
export function firstRefusal(game: AnyGame, kept: KeptMatch): number | null {
  const rolls = [...kept.rolls];
  const session = new Session(game, newPosition(game, kept.seats, kept.options, kept.dealtBy), {
    dice: () => rolls.shift() ?? [],
  });
  for (const [i, [seat, ...picks]] of kept.answers.entries()) {
    if (!session.answer(seat, picks).ok) return i + 1;
  }
  return session.isOver && rolls.length === 0 ? null : kept.answers.length;
}

/**
 * FNV-1a, base 36, of what players can tell since the last look: the awaited seats, their choices, the public events,
 * the outcome. They cannot tell how the state is laid out: that is `shapeOf`.
 */
function toldHash(session: Session): string {
  const awaited = session.awaited();
  const asked = awaited?.seats.map((seat) => choicesOf(session.questionOf(seat)));
  const told = session.takeEvents().map(({ open }) => open);
  const outcome = session.game.outcome(session.state.open);
  return fnv1a(JSON.stringify([awaited, asked, told, outcome])).toString(36);
}

/** Without facts for the wording and the picks of the clock. */
function choicesOf(question: Question | null): unknown {
  switch (question?.shape) {
    case 'pick':
      return ['pick', question.min, question.max, question.options.map(({ id }) => id)];
    case 'order':
      return ['order', question.options.map(({ id }) => id)];
    case 'split':
      return ['split', question.total, question.options.map(({ id, most }) => [id, most])];
    case 'number':
      return ['number', question.min, question.max];
    case 'text':
      return ['text', question.options.map(({ id }) => id)];
    default:
      return question?.shape;
  }
}
