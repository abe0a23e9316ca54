import type { AnyGame } from '../game/game.ts';
import type { Seat, View } from '../game/layers.ts';
import type { FilmEvent, Frame } from '../replay/footage.ts';
import { loggedFor } from '../replay/footage.ts';
import type { Dice, Random } from '../script/chance.ts';
import { seeded, seededDice } from '../script/chance.ts';
import type { Option, Question } from '../script/question.ts';
import { optionsOf, refusalOf } from '../script/question.ts';
import type { Position } from '../session/position.ts';
import { Session } from '../session/session.ts';
import type { Text } from '../words/rulebook.ts';
import type { Asking, Lesson, LessonStep, Moment, Move } from './lesson.ts';
import { isAsking, isPlaying } from './lesson.ts';

/** Answers for the others in free play, by the view of their seat. */
export type LessonOpponent = (view: View, question: Question, random: Random) => readonly string[];

/** The result of an answer. */
export type Given =
  | { readonly is: 'right' }
  /** Legal, but not the answer taught: it is not played. */
  | { readonly is: 'wrong'; readonly reply: Text }
  | { readonly is: 'refused' };

/** A lesson whose text does not fit the rules of today. */
export class LessonBroken extends Error {}

/** More answers than this between two of the learner’s mean that the learner is never asked. */
const MOST_BETWEEN = 2000;

/** Of everything that chance and opponents draw in a lesson. */
const SEED = 7;

interface AskedSeat {
  readonly seat: Seat;
  readonly question: Question;
}

const isAskedFor = (move: Move, { seat, question }: AskedSeat): boolean =>
  move.ask === question.kind && (move.seat ?? seat) === seat;

type Deed = 'read' | { readonly playOn: Text } | readonly string[];

/**
 * A lesson being played: the real session of the real rules, and the place in the script. The same answers give the same
 * lesson. Throws `LessonBroken` if the rules ask something else than the script says.
 */
export class LessonRun {
  readonly lesson: Lesson;
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly #opponent: LessonOpponent;
  readonly #deeds: Deed[] = [];
  #steps: readonly LessonStep[];
  #session!: Session;
  #random!: Random;
  #at = 0;
  /** Answers of the learner since the step began. */
  #answered = 0;
  #events: FilmEvent[] = [];
  #told = 0;

  constructor(game: AnyGame, lesson: Lesson, opponent: LessonOpponent) {
    this.game = game;
    this.lesson = lesson;
    this.seat = lesson.seat ?? 0;
    this.#opponent = opponent;
    this.#steps = lesson.steps;
    this.#begin([]);
  }

  /** Number of the current step, from 0; the number of steps when the lesson is done. */
  get at(): number {
    return this.#at;
  }

  get step(): LessonStep | null {
    return this.#steps[this.#at] ?? null;
  }

  get isDone(): boolean {
    return this.#at >= this.#steps.length;
  }

  /** How many seats the table has. */
  get seats(): number {
    return this.#session.state.own.length;
  }

  /** Whether there is something to go back to. */
  get hasBegun(): boolean {
    return this.#deeds.length > 0;
  }

  /** The learner's answers, oldest first. */
  get answers(): readonly (readonly string[])[] {
    return this.#deeds.filter((deed): deed is readonly string[] => Array.isArray(deed));
  }

  /** The current text; at the end the lesson's closing words. */
  get says(): Text {
    if (this.step !== null) return this.#tip ?? this.step.say;
    const { ending, lost = ending } = this.lesson;
    return this.isLost ? lost : ending;
  }

