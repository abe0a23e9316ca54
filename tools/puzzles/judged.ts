import type { Bot } from '@tablee/bots/bot.ts';
import { luckOf, playOn, worldsOf } from '@tablee/bots/search/playout.ts';
import { STRIDE } from '@tablee/bots/search/search.ts';
import type { AnyGame, Position, Question, Seat, Session } from '@tablee/engine';
import { seeded } from '@tablee/engine';
import { answersTo } from './proof.ts';

/** Matches played on after every answer, before those far behind are out. */
const FIRST_LOOK = 24;
const BEHIND = 0.4;
/** Matches played on after those that are left. */
const MATCHES = 240;
/** So much of a match the right answers win more than the others. */
const CLEARLY = 0.15;

/** A seat at its question. */
interface Moment {
  readonly game: AnyGame;
  readonly position: Position;
  readonly seat: Seat;
  /** Who plays on, for all. */
  readonly mind: Bot;
}

interface Judged {
  readonly picks: readonly string[];
  /** Part of the matches that the seat wins after it, 0 to 1. */
  readonly share: number;
}

/** The part of a match that a seat wins after an answer: 1 alone, a half with another, 0 if it loses. */
function victoryAfter(
  world: Session,
  { seat, mind }: Moment,
  picks: readonly string[],
  seed: number,
): number {
  const { dice, random } = luckOf(seed);
  const session = world.fork({ dice, recording: false });
  session.answer(seat, picks);
  playOn({ playouts: 1, rollout: mind }, session, random);
  const ranks = session.game.outcome(session.state.open)?.ranks ?? [];
  return ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0;
}

/**
 * Which of the answers wins how often, best first, when a mind plays on for all to the end, in worlds that agree with what the seat
 * knows, with the same luck after each answer. Empty where answers cannot all be gone through.
 */
export function judged(moment: Moment, { seed = 1, matches = MATCHES } = {}): readonly Judged[] {
  const draw = worldsOf({ ...moment }, seeded(seed));
  const { all, areAll } = answersTo(draw().questionOf(moment.seat) as Question);
  if (!areAll) return [];
  let open = all.map((picks) => ({ picks, sum: 0, played: 0 }));
  const out: typeof open = [];
  for (let match = 0; match < matches; match += 1) {
    const world = draw();
    for (const each of open) {
      each.sum += victoryAfter(world, moment, each.picks, seed + match * STRIDE);
      each.played += 1;
    }
    if (match + 1 !== FIRST_LOOK) continue;
    const best = Math.max(...open.map(({ sum }) => sum));
    out.push(...open.filter(({ sum }) => best - sum > BEHIND * FIRST_LOOK));
    open = open.filter((each) => !out.includes(each));
    // Where nothing stands out at first, nothing will.
    if (best - Math.min(...[...open, ...out].map(({ sum }) => sum)) < CLEARLY * FIRST_LOOK) break;
  }
  return [...open, ...out]
    .map(({ picks, sum, played }) => ({ picks, share: sum / played }))
    .sort((one, other) => other.share - one.share);
}

/** The answers that win clearly more than all others, at most half of them; none where that cannot be said. */
export function judgedRight(moment: Moment): readonly (readonly string[])[] {
  const ranked = judged(moment);
  const last = ranked.findIndex(
    ({ share }, at) => share - (ranked[at + 1]?.share ?? share) >= CLEARLY,
  );
  return ranked.slice(0, last + 1 <= ranked.length / 2 ? last + 1 : 0).map(({ picks }) => picks);
}
