import type {
  AnyGame,
  Dice,
  Layers,
  Outcome,
  Position,
  Question,
  Random,
  Seat,
} from '@tablee/engine';
import { answersOf, imaginings, Session, seeded, seededDice } from '@tablee/engine';
import type { Bot } from '../bot.ts';
import type { Manner } from '../manner.ts';
import { worthTo } from '../manner.ts';
import { likelihoodOf, tells } from './belief.ts';
import { chancesOf, sharesOf } from './outlook.ts';
import type { Thinker } from './thinker.ts';
import { weighedOf } from './thinker.ts';
import type { Edge } from './tree.ts';
import { MOST_ANSWERS } from './tree.ts';

/** A match as one seat may know it. */
export interface Known {
  readonly game: AnyGame;
  /** Hidden faces are dealt again in it for `seat`: it never holds the true ones. */
  readonly position: Position;
  readonly seat: Seat;
  readonly thinker: Thinker;
  /** Default: steady. */
  readonly manner?: Manner | undefined;
}

/** Tries to imagine a world that does not contradict what has happened. */
const TRIES = 20;
/** Worlds that explain badly what others have done, after which the next such one is taken all the same. */
const DOUBTS = 6;
/** Answers after which a playout is usually called undecided: a loop is no plan. */
const LONGEST = 1500;

/** Whose knowledge worlds agree with: of several, what one of them knows lies as it lay. */
type Imagining = Pick<Known, 'game' | 'position'> & { readonly seat: Seat | readonly Seat[] };

/**
 * Draws sessions at the question, each with what the seat does not know dealt in another way. With `mind` those are drawn more often
 * in which others, if they think like it, would have answered as they did.
 */
export function worldsOf(
  { game, position, seat, mind }: Imagining & { readonly mind?: Bot },
  random: Random,
): () => Session {
  const dice = seededDice(random);
  const imagine = imaginings(game, position, seat);
  const knowing = typeof seat === 'number' ? [seat] : seat;
  const isBelieved = (dealt: Position): boolean =>
    mind === undefined || random() < likelihoodOf({ game, knowing, mind }, dealt, random);
  const isDoubted = mind !== undefined && tells(position, knowing);
  return () => {
    let doubted: Position | null = null;
    for (let tries = 0, doubts = 0; tries < TRIES && doubts < DOUBTS; tries += 1) {
      const dealt = imagine(random);
      if (dealt === null) continue;
      if (!isDoubted || isBelieved(dealt)) return new Session(game, dealt, { dice });
      doubted = dealt;
      doubts += 1;
    }
    // If no other world agrees with the past, the given one is as good as any.
    return new Session(game, doubted ?? position, { dice });
  };
}

/** Some of them, to be taken in turn. */
export function imagined(imagining: Imagining, random: Random, most: number): Session[] {
  const next = worldsOf(imagining, random);
  return Array.from({ length: most }, next);
}

/** What the first other seat asked after an answer does: the answers it has, by what it is asked. */
export type Reply = (question: Question, guess: () => readonly string[]) => readonly string[];

/**
 * Plays on in a world from an answer to the end or the horizon, with the luck of `seed`, and updates the tree. Returns the
 * worth of the end to the seat, 0 to 1. `reply`: in place of the guess of the first other seat that is asked.
 */
export function playout(
  { seat, thinker, manner = 'steady' }: Known,
  world: Session,
  root: Edge,
  seed: number,
  reply?: Reply,
): number {
  const { dice, random } = luckOf(seed);
  const session = world.fork({ dice, recording: false });
  const path: Edge[] = [root];
  const last = lastTurn(thinker, session);
  session.answer(seat, root.picks);
  let leaf: Edge | null = root;
  let hasReplied = reply === undefined;
  const choose: Choose = (asked, question, guess) => {
    if (asked !== seat && !hasReplied) {
      hasReplied = true;
      return reply?.(question, guess) ?? guess();
    }
    if (asked !== seat || leaf === null) return guess();
    const node = leaf.nodeOf(session.fingerprintOf(question));
    const edge = node.select(question, () =>
      answersOf(weighedOf(thinker, question), random, { most: MOST_ANSWERS, first: [guess()] }),
    );
    path.push(edge);
    leaf = edge.visits === 0 ? null : edge;
    return edge.picks;
  };
  playOn(thinker, session, random, { choose, last });
  const worth = worthTo(manner, worthOf(thinker, session, seat));
  for (const edge of path) edge.add(worth);
  return worth;
}

