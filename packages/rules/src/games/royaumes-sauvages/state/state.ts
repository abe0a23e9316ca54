import type {
  Card,
  CardMint,
  Table as EngineTable,
  Layers,
  MintKey,
  Seat,
  ViewOf,
} from '@tablee/engine';
import type { RoyaumesEvent } from './events.ts';

/** The five kingdoms; the digit is the number of territories. */
export type KingdomId = 'k4' | 'k5' | 'k6' | 'k7' | 'k8';

/** Ring order, clockwise; the last touches the first (ROY-2.1). Also the order of scoring (ROY-9.2). */
export const KINGDOMS: readonly KingdomId[] = ['k4', 'k5', 'k6', 'k7', 'k8'];

export type Age = 1 | 2 | 3;
export type TieRule = 'battle' | 'treaty';
export type SoloLevel = 'easy' | 'medium' | 'normal' | 'hard' | 'expert';

/** Whose cube it is. `'rival'` is the solo automaton, which has no seat. */
export type Owner = Seat | 'rival';

/** A creature card; its face is `<species>-<value>`, for instance `tiger-5`. */
export type Creature = Card;

export interface Kingdom {
  /** Face of the decree of this age: `A01` to `D05`. */
  decree: string;
  /** Cards played here this age, oldest first. */
  column: Creature[];
  /** Owners of the occupied normal territories, in order of arrival; `size - 1` of them at most. */
  normals: Owner[];
  /** Owner of the capital, or null while it is free. Taken = closed. */
  capital: Owner | null;
  /** Owners of the occupied council seats; two at most. */
  councils: Owner[];
  /** Values of the majority tiles still here, rising: the first one is at stake. */
  tiles: number[];
}

/** A battle being fought, or `null`. */
export interface Battle {
  kingdom: KingdomId;
  /** Fighters of the start, in the order of R.27. */
  fighters: Owner[];
  /** Fighters not yet eliminated. */
  standing: Owner[];
  /** 1 for the first reveal. */
  round: number;
  phase: 'choosing' | 'reinforcing';
  /** Cards revealed this round; several for the solo rival. */
  revealed: { owner: Owner; card: Creature; boosts: number }[];
  /** Cards of earlier rounds of this battle, still on the table. */
  spent: { owner: Owner; card: Creature }[];
}

/** One line of the tally of a kingdom, kept for the history (points per kingdom and age). */
export interface KingdomScore {
  age: Age;
  kingdom: KingdomId;
  /** Value of the tile at stake. */
  tile: number;
  /** Cubes counted, per seat; the rival's last in solo. */
  counts: number[];
  /** Points scored, per seat; the rival's last in solo. */
  points: number[];
}

/** The rest of the solo opponent. */
export interface Rival {
  score: number;
  cubes: number;
  /** Face-up cards beside the pile: 0 (easy), 1, or 2 (expert). */
  bonus: Creature[];
  /** Out for the age: holds a capital or has no cube left. */
  out: boolean;
  /** Battles won by the human this age (ROY-R.59). */
  humanWins: number;
  /** Battles lost by the human this age (ROY-R.59). */
  humanLosses: number;
  /** Kingdom of the human's last card this age (ROY-17.6). */
  lastHumanKingdom: KingdomId | null;
}

export interface Player {
  score: number;
  /** Cubes in the supply. */
  cubes: number;
  reinforcements: number;
  /** Out for this age, and why. */
  passed: 'choice' | 'capital' | 'noCube' | null;
  /** Gave up the match. */
  left: boolean;
  /** Number of First to Pass tiles held face down. */
  passTiles: number;
}

export interface Open extends CardMint {
  tieRule: TieRule;
  rallySafetyRounds: number;
  /** Null with two players or more. */
  soloLevel: SoloLevel | null;
  age: Age;
  phase: 'houses' | 'turns' | 'scoring' | 'over';
  /** Houses by seat, as places in the list of houses, if players choose them. Default: seat i leads house i. */
  houses?: number[];
  /** The first player, if the table has agreed on one. Default: drawn at random. */
  agreedOpener?: Seat;
  firstPlayer: Seat;
  /** Whose turn it is; meaningless outside `turns`. */
  turn: Owner;
  players: Player[];
  kingdoms: Record<KingdomId, Kingdom>;
  discard: Creature[];
  /** Decrees used in earlier ages, oldest first. */
  removedDecrees: string[];
  reinforcementSupply: number;
  /** Seats (or the rival) in the order they passed this age. */
  passOrder: Owner[];
  /** Capitals claimed this age, in order. */
  capitalClaims: { owner: Owner; kingdom: KingdomId }[];
  rallyStreak: number;
  /** The kingdom being scored, for the tally shown one kingdom at a time. */
  scoring: KingdomId | null;
  history: KingdomScore[];
  battle: Battle | null;
  rival: Rival | null;
  /** Solo: the human's hand, laid face up (ROY-16.2). */
  openHand: Creature[];
  /** Filled when the match is over: everything is shown. */
  final: Final | null;
}

export interface Final {
  ranks: number[];
  scores: number[];
  /** First to Pass tiles by seat. */
  passTiles: number[][];
  /** Hands by seat. */
  hands: Creature[][];
  /** The First to Pass tile that took no part. */
  unusedPassTile: number | null;
  /** Seats that left, in order. */
  leavers: Seat[];
}

export interface Own {
  /** Empty in solo: see `openHand`. */
  hand: Creature[];
  /** Values of the First to Pass tiles held. */
  passTiles: PassTile[];
}

export interface PassTile {
  face: number;
}

export interface Deep extends MintKey {
  /** Draw pile; the last card is the top. */
  pile: Creature[];
  /** Decree pile; the last one is the top. */
  decreePile: { face: string }[];
  passPool: PassTile[];
  unusedPassTile: PassTile[];
  /** Hands of seats that left, unseen until the next shuffle (ROY-23.5). */
  setAside: Creature[];
  /** Seats that left, in order. */
  leavers: Seat[];
}

export type State = Layers<Open, Own, Deep>;
export type RoyaumesView = ViewOf<State>;
export type Table = EngineTable<State, RoyaumesEvent>;

/** Hand sizes by seat are `hand0`, `hand1` … ; the rest are piles. Keys of the tally. */
export type TallyKey = `hand${number}` | 'pile' | 'decreePile' | 'passPool' | 'setAside';
