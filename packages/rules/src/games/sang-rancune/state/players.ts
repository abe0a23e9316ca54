import type { Card, Seat } from '@tablee/engine';
import type { Encounter, Open, Own, Player, State } from './state.ts';

export const START_LIFE = 100;
export const HAND_LIMIT = 7;
/** What "I strike hard" takes to be kept: so much in the values shown. */
export const HARD = 30;

export const playerAt = (open: Open, seat: Seat): Player => open.players[seat] as Player;

/** Living seats, in seat order. */
export const living = (open: Open): Seat[] => livingWhere(open, () => true);

/** Living seats of which this holds, in seat order. */
function livingWhere(open: Open, holds: (seat: Seat) => boolean): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < open.players.length; seat += 1) {
    if (isAlive(open, seat) && holds(seat)) seats.push(seat);
  }
  return seats;
}

export const isAlive = (open: Open, seat: Seat): boolean => playerAt(open, seat).alive;

export const othersOf = (open: Open, seat: Seat): Seat[] =>
  livingWhere(open, (other) => other !== seat);

/** Number held now; those without one come last. */
export const initiativeOf = (open: Open, seat: Seat): number =>
  playerAt(open, seat).initiative ?? Number.MAX_SAFE_INTEGER;

/** These seats, the initiative nearest 1 first (SAN-18.5). */
export const byInitiative = (open: Open, seats: readonly Seat[]): Seat[] =>
  [...seats].sort((a, b) => initiativeOf(open, a) - initiativeOf(open, b));

/** The seat of "Player N": the next lower number if nobody holds it (SAN-21.9). */
export function playerNumbered(open: Open, number: number): Seat {
  const seats = byInitiative(open, living(open));
  return seats[Math.min(number, seats.length) - 1] as Seat;
}

export const ownOf = (state: Pick<State, 'own'>, seat: Seat): Own => state.own[seat] as Own;
export const handOf = (state: Pick<State, 'own'>, seat: Seat): Card[] => ownOf(state, seat).hand;

export function encounterOf(open: Open): Encounter {
  if (open.encounter === null) throw new Error('no encounter lies open');
  return open.encounter;
}

/** Number of players at the start, by which figures are read (SAN-4.3). */
export const starters = (open: Open): number => open.players.length;

/** Seats with a card in hand, whom reactions are asked of (SAN-22.2). */
export const withCards = (state: Pick<State, 'open' | 'own'>): Seat[] =>
  livingWhere(state.open, (seat) => handOf(state, seat).length > 0);

export const isAnythingFaceDown = (open: Open): boolean =>
  open.players.some(({ alive, faceDown }) => alive && faceDown > 0);
