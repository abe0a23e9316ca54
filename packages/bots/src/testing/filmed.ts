import type { AnyGame, Draw, JournalLine, Options, Question, Seat } from '@tablee/engine';
import { CHECKPOINT_EVERY, Film, newPosition, Session, seeded, seededDice } from '@tablee/engine';
import { nextAsked } from '@tablee/engine/testing';
import type { Opponent } from '../levels.ts';

/** A match to be played by bots. */
interface Filmed {
  readonly game: AnyGame;
  readonly options?: Options;
  /** One for each seat; they see what their seat sees, and imagine nothing. */
  readonly opponents: readonly Opponent[];
  readonly seed: number;
  /** May answer in the place of an opponent; `null` leaves it to them. */
  choose?(seat: Seat, question: Question): readonly string[] | null;
}

/** The film of a whole match between bots, as its journal would give it. */
export function filmed({ game, options = {}, opponents, seed, choose }: Filmed): Film {
  const random = seeded(seed);
  const roll = seededDice(random);
  let rolls: Draw[] = [];
  const take = (): Draw[] => {
    const taken = rolls;
    rolls = [];
    return taken;
  };
  const seats = opponents.length;
  const session = new Session(game, newPosition(game, seats, options), {
    dice: (bounds, from) => {
      const drawn = roll(bounds, from);
      rolls.push(drawn.map((number, i) => [bounds[i] ?? 0, number] as const));
      return drawn;
    },
    checkpointEvery: CHECKPOINT_EVERY,
  });
  const entries: JournalLine[] = [{ by: 'deal', rolls: take() }];
  for (let answers = 0; ; answers += 1) {
    const seat = nextAsked(session, answers);
    if (seat === null) break;
    const question = session.questionOf(seat) as Question;
    const asked = { seat, view: session.view(seat), question, position: null };
    const picks = choose?.(seat, question) ?? (opponents[seat] as Opponent)(asked, random);
    const fingerprint = session.fingerprintOf(question);
    const answered = session.answer(seat, picks, fingerprint);
    if (!answered.ok) throw new Error(`${question.kind} refused: ${answered.code}`);
    entries.push({ by: 'seat', seat, picks, question: fingerprint, rolls: take() });
  }
  return new Film(game, { version: game.version, options, seats: opponents, entries });
}
