import type { Card, GameEvent, Seat } from '@tablee/engine';
import type {
  AttackEntered,
  AttackFailed,
  AttackSkipped,
  Barred,
  CardsDiscarded,
  ChoicesShown,
  CreatureAttackAssigned,
  EntryRemoved,
  FireballThrown,
  FiveToAll,
  HeroDied,
  HeroicUsed,
  HitRedirected,
  InitiativeSwapped,
  ItemStolen,
  LifeLost,
  MarkerMoved,
  PlayersMarked,
  Replaced,
  Revealed,
  RoundEnded,
  SetSwapped,
  SetupLaid,
  SideChanged,
  StatusGained,
  StoneBroken,
  TokenHurt,
  TokenLifeChanged,
  TrickAnnounced,
  TrickCancelled,
  TurnStarted,
  WindowClosed,
  WindowOpened,
} from './events-combat.ts';
import type { CoinFace, EncounterId, EncounterType, EndReason, HeroId, Word } from './state.ts';

interface Event<Type extends string> extends GameEvent {
  readonly type: Type;
}

export interface GameStarted extends Event<'gameStarted'> {
  seats: number;
  encounters: number;
}
export interface HeroTaken extends Event<'heroTaken'> {
  seat: Seat;
  hero: HeroId;
}
export interface EncounterRevealed extends Event<'encounterRevealed'> {
  stage: number;
  face: EncounterId;
  types: EncounterType[];
  marker: number | null;
}
/** `cards`: to the one who drew. Items have an `itemLaid`, too. */
export interface CardsDrawn extends Event<'cardsDrawn'> {
  seat: Seat;
  count: number;
  cards?: Card[];
}
export interface ItemLaid extends Event<'itemLaid'> {
  seat: Seat;
  card: Card;
}
export interface DeckReshuffled extends Event<'deckReshuffled'> {
  count: number;
}
/** An item is used; potions that last are opened. */
export interface ItemUsed extends Event<'itemUsed'> {
  seat: Seat;
  card: Card;
  opened: boolean;
}
export interface PotionTurned extends Event<'potionTurned'> {
  seat: Seat;
  card: Card;
  rounds: number;
}
export interface PotionExpired extends Event<'potionExpired'> {
  seat: Seat;
  card: Card;
}
/** `by`: the giver of the potion. */
export interface Healed extends Event<'healed'> {
  seat: Seat;
  amount: number;
  by: Seat;
}
export interface OfferMade extends Event<'offerMade'> {
  offer: string;
  kind: 'trade' | 'heal';
  from: Seat;
  to: Seat;
  give: Card[];
  take: Card[];
}
/** Why an offer is void: who or what is gone, nobody to heal, the one item of the camp used. */
export type VoidReason = 'player' | 'item' | 'whole' | 'limit';
export interface OfferClosed extends Event<'offerClosed'> {
  offer: string;
  kind: 'trade' | 'heal';
  from: Seat;
  to: Seat;
  how: 'accepted' | 'refused' | 'withdrawn' | 'void';
  /** Of a void one, unless the camp is over; matches kept from before do not say it. */
  why?: VoidReason;
}
export interface InitiativeDealt extends Event<'initiativeDealt'> {
  /** By seat; null for the dead. */
  numbers: (number | null)[];
}
export interface Looted extends Event<'looted'> {
  seat: Seat;
  /** Null: takes nothing. */
  card: Card | null;
}
export interface TokensPlaced extends Event<'tokensPlaced'> {
  kind: 'wolf' | 'goblin';
  count: number;
  before: Seat | null;
}
export interface RoundStarted extends Event<'roundStarted'> {
  round: number;
}
/** `source`: face of the card that has it tossed. */
export interface CoinTossed extends Event<'coinTossed'> {
  coin: CoinFace;
  source: string;
}
export interface FormChanged extends Event<'formChanged'> {
  form: 'ogre' | 'ombre';
}
export interface PrestigeTokenAdded extends Event<'prestigeTokenAdded'> {
  tokens: number;
}
export interface HeadGrown extends Event<'headGrown'> {
  heads: number;
}
export interface BloodCounted extends Event<'bloodCounted'> {
  blood: number;
}
export interface PromiseMade extends Event<'promiseMade'> {
  seat: Seat;
  promise: Word;
}
export interface PromiseJudged extends Event<'promiseJudged'> {
  seat: Seat;
  promise: Word;
  kept: boolean;
}
/** `cards`: to the player who set them. */
export interface CardsSet extends Event<'cardsSet'> {
  seat: Seat;
  count: number;
  cards?: Card[];
}
export interface EncounterEnded extends Event<'encounterEnded'> {
  face: EncounterId;
  stage: number;
  killer: Seat | null;
}
/** Why: the killing blow with the tokens on the card, the bonus of the stage, a token, a rule, a gift. */
export interface PrestigeGained extends Event<'prestigeGained'> {
  seat: Seat;
  amount: number;
  why: 'kill' | 'stage' | 'token' | 'rule' | 'gift';
}
export interface EncounterAdded extends Event<'encounterAdded'> {
  origin: 'summoned' | 'raised' | 'tie';
  /** Raised cards are known. */
  face: EncounterId | null;
}
export interface Surrendered extends Event<'surrendered'> {
  seat: Seat;
}
export interface GameEnded extends Event<'gameEnded'> {
  ranks: number[];
  reason: EndReason;
}

/** Everything that can happen at this table, in the past participle. */
export type SangRancuneEvent =
  | GameStarted
  | HeroTaken
  | EncounterRevealed
  | CardsDrawn
  | ItemLaid
  | DeckReshuffled
  | ItemUsed
  | PotionTurned
  | PotionExpired
  | Healed
  | OfferMade
  | OfferClosed
  | InitiativeDealt
  | Looted
  | TokensPlaced
  | RoundStarted
  | CoinTossed
  | FormChanged
  | PrestigeTokenAdded
  | HeadGrown
  | BloodCounted
  | PromiseMade
  | PromiseJudged
  | CardsSet
  | WindowOpened
  | WindowClosed
  | TrickAnnounced
  | TrickCancelled
  | SetSwapped
  | InitiativeSwapped
  | Barred
  | TurnStarted
  | Revealed
  | Replaced
  | SetupLaid
  | HeroicUsed
  | SideChanged
  | AttackEntered
  | AttackFailed
  | EntryRemoved
  | FireballThrown
  | ItemStolen
  | PlayersMarked
  | TokenHurt
  | MarkerMoved
  | TokenLifeChanged
  | RoundEnded
  | AttackSkipped
  | CreatureAttackAssigned
  | HitRedirected
  | LifeLost
  | StatusGained
  | StoneBroken
  | ChoicesShown
  | FiveToAll
  | HeroDied
  | CardsDiscarded
  | EncounterEnded
  | PrestigeGained
  | EncounterAdded
  | Surrendered
  | GameEnded;
