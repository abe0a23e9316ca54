import type {
  Card,
  CardMint,
  Catalogue,
  Table as EngineTable,
  Layers,
  MintKey,
  Seat,
  ViewOf,
} from '@tablee/engine';
import type { Hero, UnmatchedCard } from './card.ts';
import type { UnmatchedEvent } from './events.ts';

export type ModeId = 'duel' | 'team' | 'freeForAll';
/** The heroes of the box. */
export const HERO_IDS = ['alice', 'medusa', 'king-arthur', 'sinbad'] as const;
export type HeroId = (typeof HERO_IDS)[number];
export type BoardId = 'marmoreal' | 'sarpedon';
/** Position in turn order, from 0. With three players one seat commands two armies (UNM-20.2). */
export type ArmyIndex = number;
/** `m01` to `m31`, `s01` to `s38`. */
export type SpaceId = string;
/** A hero's id, or its sidekick's: `jabberwock`, `harpy-1` to `harpy-3`, `merlin`, `porter`. */
export type FighterId = string;
export type Size = 'big' | 'small';

/** A hero or sidekick; off the board while `space` is null: not placed yet, or defeated. */
export interface Fighter {
  id: FighterId;
  army: ArmyIndex;
  kind: 'hero' | 'sidekick';
  space: SpaceId | null;
  health: number;
  /** Its space when the current turn began (UNM-4.7). */
  turnStart: SpaceId | null;
}

/** A hero's army: its place in the order, its side, its open pile. */
export interface Army {
  /** Seat that commands it. */
  seat: Seat;
  /** Armies of one side win and lose together. */
  side: number;
  hero: HeroId | null;
  /** 1 to 4. */
  startSpace: number;
  /** Oldest first. */
  discard: Card[];
  /** Takes no more turns: without fighters (UNM-19.11), or eliminated (UNM-21.3). */
  out: boolean;
  /** Has taken its first turn: free-for-all's first-round protection is over for it (UNM-21.2). */
  hasBegun: boolean;
  /** Alice's. */
  size: Size | null;
}

/** The worth of a revealed card, and why. */
export interface CombatCard {
  card: Card;
  /** Printed value, or the value an effect has set (UNM-10.11). */
  base: number;
  /** Additions; `source`: face of a card, or `ability:<hero>`. */
  additions: { source: string; n: number }[];
  /** Its effects are cancelled (UNM-11.5). */
  cancelled: boolean;
}

export interface Combat {
  attacker: FighterId;
  target: FighterId;
  step: 'attack' | 'defense' | 'immediately' | 'during' | 'damage' | 'after';
  /** Face-down cards on the table. */
  committed: { attack: boolean; boost: boolean; defense: boolean };
  /** After the reveal. */
  attack: CombatCard | null;
  defense: CombatCard | null;
  /** King Arthur's further card, while it lies in the combat area (UNM-14.7). */
  boost: Card | null;
  /** Combat damage dealt and who won: fixed at the damage step (UNM-10.9). */
  result: { damage: number; winner: 'attacker' | 'defender' } | null;
  /** Fighters that take no damage until the combat ends. */
  protectedFighters: FighterId[];
}

export interface Maneuver {
  /** Spaces each fighter may move (UNM-6.2), once the boost is decided; null before. */
  movement: number | null;
  boost: Card | null;
  moved: FighterId[];
}

export interface Open extends CardMint {
  mode: ModeId;
  /** Table options as chosen. */
  options: { readonly [id: string]: string };
  board: BoardId;
  phase: 'heroes' | 'placement' | 'turns' | 'over';
  /** In turn order. */
  armies: Army[];
  fighters: Fighter[];
  /** Heroes nobody has taken yet. */
  freeHeroes: HeroId[];
  /** Army whose turn (or choice, or placement) it is. */
  active: ArmyIndex;
  /** Number of the turn, from 1; 0 before the first. */
  turn: number;
  /** 1 or 2 during a turn's actions; 0 outside. */
  action: number;
  maneuver: Maneuver | null;
  /** The scheme being resolved (UNM-7.2, 7.3). */
  scheme: { army: ArmyIndex; fighter: FighterId; card: Card } | null;
  combat: Combat | null;
  /** How the last hero fell: the reason given at the end of the match. */
  heroFell: EndReason | null;
  /** Sides out of the game, in order; those that lost by the same damage together. */
  lost: number[][];
  final: Final | null;
}

export type EndReason = 'heroDefeated' | 'exhaustion' | 'surrender';

export interface Final {
  /** By seat. */
  ranks: number[];
  reason: EndReason;
  /** Hands and decks (faces, top first) by army. */
  hands: Card[][];
  decks: string[][];
}

/** The commander's layer of an army. */
export interface ArmyOwn {
  hand: Card[];
  /** Its cards that lie face down in the combat. */
  committed: { role: 'attack' | 'boost' | 'defense'; card: Card }[];
  /** Cards of its deck being looked at (Prophecy), top first. */
  peeked: Card[];
}

export interface Own {
  /** By army index; only the seat's own armies. */
  armies: { [army: ArmyIndex]: ArmyOwn };
  /** A hand this seat has been shown, as it was then (UNM-12.10); until the seat acts or defends again. */
  seen: { army: ArmyIndex; cards: Card[] } | null;
}

export interface Deep extends MintKey {
  /** By army; the last card is the top. */
  decks: Card[][];
}

export type State = Layers<Open, Own, Deep>;
export type UnmatchedView = ViewOf<State>;

/** All that is printed. */
export interface UnmatchedCatalogue {
  readonly heroes: Catalogue<Hero>;
  readonly cards: Catalogue<UnmatchedCard>;
}

export type Table = EngineTable<State, UnmatchedEvent, UnmatchedCatalogue>;
/** The open state and the printed matter: enough to say what is possible. A table is one, a client makes one of its view. */
export type Sight = Pick<Table, 'open' | 'catalogue'>;

/** `hand<army>` and `deck<army>`: keys of the tally. */
export type TallyKey = `hand${number}` | `deck${number}`;
