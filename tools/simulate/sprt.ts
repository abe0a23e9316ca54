import { imaginedFor } from '@tablee/bots/search/imagined-for.ts';
import type { AnyGame, Options, Outcome, Seat } from '@tablee/engine';
import { seeded } from '@tablee/engine';
import { playRandomly } from '@tablee/engine/testing';
import type { GameId } from '@tablee/rules/catalogue.ts';
import type { Mind, MindName } from './minds.ts';
import { loadMind } from './minds.ts';

/** A level that claims to win more than its share against another, and its claim. */
export interface Claim {
  readonly game: AnyGame;
  readonly players: number;
  /** Sits on one seat after the other, on the same deal. */
  readonly challenger: MindName;
  /** Sits on all the other seats, or on one of them if there is a `rest`. */
  readonly others: MindName;
  /** Sits on the further seats of a larger table; then only matches count that one of the first two wins. */
  readonly rest?: MindName | undefined;
  readonly options: Options;
  readonly seed: number;
  /** Part of the decided matches that it claims to win, 0 to 1; alone, of all matches. */
  readonly bar: number;
  /** The claim is tested against one that is this much worse and one that is this much better. Default: 0.05. */
  readonly margin?: number;
  /** Matches after which it is left open. */
  readonly most: number;
  /** All matches are played, whatever the verdict. Default: no more than are needed for it. */
  readonly isPlayedOut?: boolean;
}

export interface Verdict {
  matches: number;
  wins: number;
  losses: number;
  /** Shared by challenger and others, won by nobody where there are others, or by the rest. */
  draws: number;
  /** Wins among the decided. */
  rate: number;
  /** Logarithm of how much better the claim explains this than the opposite does. */
  llr: number;
  verdict: 'met' | 'missed' | 'open';
  /** Processor time of one answer of the challenger. */
  msPerAnswer: number;
}

const MARGIN = 0.05;
/** A verdict is right in 19 of 20 cases. */
const ENOUGH = Math.log(19);

/** The evidence of these wins and losses for a claim: Wald's sequential test of `bar` + `margin` against `bar` - `margin`. */
export function llrOf(wins: number, losses: number, bar: number, margin = MARGIN): number {
  const [low, high] = [Math.max(0.01, bar - margin), Math.min(0.99, bar + margin)];
  return wins * Math.log(high / low) + losses * Math.log((1 - high) / (1 - low));
}

/** Where the challenger sits on one deal, and its rival if there is a rest: on every chair, and each time on every other. */
function placings({ players, rest }: Claim): readonly (readonly [Seat, Seat | undefined])[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  if (rest === undefined) return seats.map((seat) => [seat, undefined]);
  return seats.flatMap((seat) =>
    seats.filter((each) => each !== seat).map((rival) => [seat, rival] as const),
  );
}

/** Plays until the claim is met or missed beyond reasonable doubt: whole rounds of seats, and no more than are needed. */
export async function tested(claim: Claim, onRound?: (verdict: Verdict) => void): Promise<Verdict> {
  const { game, players, bar, margin, most } = claim;
  const challenger = await loadMind(claim.challenger, game.id as GameId);
  const others = await loadMind(claim.others, game.id as GameId);
  const rest = claim.rest === undefined ? others : await loadMind(claim.rest, game.id as GameId);
  const verdict: Verdict = {
    matches: 0,
    wins: 0,
    losses: 0,
    draws: 0,
    rate: 0,
    llr: 0,
    verdict: 'open',
    msPerAnswer: 0,
  };
  const clock = { answers: 0, ms: 0 };
  const goesOn = (): boolean => claim.isPlayedOut === true || verdict.verdict === 'open';
  for (let deal = 0; goesOn() && verdict.matches < most; deal += 1) {
    for (const [seat, rival] of placings(claim)) {
      const minds = Array.from({ length: players }, () => rest);
      if (rival !== undefined) minds[rival] = others;
      minds[seat] = challenger;
      count(verdict, played(claim, minds, claim.seed + deal, seat, clock), seat, rival);
    }
    verdict.rate = verdict.wins / Math.max(1, verdict.wins + verdict.losses);
    verdict.llr = llrOf(verdict.wins, verdict.losses, bar, margin);
    verdict.msPerAnswer = clock.ms / Math.max(1, clock.answers);
    if (verdict.llr >= ENOUGH) verdict.verdict = 'met';
    if (verdict.llr <= -ENOUGH) verdict.verdict = 'missed';
    onRound?.(verdict);
  }
  return verdict;
}

/** One match; the processor time of the seat's answers goes on `clock`. */
function played(
  { game, players, options }: Claim,
  minds: readonly Mind[],
  seed: number,
  watched: Seat,
  clock: { answers: number; ms: number },
): Outcome {
  const draw = seeded(seed ^ 0x5eed);
  const session = playRandomly({
    game,
    seats: players,
    options,
    seed,
    choose(live, seat, question) {
      const { mind, imagines } = minds[seat] as Mind;
      const before = process.cpuUsage();
      const position = imagines ? imaginedFor(game, live.position(), seat, draw) : null;
      const picks = mind({ seat, view: live.view(seat), question, position }, draw);
      if (seat === watched) {
        const { user, system } = process.cpuUsage(before);
        clock.answers += 1;
        clock.ms += (user + system) / 1000;
      }
      return picks;
    },
  });
  const outcome = game.outcome(session.state.open);
  if (outcome === null) throw new Error('the match ended without an outcome');
  return outcome;
}

function count(verdict: Verdict, { ranks }: Outcome, seat: Seat, rival?: Seat): void {
  const winners = ranks.filter((rank) => rank === 1).length;
  verdict.matches += 1;
  const isAlone = ranks.length === 1;
  const isWon = ranks[seat] === 1;
  const isDecided = isAlone || (winners > 0 && winners < ranks.length);
  const isBetweenThem = rival === undefined || (ranks[rival] === 1) !== isWon;
  if (!isDecided || !isBetweenThem) verdict.draws += 1;
  else if (isWon) verdict.wins += 1;
  else verdict.losses += 1;
}
