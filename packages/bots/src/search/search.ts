import type { Question, Session } from '@tablee/engine';
import { answersOf, refusalOf, seeded } from '@tablee/engine';
import { alike, mixed } from './mixed.ts';
import type { Known } from './playout.ts';
import { playout, worldsOf } from './playout.ts';
import { weighedOf } from './thinker.ts';
import { askedAs, Edge, MOST_ANSWERS } from './tree.ts';

/** One seat's knowledge of a match, and how long it may think. */
export interface Thought extends Known {
  /** Playouts. The same number and seed give the same answer. */
  readonly playouts: number;
  readonly seed: number;
  /** Answers that are weighed in any case. */
  readonly also?: readonly (readonly string[])[];
  /**
   * Plans of an earlier search of the same turn for questions to come: weighed beside the first guess,
   * and replaced by the plan of this search.
   */
  readonly plans?: Plans | undefined;
  /** Asked before each playout: whether that part of the time, 0 to 1 (default: all), is over. The search ends early with what it has. */
  isOver?(part?: number): boolean;
}

/** Answers that are planned, by what their question asks (`askedAs`). */
export type Plans = Map<string, readonly string[]>;

/** An answer after the search. */
export interface Weighed {
  readonly picks: readonly string[];
  /** Playouts that began with it. */
  readonly visits: number;
  /** Mean worth of these for the seat, 0 to 1. */
  readonly worth: number;
  /** By how much it is better than the first guess, less what luck may have made of that; 0 for the guess itself. */
  readonly lead: number;
  /** A quick mind answers this. */
  readonly isGuess: boolean;
  /**
   * The part of the time, 0 to 1, in which it should be given: 1 for the best, unless another seat replies without seeing it, and
   * gains by counting on it.
   */
  readonly share: number;
}

/** Of the playouts at such a question, how many look for good answers; the rest finds how to mix them. */
const LOOKING = 0.6;

/** Standard errors by which an answer has to be better than the guess. */
const DOUBT = 0.7;
/** Variance that a difference is thought to have before it has been seen often. */
const UNSEEN_VARIANCE = 0.02;
/** Between the seeds of two rounds. */
export const STRIDE = 7919;

/** An answer to the question itself: compared with the first guess, on the same worlds with the same luck. */
class Candidate extends Edge {
  #sum = 0;
  #squares = 0;

  compare(difference: number): void {
    this.#sum += difference;
    this.#squares += difference * difference;
  }

  /** By how much it was better than the guess, in the mean. */
  get difference(): number {
    return this.visits === 0 ? 0 : this.#sum / this.visits;
  }

