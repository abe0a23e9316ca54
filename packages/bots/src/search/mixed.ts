import type { Question, Seat, Session } from '@tablee/engine';
import { answersOf, seeded, seededDice } from '@tablee/engine';
import type { Known } from './playout.ts';
import { awaitedSeat, playout } from './playout.ts';
import type { Edge } from './tree.ts';

/** Answers of the own seat that are mixed. */
const ROWS = 3;
/** Replies of the other seat that each of them is tried against: its first guess, and others. */
const COLUMNS = 3;
/** Rounds in which both sides learn what they should have answered. */
const LEARNING = 400;
/** An answer that would be given more seldom is not given. */
const LEAST = 0.05;

/** An answer that may be mixed, and what is known of it. */
interface Row {
  readonly edge: Edge;
  /** Mean worth against the guess of the other, from the search, 0 to 1. */
  readonly worth: number;
  /** Playouts of which that is the mean. */
  readonly visits: number;
}

/**
 * By the place of each answer: the first answer between which and it the next other seat sees no difference. An answer after
 * which the own seat, or nobody, is asked next stands for itself.
 */
export function alike(seat: Seat, world: Session, edges: readonly Edge[]): readonly number[] {
  const first = new Map<string, number>();
  return edges.map(({ picks }, i) => {
    const seen = seenAfter(seat, world, picks);
    const known = seen === null ? undefined : first.get(seen);
    if (seen !== null && known === undefined) first.set(seen, i);
    return known ?? i;
  });
}

/** What the next seat sees and is asked after an answer; `null`: it is the own one, or there is none. */
function seenAfter(seat: Seat, world: Session, picks: readonly string[]): string | null {
  const there = world.fork({ dice: seededDice(seeded(0)), recording: false });
  if (!there.answer(seat, picks).ok) return null;
  const next = awaitedSeat(there);
  if (next === null || next === seat) return null;
  return JSON.stringify([next, there.questionOf(next), there.view(next)]);
}

/**
 * The part of the time, 0 to 1 each and together 1, in which each of the best answers is given, so that nobody gains by counting on
 * one of them: the other seat replies without seeing which it was, and may reply otherwise than the quick mind would. Answers are
 * tried against replies on the same worlds with the same luck; both sides then learn by regret matching. `rows`: best first, alike to
 * the next seat (`alike`).
 */
export function mixed(
  known: Known,
  next: () => Session,
  rows: readonly Row[],
  { playouts, seed, isOver }: { playouts: number; seed: number; isOver?: () => boolean },
): readonly number[] {
  const used = rows.slice(0, ROWS);
  if (playouts < used.length * COLUMNS) return rows.map((_, r) => (r === 0 ? 1 : 0));
  const sums = used.map(() => new Array<number>(COLUMNS).fill(0));
  const rounds = Math.floor(playouts / (used.length * COLUMNS));
  let n = 0;
  for (; n < rounds && !(n > 0 && isOver?.() === true); n += 1) {
    const world = next();
    const luck = seed + n;
    for (const [r, { edge }] of used.entries()) {
      for (let c = 0; c < COLUMNS; c += 1) {
        const worth = playout(known, world, edge, luck, replyOf(c, luck));
        (sums[r] as number[])[c] = (sums[r]?.[c] ?? 0) + worth;
      }
    }
  }
  // Against the first guess the search has tried them already.
  const worths = used.map(({ worth, visits }, r) =>
    (sums[r] as number[]).map((sum, c) =>
      c === 0 ? (sum + worth * visits) / (n + visits) : sum / n,
    ),
  );
  const shares = equilibrium(worths);
  const kept = shares.map((share) => (share < LEAST ? 0 : share));
  const all = kept.reduce((sum, share) => sum + share, 0);
  return rows.map((_, r) => (kept[r] ?? 0) / all);
}

/** The reply of a column: the guess, or one of the other answers, the same ones to the same question. */
const replyOf =
  (column: number, luck: number) =>
  (question: Question, guess: () => readonly string[]): readonly string[] => {
    const first = guess();
    if (column === 0) return first;
    const answers = answersOf(question, seeded(luck), { most: COLUMNS, first: [first] });
    return answers[Math.min(column, answers.length - 1)] ?? first;
  };

/**
 * How often each row is played where a foe who does not see it replies by columns that cost the most: the mean strategy of regret
 * matching. Worths are those of the rows' player, 0 to 1.
 */
export function equilibrium(worths: readonly (readonly number[])[]): readonly number[] {
  const own = worths.map(() => 0);
  const theirs = (worths[0] ?? []).map(() => 0);
  const sum = worths.map(() => 0);
  for (let round = 1; round <= LEARNING; round += 1) {
    const shares = sharesBy(own);
    const replies = sharesBy(theirs);
    const gains = worths.map((row) => dot(row, replies));
    const losses = theirs.map((_, c) => dot(columnOf(worths, c), shares));
    const mean = dot(gains, shares);
    for (const [r, gain] of gains.entries()) own[r] = Math.max(0, (own[r] ?? 0) + gain - mean);
    for (const [c, loss] of losses.entries())
      theirs[c] = Math.max(0, (theirs[c] ?? 0) + mean - loss);
    // Later rounds know more.
    for (const [r, share] of shares.entries()) sum[r] = (sum[r] ?? 0) + round * share;
  }
  const all = sum.reduce((total, each) => total + each, 0);
  return sum.map((each) => each / all);
}

const columnOf = (rows: readonly (readonly number[])[], c: number): readonly number[] =>
  rows.map((row) => row[c] ?? 0);

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, each, i) => sum + each * (b[i] ?? 0), 0);

/** Shares in proportion to regrets; equal ones while nothing is regretted. */
function sharesBy(regrets: readonly number[]): readonly number[] {
  const all = regrets.reduce((sum, regret) => sum + regret, 0);
  return regrets.map((regret) => (all > 0 ? regret / all : 1 / regrets.length));
}
