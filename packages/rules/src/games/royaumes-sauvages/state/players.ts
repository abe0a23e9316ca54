import type { Seat } from '@tablee/engine';
import { clockwiseFrom } from '@tablee/engine';
import { BOARD } from './board.ts';
import type { Creature, Kingdom, KingdomId, Open, Owner, Table } from './state.ts';

/** The hand of a seat: its own layer, or the open cards in solo (ROY-16.2). */
export function handOf(table: Pick<Table, 'open' | 'own'>, seat: Seat): Creature[] {
  if (table.open.soloLevel !== null) return table.open.openHand;
  return (table.own[seat] as { hand: Creature[] }).hand;
}

/** Seats that have not left, clockwise from the first player (ROY-23.3). */
export const seatsFromFirst = (open: Open): Seat[] =>
  clockwiseFrom(open.firstPlayer, open.players.length).filter(
    (seat) => open.players[seat]?.left === false,
  );

/** Number of players who have not left. */
export function playersInGame(open: Open): number {
  let count = 0;
  for (const player of open.players) if (!player.left) count += 1;
  return count;
}

/** Whether a seat still takes turns in this age. */
export const inAge = (open: Open, seat: Seat): boolean => {
  const player = open.players[seat];
  return player !== undefined && player.passed === null && !player.left;
};

export const freeNormals = (kingdom: Kingdom, id: KingdomId): number =>
  BOARD[id].size - 1 - kingdom.normals.length;

export const isClosed = (kingdom: Kingdom): boolean => kingdom.capital !== null;

/** Whose score, cubes … : a seat's or the solo rival's. */
export function sideOf(open: Open, owner: Owner): { score: number; cubes: number } {
  const side = owner === 'rival' ? open.rival : open.players[owner];
  if (side === null || side === undefined) throw new Error(`no ${owner} at this table`);
  return side;
}
