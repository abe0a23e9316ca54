import type { AnyGame, Options } from '../game/game.ts';
import type { Seat, View } from '../game/layers.ts';
import type { Reel } from '../replay/film.ts';
import { CHECKPOINT_EVERY } from '../replay/film.ts';
import type { Draw, JournalLine } from '../replay/journal.ts';
import type { Dice } from '../script/chance.ts';
import { seeded, seededDice } from '../script/chance.ts';
import type { Position } from '../session/position.ts';
import { newPosition } from '../session/position.ts';
import { Session } from '../session/session.ts';
import type { Text } from '../words/rulebook.ts';

/** A remark at a moment of a sample match. */
export interface Remark<V extends View = View> {
  /** Answers given before it is said; 0: nobody has answered yet. */
  readonly at: number;
  readonly say: Text;
  /** Whether what is said is so, in what the seat sees whose eyes one looks through. */
  holds(view: V): boolean;
}

/** A match to be watched, with remarks at the moments that teach. */
export interface Sample<V extends View = View> {
  /** One sentence: what the viewer will see. */
  readonly about: Text;
  readonly seats: number;
  readonly options: Options;
  /** Of everything that chance draws. */
  readonly seed: number;
  /** The starting position. Default: the deal. */
  start?(game: AnyGame): Position;
  /** Through whose eyes one looks. */
  readonly eyes: Seat;
  /** In order, the seat and what it picked: `'0 attack-c3'`. */
  readonly answers: readonly string[];
  /** In order. */
  readonly remarks: readonly Remark<V>[];
}

/** A sample that today’s rules no longer play. */
export class SampleBroken extends Error {}

/** The match of a sample as a film is made of it. Throws `SampleBroken` where the rules of today refuse an answer. */
export function reelOf(game: AnyGame, sample: Omit<Sample, 'about' | 'remarks' | 'eyes'>): Reel {
  const dice = new RecordingDice(seededDice(seeded(sample.seed)));
  const start = sample.start?.(game) ?? newPosition(game, sample.seats, sample.options);
  const session = new Session(game, start, { dice: dice.roll, checkpointEvery: CHECKPOINT_EVERY });
  const entries: JournalLine[] = [{ by: 'deal', rolls: dice.taken() }];
  for (const [at, answer] of sample.answers.entries()) {
    const [name, ...picks] = answer.split(' ');
    const seat = Number(name);
    const question = session.questionOf(seat);
    const fingerprint = question === null ? '' : session.fingerprintOf(question);
    if (question === null || !session.answer(seat, picks, fingerprint).ok) {
      throw new SampleBroken(`answer ${at} (${answer}) is refused`);
    }
    entries.push({ by: 'seat', seat, picks, question: fingerprint, rolls: dice.taken() });
  }
  const seats = Array.from({ length: session.state.own.length }, () => null);
  return { version: game.version, options: sample.options, seats, entries, start };
}

/** Dice that remember what they gave, with its bounds. */
class RecordingDice {
  #taken: Draw[] = [];
  readonly #dice: Dice;

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  readonly roll: Dice = (bounds, from, shuffled) => {
    const given = this.#dice(bounds, from, shuffled);
    this.#taken.push(bounds.map((bound, i) => [bound, given[i] as number]));
    return given;
  };

  taken(): readonly Draw[] {
    return this.#taken.splice(0);
  }
}
