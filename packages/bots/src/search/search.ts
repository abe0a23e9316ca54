import type { Question, Session } from '@tablee/engine';
import { answersOf, refusalOf, seeded } from '@tablee/engine';
import type { Known } from './playout.ts';
import { playout, worldsOf } from './playout.ts';
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
  /** Asked before each playout: the search ends early with what it has. */
  isOver?(): boolean;
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
}

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
  const next = worldsOf(thought, random);
  const world = next();
  const question = world.questionOf(seat);
  if (question === null) return [];
  const guess = (thinker.guesses ?? thinker.rollout)(world.view(seat), question, random);
  const answers = answersOf(question, random, {
    most: MOST_ANSWERS,
    first: [guess, ...plannedFor(thought, world, question), ...(thought.also ?? [])],
  });
  const candidates = answers.map((picks, i) => new Candidate(picks, i));
  const found = halved(thought, next, candidates);
  thought.plans?.clear();
  if (thought.plans !== undefined) found[0]?.plan(thought.plans);
  return found.map(({ picks, visits, mean, lead, rank }) => {
    return { picks, visits, worth: mean, lead, isGuess: rank === 0 };
  });
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
 * never the guess, until the playouts are used up. Best first; candidates given up stand last.
 */
function halved(
  thought: Thought,
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
        if (left === 0 || thought.isOver?.() === true) return [...byLead(running), ...givenUp];
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
