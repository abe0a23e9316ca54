import type { AnyGame, Outcome, Position, Question, Random, Seat } from '@tablee/engine';
import { answersOf, imaginings, Session, seeded, seededDice } from '@tablee/engine';
import { chancesOf, sharesOf } from './outlook.ts';
import type { Thinker } from './thinker.ts';
import type { Edge } from './tree.ts';
import { MOST_ANSWERS } from './tree.ts';

/** A match as one seat may know it. */
export interface Known {
  readonly game: AnyGame;
  /** Hidden faces are dealt anew in it for `seat`: it never holds the true ones. */
  readonly position: Position;
  readonly seat: Seat;
  readonly thinker: Thinker;
}

/** Worlds that are imagined for one question; playouts take them in turn. */
const WORLDS = 12;
/** Tries to imagine one that does not contradict what has happened, all in all. */
const TRIES = 32;
/** Answers after which a playout is usually called undecided: a loop is no plan. */
const LONGEST = 1500;

/** Sessions at the question, each with the cards that the seat does not know dealt in another way. At least one. */
export function imagined(
  {
    game,
    position,
    seat,
  }: Pick<Known, 'game' | 'position'> & {
    /** Several: what one of them knows lies as it lay. */
    readonly seat: Seat | readonly Seat[];
  },
  random: Random,
  most = WORLDS,
): Session[] {
  const dice = seededDice(random);
  const imagine = imaginings(game, position, seat);
  const worlds: Session[] = [];
  for (let tries = 0; tries < most + TRIES - WORLDS && worlds.length < most; tries += 1) {
    const dealt = imagine(random);
    if (dealt !== null) worlds.push(new Session(game, dealt, { dice }));
  }
  // Where no other world agrees with what has happened, the one that was given is as good as any.
  return worlds.length > 0 ? worlds : [new Session(game, position, { dice })];
}

/**
 * Plays on in a world from an answer to the end or the horizon, with the luck of `seed`, and tells the tree. Gives what that
 * is worth to the seat, 0 to 1.
 */
export function playout(
  { seat, thinker }: Known,
  world: Session,
  root: Edge,
  seed: number,
): number {
  const random = seeded(seed);
  const session = world.fork({ dice: seededDice(random), recording: false });
  const path: Edge[] = [root];
  const last = lastTurn(thinker, session);
  session.answer(seat, root.picks);
  let leaf: Edge | null = root;
  const choose: Choose = (asked, question, guess) => {
    if (asked !== seat || leaf === null) return guess();
    const node = leaf.nodeOf(session.fingerprintOf(question));
    const edge = node.select(question, () =>
      answersOf(question, random, { most: MOST_ANSWERS, first: [guess()] }),
    );
    path.push(edge);
    leaf = edge.visits === 0 ? null : edge;
    return edge.picks;
  };
  playOn(thinker, session, random, { choose, last });
  const worth = worthOf(thinker, session, seat);
  for (const edge of path) edge.add(worth);
  return worth;
}

/** Who chooses in a playout: `guess` is what the thinker would answer. */
type Choose = (seat: Seat, question: Question, guess: () => readonly string[]) => readonly string[];

/** The last turn that is played on from here; none where playouts go to the end. */
export const lastTurn = ({ horizon, playsOn }: Thinker, { state }: Session): number | undefined =>
  playsOn?.(state) === true ? undefined : horizon && horizon.turnOf(state) + horizon.turns;

/** Plays a session on to the end of the match, or of the turn `last`. Everybody answers as the thinker would, unless `choose` does. */
export function playOn(
  thinker: Thinker,
  session: Session,
  random: Random,
  {
    choose = (_seat, _question, guess) => guess(),
    last,
  }: { choose?: Choose; last?: number | undefined } = {},
): void {
  const { horizon, longest = LONGEST } = thinker;
  for (let answers = 0; answers < longest; answers += 1) {
    const asked = awaitedSeat(session);
    if (asked === null) return;
    if (horizon && last !== undefined && horizon.turnOf(session.state) > last) return;
    const question = session.questionOf(asked) as Question;
    const picks = choose(asked, question, () =>
      thinker.rollout(session.view(asked), question, random),
    );
    const answered = session.answer(asked, picks);
    if (!answered.ok) throw new Error(`${question.kind} refused in a playout: ${answered.code}`);
  }
}

/** Whom the match waits for, before those who may answer but need not. */
function awaitedSeat(session: Session): Seat | null {
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
  // Beside chances of victory an end has to be told in victories alone.
  const chances = outcome === null ? chancesOf(horizon.outlook, state) : sharesOf(outcome, sides);
  return chances[sides.findIndex((side) => side.includes(seat))] ?? 0;
}

/** How much of the worth of an end is the victory; the rest is for the points, which tell more of single answers. */
const FOR_VICTORY = 0.4;

/** What an end is worth to a seat, 0 to 1: victory (shared among those who win together) and lead in points. */
export function worthOfEnd({ ranks, scores }: Outcome, seat: Seat): number {
  const winners = ranks.filter((rank) => rank === 1).length;
  const victory = ranks[seat] === 1 ? 1 / winners : 0;
  const mine = scores[seat] ?? 0;
  const theirs = scores.filter((_, other) => ranks[other] !== ranks[seat]);
  return withLead(victory, mine, theirs.length === 0 ? mine : Math.max(...theirs));
}

/** What a victory (or a part of one) with so many points against so many is worth, 0 to 1. */
export function withLead(victory: number, mine: number, best: number): number {
  const lead = (mine - best) / (1 + (Math.abs(mine) + Math.abs(best)) / 4);
  return FOR_VICTORY * victory + (1 - FOR_VICTORY) * (0.5 + 0.5 * Math.tanh(lead));
}
