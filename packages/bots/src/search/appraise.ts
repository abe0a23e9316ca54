import type { AnyGame, Options, Position, Random, Seat, Side, TurningPoint } from '@tablee/engine';
import { keyOf, type Session, seeded, seedFrom } from '@tablee/engine';
import type { Counted, Facts } from './facts.ts';
import { imaginedFor } from './imagined-for.ts';
import { sharesOf } from './outlook.ts';
import { imagined, luckOf, playOn } from './playout.ts';
import { STRIDE, search } from './search.ts';
import type { Thinker } from './thinker.ts';

/** The result of playouts. */
export interface Prospect {
  /** Chance of each side to win, 0 to 1; a victory shared by several sides counts in parts. */
  readonly chances: readonly number[];
  /** Mean points of each seat at the end. */
  readonly points: readonly number[];
}

/** An answer with its prospects. */
export interface Judged extends Prospect {
  readonly picks: readonly string[];
  /** Chance of the side whose seat is asked. */
  readonly chance: number;
  /** By how much that is more than with the answer compared with, and the standard error of this. */
  readonly gain: number;
  readonly doubt: number;
  /** The facts counted after it, if any were (`Decision.facts`). */
  readonly counted: Counted;
}

/** A decision, judged by what its seat could know. */
export interface Appraisal {
  /** The best answer that was found: the given one, unless another leads by more than luck may have made of it. */
  readonly best: Judged;
  /** The best of the other answers that were compared; `null`: there is no other. */
  readonly second: Judged | null;
  /** The answer that was really given. Gains are over it. */
  readonly given: Judged;
  /** A quick mind's answer. */
  readonly guess: Judged;
  readonly playouts: number;
}

/** A moment of a match, as one who judges it has it. */
export interface Judging {
  readonly game: AnyGame;
  readonly position: Position;
  readonly thinker: Thinker;
  readonly sides: readonly Side[];
  readonly playouts: number;
  /** The same number and seed give the same result. */
  readonly seed: number;
  /** Asked before each round of playouts: it ends early with what it has. */
  isOver?(): boolean;
}

/** A decision to be judged. */
export interface Decision extends Judging {
  readonly seat: Seat;
  /** The answer that was given. */
  readonly given: readonly string[];
  /** Standard errors by which another one has to be better to be called the best. Default: `SURE`. */
  readonly sure?: number;
  /** The facts counted after each answer. Default: none. */
  readonly facts?: Facts | undefined;
}

/** Worlds in which answers are compared: more than in a search, since the verdict has to be right. */
const WORLDS = 32;
/** Of the playouts this part looks for answers; the rest compares the best of them. */
const SEARCHING = 0.4;
/** However little time there is, answers are compared so often: a chance from one playout would be 0 or 100 %. */
const LEAST_ROUNDS = 16;
/** Standard errors by which an answer has to be better than the given one before it is said. */
export const SURE = 2;

/** Teams, or everybody alone. */
export const sidesOf = (game: AnyGame, seats: number, options: Options): readonly Side[] =>
  game.teams?.(seats, options) ?? Array.from({ length: seats }, (_, seat) => [seat]);

/**
 * Judges an answer of a seat against others that it could have given: by playouts in worlds that agree with what the seat
 * knew, never in the true one. `null` if the seat is not asked, or nothing else agrees with what has happened.
 */
export function appraise(decision: Decision): Appraisal | null {
  const { game, position, seat, given, playouts, thinker } = decision;
  const random = seeded(decision.seed);
  const known = imaginedFor(game, position, seat, random);
  if (known === null) return null;
  const seed = seedFrom(random);
  const searching = Math.floor(SEARCHING * playouts);
  const weighed = search({
    ...{ game, position: known, seat, thinker, seed },
    ...{ playouts: searching, also: [given] },
    ...(decision.isOver !== undefined && { isOver: decision.isOver }),
  });
  if (weighed.length === 0) return null;
  const guess = weighed.find(({ isGuess }) => isGuess)?.picks ?? given;
  const answers = distinct([given, ...weighed.slice(0, 2).map(({ picks }) => picks), guess]);
  return judged({ ...decision, position: known, playouts: playouts - searching }, answers, guess);
}

/**
 * The same decision judged again with other luck, from the answers that were compared before: a judgement chosen from many
 * because it stands out has to be confirmed.
 */
export function confirmed(decision: Decision, before: Appraisal): Appraisal | null {
  const known = imaginedFor(decision.game, decision.position, decision.seat, seeded(decision.seed));
  if (known === null) return null;
  const { best, second, guess, given } = before;
  const answers = distinct([given, best, ...(second === null ? [] : [second]), guess].map(picksOf));
  return judged({ ...decision, position: known }, answers, guess.picks);
}

/**
 * The prospects of all sides at a moment, if everybody plays on as the thinker would: cards known to the seats of `knowing`
 * stay as they lay (default: all seats), the rest is dealt again, chance is drawn again.
 */
export function prospect(moment: Judging & { readonly knowing?: readonly Seat[] }): Prospect {
  const { game, position, thinker, sides, playouts, seed, knowing, isOver } = moment;
  const random = seeded(seed);
  const seat = knowing ?? sides.flat();
  const worlds = imagined({ game, position, seat }, random, Math.min(WORLDS, playouts));
  const sum = new Sum(sides);
  for (let i = 0; i < playouts && !(i >= LEAST_ROUNDS && isOver?.() === true); i += 1) {
    const { dice, random: minds } = luckOf(seed + STRIDE * (i + 1));
    const session = (worlds[i % worlds.length] as Session).fork({ dice, recording: false });
    playOn(thinker, session, minds);
    sum.add(session);
  }
  return sum.mean;
}

