import type { Random } from '../kernel/chance.ts';
import { seeded, seededDice } from '../kernel/chance.ts';
import type { AnyGame, Options } from '../kernel/game.ts';
import type { Seat } from '../kernel/layers.ts';
import type { Question } from '../kernel/question.ts';
import { newPosition, Session } from '../kernel/session.ts';

/** Picks a legal answer at random, every option alike. */
export function randomPicks(question: Question, random: Random): string[] {
  const below = (bound: number): number => Math.floor(random() * bound);
  switch (question.shape) {
    case 'pick': {
      const size = question.min + below(question.max - question.min + 1);
      if (size === 1) {
        const option = question.options[below(question.options.length)];
        if (option === undefined) throw new Error(`${question.kind} has no option`);
        return [option.id];
      }
      return shuffled(question.options, random).slice(0, size);
    }
    case 'order':
      return shuffled(question.options, random);
    case 'split': {
      const units = question.options.flatMap(({ id, most }) =>
        Array.from({ length: most ?? question.total }, () => ({ id })),
      );
      return shuffled(units, random).slice(0, question.total);
    }
    case 'number':
      return [String(question.min + below(question.max - question.min + 1))];
    case 'confirm':
      return [random() < 0.5 ? 'yes' : 'no'];
  }
}

function shuffled(options: readonly { readonly id: string }[], random: Random): string[] {
  const ids = options.map((option) => option.id);
  for (let last = ids.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [ids[last], ids[other]] = [ids[other] as string, ids[last] as string];
  }
  return ids;
}

/** A seat that is asked now: the only one, or the first that has not sealed yet. `null` when the match is over. */
export function nextAsked(session: Session): Seat | null {
  const awaited = session.awaited();
  if (awaited === null) return null;
  const seat = awaited.seats.find((candidate) => !awaited.ready.includes(candidate));
  if (seat === undefined) throw new Error('a question that all have answered is still open');
  return seat;
}

export interface RandomMatch {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options?: Options;
  readonly seed: number;
  /** Before each answer. */
  onQuestion?(session: Session, seat: Seat, question: Question): void;
  /** Default: random. */
  choose?(session: Session, seat: Seat, question: Question): readonly string[];
  /** Stops after so many answers. */
  readonly atMost?: number;
}

/** More answers than this in one match mean that it does not end. */
const ANSWER_CAP = 20_000;

/** Plays a whole match with random answers and seeded dice. Throws with the seed if something goes wrong. */
export function playRandomly(match: RandomMatch): Session {
  const random = seeded(match.seed);
  const session = new Session(
    match.game,
    newPosition(match.game, match.seats, match.options ?? {}),
    { dice: seededDice(random) },
  );
  try {
    for (let answers = 0; answers < (match.atMost ?? Number.POSITIVE_INFINITY); answers += 1) {
      const seat = nextAsked(session);
      if (seat === null) break;
      if (answers > ANSWER_CAP) throw new Error(`no end after ${ANSWER_CAP} answers`);
      const question = session.questionOf(seat) as Question;
      match.onQuestion?.(session, seat, question);
      const picks = match.choose?.(session, seat, question) ?? randomPicks(question, random);
      const answered = session.answer(seat, picks);
      if (!answered.ok) throw new Error(`legal answer refused: ${answered.code}`);
    }
  } catch (error) {
    const { game, seats, seed, options = {} } = match;
    const repro = `pnpm simulate --game ${game.id} --players ${seats} --matches 1 --bots random --seed ${seed} --options '${JSON.stringify(options)}'`;
    throw new Error(`${(error as Error).message}\nrepro: ${repro}`, { cause: error });
  }
  return session;
}
