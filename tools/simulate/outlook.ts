import type { Level } from '@tablee/bots/levels.ts';
import { loadOpponent } from '@tablee/bots/levels.ts';
import { sharesOf, softmax, weighed } from '@tablee/bots/search/outlook.ts';
import type { Horizon } from '@tablee/bots/search/thinker.ts';
import type { AnyGame, Options } from '@tablee/engine';
import { seeded } from '@tablee/engine';
import { playRandomly } from '@tablee/engine/testing';

/** One moment: the features of each side, and what each got in the end. */
interface Example {
  readonly features: readonly (readonly number[])[];
  readonly shares: readonly number[];
}

export interface Fitted {
  readonly matches: number;
  readonly examples: number;
  /** Weights that tell the ends best. */
  readonly weights: readonly number[];
  /** Mean surprise by an end, in nats, of matches that were not learnt from: with the weights, as they are now, and without any. */
  readonly surprise: { readonly fitted: number; readonly now: number; readonly even: number };
}

/** The players: quick minds, now and then a weaker one, so that there is something to tell apart. */
const PLAYERS: readonly Level[] = ['sensible', 'sensible', 'gentle'];
/** One match of this many is kept to judge by. */
const KEPT = 5;
const STEPS = 600;
const RATE = 0.3;
/** Draws weights towards zero: few matches are weak evidence. */
const DOUBT = 0.002;

/** Plays matches, looks at each turn that begins, and finds the weights that tell the winning sides best. */
export async function fitted(task: {
  readonly game: AnyGame;
  readonly horizon: Horizon;
  readonly players: number;
  readonly options: Options;
  readonly matches: number;
  readonly seed: number;
}): Promise<Fitted> {
  const { game, horizon, players, options, matches, seed } = task;
  const { outlook } = horizon;
  const minds = await Promise.all(PLAYERS.map((level) => loadOpponent(level, game.id)));
  const learnt: Example[] = [];
  const judged: Example[] = [];
  for (let i = 0; i < matches; i += 1) {
    const random = seeded((seed + i) ^ 0x5eed);
    const seats = Array.from(
      { length: players },
      () => minds[Math.floor(random() * minds.length)] ?? minds[0],
    );
    const seen: (readonly (readonly number[])[])[] = [];
    let turn = -1;
    const session = playRandomly({
      ...{ game, seats: players, options, seed: seed + i },
      choose(live, seat, question) {
        const now = horizon.turnOf(live.state);
        if (now !== turn && now > 0) {
          turn = now;
          const { state } = live;
          const sides = outlook.sides(state);
          const isWhole = sides.every((side) => outlook.isOut?.(state, side) !== true);
          if (isWhole) seen.push(sides.map((side) => outlook.features(state, side)));
        }
        const mind = seats[seat];
        if (mind === undefined) throw new Error(`nobody sits on ${seat}`);
        return mind({ seat, view: live.view(seat), question, position: null }, random);
      },
    });
    const outcome = game.outcome(session.state.open);
    if (outcome === null) throw new Error('the match ended without an outcome');
    const shares = sharesOf(outcome, outlook.sides(session.state));
    if (shares.every((share) => share === shares[0])) continue;
    const examples = seen.map((features) => ({ features, shares }));
    (i % KEPT === 0 ? judged : learnt).push(...examples);
  }
  const weights = descended(learnt, outlook.weights.length);
  const even = outlook.weights.map(() => 0);
  return {
    matches,
    examples: learnt.length,
    weights: weights.map((weight) => Math.round(weight * 100) / 100),
    surprise: {
      fitted: surprise(judged, weights),
      now: surprise(judged, outlook.weights),
      even: surprise(judged, even),
    },
  };
}

const chances = (features: Example['features'], weights: readonly number[]): number[] =>
  softmax(features.map((side) => weighed(side, weights)));

/** How the mean error changes with each weight. */
function slopeAt(weights: readonly number[], examples: readonly Example[]): number[] {
  const slope = weights.map((weight) => DOUBT * weight);
  for (const { features, shares } of examples) {
    const told = chances(features, weights);
    for (const [side, counted] of features.entries()) {
      const off = ((told[side] ?? 0) - (shares[side] ?? 0)) / examples.length;
      for (const i of slope.keys()) slope[i] = (slope[i] ?? 0) + off * (counted[i] ?? 0);
    }
  }
  return slope;
}

/** Logistic regression by gradient descent, each feature at its own pace (Adagrad). */
function descended(examples: readonly Example[], size: number): number[] {
  const weights = new Array<number>(size).fill(0);
  const squares = new Array<number>(size).fill(1e-8);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = slopeAt(weights, examples);
    for (let i = 0; i < size; i += 1) {
      squares[i] = (squares[i] ?? 0) + (slope[i] ?? 0) ** 2;
      weights[i] = (weights[i] ?? 0) - (RATE * (slope[i] ?? 0)) / Math.sqrt(squares[i] ?? 1);
    }
  }
  return weights;
}

function surprise(examples: readonly Example[], weights: readonly number[]): number {
  let sum = 0;
  for (const { features, shares } of examples) {
    const told = chances(features, weights);
    for (const [side, share] of shares.entries())
      sum -= share * Math.log(Math.max(1e-6, told[side] ?? 0));
  }
  return Math.round((1000 * sum) / Math.max(1, examples.length)) / 1000;
}