  /** Whether the match has ended and was not won: where all are first, nobody has won. */
  get isLost(): boolean {
    const ranks = this.game.outcome(this.#session.state.open)?.ranks;
    if (ranks === undefined) return false;
    const isDrawn = ranks.length > 1 && ranks.every((rank) => rank === 1);
    return isDrawn || ranks[this.seat] !== 1;
  }

  /** The table as the learner sees it. A question is open where the step is one of asking or playing. */
  get frame(): Frame {
    const view = this.#session.view(this.seat);
    const question = this.#question;
    return {
      view,
      awaited: this.#session.awaited(),
      question: question && {
        ...question,
        fingerprint: this.#session.fingerprintOf(question),
        undo: false,
      },
      events: this.#events,
    };
  }

  /** The match as it stands: for who thinks about the learner's question by what the learner knows. */
  get position(): Position {
    return this.#session.position();
  }

  /** Number of the newest events that the last answer caused. */
  get told(): number {
    return this.#told;
  }

  /** The options of a right answer; none in free play. */
  get pointed(): readonly Option[] {
    const { step } = this;
    const question = this.#question;
    if (!isAsking(step) || question === null) return [];
    const moment = this.#momentOf(question);
    return pickable(question).filter((option) => step.right(option, moment));
  }

  /** Goes on once the text has been read. Does nothing while a question is open. */
  goOn(): void {
    if (this.step === null || isAsking(this.step) || isPlaying(this.step)) return;
    this.#deeds.push('read');
    this.#next();
  }

  answer(picks: readonly string[]): Given {
    const question = this.#question;
    const { step } = this;
    if (question === null || refusalOf(question, picks) !== null) return { is: 'refused' };
    if (isAsking(step)) {
      const reply = replyTo(step, picked(question, picks), this.#momentOf(question));
      if (reply !== null) return { is: 'wrong', reply };
    }
    const before = this.#events.length;
    if (!this.#give(this.seat, picks)) return { is: 'refused' };
    this.#deeds.push(picks);
    this.#answered += 1;
    if (isAsking(step)) this.#next(before);
    else this.#playOn(before);
    return { is: 'right' };
  }

  /** Goes on with the match of a lesson that is done: `say` stands beside it. Does nothing when the match is over. */
  playOn(say: Text): void {
    if (!this.isDone || this.#session.isOver) return;
    const before = this.#events.length;
    this.#deeds.push({ playOn: say });
    this.#steps = [...this.#steps, { say, play: 'freely' }];
    this.#enter();
    this.#told = this.#events.length - before;
  }

  /** Goes back to the moment before the newest answer or text read, or before so many of them. */
  back(count = 1): void {
    this.#begin(this.#deeds.slice(0, Math.max(0, this.#deeds.length - count)));
  }

  restart(): void {
    this.#begin([]);
  }

  get #question(): Question | null {
    return isAsking(this.step) || isPlaying(this.step) ? this.#session.questionOf(this.seat) : null;
  }

  get #tip(): Text | null {
    const { step } = this;
    const question = this.#question;
    if (!isPlaying(step) || question === null || this.#answered === 0) return null;
    const moment = this.#momentOf(question);
    const tip = step.tips?.find(({ when }) => when(moment));
    return tip?.say ?? step.byKind?.[question.kind] ?? null;
  }

  #momentOf(question: Question): Moment {
    return { view: this.#session.view(this.seat), question };
  }

  #begin(deeds: readonly Deed[]): void {
    this.#random = seeded(SEED);
    const dice = loaded(this.lesson.rolls ?? [], seededDice(this.#random));
    this.#session = new Session(this.game, this.lesson.start(this.game), { dice });
    this.#steps = this.lesson.steps;
    this.#at = 0;
    this.#events = [];
    this.#deeds.length = 0;
    this.#collect();
    this.#enter();
    for (const deed of deeds) {
      if (deed === 'read') this.goOn();
      else if ('playOn' in deed) this.playOn(deed.playOn);
      else this.answer(deed);
    }
    this.#told = 0;
  }

  #next(before = this.#events.length): void {
    this.#at += 1;
    this.#enter();
    this.#told = this.#events.length - before;
  }

  #enter(): void {
    const { step } = this;
    this.#answered = 0;
    for (const move of step?.first ?? []) this.#untilPlayed(move);
    if (isAsking(step) || isPlaying(step)) this.#untilAsked(isPlaying(step));
    if (step?.holds?.(this.#session.view(this.seat)) === false) {
      throw this.#broken('what it says is not so');
    }
    const kind = this.#session.questionOf(this.seat)?.kind ?? 'nothing';
    if (isAsking(step) && kind !== step.ask) throw this.#broken(`asks ${kind}, not ${step.ask}`);
    if (isPlaying(step) && this.#session.isOver) this.#next();
  }

  #playOn(before: number): void {
    const { step } = this;
    this.#untilAsked(true);
    const isReached = isPlaying(step) && step.until?.(this.#session.view(this.seat));
    if (isReached || this.#session.isOver) this.#next(before);
    else this.#told = this.#events.length - before;
  }

  /** Lets the others answer until the learner is asked, or the match is over. */
  #untilAsked(freely: boolean): void {
    for (let answers = 0; answers < MOST_BETWEEN; answers += 1) {
      const asked = this.#whoIsAsked(freely);
      if (asked === null || asked.seat === this.seat) return;
      const { seat, question } = asked;
      const view = this.#session.view(seat);
      this.#give(seat, freely ? this.#opponent(view, question, this.#random) : question.fallback);
    }
    throw this.#broken('whoever learns is never asked');
  }

  /** Lets one of the others play their move. */
  #untilPlayed(move: Move): void {
    for (let answers = 0; answers < MOST_BETWEEN; answers += 1) {
      const asked = this.#whoIsAsked(false, move);
      if (asked === null || asked.seat === this.seat) break;
      const { seat, question } = asked;
      if (isAskedFor(move, asked)) {
        const picks = picksOf(move, { view: this.#session.view(seat), question });
        if (refusalOf(question, picks) !== null) break;
        this.#give(seat, picks);
        return;
      }
      this.#give(seat, question.fallback);
    }
    throw this.#broken(`nobody can answer ${move.ask} so`);
  }

  /**
   * The seat that answers next; of several, the one that `move` is written for. Questions outside the lesson are
   * answered for the learner.
   */
  #whoIsAsked(freely: boolean, move?: Move): AskedSeat | null {
    const { aside = [] } = this.lesson;
    for (let answers = 0; answers < MOST_BETWEEN; answers += 1) {
      const { seats = [] } = this.#session.awaited() ?? {};
      const asked = seats.flatMap((seat) => {
        const question = this.#session.questionOf(seat);
        return question === null || question.idle ? [] : [{ seat, question }];
      });
      const own = asked.find(({ seat }) => seat === this.seat);
      if (own !== undefined && !freely && aside.includes(own.question.kind)) {
        this.#give(this.seat, own.question.fallback);
        continue;
      }
      const others = asked.filter(({ seat }) => seat !== this.seat);
      const wanted = others.find((each) => move !== undefined && isAskedFor(move, each));
      // The learner answers in their own time; the others make written moves first.
      return wanted ?? (move === undefined ? own : undefined) ?? others[0] ?? own ?? null;
    }
    throw this.#broken('the same is asked for ever');
  }

  #broken(why: string): LessonBroken {
    return new LessonBroken(`${this.lesson.id}, step ${this.#at}: ${why}`);
  }

  #give(seat: Seat, picks: readonly string[]): boolean {
    const answered = this.#session.answer(seat, picks);
    this.#collect();
    return answered.ok;
  }

  #collect(): void {
    const from = this.#events.length;
    const fresh = this.#session
      .takeEvents()
      .map((event, i) => loggedFor(event, from + i, this.seat));
    this.#events = [...this.#events, ...fresh];
  }
}

/** All possible picks; numbers come as options whose id is the number. */
function pickable(question: Question): readonly Option[] {
  if (question.shape !== 'number') return optionsOf(question);
  const { min, max } = question;
  return Array.from({ length: max - min + 1 }, (_, i) => ({ id: String(min + i) }));
}

/** The options that an answer picked, in the order picked. */
function picked(question: Question, picks: readonly string[]): readonly Option[] {
  const options = optionsOf(question);
  return picks.map((id) => options.find((option) => option.id === id) ?? { id });
}

/** The fitting options of a question, as many as it allows. */
function picksOf(move: Move, moment: Moment): readonly string[] {
  const { question } = moment;
  const fitting = optionsOf(question).flatMap((option) =>
    move.pick(option, moment) ? [option.id] : [],
  );
  return question.shape === 'pick' ? fitting.slice(0, question.max) : fitting.slice(0, 1);
}

function replyTo(step: Asking, options: readonly Option[], moment: Moment): Text | null {
  const isRight = options.every((option) => step.right(option, moment));
  if (isRight && (step.whole?.(options, moment) ?? options.length > 0)) return null;
  const last = options.at(-1);
  const fitting = step.replies?.find(({ to }) => last !== undefined && to(last, moment));
  return fitting?.say ?? step.otherwise;
}

/** Dice that give these numbers first. */
function loaded(rolls: readonly number[], then: Dice): Dice {
  const left = [...rolls];
  return (bounds, drawn, shuffled) =>
    left.length < bounds.length
      ? then(bounds, drawn, shuffled)
      : left.splice(0, bounds.length).map((roll, i) => Math.min(roll, (bounds[i] as number) - 1));
}