  get lead(): number {
    const n = this.visits;
    if (this.rank === 0) return 0;
    if (n === 0) return -1;
    const mean = this.#sum / n;
    const variance = Math.max(0, this.#squares / n - mean * mean) + UNSEEN_VARIANCE / n;
    return mean - DOUBT * Math.sqrt(variance / n);
  }
}

/**
 * Weighs the answers to the open question of a seat, best first; none if it is not asked. Hidden cards are imagined, chance is
 * drawn again, everybody plays on as the thinker would; the seat's own next questions are weighed in a tree, so that several
 * small answers are one plan.
 */
export function search(thought: Thought): readonly Weighed[] {
  const { seat, thinker, seed } = thought;
  const random = seeded(seed);
  const mind = thinker.believes === true ? { mind: thinker.rollout } : {};
  const next = worldsOf({ ...thought, ...mind }, random);
  const world = next();
  const question = world.questionOf(seat);
  if (question === null) return [];
  const guess = (thinker.guesses ?? thinker.rollout)(world.view(seat), question, random);
  const answers = answersOf(weighedOf(thinker, question), random, {
    most: MOST_ANSWERS,
    first: [guess, ...plannedFor(thought, world, question), ...(thought.also ?? [])],
  });
  const candidates = answers.map((picks, i) => new Candidate(picks, i));
  const groups = alike(seat, world, candidates);
  const isSealed = groups.some((group, i) => group !== i);
  const part = isSealed ? LOOKING : 1;
  const looking = Math.ceil(part * thought.playouts);
  const found = halved({ ...thought, playouts: looking }, part, next, candidates);
  const groupOf = new Map(candidates.map((candidate, i) => [candidate, groups[i] as number]));
  const shares = isSealed
    ? mixedOf(thought, next, found, (each) => groupOf.get(each) as number)
    : [1];
  thought.plans?.clear();
  if (thought.plans !== undefined) found[0]?.plan(thought.plans);
  return found.map(({ picks, visits, mean, lead, rank }, i) => {
    return { picks, visits, worth: mean, lead, isGuess: rank === 0, share: shares[i] ?? 0 };
  });
}

/** How often each of the answers, best first, should be given: where the next seat cannot tell them apart, none of them always. */
function mixedOf(
  thought: Thought,
  next: () => Session,
  found: readonly Candidate[],
  groupOf: (candidate: Candidate) => number,
): readonly number[] {
  const [best] = found;
  // An answer that others see is the best one alone, or none of those that are mixed.
  const rivals = found.filter(
    (each) => best !== undefined && each.visits > 0 && groupOf(each) === groupOf(best),
  );
  if (best === undefined || rivals.length < 2) return [1];
  const rows = rivals.map((edge) => ({
    edge,
    worth: best.mean + edge.difference - best.difference,
    visits: edge.visits,
  }));
  const left = Math.floor((1 - LOOKING) * thought.playouts);
  const shares = mixed(thought, next, rows, {
    playouts: left,
    seed: thought.seed - 1,
    ...(thought.isOver !== undefined && { isOver: () => thought.isOver?.() === true }),
  });
  return found.map((each) => shares[rivals.indexOf(each)] ?? 0);
}

/** The answer planned for this question, if it is still legal. */
function plannedFor(
  { plans }: Thought,
  world: Session,
  question: Question,
): readonly (readonly string[])[] {
  const planned = plans?.get(askedAs(world.fingerprintOf(question)));
  return planned === undefined || refusalOf(question, planned) !== null ? [] : [planned];
}

/**
 * Tries all candidates in rounds, each round on a new world with one luck, and gives up the worse half again and again, but
 * never the guess, until the playouts, or this part of the time, are used up. Best first; candidates given up stand last.
 */
function halved(
  thought: Thought,
  part: number,
  next: () => Session,
  candidates: readonly Candidate[],
): Candidate[] {
  const { playouts, seed } = thought;
  const phases = Math.max(1, Math.ceil(Math.log2(candidates.length)));
  let running: readonly Candidate[] = candidates;
  let givenUp: readonly Candidate[] = [];
  let left = candidates.length > 1 ? playouts : 0;
  for (let round = 0; left > 0; ) {
    const rounds = Math.max(1, Math.floor(playouts / phases / running.length));
    for (let i = 0; i < rounds; i += 1) {
      round += 1;
      let ofGuess = 0;
      const world = next();
      for (const candidate of running) {
        if (left === 0 || thought.isOver?.(part) === true) return [...byLead(running), ...givenUp];
        const worth = playout(thought, world, candidate, seed + STRIDE * round);
        if (candidate.rank === 0) ofGuess = worth;
        candidate.compare(worth - ofGuess);
        left -= 1;
      }
    }
    const [guess, ...others] = [...running].sort((a, b) => a.rank - b.rank) as [Candidate];
    const kept = Math.max(1, Math.ceil(running.length / 2) - 1);
    const ranked = byLead(others);
    running = [guess, ...ranked.slice(0, kept)];
    givenUp = [...ranked.slice(kept), ...givenUp];
  }
  return [...byLead(running), ...givenUp];
}

const byLead = (candidates: readonly Candidate[]): Candidate[] =>
  [...candidates].sort((a, b) => b.lead - a.lead || a.rank - b.rank);
