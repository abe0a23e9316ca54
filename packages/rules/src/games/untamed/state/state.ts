import type {
  Card,
  CardMint,
  Table as EngineTable,
  Layers,
  MintKey,
  Seat,
  ViewOf,
} from '@tablee/engine';
import type { Keyword } from './card.ts';
import type { UntamedCatalogue } from './catalogue.ts';
import type { UntamedEvent } from './events.ts';

export type ModeId = 'duel' | 'hunter' | 'survival' | 'alpha' | 'hydra' | 'manticore';

export type Phase =
  | 'draft'
  | 'stacking'
  | 'mulligan'
  | 'openingSupport'
  | 'main'
  | 'maintenance'
  | 'over';

/** How long a change lasts: to the end of this turn, or until the next turn of a seat starts (UNT-23.17). */
export type Until = 'endOfTurn' | { readonly turnOf: Seat };

export interface AttackChange {
  /** Face of the card it comes from. */
  source: string;
  n: number;
  until: Until;
}

/** An Animal in play, token or card. Its face names its card; the controller is the player whose row it is in. */
export interface Animal extends Card {
  ready: boolean;
  damage: number;
  fury: number;
  /** Value a swap gave it in place of the printed one (UNT-R.115). */
  swappedAttack: number | null;
  changes: AttackChange[];
  granted: { keyword: Keyword; source: string; until: 'endOfTurn' | 'whileInPlay' }[];
  /** Rallied: no attack before its controller's next turn (UNT-14.6). */
  restrained: boolean;
  /** Has Rush and entered this turn: attacks Animals only (UNT-15.3, UNT-R.34). */
  noStronghold: boolean;
  /** Credited with beating an enemy Animal this turn. */
  beatThisTurn: boolean;
  /** Its once-per-turn ability has been used. */
  usedThisTurn: boolean;
}

/** Protection of all the Animals of a player (UNT-23.17). */
export interface PlayerChange {
  source: string;
  /** Added to the Attack of the player's Animals. */
  attack: number;
  /** Taken off each damage dealt to one of them (UNT-23.12). */
  reduction: number;
  until: Until;
}

/** A card that lies face down in a Power zone; `by` put it there. */
export interface PowerCard {
  id: string;
  ready: boolean;
  by: Seat;
}

/** A player's possessions; in Manticore the two of a team own them together (UNT-22.2). */
export interface Holding {
  support: Card[];
  power: PowerCard[];
  /** Face down, oldest first. `knownBy`: the seat that looked at it, if any (UNT-R.10). */
  bonusPower: { id: string; knownBy: Seat | null }[];
  removed: Card[];
}

/** A group that wins and loses together: one player, or a team. */
export interface Side {
  /** In turn order. */
  seats: Seat[];
  /** Face of the current Stronghold; `null` before stacking and once out. */
  stronghold: string | null;
  damage: number;
  health: number;
  /** Faces of Strongholds still in the pile, without the current one, sorted by name: the set is known. */
  reserve: string[];
  /** The same in pile order, next one first: only with option `strongholdOrder: open`. */
  openOrder: string[] | null;
  fallen: string[];
  /** Takes no damage until the turn ends (option `freshStronghold`). */
  shielded: boolean;
}

export type OutReason = 'strongholds' | 'deck' | 'surrender';

export interface Player {
  side: number;
  /** Index of its `Holding`. */
  holding: number;
  factions: string[];
  animals: Animal[];
  /** Counters of the turn, reset when any turn starts (UNT-23.13). */
  cardsPlayed: number;
  powerPlays: number;
  abilityUses: number;
  hasPaidForCard: boolean;
  /** Pending discount (UNT-12.2). */
  discount: number;
  changes: PlayerChange[];
  /** Hydra: has declared done (UNT-R.87). */
  done: boolean;
  out: OutReason | null;
  /** For the end screen. */
  totals: { played: number; rallied: number; beaten: number; strongholdDamage: number };
}

export interface Draft {
  /** Seat of each pick. */
  order: Seat[];
  /** Index of the pick that is due. */
  at: number;
  /** Factions still free: one pool, or one per side; twice where two sets are one pool. */
  pools: string[][];
}

/** The target of an attack or effect: an Animal by id, a Stronghold by side, as `stronghold:<side>`. */
export type TargetId = string;

export interface Open extends CardMint {
  mode: ModeId;
  /** Table options as chosen. */
  options: { readonly [id: string]: string };
  phase: Phase;
  /** Turn order of seats, start player first. */
  order: Seat[];
  /** Number of the turn, from 1; 0 before the first. */
  turn: number;
  /** Seats whose turn it is: one, in Hydra a whole team. */
  active: Seat[];
  /** Alpha's seat, else null. */
  alpha: Seat | null;
  draft: Draft | null;
  players: Player[];
  holdings: Holding[];
  sides: Side[];
  /** Cards played or revealed that lie on the table while they are being resolved, newest last. */
  resolving: { seat: Seat; card: Card; as: 'played' | 'revealed' | 'attacking' }[];
  /** The attack being resolved. */
  attack: { attacker: string; target: TargetId } | null;
  /** A fallen Stronghold whose owner may rally. */
  rally: { seat: Seat; side: number; drawn: number } | null;
  /** Seats out, in order of leaving; those of one resolution together. */
  leavers: Seat[][];
  final: Final | null;
}

export interface Final {
  ranks: number[];
  reason: OutReason;
  hands: Card[][];
  /** Faces of decks by holding, top first. */
  decks: string[][];
  /** Faces of Power and Bonus Power cards, by id. */
  faceDown: { [id: string]: string };
}

export interface Own {
  hand: Card[];
  /** Power and Bonus Power cards whose face this seat knows. */
  faceDown: Card[];
  /** Pile of its side below the current Stronghold, next one first. */
  pile: string[];
  /** Top of the deck as far as this seat knows it, topmost first; `null` where it knows none. */
  knownTop: (Card | null)[];
  /** Bottom of the deck as far as this seat knows it, lowest first. */
  knownBottom: Card[];
}

export interface Deep extends MintKey {
  /** Deck of each holding; the last card is the top. */
  decks: Card[][];
  /** Bonus Power cards nobody has seen. */
  faceDown: Card[];
}

export type State = Layers<Open, Own, Deep>;
export type UntamedView = ViewOf<State>;
export type Table = EngineTable<State, UntamedEvent, UntamedCatalogue>;

/** The open state and the printed matter: all that a look at the table needs. A script's table is one. */
export type Sight = Pick<Table, 'open' | 'catalogue'>;

/** `hand<seat>` and `deck<holding>`: keys of the tally. */
export type TallyKey = `hand${number}` | `deck${number}`;
