import type { GameEvent } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/layers.ts';
import type { Card } from '../../table/piles.ts';
import type {
  CoinFace,
  EncounterId,
  EncounterType,
  EndReason,
  Entry,
  HeroId,
  Hit,
  Side,
  Strike,
  WindowKind,
  Word,
} from './state.ts';

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
/** `cards`: to the one who drew. Items are told by `itemLaid`, too. */
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
/** `by`: who gave the potion. */
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
export interface OfferClosed extends Event<'offerClosed'> {
  offer: string;
  kind: 'trade' | 'heal';
  from: Seat;
  to: Seat;
  how: 'accepted' | 'refused' | 'withdrawn' | 'void';
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
export interface WindowOpened extends Event<'windowOpened'> {
  window: WindowKind;
}
export interface WindowClosed extends Event<'windowClosed'> {
  window: WindowKind;
}
/** A dirty trick, or a counter-attack, is played from the hand. */
export interface TrickAnnounced extends Event<'trickAnnounced'> {
  seat: Seat;
  card: Card;
  verb: string;
  space?: string;
  target?: Seat;
}
export interface TrickCancelled extends Event<'trickCancelled'> {
  seat: Seat;
  card: Card;
}
/** `cards`: to each of the two, what now lies before him. */
export interface SetSwapped extends Event<'setSwapped'> {
  seats: [Seat, Seat];
  cards?: Card[];
}
export interface InitiativeSwapped extends Event<'initiativeSwapped'> {
  seats: [Seat, Seat];
}
export interface Barred extends Event<'barred'> {
  seat: Seat;
}
export interface TurnStarted extends Event<'turnStarted'> {
  seat: Seat;
  late: boolean;
}
export interface Revealed extends Event<'revealed'> {
  seat: Seat;
  cards: Card[];
}
export interface Replaced extends Event<'replaced'> {
  seat: Seat;
  by: Card;
  cards: Card[];
  /** Cards set face down (Opportunisme). */
  faceDown: number;
}
export interface SetupLaid extends Event<'setupLaid'> {
  seat: Seat;
  card: Card;
}
export interface HeroicUsed extends Event<'heroicUsed'> {
  seat: Seat;
  card: Card;
}
/** `source`: face of the card that turns it. */
export interface SideChanged extends Event<'sideChanged'> {
  seat: Seat;
  card: Card;
  from: Side;
  to: Side;
  source: string;
}
export interface AttackEntered extends Event<'attackEntered'> {
  seat: Seat;
  /** The attack, then its set-ups. */
  cards: Card[];
  /** Value of the side that shows. */
  shown: number;
  bonus: number;
  /** Final value. */
  value: number;
  damage: number;
  token: string | null;
  counter: boolean;
  /** Faces of what changed the number on the way. */
  sources: string[];
}
export interface AttackFailed extends Event<'attackFailed'> {
  seat: Seat;
  cards: Card[];
  source: string;
}
export interface EntryRemoved extends Event<'entryRemoved'> {
  seat: Seat;
  entry: Entry;
  source: string;
}
export interface FireballThrown extends Event<'fireballThrown'> {
  seat: Seat;
  card: Card;
  /** To the creature; null if it was out of reach or there is none. */
  damage: number | null;
}
export interface ItemStolen extends Event<'itemStolen'> {
  seat: Seat;
  from: Seat;
  card: Card;
}
export interface PlayersMarked extends Event<'playersMarked'> {
  seat: Seat;
  targets: Seat[];
}
export interface TokenHurt extends Event<'tokenHurt'> {
  token: string;
  kind: 'wolf' | 'goblin';
  seat: Seat;
  damage: number;
  left: number;
}
export interface MarkerMoved extends Event<'markerMoved'> {
  from: number;
  to: number;
  source: string;
}
export interface TokenLifeChanged extends Event<'tokenLifeChanged'> {
  token: string;
  from: number;
  to: number;
  source: string;
}
export interface RoundEnded extends Event<'roundEnded'> {
  round: number;
}
export interface AttackSkipped extends Event<'attackSkipped'> {
  source: string;
}
export interface CreatureAttackAssigned extends Event<'creatureAttackAssigned'> {
  kind: Strike['kind'];
  hits: Hit[];
}
export interface HitRedirected extends Event<'hitRedirected'> {
  hit: string;
  from: Seat;
  to: Seat;
}
/** `source`: face of the encounter or of a card. */
export interface LifeLost extends Event<'lifeLost'> {
  seat: Seat;
  amount: number;
  source: string;
}
export interface StatusGained extends Event<'statusGained'> {
  seat: Seat;
  status: 'petrified' | 'webbed';
}
/** Secret choices, turned up together. */
export interface ChoicesShown extends Event<'choicesShown'> {
  what: 'votes' | 'doors' | 'signs';
  /** By seat; null for those who did not choose. A vote is a seat's number. */
  choices: (string | null)[];
  /** The Jester's sign. */
  drawn: string | null;
}
export interface FiveToAll extends Event<'fiveToAll'> {
  source: string;
}
export interface HeroDied extends Event<'heroDied'> {
  seat: Seat;
}
export interface CardsDiscarded extends Event<'cardsDiscarded'> {
  seat: Seat;
  cards: Card[];
  why: 'limit' | 'choice' | 'random' | 'unrevealed' | 'barred' | 'noEffect' | 'death' | 'surplus';
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
  | ChoicesShown
  | FiveToAll
  | HeroDied
  | CardsDiscarded
  | EncounterEnded
  | PrestigeGained
  | EncounterAdded
  | Surrendered
  | GameEnded;
