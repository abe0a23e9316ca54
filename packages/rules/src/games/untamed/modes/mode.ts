import type { Seat } from '@tablee/engine';
import { isOut, orderFrom, playerAt, seatsInGame, sideAt } from '../state/players.ts';
import type { Open, OutReason } from '../state/state.ts';

/** A side that has just left the game. */
export interface Loss {
  readonly side: number;
  readonly reason: OutReason;
  /** The seat credited; `null`: nobody (UNT-24.6). */
  readonly by: Seat | null;
}

/** All that one mode does differently from another. Numbers are those of a seat or side at this moment. */
export interface ModeRules {
  /** Team-mates play for one side (UNT-21.3, UNT-22.2): seats of equal parity. */
  readonly hasTeams: boolean;
  /** Team-mates share deck, Support and Power (UNT-22.2). */
  readonly sharesHolding: boolean;
  /** Team-mates see each other's secrets (UNT-21.7). */
  readonly sharesSecrets: boolean;
  /** Strongholds a side stacks. */
  strongholds(open: Open): number;
  strongholdHealth(open: Open, side: number): number;
  /** Opening hand and Bonus Power cards. */
  opening(open: Open, seat: Seat): { readonly hand: number; readonly bonusPower: number };
  maxPower(open: Open, seat: Seat): number;
  powerPlays(open: Open, seat: Seat): number;
  maintenanceDraw(open: Open, seat: Seat): number;
  /** Cards that a seat must draw then, where it may choose. */
  maintenanceLeast(open: Open, seat: Seat): number;
  maintenanceSupport(open: Open, seat: Seat): number;
  /** Uses of the Stronghold ability that count against this seat's limit. */
  abilityUses(open: Open, seat: Seat): number;
  /** Seats that play in the same turn as this one. */
  turnWith(open: Open, seat: Seat): Seat[];
  /** Opponents still in the game. */
  enemies(open: Open, seat: Seat): Seat[];
  /** Sides whose Stronghold this seat's Animals may attack. */
  prey(open: Open, seat: Seat): number[];
  /** Cards each rallier draws when a Stronghold of this side has fallen. */
  fallDraw(open: Open, side: number): number;
  /** The seats that draw and rally then, in order. */
  ralliers(open: Open, side: number): Seat[];
  /** Winners once these sides are out, or `null` while the match goes on. */
  winners(open: Open, losses: readonly Loss[]): Seat[] | null;
  /** Seats from best to worst; those of one group share a rank. */
  ranking(open: Open, winners: readonly Seat[]): Seat[][];
}

/** 8, 9, then 10 cards by place in turn order (UNT-3.6, UNT-17.3). */
const HANDS = [8, 9, 10];

const placeOf = (open: Open, seat: Seat): number => open.order.indexOf(seat);

/** Latest leavers first, without winners. */
const leaversBackwards = (open: Open, winners: readonly Seat[]): Seat[][] =>
  open.leavers
    .map((group) => group.filter((seat) => !winners.includes(seat)))
    .filter((group) => group.length > 0)
    .reverse();

/** The remaining players win; if there are none, the last to leave (UNT-R.63). */
export function lastOnes(open: Open): Seat[] | null {
  const left = seatsInGame(open);
  if (left.length === 0) return [...(open.leavers.at(-1) ?? [])];
  const [first] = left as [Seat];
  const { side } = playerAt(open, first);
  return left.every((seat) => playerAt(open, seat).side === side) ? left : null;
}

/** Each for oneself, as in the duel. */
export const EACH_FOR_ONESELF: ModeRules = {
  hasTeams: false,
  sharesHolding: false,
  sharesSecrets: false,
  strongholds: () => 3,
  strongholdHealth: () => 7,
  opening(open, seat) {
    const place = placeOf(open, seat);
    return { hand: HANDS[Math.min(place, 2)] as number, bonusPower: place === 0 ? 0 : 1 };
  },
  maxPower: () => 5,
  powerPlays: () => 1,
  maintenanceDraw: () => 2,
  maintenanceLeast: () => 2,
  maintenanceSupport: () => 1,
  abilityUses: (open, seat) => playerAt(open, seat).abilityUses,
  turnWith: (_, seat) => [seat],
  enemies: (open, seat) => open.order.filter((each) => each !== seat && !isOut(open, each)),
  prey: (open, seat) =>
    open.order
      .filter((each) => each !== seat && !isOut(open, each))
      .map((each) => playerAt(open, each).side),
  fallDraw: (open, side) => sideAt(open, side).fallen.length,
  ralliers: (open, side) => sideAt(open, side).seats.filter((seat) => !isOut(open, seat)),
  winners: lastOnes,
  ranking: (open, winners) => [
    [...winners],
    seatsInGame(open).filter((seat) => !winners.includes(seat)),
    ...leaversBackwards(open, winners),
  ],
};

/** Two teams. */
export const TEAMS: ModeRules = {
  ...EACH_FOR_ONESELF,
  hasTeams: true,
  strongholds: ({ players, options }) =>
    players.length === 6 && options.hydraStrongholds !== 'four' ? 6 : 4,
  enemies: (open, seat) =>
    open.order.filter(
      (each) => playerAt(open, each).side !== playerAt(open, seat).side && !isOut(open, each),
    ),
  prey: (open, seat) => [1 - playerAt(open, seat).side],
  ranking: (open, winners) => [[...winners], open.order.filter((seat) => !winners.includes(seat))],
};

/** The seat of a side that acts now, or acts next. */
export function actsNext(open: Open, side: number): Seat[] {
  const [active] = open.active;
  const from = active ?? (open.order[0] as Seat);
  const seat = orderFrom(open, from).find(
    (each) => playerAt(open, each).side === side && !isOut(open, each),
  );
  return seat === undefined ? [] : [seat];
}
