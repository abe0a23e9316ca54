import { imaginedFor } from '@tablee/bots/search/imagined-for.ts';
import { worthOfEnd } from '@tablee/bots/search/playout.ts';
import type { AnyGame, Position, Question, Seat } from '@tablee/engine';
import { answersOf, keyOf, Session, seeded } from '@tablee/engine';
import { nextAsked } from '@tablee/engine/testing';

/**
 * The reason why an answer is right. `win`: it wins, whatever the others answer. `save`: every other answer loses, whatever the
 * seat does afterwards. `points`: nobody else has a choice any more, and it ends with the most.
 */
export type Kind = 'win' | 'save' | 'points';

/** More answers than this to one question are not gone through. */
const MOST = 40;
/** Positions that are gone through below one answer before it is given up as unproved. */
const NODES = 150;
/** A proof has to hold however hidden cards lie: in this many imagined worlds. */
const WORLDS = 8;

class Chance extends Error {}

/** Nothing is proved where dice are thrown. */
const dice = (): never => {
  throw new Chance();
};

interface Answers {
  readonly all: readonly (readonly string[])[];
  /** There are no others. */
  readonly areAll: boolean;
}

/** Answers to a question, as many as are gone through. */
export function answersTo(question: Question): Answers {
  const all = answersOf(question, seeded(1), { most: MOST + 1 });
  const areSingle = question.shape !== 'pick' || question.max === 1;
  const areAll = areSingle && all.length <= MOST && !['order', 'split'].includes(question.shape);
  return { all: all.slice(0, MOST), areAll };
}

/** The session after an answer; `null` where chance comes in. */
function after(session: Session, seat: Seat, picks: readonly string[]): Session | null {
  const there = session.fork({ dice });
  try {
    there.answer(seat, picks);
    return there;
  } catch (error) {
    if (error instanceof Chance) return null;
    throw error;
  }
}

/** Whether a side can bring it about that the match ends as `isGoal` says, whatever the others answer. False: not proved. */
function forced(
  session: Session | null,
  wants: (seat: Seat) => boolean,
  isGoal: (session: Session) => boolean,
  left: { nodes: number },
): boolean {
  left.nodes -= 1;
  if (session === null || left.nodes < 0) return false;
  const seat = nextAsked(session);
  if (seat === null) return isGoal(session);
  const { all, areAll } = answersTo(session.questionOf(seat) as Question);
  const leads = (picks: readonly string[]) =>
    forced(after(session, seat, picks), wants, isGoal, left);
  return wants(seat) ? all.some(leads) : areAll && all.every(leads);
}

/** The best end of the match for a seat if only it has choices left; `null` if others have any, or chance is drawn. */
function certain(session: Session | null, seat: Seat, left: { nodes: number }): number | null {
  left.nodes -= 1;
  if (session === null || left.nodes < 0) return null;
  const asked = nextAsked(session);
  if (asked === null) {
    const outcome = session.game.outcome(session.state.open);
    return outcome && worthOfEnd(outcome, seat);
  }
  const { all, areAll } = answersTo(session.questionOf(asked) as Question);
  if (!areAll || (asked !== seat && all.length > 1)) return null;
  const worths = all.map((picks) => certain(after(session, asked, picks), seat, left));
  return worths.some((worth) => worth === null) ? null : Math.max(...(worths as number[]));
}

const isWonBy = (seat: Seat) => (session: Session) => {
  const ranks = session.game.outcome(session.state.open)?.ranks ?? [];
  return ranks[seat] === 1 && ranks.filter((rank) => rank === 1).length === 1;
};
const isLostBy = (seat: Seat) => (session: Session) =>
  (session.game.outcome(session.state.open)?.ranks[seat] ?? 1) !== 1;

/** Right answers in one world, as keys; none where nothing is proved. */
function rightIn(kind: Kind, session: Session, seat: Seat): ReadonlySet<string> {
  const { all, areAll } = answersTo(session.questionOf(seat) as Question);
  const left = () => ({ nodes: NODES });
  const here = (picks: readonly string[]) => after(session, seat, picks);
  const keys = (answers: readonly (readonly string[])[]) => new Set(answers.map(keyOf));
  if (kind === 'win') {
    const isMine = (each: Seat) => each === seat;
    return keys(all.filter((picks) => forced(here(picks), isMine, isWonBy(seat), left())));
  }
  if (!areAll) return new Set();
  if (kind === 'save') {
    const isTheirs = (each: Seat) => each !== seat;
    const safe = all.filter((picks) => !forced(here(picks), isTheirs, isLostBy(seat), left()));
    return safe.length === all.length ? new Set() : keys(safe);
  }
  const worths = all.map((picks) => certain(here(picks), seat, left()));
  if (worths.some((worth) => worth === null)) return new Set();
  const most = Math.max(...(worths as number[]));
  return keys(all.filter((_, i) => (worths[i] as number) > most - 1e-9));
}

/**
 * The right answers of a kind, if there are any and others that are not: proved in many worlds that agree with what the seat knows.
 * An answer is right if it is so in every world.
 */
export function rightAnswers(
  kind: Kind,
  game: AnyGame,
  position: Position,
  seat: Seat,
): readonly (readonly string[])[] {
  const random = seeded(1);
  let found: Set<string> | null = null;
  let all: readonly (readonly string[])[] = [];
  for (let world = 0; world < WORLDS; world += 1) {
    const imagined = imaginedFor(game, position, seat, random);
    if (imagined === null) return [];
    const session = new Session(game, imagined, { dice });
    const question = session.questionOf(seat);
    if (question === null) return [];
    all = answersTo(question).all;
    const right = rightIn(kind, session, seat);
    found = new Set([...right].filter((key) => found?.has(key) ?? true));
    if (found.size === 0 || found.size === all.length) return [];
  }
  return all.filter((picks) => found?.has(keyOf(picks)) === true);
}
