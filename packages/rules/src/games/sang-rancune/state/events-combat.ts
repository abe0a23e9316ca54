import type { Card, GameEvent, Seat } from '@tablee/engine';
import type { Entry, Hit, Side, Strike, WindowKind } from './state.ts';

interface Event<Type extends string> extends GameEvent {
  readonly type: Type;
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
/** `cards`: to each of the two, what now lies before them. */
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
/** All the living were petrified: nobody is any more. */
export interface StoneBroken extends Event<'stoneBroken'> {}
/** Secret choices, turned up together. */
export interface ChoicesShown extends Event<'choicesShown'> {
  what: 'votes' | 'doors' | 'signs';
  /** By seat; null for seats that did not choose. A vote is a seat's number. */
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
