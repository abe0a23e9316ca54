import type { Seat } from '@tablee/engine';
import type { Animal, Draft, Holding, Open, Own, Player, Side, Table } from './state.ts';

/** An Animal in play and who controls it. */
export interface InPlay {
  readonly animal: Animal;
  readonly seat: Seat;
}

export const playerAt = (open: Open, seat: Seat): Player => open.players[seat] as Player;
export const holdingOf = (open: Open, seat: Seat): Holding =>
  open.holdings[playerAt(open, seat).holding] as Holding;
export const sideAt = (open: Open, side: number): Side => open.sides[side] as Side;
export const sideOf = (open: Open, seat: Seat): Side => sideAt(open, playerAt(open, seat).side);
export const ownAt = (table: Pick<Table, 'own'>, seat: Seat): Own => table.own[seat] as Own;
export const isOut = (open: Open, seat: Seat): boolean => playerAt(open, seat).out !== null;

/** Seats still in the game, in turn order. */
export const seatsInGame = (open: Open): Seat[] => open.order.filter((seat) => !isOut(open, seat));

/** All seats in turn order, from `seat` on. */
export function orderFrom(open: Open, seat: Seat): Seat[] {
  const at = Math.max(0, open.order.indexOf(seat));
  return [...open.order.slice(at), ...open.order.slice(0, at)];
}

/** The next seat in turn order that is still in the game: the left neighbour (UNT-R.75). */
export function leftOf(open: Open, seat: Seat): Seat {
  return orderFrom(open, seat).find((each) => each !== seat && !isOut(open, each)) ?? seat;
}

/** Seats that share the holding of this one, itself included (UNT-22.2). */
export const partnersOf = (open: Open, seat: Seat): Seat[] =>
  open.order.filter((each) => playerAt(open, each).holding === playerAt(open, seat).holding);

/** The factions a seat drafts from; with two sets together each is there twice. */
export const poolFor = (open: Open, { pools }: Draft, seat: Seat): string[] =>
  pools[pools.length === 1 ? 0 : playerAt(open, seat).side] as string[];

/** Those it may take: none twice (UNT-R.119). */
export const freeFor = (open: Open, draft: Draft, seat: Seat): string[] =>
  [...new Set(poolFor(open, draft, seat))].filter(
    (id) => !playerAt(open, seat).factions.includes(id),
  );

/** Every Animal in play, in the order of seats and of entering. */
export function everyAnimal({ players }: Open): InPlay[] {
  const all: InPlay[] = [];
  for (const [seat, { animals }] of players.entries()) {
    for (const animal of animals) all.push({ animal, seat });
  }
  return all;
}

/** The Animal with this id, if it is in play. */
export function inPlay(open: Open, id: string | null): InPlay | undefined {
  for (const [seat, player] of open.players.entries()) {
    for (const animal of player.animals) if (animal.id === id) return { animal, seat };
  }
  return undefined;
}
