import type { Seat } from '@tablee/engine';
import { BOARD } from '../state/board.ts';
import type { KingdomId, Open } from '../state/state.ts';

/** Kingdom whose capital the seat claimed in this age. */
export const capitalOf = (open: Open, seat: Seat): KingdomId | null =>
  open.capitalClaims.find(({ owner }) => owner === seat)?.kingdom ?? null;

/** Territories of the kingdom whose capital the seat claimed in this age; 0 without one (ROY-R.42). */
function capitalSize(open: Open, seat: Seat): number {
  const kingdom = capitalOf(open, seat);
  return kingdom === null ? 0 : BOARD[kingdom].size;
}

const scoreOf = (open: Open, seat: Seat): number => open.players[seat]?.score ?? 0;

/** Seats that have not left: the only ones that are compared. */
const compared = (open: Open): Seat[] =>
  open.players.flatMap(({ left }, seat) => (left ? [] : [seat]));

/** By score, then by the largest capital of age III; leavers last, the last to leave highest (ROY-15.3 to 15.5). */
export function rank(open: Open, leavers: readonly Seat[]): number[] {
  const seats = compared(open);
  const ranks: number[] = new Array(open.players.length).fill(0);
  for (const seat of seats) {
    const better = seats.filter((other) => isBetter(open, other, seat));
    ranks[seat] = better.length + 1;
  }
  for (const [index, seat] of leavers.entries()) ranks[seat] = open.players.length - index;
  return ranks;
}

function isBetter(open: Open, seat: Seat, other: Seat): boolean {
  const [score, against] = [scoreOf(open, seat), scoreOf(open, other)];
  if (score !== against) return score > against;
  return capitalSize(open, seat) > capitalSize(open, other);
}

/** Groups of equal scores, whom the capitals may part (ROY-15.4, ROY-R.43). */
export function tiesOf(open: Open): Seat[][] {
  const seats = compared(open);
  const scores = new Set(seats.map((seat) => scoreOf(open, seat)));
  return [...scores]
    .map((score) => seats.filter((seat) => scoreOf(open, seat) === score))
    .filter((tied) => tied.length > 1);
}

/** The winner by a capital among equal scores, and that capital; `null` if first place was not settled so (ROY-15.4). */
export function wonByCapital(open: Open): { winner: Seat; kingdom: KingdomId } | null {
  const winners = open.final?.ranks.flatMap((place, seat) => (place === 1 ? [seat] : [])) ?? [];
  const [winner] = winners;
  if (open.rival !== null || winner === undefined || winners.length > 1) return null;
  const kingdom = capitalOf(open, winner);
  if (kingdom === null || !tiesOf(open).some((tied) => tied.includes(winner))) return null;
  return { winner, kingdom };
}

/** Points added to the track at the end: tiles and reinforcements; none for a player who has left (ROY-15.2, 23.5). */
export interface SecretPoints {
  readonly tiles: readonly number[];
  readonly reinforcements: number;
}

export function secretPoints(open: Open, seat: Seat, tiles: readonly number[]): SecretPoints {
  const player = open.players[seat];
  if (player === undefined || player.left) return { tiles: [], reinforcements: 0 };
  return { tiles, reinforcements: player.reinforcements };
}

/** A final score taken apart: the track, and the points added to it. */
export interface ScoreParts extends SecretPoints {
  readonly track: number;
}

export function scoreParts(open: Open, seat: Seat): ScoreParts {
  const parts = secretPoints(open, seat, open.final?.passTiles[seat] ?? []);
  return { ...parts, track: scoreOf(open, seat) - sum(parts.tiles) - parts.reinforcements };
}

export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
