import type { Seat } from '../game/layers.ts';
import type { Dice } from '../script/chance.ts';
import type { Chance } from '../script/script.ts';
import type { Answer, Position } from './position.ts';

/** A recorded answer does not fit the question that the script asks now: the rules have changed meanwhile. */
export class ReplayDiverged extends Error {}

/**
 * The steps since a match's checkpoint: read while a position is brought to life, written from then on. Knows what
 * may be undone and where the dice go on. A tape that does not record only counts the draws.
 */
export class Tape {
  readonly #isRecording: boolean;
  readonly #answers: Answer[];
  /** Steps read so far; all of them once the replay is over. */
  #read = 0;
  /** Steps before this index cannot be undone. */
  #floor: number;
  readonly #settled: number;
  /** Steps and draws of the match before the first one here. */
  readonly #step: number;
  readonly #drawnBefore: number;
  #drawn: number;

  constructor(
    from: Pick<Position, 'answers' | 'step' | 'drawn' | 'settled'>,
    isRecording: boolean,
  ) {
    this.#isRecording = isRecording;
    this.#answers = [...from.answers];
    this.#settled = from.settled ?? 0;
    this.#floor = this.#settled;
    this.#step = from.step;
    this.#drawnBefore = from.drawn;
    this.#drawn = from.drawn;
  }

  get isReplaying(): boolean {
    return this.#read < this.#answers.length;
  }

  get length(): number {
    return this.#answers.length;
  }

  /** Answers and departures here: each of several given at once, but no draws. */
  get given(): number {
    let given = 0;
    for (const answer of this.#answers) {
      if (answer.by === 'all') given += answer.picks.length;
      else if (answer.by !== 'chance') given += 1;
    }
    return given;
  }

  /** Steps of the match before the first one here. */
  get stepsBefore(): number {
    return this.#step;
  }

  /** Number in the match of the step that comes next. */
  get number(): number {
    return this.#step + this.#read;
  }

  /** The tape as a position keeps it. */
  get kept(): Pick<Position, 'answers' | 'step' | 'drawn' | 'settled'> {
    const settled = this.#settled;
    return {
      answers: [...this.#answers],
      ...(settled > 0 && { settled }),
      step: this.#step,
      drawn: this.#drawnBefore,
    };
  }

  /** The beginning of a tape that starts at the end of this one. */
  get continued(): Pick<Position, 'answers' | 'step' | 'drawn'> {
    return { answers: [], step: this.#step + this.#answers.length, drawn: this.#drawn };
  }

  /** The next recorded step. */
  read(): Answer {
    const answer = this.#answers[this.#read] as Answer;
    this.#read += 1;
    return answer;
  }

  record(answer: Answer): void {
    if (!this.#isRecording) return;
    this.#answers.push(answer);
    this.#read = this.#answers.length;
  }

  /** Takes the newest step off again: it was of no consequence. */
  erase(): void {
    if (!this.#isRecording) return;
    this.#answers.pop();
    this.#read = this.#answers.length;
  }

  /** Nothing up to here can be undone any more. */
  seal(): void {
    this.#floor = Math.max(this.#settled, this.#read);
  }

  /** Whether the newest step is an answer of `seat`. */
  endsWithAnswerOf(seat: Seat): boolean {
    const answer = this.#answers.at(-1);
    return answer?.by === 'seat' && answer.seat === seat;
  }

  /** Whether the newest step is an answer of `seat` that nobody has learned from. */
  endsWithUndoable(seat: Seat): boolean {
    return this.endsWithAnswerOf(seat) && this.#answers.length > this.#floor;
  }

  /** Random numbers: the recorded ones while replaying, else from the dice. */
  roll({ bounds, shuffled }: Chance, dice: Dice): readonly number[] {
    const rolls = this.isReplaying
      ? this.#recordedRolls(bounds)
      : dice(bounds, this.#drawn, shuffled);
    if (!this.isReplaying) this.record({ by: 'chance', rolls });
    else this.#read += 1;
    this.#drawn += bounds.length;
    this.seal();
    return rolls;
  }

  #recordedRolls(bounds: readonly number[]): readonly number[] {
    const answer = this.#answers[this.#read];
    if (answer?.by !== 'chance' || answer.rolls.length !== bounds.length) {
      throw new ReplayDiverged('a random outcome was recorded elsewhere');
    }
    return answer.rolls;
  }
}
