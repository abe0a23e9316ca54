import type {
  Advice,
  AnyGame,
  Estimate,
  Position,
  Question,
  Seat,
  Side,
  View,
} from '@tablee/engine';
import { seeded } from '@tablee/engine';
import { loadGame } from '@tablee/rules/catalogue.ts';
import { appraise, pointsBetween, prospect } from './search/appraise.ts';
import { reasonsBetween } from './search/facts.ts';
import { imaginedFor } from './search/imagined-for.ts';
import { loadThinker } from './understanding.ts';

/** The seat that asks for advice, and all that it may know. */
interface Asking {
  /** Id of a game of the house. */
  readonly game: string;
  readonly seat: Seat;
  readonly view: View;
  readonly question: Question;
  /** As the seat may imagine it (`imaginedFor`). */
  readonly position: Position;
  readonly sides: readonly Side[];
  readonly seed: number;
  isOver?(): boolean;
}

/** Of the playouts of a strong bot for one answer, how many advice is worth: fewer if its time is over before. */
const PLAYOUTS = 10;
/** Advice may be a little bolder than a judgement of what is done. */
const SURE = 0.7;

/** The searching opponent's answer, and the second best; `null` if it has nothing to say. */
export async function adviceFor(asking: Asking): Promise<Advice | null> {
  const { seat, view, question, position, sides, seed, isOver } = asking;
  const thinker = await loadThinker(asking.game);
  const game = await loadGame(asking.game as Parameters<typeof loadGame>[0]);
  const guess = (thinker.guesses ?? thinker.rollout)(view, question, seeded(seed));
  const found = appraise({
    ...{ game, position, seat, thinker, sides, seed, given: guess, sure: SURE },
    playouts: PLAYOUTS * thinker.playouts,
    facts: thinker.facts,
    ...(isOver !== undefined && { isOver }),
  });
  if (found === null) return null;
  const { best, second } = found;
  const { facts } = thinker;
  return {
    best: best.picks,
    chance: best.chance,
    now: found.guess.chance,
    second: second === null ? null : { picks: second.picks, chance: second.chance },
    points: second === null ? { own: 0, others: 0 } : pointsBetween(best, second, seat, sides),
    reasons:
      second === null || facts === undefined
        ? []
        : reasonsBetween(facts, best.counted, second.counted),
  };
}

/** The same for a match that is played on this machine: what the seat does not know is dealt again first. */
export async function adviceAt(
  game: AnyGame,
  position: Position,
  asking: Omit<Asking, 'game' | 'position' | 'sides'>,
): Promise<Advice | null> {
  const { seat, seed } = asking;
  const imagined = imaginedFor(game, position, seat, seeded(seed));
  if (imagined === null) return null;
  const { horizon } = await loadThinker(game.id);
  const { checkpoint } = imagined;
  const sides = horizon?.outlook.sides(checkpoint) ?? checkpoint.own.map((_, each) => [each]);
  return adviceFor({ ...asking, game: game.id, position: imagined, sides });
}

/** A match that is watched, and what the watcher may know of it. */
interface Watching {
  /** Id of a game of the house. */
  readonly game: string;
  /** As the watcher may imagine it (`imaginedFor` with the seats of `knowing`). */
  readonly position: Position;
  /** Whose hands the watcher sees. */
  readonly knowing: readonly Seat[];
  readonly sides: readonly Side[];
  readonly seed: number;
  isOver?(): boolean;
}

/** Of the playouts of a strong bot for one answer, how many an estimate is worth: fewer if its time is over before. */
const ESTIMATING = 4;

/** How a match may end: both sides play on as the quick mind would. */
export async function estimateFor({ game: id, ...moment }: Watching): Promise<Estimate> {
  const thinker = await loadThinker(id);
  const game = await loadGame(id as Parameters<typeof loadGame>[0]);
  const { chances } = prospect({
    ...{ ...moment, game, thinker },
    playouts: ESTIMATING * thinker.playouts,
  });
  return { sides: moment.sides, chances };
}