/** Between the seed of the dice and that of the minds. */
const MINDS = 0x5bd1e995;

/** The luck of a playout. Minds draw more often after one answer than after another: the dice have to stay the same. */
export const luckOf = (seed: number): { readonly dice: Dice; readonly random: Random } => ({
  dice: seededDice(seeded(seed)),
  random: seeded(seed ^ MINDS),
});

/** Chooses in a playout: `guess` is the thinker's answer. */
type Choose = (seat: Seat, question: Question, guess: () => readonly string[]) => readonly string[];

/** The last turn that is played on from here; none where playouts go to the end. */
export const lastTurn = ({ horizon, playsOn }: Thinker, { state }: Session): number | undefined =>
  playsOn?.(state) === true ? undefined : horizon && horizon.turnOf(state) + horizon.turns;

/**
 * Plays a session on to the end of the match, or of the turn `last`, or until `until` says so. Everybody answers as the thinker
 * would, unless `choose` does.
 */
export function playOn(
  thinker: Thinker,
  session: Session,
  random: Random,
  {
    choose = (_seat, _question, guess) => guess(),
    last,
    until,
  }: { choose?: Choose; last?: number | undefined; until?: (state: Layers) => boolean } = {},
): void {
  const { horizon, longest = LONGEST } = thinker;
  for (let answers = 0; answers < longest; answers += 1) {
    const asked = awaitedSeat(session);
    if (asked === null) return;
    if (until?.(session.state) === true) return;
    if (horizon && last !== undefined && horizon.turnOf(session.state) > last) return;
    const question = session.questionOf(asked) as Question;
    const picks = choose(asked, question, () =>
      thinker.rollout(session.view(asked), question, random),
    );
    const answered = session.answer(asked, picks);
    if (!answered.ok) throw new Error(`${question.kind} refused in a playout: ${answered.code}`);
  }
}

/** The seat that the match waits for, before seats that may answer but need not. */
export function awaitedSeat(session: Session): Seat | null {
  const asked = (session.awaited()?.seats ?? []).filter(
    (seat) => session.questionOf(seat) !== null,
  );
  return asked.find((seat) => session.questionOf(seat)?.idle !== true) ?? asked[0] ?? null;
}

function worthOf(thinker: Thinker, session: Session, seat: Seat): number {
  const { game, state } = session;
  const { horizon, worth } = thinker;
  const outcome = game.outcome(state.open);
  if (outcome !== null) {
    if (worth !== undefined) return worth(outcome, seat, state);
    if (horizon === undefined) return worthOfEnd(outcome, seat);
  }
  if (horizon === undefined) return 0.5;
  const sides = horizon.outlook.sides(state);
  // Beside chances of victory an end has to count in victories alone.
  const chances = outcome === null ? chancesOf(horizon.outlook, state) : sharesOf(outcome, sides);
  return chances[sides.findIndex((side) => side.includes(seat))] ?? 0;
}

/** How much of the worth of an end is the victory; the rest is for the points, which tell more of single answers. */
const FOR_VICTORY = 0.4;

/** The part of the victory that a seat has: 1 alone, its share with others, 0 if it has lost. */
export function victoryOf({ ranks }: Outcome, seat: Seat): number {
  return ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0;
}

/** The worth of an end to a seat, 0 to 1: victory (shared among its winners) and lead in points. */
export function worthOfEnd(outcome: Outcome, seat: Seat): number {
  const { ranks, scores } = outcome;
  const mine = scores[seat] ?? 0;
  const theirs = scores.filter((_, other) => ranks[other] !== ranks[seat]);
  return withLead(victoryOf(outcome, seat), mine, theirs.length === 0 ? mine : Math.max(...theirs));
}

/** The worth of a victory (or a part of one) with these points against the best other ones, 0 to 1. */
export function withLead(victory: number, mine: number, best: number): number {
  const lead = (mine - best) / (1 + (Math.abs(mine) + Math.abs(best)) / 4);
  return FOR_VICTORY * victory + (1 - FOR_VICTORY) * (0.5 + 0.5 * Math.tanh(lead));
}
