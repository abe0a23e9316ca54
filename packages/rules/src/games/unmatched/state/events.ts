import type { Card, GameEvent, Seat } from '@tablee/engine';
import type {
  ArmyIndex,
  BoardId,
  EndReason,
  FighterId,
  HeroId,
  ModeId,
  Size,
  SpaceId,
} from './state.ts';

interface Event<Type extends string> extends GameEvent {
  readonly type: Type;
}

/** An army's deed, or what happens to it. */
interface ArmyEvent<Type extends string> extends Event<Type> {
  army: ArmyIndex;
  /** Its commander; older logs have neither. */
  seat?: Seat;
  /** Its hero, once chosen. */
  hero?: HeroId;
}

export interface GameStarted extends Event<'gameStarted'> {
  mode: ModeId;
  board: BoardId;
  /** Commander of each army, in turn order. */
  seats: Seat[];
}
export interface HeroChosen extends ArmyEvent<'heroChosen'> {
  hero: HeroId;
}
export interface FighterPlaced extends Event<'fighterPlaced'> {
  fighter: FighterId;
  space: SpaceId;
  /** At setup, by an effect, or back from defeat. */
  how: 'setup' | 'effect' | 'return';
}
/** `chosen`: at setup. */
export interface SizeChanged extends ArmyEvent<'sizeChanged'> {
  size: Size;
  chosen: boolean;
}
export interface TurnStarted extends ArmyEvent<'turnStarted'> {
  turn: number;
}
export type ManeuverStarted = ArmyEvent<'maneuverStarted'>;
/** `cards`: to the commander. */
export interface CardsDrawn extends ArmyEvent<'cardsDrawn'> {
  count: number;
  cards?: Card[];
}
export interface Exhausted extends ArmyEvent<'exhausted'> {
  fighters: FighterId[];
}
export interface ManeuverBoosted extends ArmyEvent<'maneuverBoosted'> {
  card: Card;
  /** By how many spaces each fighter goes farther: a Voyage also counts among the discarded (UNM-14.15). */
  boost: number;
}
/** `path`: spaces from start to end, both included. `by`: face of the card, null in a maneuver. */
export interface FighterMoved extends Event<'fighterMoved'> {
  fighter: FighterId;
  path: SpaceId[];
  by: string | null;
}
export interface SchemePlayed extends ArmyEvent<'schemePlayed'> {
  fighter: FighterId;
  card: Card;
}
export interface AttackDeclared extends Event<'attackDeclared'> {
  attacker: FighterId;
  target: FighterId;
}
export interface CardCommitted extends ArmyEvent<'cardCommitted'> {
  role: 'attack' | 'boost' | 'defense';
  /** To the commander. */
  card?: Card;
}
export type DefenseDeclined = ArmyEvent<'defenseDeclined'>;
export interface CombatRevealed extends Event<'combatRevealed'> {
  attack: Card;
  boost: Card | null;
  defense: Card | null;
}
/** The effects of this card are cancelled. */
export interface EffectsCancelled extends ArmyEvent<'effectsCancelled'> {
  card: Card;
}
/** A value is set or added to; `source`: face of a card or `ability:<hero>`. */
export interface ValueChanged extends Event<'valueChanged'> {
  role: 'attack' | 'defense';
  source: string;
  set?: number;
  added?: number;
}
export interface AttackBoosted extends ArmyEvent<'attackBoosted'> {
  card: Card;
  boost: number;
}
export interface CombatResolved extends Event<'combatResolved'> {
  attackValue: number;
  defenseValue: number;
  damage: number;
  winner: 'attacker' | 'defender';
  attacker: FighterId;
  target: FighterId;
}
/** `source`: face of a card, `ability:<hero>`, or `combat`. */
export interface DamageDealt extends Event<'damageDealt'> {
  fighter: FighterId;
  amount: number;
  source: string;
}
export interface DamagePrevented extends Event<'damagePrevented'> {
  fighter: FighterId;
  source: string;
}
export interface Healed extends Event<'healed'> {
  fighter: FighterId;
  amount: number;
  source: string;
}
/** Health becomes exactly this. */
export interface HealthSet extends Event<'healthSet'> {
  fighter: FighterId;
  health: number;
  source: string;
}
export interface FighterDefeated extends Event<'fighterDefeated'> {
  fighter: FighterId;
}
export interface CardsDiscarded extends ArmyEvent<'cardsDiscarded'> {
  cards: Card[];
  why: 'limit' | 'effect' | 'random' | 'mill' | 'combat' | 'scheme' | 'boost';
}
/** Cards of the discard or the deck go to the hand; a card of the deck is shown. */
export interface CardsToHand extends ArmyEvent<'cardsToHand'> {
  cards: Card[];
  from: 'discard' | 'deck';
}
export type DeckShuffled = ArmyEvent<'deckShuffled'>;
/** Cards of the own deck looked at and taken: numbers to all, cards to the commander. */
export interface DeckPeeked extends ArmyEvent<'deckPeeked'> {
  seen: number;
  taken: number;
  cards?: Card[];
}
/** `cards`: to the looker. */
export interface HandSeen extends ArmyEvent<'handSeen'> {
  by: ArmyIndex;
  /** The commander of the army that looks; missing like `seat`. */
  bySeat?: Seat;
  cards?: Card[];
}
/** Why: without fighters, eliminated with its hero, given up. */
export interface ArmyOut extends ArmyEvent<'armyOut'> {
  reason: 'noFighters' | 'heroDefeated' | 'surrender';
}
export interface SideLost extends Event<'sideLost'> {
  side: number;
  /** Sides have letters where they are teams; absent as `seat` is. */
  mode?: ModeId;
}
export interface Surrendered extends Event<'surrendered'> {
  seat: Seat;
}
export interface GameEnded extends Event<'gameEnded'> {
  ranks: number[];
  reason: EndReason;
}

/** Everything that can happen at this table, in the past participle. */
export type UnmatchedEvent =
  | GameStarted
  | HeroChosen
  | FighterPlaced
  | SizeChanged
  | TurnStarted
  | ManeuverStarted
  | CardsDrawn
  | Exhausted
  | ManeuverBoosted
  | FighterMoved
  | SchemePlayed
  | AttackDeclared
  | CardCommitted
  | DefenseDeclined
  | CombatRevealed
  | EffectsCancelled
  | ValueChanged
  | AttackBoosted
  | CombatResolved
  | DamageDealt
  | DamagePrevented
  | Healed
  | HealthSet
  | FighterDefeated
  | CardsDiscarded
  | CardsToHand
  | DeckShuffled
  | DeckPeeked
  | HandSeen
  | ArmyOut
  | SideLost
  | Surrendered
  | GameEnded;
