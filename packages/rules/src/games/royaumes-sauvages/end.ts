import type { Outcome } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/layers.ts';
import type { Script } from '../../kernel/script.ts';
import { discardBattle } from './battle.ts';
import { BOARD } from './board.ts';
import type { KingdomId, Open, Own, Player, Table } from './state.ts';

/** Secret tiles and reinforcements are added, everything is shown, the seats are ranked (section 3.15). */
export function* endMatch(table: Table): Script<null> {
  const { open, own, deep } = table;
  if (open.battle !== null) discardBattle(open, open.battle);
  open.scoring = null;
  open.players.forEach((player, seat) => {
    if (!player.left) addSecretPoints(table, seat);
  });
  const ranks = open.rival === null ? rank(table) : soloRank(open);
  const scores = open.players.map(({ score }) => score);
  open.phase = 'over';
  open.final = {
    ranks,
    scores,
    passTiles: own.map((each) => each.passTiles.splice(0).map(({ face }) => face)),
    hands: own.map((each) => each.hand.splice(0)),
    unusedPassTile: deep.unusedPassTile.splice(0)[0]?.face ?? null,
    leavers: [...deep.leavers],
  };
  const clause = open.rival === null ? 'ROY-15.3' : 'ROY-21.5';
  table.emit({ type: 'gameEnded', clause, ranks: [...ranks], scores: [...scores] });
  return null;
}

/** First to Pass tiles and one point per reinforcement (ROY-15.2, ROY-10.21). */
function addSecretPoints(table: Table, seat: Seat): void {
  const player = table.open.players[seat] as Player;
  const values = (table.own[seat] as Own).passTiles.map(({ face }) => face);
  const clause = 'ROY-15.2';
  if (values.length > 0) {
    const points = values.reduce((sum, value) => sum + value, 0);
    player.score += points;
    table.emit({ type: 'firstToPassRevealed', clause, seat, values });
    table.emit({ type: 'pointsScored', clause, owner: seat, points, why: 'firstToPass' });
  }
  const points = player.reinforcements;
  if (points === 0) return;
  player.score += points;
  const why = 'reinforcement';
  table.emit({ type: 'pointsScored', clause: 'ROY-10.21', owner: seat, points, why });
}

/** By score, then by the largest capital of age III; leavers last, the last to leave highest (ROY-15.3 to 15.5). */
function rank(table: Table): number[] {
  const { open, deep } = table;
  const seats = open.players.map((_, seat) => seat).filter((seat) => !open.players[seat]?.left);
  const score = (seat: Seat): number => (open.players[seat] as Player).score;
  const ranks: number[] = new Array(open.players.length).fill(0);
  for (const seat of seats) {
    const better = seats.filter(
      (other) =>
        score(other) > score(seat) ||
        (score(other) === score(seat) && capitalSize(open, other) > capitalSize(open, seat)),
    );
    ranks[seat] = better.length + 1;
  }
  for (const [index, seat] of deep.leavers.entries()) ranks[seat] = open.players.length - index;
  tellTies(table, seats, score);
  return ranks;
}

/** Territories of the kingdom whose capital the seat claimed in this age; 0 without one (ROY-R.42). */
function capitalSize(open: Open, seat: Seat): number {
  const kingdom = capitalOf(open, seat);
  return kingdom === null ? 0 : BOARD[kingdom].size;
}

const capitalOf = (open: Open, seat: Seat): KingdomId | null =>
  open.capitalClaims.find(({ owner }) => owner === seat)?.kingdom ?? null;

function tellTies(table: Table, seats: readonly Seat[], score: (seat: Seat) => number): void {
  for (const points of new Set(seats.map(score))) {
    const tied = seats.filter((seat) => score(seat) === points);
    if (tied.length < 2) continue;
    const capitals = tied.map((seat) => capitalOf(table.open, seat));
    table.emit({ type: 'tieBreak', clause: 'ROY-15.4', seats: tied, capitals });
  }
}

/** More points than the rival, or a defeat; leaving is one (ROY-21.5, 21.6, 23.7). */
function soloRank(open: Open): number[] {
  const [human] = open.players;
  if (human === undefined || open.rival === null) throw new Error('no solo match');
  return [!human.left && human.score > open.rival.score ? 1 : 2];
}

export const outcome = (open: Open): Outcome | null =>
  open.final === null ? null : { ranks: open.final.ranks, scores: open.final.scores };
