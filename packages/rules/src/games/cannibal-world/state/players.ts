import type { Card, Seat } from '@tablee/engine';
import { cardOf, isCreature, strengthOf } from '../cards/catalogue.ts';
import type { Camp, CampIndex, Open, Own, Player, State, Table } from './state.ts';

/** Meat at the end of a turn, whatever was left (CAN-4.4). */
export const MEAT = 4;
export const DODGE_COST = 2;

export const playerAt = (open: Pick<Open, 'players'>, seat: Seat): Player =>
  open.players[seat] as Player;
export const campAt = (open: Pick<Open, 'camps'>, camp: CampIndex): Camp =>
  open.camps[camp] as Camp;
export const campOf = (open: Pick<Open, 'players'>, seat: Seat): CampIndex =>
  playerAt(open, seat).camp;
export const otherCamp = (camp: CampIndex): CampIndex => 1 - camp;
/** The team-mate, if there is one. */
export const partnerOf = (open: Pick<Open, 'players' | 'camps'>, seat: Seat): Seat | undefined =>
  campAt(open, campOf(open, seat)).seats.find((other) => other !== seat);
/** Seats of a camp, this one first if it is of the camp. */
export const seatsFrom = (open: Pick<Open, 'camps'>, camp: CampIndex, first: Seat): Seat[] => {
  const { seats } = campAt(open, camp);
  return seats.includes(first) ? [first, ...seats.filter((seat) => seat !== first)] : [...seats];
};

export const ownAt = (state: Pick<State, 'own'>, seat: Seat): Own => state.own[seat] as Own;
export const handOf = (state: Pick<State, 'own'>, seat: Seat): Card[] => ownAt(state, seat).hand;
export const reinforcementOf = (state: Pick<State, 'own'>, seat: Seat): Card[] =>
  ownAt(state, seat).reinforcement;
/** The last card is the top. */
export const mainOf = (state: Pick<State, 'deep'>, seat: Seat): Card[] =>
  state.deep.mains[seat] as Card[];

/** Whether there is nothing left to draw (CAN-6.1). */
export const canDraw = (state: Pick<State, 'own' | 'deep'>, seat: Seat): boolean =>
  mainOf(state, seat).length > 0 || reinforcementOf(state, seat).length > 0;

export function gainMeat(table: Table, seat: Seat, amount: number, clause: string): void {
  playerAt(table.open, seat).meat += amount;
  table.emit({ type: 'meatGained', clause, seat, amount });
}

/** Meat is spent to the supply or laid on the used ability (CAN-9.1). Throws if there is not enough. */
export function pay(table: Table, seat: Seat, amount: number): void {
  const player = playerAt(table.open, seat);
  if (player.meat < amount) throw new Error(`seat ${seat} has ${player.meat} meat of ${amount}`);
  player.meat -= amount;
}

/** A Creature that Rat Proliferation brings back: a Rat of value 6 or less (CAN-13.5, R.8). */
export const isSmallRat = (face: string): boolean => {
  const card = cardOf(face);
  return card.kind === 'creature' && card.faction === 'RA' && card.value <= 6;
};

/** Small Rats in the own discard pile; none for an exhausted player (CAN-6.2). */
export const ratsToReturn = (open: Pick<Open, 'players'>, seat: Seat): Card[] => {
  const { discard, exhausted } = playerAt(open, seat);
  return exhausted ? [] : discard.filter(({ face }) => isSmallRat(face));
};

/** Printed strengths of a camp's Creatures in play and in these hands (CAN-R.16). */
export const strengthOfCamp = (
  open: Pick<Open, 'creatures'>,
  camp: CampIndex,
  hands: readonly (readonly Card[])[],
): number => {
  const faces = [
    ...open.creatures.filter((creature) => creature.camp === camp).map(({ face }) => face),
    ...hands.flat().map(({ face }) => face),
  ];
  return faces.filter(isCreature).reduce((sum, face) => sum + strengthOf(face), 0);
};

/** A card shown on its way into the Reinforcements has turned up again: it is not to be looked for there any more. */
export function forgetShown(open: Pick<Open, 'players'>, seat: Seat, face: string): void {
  const { shown } = playerAt(open, seat);
  const at = shown.indexOf(face);
  if (at !== -1) shown.splice(at, 1);
}
