import type { Level, Opponent } from '@tablee/bots/levels.ts';
import { imagines, loadOpponent } from '@tablee/bots/levels.ts';
import { imaginedFor } from '@tablee/bots/search/imagined-for.ts';
import type { AnyGame, Options, Outcome, Question, Seat, Session } from '@tablee/engine';
import { seeded } from '@tablee/engine';
import { playRandomly } from '@tablee/engine/testing';
import type { AskedCount } from './asked.ts';
import type { Count } from './balance/balance.ts';
import { BY_ITSELF } from './by-itself.ts';

export interface Simulation {
  readonly game: AnyGame;
  readonly players: number;
  readonly matches: number;
  /** One for all seats, or one per seat (repeated around the table). */
  readonly bots: readonly Level[];
  readonly seed: number;
  readonly options: Options;
  /** The part of their playouts that bots make which think ahead. Default: all. */
  readonly thinking?: number;
  /** Counts what the balance of the game is judged by. */
  readonly balance?: readonly Count[];
  /** Counts what the matches ask. */
  readonly asked?: AskedCount | undefined;
}

export interface Report {
  matches: number;
  finished: number;
  decisions: number;
  decisionsPerSecond: number;
  /** Decisions of the longest match. */
  longest: number;
  mostAnswersSinceCheckpoint: number;
  /** Victories per seat; a shared victory counts as a fraction for each winner. */
  wins: number[];
  /** Mean final score per seat. */
  scores: number[];
  cards: { total: number; unplayed: string[] };
}

/** Plays matches between bots and counts; a match that fails is reported on stderr with its repro command. */
export async function simulate(simulation: Simulation): Promise<Report> {
  const { game, players, matches, options, thinking = 1, balance = [] } = simulation;
  const levels = Array.from(
    { length: players },
    (_, seat) => simulation.bots[seat % simulation.bots.length] as Level,
  );
  const bots: Opponent[] = await Promise.all(
    levels.map((level) => loadOpponent(level, game.id, 'steady', thinking)),
  );
  const played = new Set<string>();
  const report: Report = {
    matches,
    finished: 0,
    decisions: 0,
    decisionsPerSecond: 0,
    longest: 0,
    mostAnswersSinceCheckpoint: 0,
    wins: new Array<number>(players).fill(0),
    scores: new Array<number>(players).fill(0),
    cards: { total: game.cards.length, unplayed: [] },
  };
  const start = performance.now();
  for (let i = 0; i < matches; i += 1) {
    const seed = simulation.seed + i;
    const draw = seeded(seed ^ 0x5eed);
    let decisions = 0;
    const take = (live: Session): void => {
      for (const { open } of live.takeEvents()) {
        for (const count of balance) count.saw(open);
        for (const face of game.played(open)) played.add(face);
      }
    };
    try {
      const session = playRandomly({
        game,
        seats: players,
        options,
        seed,
        choose(live: Session, seat: Seat, question: Question) {
          decisions += 1;
          const { answersSinceCheckpoint } = live;
          if (answersSinceCheckpoint > report.mostAnswersSinceCheckpoint) {
            report.mostAnswersSinceCheckpoint = answersSinceCheckpoint;
          }
          take(live);
          const byItself = BY_ITSELF[game.id]?.(live.state.open, seat, question);
          simulation.asked?.saw(question, live.fingerprintOf(question), byItself);
          const position = imagines(levels[seat] as Level)
            ? imaginedFor(game, live.position(), seat, draw)
            : null;
          return (bots[seat] as Opponent)(
            { seat, view: live.view(seat), question, position },
            draw,
          );
        },
      });
      take(session);
      const outcome = game.outcome(session.state.open);
      count(report, outcome, decisions);
      simulation.asked?.finished();
      if (outcome === null) continue;
      for (const count of balance) count.finished(session.state.open, outcome);
    } catch (error) {
      console.error((error as Error).message);
    }
  }
  const seconds = (performance.now() - start) / 1000;
  report.decisionsPerSecond = Math.round(report.decisions / seconds);
  report.scores = report.scores.map(
    (sum) => Math.round((10 * sum) / Math.max(1, report.finished)) / 10,
  );
  report.cards.unplayed = game.cards.filter((face) => !played.has(face));
  return report;
}

function count(report: Report, outcome: Outcome | null, decisions: number): void {
  if (outcome === null) throw new Error('the match ended without an outcome');
  report.finished += 1;
  report.decisions += decisions;
  report.longest = Math.max(report.longest, decisions);
  const winners = outcome.ranks.filter((rank) => rank === 1).length;
  outcome.ranks.forEach((rank, seat) => {
    if (rank === 1) report.wins[seat] = (report.wins[seat] as number) + 1 / winners;
    report.scores[seat] = (report.scores[seat] as number) + (outcome.scores[seat] as number);
  });
}
