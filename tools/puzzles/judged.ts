import type { Bot } from '@tablee/bots/bot.ts';
import { imaginedFor } from '@tablee/bots/search/imagined-for.ts';
import { luckOf, playOn, victoryOf, worldsOf } from '@tablee/bots/search/playout.ts';
import { STRIDE } from '@tablee/bots/search/search.ts';
import type { AnyGame, Position, Question, Seat, Session } from '@tablee/engine';
import { seeded } from '@tablee/engine';
import { answersTo } from './proof.ts';

/** Matches played on after every answer, before those far behind are out. */
const FIRST_LOOK = 24;
const BEHIND = 0.4;
/** Matches played on after those that are left. */
const MATCHES = 240;
/** Answers after which a match must have ended. */
const LONGEST = 10_000;
/** So much of a match the right answers win more than the others. */
const CLEARLY = 0.15;

/** A seat at its question, and who judges. */
interface Judging {
  readonly game: AnyGame;
  readonly position: Position;
  readonly seat: Seat;
  /** Who plays on, for all; worlds in which the others would have answered as they did, if they thought like it, come more often. */
  readonly mind: Bot;
}

interface Judged {
  readonly picks: readonly string[];
  /** Part of the matches that the seat wins after it, 0 to 1. */
  readonly share: number;
}

/** The part of the victory that a seat has if a match is played on after an answer. */
function victoryAfter(
  world: Session,
  { game, seat, mind }: Judging,
  picks: readonly string[],
  seed: number,
): number {
  const { dice, random } = luckOf(seed);
  const session = world.fork({ dice, recording: false });
  const answered = session.answer(seat, picks);
  if (!answered.ok) throw new Error(`refused: ${answered.code}`);
  playOn({ playouts: 1, rollout: mind, longest: LONGEST }, session, random);
  const outcome = game.outcome(session.state.open);
  if (outcome === null) throw new Error(`no end after ${LONGEST} answers`);
  return victoryOf(outcome, seat);
}

/**
 * Which of the answers wins how often, best first, when a mind plays on for all to the end, in worlds that agree with what the seat
 * knows, with the same luck after each answer; those that are out after the first look come last. Empty where answers cannot all be
 * gone through, or nothing can be imagined.
 */
export function judged(judging: Judging, { seed = 1, matches = MATCHES } = {}): readonly Judged[] {
  const { game, position, seat } = judging;
  const random = seeded(seed);
  if (imaginedFor(game, position, seat, random) === null) return [];
  const draw = worldsOf(judging, random);
  const { all, areAll } = answersTo(draw().questionOf(seat) as Question);
  if (!areAll) return [];
  let open = all.map((picks) => ({ picks, sum: 0, played: 0 }));
  const out: typeof open = [];
  for (let match = 0; match < matches; match += 1) {
    const world = draw();
    for (const each of open) {
      each.sum += victoryAfter(world, judging, each.picks, seed + match * STRIDE);
      each.played += 1;
    }
    if (match + 1 !== FIRST_LOOK) continue;
    const best = Math.max(...open.map(({ sum }) => sum));
    out.push(...open.filter(({ sum }) => best - sum > BEHIND * FIRST_LOOK));
    open = open.filter((each) => !out.includes(each));
    // Where nothing stands out at first, nothing will.
    if (best - Math.min(...[...open, ...out].map(({ sum }) => sum)) < CLEARLY * FIRST_LOOK) break;
  }
  const ranked = (answers: typeof open): Judged[] =>
    answers
      .map(({ picks, sum, played }) => ({ picks, share: sum / played }))
      .sort((one, other) => other.share - one.share);
  return [...ranked(open), ...ranked(out)];
}

/** The answers that win clearly more than all others, at most half of them; none where that cannot be said. */
export function judgedRight(judging: Judging): readonly (readonly string[])[] {
  const ranked = judged(judging);
  const last = ranked.findIndex(
    ({ share }, at) => share - (ranked[at + 1]?.share ?? share) >= CLEARLY,
  );
  return ranked.slice(0, last + 1 <= ranked.length / 2 ? last + 1 : 0).map(({ picks }) => picks);
}
