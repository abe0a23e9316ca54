import type { Outcome, Script, Seat } from '@tablee/engine';
import { discardBattle } from '../scoring/battle.ts';
import type { Open, Own, Player, Table } from '../state/state.ts';
import { capitalOf, rank, secretPoints, sum, tiesOf } from './ranking.ts';

/** Secret tiles and reinforcements are added, everything is shown, the seats are ranked (section 3.15). */
export function* endMatch(table: Table): Script<null> {
  const { open, own, deep } = table;
  if (open.battle !== null) discardBattle(open, open.battle);
  open.scoring = null;
  for (const seat of open.players.keys()) addSecretPoints(table, seat);
  const ranks = open.rival === null ? rank(open, deep.leavers) : soloRank(open);
  if (open.rival === null) tellTies(table);
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
  const { open } = table;
  const player = open.players[seat] as Player;
  const held = (table.own[seat] as Own).passTiles.map(({ face }) => face);
  const { tiles, reinforcements } = secretPoints(open, seat, held);
  const clause = 'ROY-15.2';
  if (tiles.length > 0) {
    const points = sum(tiles);
    player.score += points;
    table.emit({ type: 'firstToPassRevealed', clause, seat, values: [...tiles] });
    table.emit({ type: 'pointsScored', clause, owner: seat, points, why: 'firstToPass' });
  }
  if (reinforcements === 0) return;
  player.score += reinforcements;
  const why = 'reinforcement';
  table.emit({
    type: 'pointsScored',
    clause: 'ROY-10.21',
    owner: seat,
    points: reinforcements,
    why,
  });
}

function tellTies(table: Table): void {
  for (const seats of tiesOf(table.open)) {
    const capitals = seats.map((seat) => capitalOf(table.open, seat));
    table.emit({ type: 'tieBreak', clause: 'ROY-15.4', seats, capitals });
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
