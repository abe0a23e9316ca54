import type {
  Card,
  CardMint,
  Table as EngineTable,
  Layers,
  MintKey,
  Seat,
  ViewOf,
} from '@tablee/engine';
import type { FactionId } from '../cards/card.ts';
import type { CannibalEvent } from './events.ts';
import type { CannibalCatalogue } from './sight.ts';

export type ModeId = 'duel' | '2v2';
export type Zone = 'covert' | 'hunt';
/** Id of a creature in play: that of its card. */
export type CreatureId = string;
/** 0 or 1: a player, or a team of two. */
export type CampIndex = number;

/** A creature in play. */
export interface Creature {
  id: CreatureId;
  face: string;
  /** The card's owner: dead, it goes to this seat's discard pile. */
  owner: Seat;
  camp: CampIndex;
  zone: Zone;
  damage: number;
  stunned: boolean;
  /** By ability slot: used up, or a Tracker that is covered (CAN-9.6, 12.10). */
  spent: boolean[];
}

export interface Camp {
  /** One seat, or two: left, then right. */
  seats: Seat[];
  /** Whose Habitat card lies there; null until chosen. */
  habitat: FactionId | null;
  /** Tokens left on the Habitat, 3 to 0. */
  tokens: number;
}

/** The open state of a player. */
export interface Player {
  camp: CampIndex;
  /** Null until the decks are chosen. */
  faction: FactionId | null;
  /** A preconstructed deck, whose list everybody knows. */
  isPrecon: boolean;
  meat: number;
  /** Oldest first. */
  discard: Card[];
  exhausted: boolean;
  /** Faces shown on their way into the Reinforcement deck and not played since. */
  shown: string[];
  /** Cards and points of the sideboard; null without one. */
  sideboard: { cards: number; points: number } | null;
  mulligan: boolean;
}

/** Direct damage that waits for the end of a combat (CAN-11.5). */
export interface Shot {
  creature: CreatureId;
  amount: number;
}

/** A combat: everything about it is public. */
export interface Combat {
  /** The seat that started it, and is asked first in the tactical window. */
  initiator: Seat;
  attacker: CreatureId;
  /** The one that fights: the target, or the creature swapped in. */
  defender: CreatureId;
  /** The creature that was attacked. */
  target: CreatureId;
  /** The zone attacked. */
  zone: Zone;
  step: 'defence' | 'tactical' | 'damage';
  undodgeable: boolean;
  /** Uses no tactical or triggered ability in this combat (CAN-13.8). */
  silenced: CreatureId | null;
  charged: boolean;
  /** Combat damage that a fighter deals more. */
  extra: Shot[];
  /** Combat damage that a fighter receives more (CAN-R.17). */
  exposed: Shot[];
  /** Combat damage that is prevented: shields, Protected. */
  shields: Shot[];
  /** All combat damage to these is prevented. */
  feints: CreatureId[];
  /** Later ones replace earlier ones for the same fighter (CAN-R.45). */
  loyal: { fighter: CreatureId; to: CreatureId }[];
  shots: Shot[];
}

/** An assault on its way: the defending camp reacts to it. */
export interface Assault {
  seat: Seat;
  /** Null when it comes from an Action. */
  attacker: CreatureId | null;
  row: string;
  x: number;
  target: CreatureId;
}

/** A creature that entered a zone and may have something to say once the action is complete (CAN-23.8). */
export interface Entered {
  creature: CreatureId;
  zone: Zone;
  how: 'played' | 'moved' | 'swapped';
}

/** A match of several games (CAN-20.1). */
export interface Tournament {
  /** From 1. */
  game: number;
  /** By camp. */
  wins: number[];
}

export interface Open extends CardMint {
  mode: ModeId;
  /** Table options as chosen. */
  options: { readonly [id: string]: string };
  phase: 'decks' | 'reinforcement' | 'mulligan' | 'turns' | 'sideboard' | 'over';
  camps: Camp[];
  players: Player[];
  /** In order of entering play. */
  creatures: Creature[];
  /** Seats in turn order; empty until the first player is drawn. */
  order: Seat[];
  active: Seat;
  /** Number of the turn in this game, from 1; 0 before the first. */
  turn: number;
  step: 'draw' | 'main' | 'end';
  /** The active player's deeds in this turn. */
  pillaged: boolean;
  gave: boolean;
  /** Seats that pass every tactical window of this turn (CAN-R.83); absent: none. */
  passing?: Seat[];
  assault: Assault | null;
  combat: Combat | null;
  entered: Entered[];
  tournament: Tournament | null;
  final: Final | null;
}

export type EndReason =
  | 'pillage'
  | 'elimination'
  | 'surrender'
  | 'pyrrhic'
  | 'bothEliminated'
  | 'turnCap'
  | 'tournament';

export interface Final {
  /** Null for a draw. */
  winner: CampIndex | null;
  reason: EndReason;
  /** By seat. */
  hands: Card[][];
  reinforcements: Card[][];
  /** Top first. */
  mains: string[][];
  /** Decks played, as codes; null where none was chosen. */
  decks: (string | null)[];
}

/** A deck as a player brings it: faces, copies and all. */
export interface DeckList {
  faction: FactionId;
  main: string[];
  sideboard: string[];
}

export interface Own {
  hand: Card[];
  /** Unordered. */
  reinforcement: Card[];
  /** Cards of the main deck that are being looked through, sorted by face. */
  search: Card[];
  /** The deck of this game, and the one registered. */
  deck: DeckList | null;
  registered: DeckList | null;
}

export interface Deep extends MintKey {
  /** By seat; the last card is the top. */
  mains: Card[][];
}

export type State = Layers<Open, Own, Deep>;
export type CannibalView = ViewOf<State>;
export type Table = EngineTable<State, CannibalEvent, CannibalCatalogue>;

/** `hand<seat>`, `main<seat>`, `reinforcement<seat>`: keys of the tally. */
export type TallyKey = `hand${number}` | `main${number}` | `reinforcement${number}`;