function judged(
  decision: Decision,
  answers: readonly (readonly string[])[],
  guess: readonly string[],
): Appraisal {
  const { given, playouts } = decision;
  const rounds = Math.max(1, Math.floor(playouts / answers.length));
  const compared = compare(decision, answers, rounds);
  const ofGiven = compared[0] as Judged;
  const others = compared.slice(1).sort((a, b) => b.gain - a.gain);
  const [first = null] = others;
  const isBetter = first !== null && first.gain > (decision.sure ?? SURE) * first.doubt;
  const key = keyOf(guess);
  return {
    best: isBetter ? first : ofGiven,
    second: isBetter ? (others[1] ?? ofGiven) : first,
    given: { ...ofGiven, picks: given },
    guess: compared.find(({ picks }) => keyOf(picks) === key) ?? ofGiven,
    playouts: rounds * answers.length,
  };
}

/** Tries answers on the same worlds with the same luck; gains are over the first. */
function compare(
  { game, position, seat, thinker, sides, seed, isOver, facts }: Decision,
  answers: readonly (readonly string[])[],
  most: number,
): Judged[] {
  const random = seeded(seed + 1);
  const worlds = imagined({ game, position, seat }, random, Math.min(WORLDS, most));
  const side = sides.findIndex((seats) => seats.includes(seat));
  const own = sides[side] ?? [seat];
  const sums = answers.map(() => new Sum(sides));
  const differences = answers.map(() => ({ sum: 0, squares: 0 }));
  const counted = answers.map((): Record<string, number>[] => []);
  let rounds = 0;
  for (; rounds < most && !(rounds >= LEAST_ROUNDS && isOver?.() === true); rounds += 1) {
    let ofFirst = 0;
    for (const [i, picks] of answers.entries()) {
      const { dice, random: minds } = luckOf(seed + STRIDE * (rounds + 1));
      const session = (worlds[rounds % worlds.length] as Session).fork({ dice, recording: false });
      session.answer(seat, picks);
      if (facts !== undefined) counted[i]?.push(countedIn(facts, session, thinker, minds, own));
      playOn(thinker, session, minds);
      const chance = (sums[i] as Sum).add(session)[side] ?? 0;
      if (i === 0) ofFirst = chance;
      const difference = differences[i] as { sum: number; squares: number };
      difference.sum += chance - ofFirst;
      difference.squares += (chance - ofFirst) ** 2;
    }
  }
  return answers.map((picks, i) => {
    const { mean } = sums[i] as Sum;
    const { sum, squares } = differences[i] as { sum: number; squares: number };
    const gain = sum / rounds;
    // As if one more playout had gone the other way: no difference that was never seen is certain.
    const variance = Math.max(0, (squares + 1) / (rounds + 1) - gain * gain);
    const doubt = i === 0 ? 0 : Math.sqrt(variance / rounds);
    return {
      ...mean,
      picks,
      chance: mean.chances[side] ?? 0,
      gain,
      doubt,
      counted: counted[i] ?? [],
    };
  });
}

/** Plays on until another turn has begun, and counts. */
export function countedIn(
  facts: Facts,
  session: Session,
  thinker: Thinker,
  minds: Random,
  side: Side,
): Readonly<Record<string, number>> {
  const now = facts.turnOf(session.state);
  playOn(thinker, session, minds, { until: (state) => facts.turnOf(state) > now });
  return facts.count(session.state, side);
}

/** Ends of playouts, added up. */
class Sum {
  readonly #sides: readonly Side[];
  readonly #chances: number[];
  readonly #points: number[];
  #count = 0;

  constructor(sides: readonly Side[]) {
    this.#sides = sides;
    this.#chances = sides.map(() => 0);
    this.#points = sides.flat().map(() => 0);
  }

  /** Adds a playout; returns each side's share of the victory. */
  add({ game, state }: Session): readonly number[] {
    const outcome = game.outcome(state.open);
    const shares = outcome === null ? this.#sides.map(() => 0) : sharesOf(outcome, this.#sides);
    for (const [side, share] of shares.entries()) (this.#chances[side] as number) += share;
    for (const seat of this.#points.keys())
      (this.#points[seat] as number) += outcome?.scores[seat] ?? 0;
    this.#count += 1;
    return shares;
  }

  get mean(): Prospect {
    const n = Math.max(1, this.#count);
    return {
      chances: this.#chances.map((sum) => sum / n),
      points: this.#points.map((sum) => sum / n),
    };
  }
}

/** Points at the end with one answer less with another: of the side of a seat, and the best of the others. */
export function pointsBetween(
  better: Prospect,
  worse: Prospect,
  seat: Seat,
  sides: readonly Side[],
): TurningPoint['points'] {
  const of = (points: readonly number[], isOwn: boolean): number => {
    const counted = sides.filter((side) => side.includes(seat) === isOwn);
    const best = counted.map((side) => Math.max(...side.map((each) => points[each] ?? 0)));
    return best.length === 0 ? 0 : Math.max(...best);
  };
  return {
    own: of(better.points, true) - of(worse.points, true),
    others: of(better.points, false) - of(worse.points, false),
  };
}

const picksOf = ({ picks }: { readonly picks: readonly string[] }): readonly string[] => picks;

const distinct = (answers: readonly (readonly string[])[]): readonly (readonly string[])[] => [
  ...new Map(answers.map((picks) => [keyOf(picks), picks])).values(),
];
