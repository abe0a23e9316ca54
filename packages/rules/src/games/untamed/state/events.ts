import type { Card, GameEvent, Seat } from '@tablee/engine';
import type { Keyword, Trigger } from './card.ts';
import type { ModeId, OutReason, TargetId } from './state.ts';

interface Event<Type extends string> extends GameEvent {
  readonly type: Type;
}

export interface GameStarted extends Event<'gameStarted'> {
  mode: ModeId;
  seats: number;
}
export interface StartPlayerDrawn extends Event<'startPlayerDrawn'> {
  seat: Seat;
  /** This seat is the Alpha. */
  alpha: boolean;
}
export interface FactionChosen extends Event<'factionChosen'> {
  seat: Seat;
  faction: string;
}
export interface StrongholdsStacked extends Event<'strongholdsStacked'> {
  side: number;
  /** Whose they are. Not in matches kept from before. */
  seats?: Seat[];
  /** Face of the top one. */
  top: string;
}
export interface MulliganTaken extends Event<'mulliganTaken'> {
  seat: Seat;
}
export interface SupportPlaced extends Event<'supportPlaced'> {
  seat: Seat;
  card: Card;
}
/** Seats whose turn starts. */
export interface TurnStarted extends Event<'turnStarted'> {
  seats: Seat[];
  turn: number;
}
export interface MaintenanceStarted extends Event<'maintenanceStarted'> {
  seats: Seat[];
}
/** `card`: to the seats that may see it. */
export interface PowerPlayed extends Event<'powerPlayed'> {
  seat: Seat;
  card?: Card;
}
export interface CardPlayed extends Event<'cardPlayed'> {
  seat: Seat;
  card: Card;
  how: 'power' | 'focus' | 'free' | 'rally';
  /** Power paid. */
  paid: number;
  discount: number;
}
/** Cards removed from the game to pay a Support cost. */
export interface SupportPaid extends Event<'supportPaid'> {
  seat: Seat;
  cards: Card[];
}
export interface BonusPowerUsed extends Event<'bonusPowerUsed'> {
  seat: Seat;
  discount: number;
}
/** `card`: to the seat that looked at it. */
export interface BonusPowerCreated extends Event<'bonusPowerCreated'> {
  seat: Seat;
  card?: Card;
}
/** `cards`: to the seats that may see them. */
export interface CardsDrawn extends Event<'cardsDrawn'> {
  seat: Seat;
  count: number;
  why: 'action' | 'maintenance' | 'effect' | 'rally' | 'mulligan' | 'opening';
  cards?: Card[];
}
export interface AnimalEntered extends Event<'animalEntered'> {
  seat: Seat;
  card: Card;
  ready: boolean;
}
/** An ability starts to resolve: the source, and the mode if one was chosen. */
export interface AbilityUsed extends Event<'abilityUsed'> {
  seat: Seat;
  face: string;
  source: string | null;
  trigger: Trigger | 'onPlay' | 'stronghold';
  mode?: string;
  /** Animals and Strongholds chosen as its targets. */
  targets?: TargetId[];
  /** Their faces, in the same order. Not in matches kept from before. */
  targetFaces?: string[];
}
export interface AbilityDeclined extends Event<'abilityDeclined'> {
  seat: Seat;
  face: string;
  trigger: Trigger | 'onPlay';
}
export interface AttackDeclared extends Event<'attackDeclared'> {
  seat: Seat;
  attacker: Card;
  target: TargetId;
  /** Face of the target. */
  targetFace: string;
}
export interface AttackEnded extends Event<'attackEnded'> {
  seat: Seat;
  reason: 'targetGone' | 'attackerGone';
}
/** `target`, `face`: the victim. `source`: face of the dealer, and its id if it is an Animal. */
export interface DamageDealt extends Event<'damageDealt'> {
  target: TargetId;
  face: string;
  amount: number;
  source: string;
  sourceId: string | null;
  combat: boolean;
}
/** Faces: not in matches kept from before. */
export interface DamageMoved extends Event<'damageMoved'> {
  from: TargetId;
  fromFace?: string;
  to: TargetId;
  toFace?: string;
  amount: number;
}
/** `face`: not in matches kept from before. */
export interface DamagePlaced extends Event<'damagePlaced'> {
  target: TargetId;
  face?: string;
  amount: number;
}
export interface DamageRemoved extends Event<'damageRemoved'> {
  target: TargetId;
  face: string;
  amount: number;
}
export interface FuryGained extends Event<'furyGained'> {
  animal: Card;
  amount: number;
}
/** Attack changed by an effect: by `amount`, or by an exchange. */
export interface AttackChanged extends Event<'attackChanged'> {
  animal: Card;
  amount: number;
}
/** The Animals of a player are strengthened and protected. */
export interface AnimalsShielded extends Event<'animalsShielded'> {
  seat: Seat;
  attack: number;
  reduction: number;
}
export interface KeywordGranted extends Event<'keywordGranted'> {
  animal: Card;
  keyword: Keyword;
}
export interface Readied extends Event<'readied'> {
  animal: Card;
}
export interface PowerReadied extends Event<'powerReadied'> {
  seat: Seat;
  count: number;
}
/** An Animal beaten and eliminated; `by`: the Animals credited. */
export interface AnimalBeaten extends Event<'animalBeaten'> {
  seat: Seat;
  animal: Card;
  by: Card[];
}
export interface ReturnedToHand extends Event<'returnedToHand'> {
  seat: Seat;
  card: Card;
}
/** An Item after its effect, or cards of the deck: put face up into Support. */
export interface CardsToSupport extends Event<'cardsToSupport'> {
  seat: Seat;
  cards: Card[];
  from: 'play' | 'deck';
}
/** A card of Support taken to hand or put into play. */
export interface CardFromSupport extends Event<'cardFromSupport'> {
  seat: Seat;
  card: Card;
  to: 'hand' | 'play';
}
export interface Revealed extends Event<'revealed'> {
  seat: Seat;
  card: Card;
}
export interface RevealedPutUnder extends Event<'revealedPutUnder'> {
  seat: Seat;
}
/** `card`: to the seat that looked. */
export interface Invoked extends Event<'invoked'> {
  seat: Seat;
  result: 'owl' | 'bonusPower' | 'nothing';
  card?: Card;
}
/** `cards`: to the seat that looked, top first. */
export interface OmenDone extends Event<'omenDone'> {
  seat: Seat;
  onTop: number;
  under: number;
  cards?: Card[];
}
/** No Owl Spirit fits: a limit is reached. */
export interface OwlBlocked extends Event<'owlBlocked'> {
  seat: Seat;
}
export interface StrongholdDestroyed extends Event<'strongholdDestroyed'> {
  side: number;
  /** Whose it was. Not in matches kept from before. */
  seats?: Seat[];
  face: string;
  /** Strongholds of this side destroyed so far. */
  count: number;
  /** Face of the new current one, if there is one. */
  next: string | null;
}
export interface RallyStarted extends Event<'rallyStarted'> {
  seat: Seat;
  count: number;
}
export interface RallyEnded extends Event<'rallyEnded'> {
  seat: Seat;
}
export interface Discarded extends Event<'discarded'> {
  seat: Seat;
  cards: Card[];
}
export interface DiscountGained extends Event<'discountGained'> {
  seat: Seat;
  amount: number;
}
/** Hydra: a member declares the end of its part, or takes that back. */
export interface DoneDeclared extends Event<'doneDeclared'> {
  seat: Seat;
  done: boolean;
}
export interface PlayerOut extends Event<'playerOut'> {
  seat: Seat;
  reason: OutReason;
}
export interface GameEnded extends Event<'gameEnded'> {
  ranks: number[];
  reason: OutReason;
}

/** Everything that can happen at this table, in the past participle. */
export type UntamedEvent =
  | GameStarted
  | StartPlayerDrawn
  | FactionChosen
  | StrongholdsStacked
  | MulliganTaken
  | SupportPlaced
  | TurnStarted
  | MaintenanceStarted
  | PowerPlayed
  | CardPlayed
  | SupportPaid
  | BonusPowerUsed
  | BonusPowerCreated
  | CardsDrawn
  | AnimalEntered
  | AbilityUsed
  | AbilityDeclined
  | AttackDeclared
  | AttackEnded
  | DamageDealt
  | DamageMoved
  | DamagePlaced
  | DamageRemoved
  | FuryGained
  | AttackChanged
  | AnimalsShielded
  | KeywordGranted
  | Readied
  | PowerReadied
  | AnimalBeaten
  | ReturnedToHand
  | CardsToSupport
  | CardFromSupport
  | Revealed
  | RevealedPutUnder
  | Invoked
  | OmenDone
  | OwlBlocked
  | StrongholdDestroyed
  | RallyStarted
  | RallyEnded
  | Discarded
  | DiscountGained
  | DoneDeclared
  | PlayerOut
  | GameEnded;
