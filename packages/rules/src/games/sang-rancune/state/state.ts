import type {
  Card,
  CardMint,
  Table as EngineTable,
  Layers,
  MintKey,
  Seat,
  ViewOf,
} from '@tablee/engine';
import type { SangRancuneEvent } from './events.ts';
import type { SangRancuneCatalogue } from './sight.ts';

export type HeroId = 'sigrane' | 'ondrec' | 'mirelle' | 'tavish' | 'isaure' | 'golias';
/** Face of an encounter card. */
export type EncounterId = string;
export type EncounterType =
  | 'beast'
  | 'construct'
  | 'demon'
  | 'humanoid'
  | 'mage'
  | 'trap'
  | 'undead';
export type CoinFace = 'heads' | 'tails';
/** When reactions may be played (SAN-22). */
export const WINDOWS = [
  'beforeSet',
  'beforeReveal',
  'afterReveal',
  'attackAssigned',
  'afterHit',
  'trickPlayed',
] as const;
export type WindowKind = (typeof WINDOWS)[number];
/** Index of the value that shows: double, printed, half, zero. */
export type Side = 0 | 1 | 2 | 3;

/** An item before a hero. `rounds`: how many it still works for, once opened; null: no such limit. */
export interface Item extends Card {
  opened: boolean;
  rounds: number | null;
}

/** A set-up waiting before a hero, and when it was played (SAN-17.6). */
export interface Setup {
  card: Card;
  stage: number;
  round: number;
}

/** A word given before the cards are set: nobody holds anybody to it (SAN-29). */
export interface Word {
  kind: 'strikeHard' | 'leaveIt';
  /** To whom the killing blow is left. */
  to: Seat | null;
}

/** A word of the match, and what came of it (SAN-29.3). */
export interface GivenWord {
  seat: Seat;
  word: Word;
  stage: number;
  face: EncounterId;
  round: number;
  /** Null: never put to the test. */
  kept: boolean | null;
  /** Sum of the values shown at the reveals of that round; null: nothing was revealed. */
  shown: number | null;
  /** The seat that dealt the killing blow in that round; null: none. */
  killer: Seat | null;
}

export interface Player {
  hero: HeroId | null;
  alive: boolean;
  life: number;
  /** Number held now; null before the first deal and for the dead. */
  initiative: number | null;
  prestige: number;
  items: Item[];
  setups: Setup[];
  /** Encounter cards taken. */
  trophies: EncounterId[];
  /** Cards lying face down before the hero. */
  faceDown: number;
  /** Round of this encounter in which no card is set (SAN-26.5). */
  petrifiedRound: number | null;
  /** Round of this encounter in which attacks go one side down (SAN-26.18). */
  webbedRound: number | null;
  /** May not attack for the rest of the round (SAN-R.22). */
  barred: boolean;
  /** Ids of the cards that lower this player's next reveal of the round (SAN-R.47). */
  marks: string[];
  /** This round's word, if one was given. */
  promise: Word | null;
  /** Sum of the values shown at this round's reveals; null before the first one. */
  shown: number | null;
}

export interface Token {
  id: string;
  kind: 'wolf' | 'goblin';
  life: number;
  /** Before whom it lies; null: on the table for all. */
  before: Seat | null;
}

/** An entry of the damage pile: one attack with its set-ups, or a fireball (SAN-24.6, R.57). */
export interface Entry {
  id: string;
  seat: Seat;
  by: 'attack' | 'fireball';
  /** The attack card, then its set-ups; none for a fireball. */
  cards: Card[];
  side: Side;
  /** Final value. */
  value: number;
  /** Its real damage: on a token no more than its life (SAN-24.7). */
  damage: number;
  /** The token it hit; null: the creature itself. */
  token: string | null;
  killed: boolean;
  /** Eau Bénite with its bonus: the creature makes no attack this round while this lies here. */
  blesses: boolean;
}

export interface Encounter {
  face: EncounterId;
  types: EncounterType[];
  /** Position of the life marker; null: nothing to kill but tokens, or nothing at all. */
  marker: number | null;
  /** 0 before the first round. */
  round: number;
  pile: Entry[];
  /** The pile has been taken off the marker (SAN-7.3). */
  settled: boolean;
  tokens: Token[];
  /** Tokens taken in this encounter, by seat. */
  taken: number[];
  prestigeTokens: number;
  form: 'ogre' | 'ombre' | null;
  heads: number;
  blood: number;
  /** Its once-only rule has been used. */
  done: boolean;
  /** Damage of earlier rounds of this encounter, by seat. */
  totals: number[];
}

/** A revealed standard attack on its way to the pile. */
export interface Attack {
  card: Card;
  side: Side;
  heroic: boolean;
  /** The optional addition of its card was taken. */
  bonusTaken: boolean;
  /** Additions fixed when it was revealed. */
  added: number;
  setups: Setup[];
}

export interface Reveal {
  seat: Seat;
  /** A counter-attack after the creature's attack. */
  counter: boolean;
  /** Turned up, not placed yet. */
  pending: Card[];
  /** In the order in which they will be resolved. */
  attacks: Attack[];
  /** Ids of the cards chosen last to replace another, in the order chosen. */
  chosen?: string[];
}

/** One blow of a creature's attack. */
export interface Hit {
  id: string;
  seat: Seat;
  damage: number;
}

export interface Strike {
  kind: 'random' | 'precise';
  hits: Hit[];
  /** The hits have been applied. */
  applied: boolean;
}

/** A reaction: the card, its effect, and its target. */
export interface Play {
  seat: Seat;
  card: Card;
  verb: string;
  /** A token, `creature`, or a hit. */
  space?: string;
  target?: Seat;
}

export interface Window {
  kind: WindowKind;
  /** The seat that goes before the order of initiative in this question (SAN-22.9). */
  first: Seat | null;
  /** Whose face-down cards a Bouge de Là has discarded in this window, and who played it. */
  emptied: { victim: Seat; by: Seat }[];
}

export interface Offer {
  id: string;
  kind: 'trade' | 'heal';
  from: Seat;
  to: Seat;
  /** Item ids. */
  give: string[];
  take: string[];
}

/** Free time between two encounters (SAN-27.2). */
export interface Camp {
  when: 'after' | 'before';
  ready: Seat[];
  offers: Offer[];
  /** Offers made so far, by seat. */
  made: number[];
  /** Items used so far, by seat. */
  used: number[];
  /** After an encounter: cards have been thrown away with the first word. */
  thrown?: true;
  /** With whom a seat is putting an offer together; null: with nobody. */
  composing: (Seat | null)[];
}

/** The public knowledge of a card of the encounter pile: raised cards were seen, others were not. */
export interface PileMark {
  origin: 'planned' | 'summoned' | 'raised' | 'tie';
  face: EncounterId | null;
}

export type EndReason = 'artefact' | 'noSurvivor' | 'lastHero' | 'shared';

export interface Final {
  ranks: number[];
  reason: EndReason;
  hands: Card[][];
  /** Faces, top first. */
  deck: string[];
  box: EncounterId[];
}

export interface Open extends CardMint {
  /** Table options as chosen. */
  options: { readonly [id: string]: string };
  phase: 'heroes' | 'camp' | 'encounter' | 'over';
  /** By seat; as many as have started the game. */
  players: Player[];
  /** Number of the encounter, from 1; 0 before the first. */
  stage: number;
  /** Top first. */
  pile: PileMark[];
  encounter: Encounter | null;
  /** Encounters that are over, oldest first, without those raised again; `beaten`: a creature's death. */
  past: { face: EncounterId; beaten: boolean }[];
  /** All words given, oldest first. */
  words: GivenWord[];
  discard: Card[];
  removed: Card[];
  /** Items of the dead, until the next looting. */
  loot: Item[];
  camp: Camp | null;
  turn: { seat: Seat; late: boolean } | null;
  /** Seats that have begun their ordinary turn of the round. */
  acted: Seat[];
  /** Since the last reveal everybody could reach the face-down cards, and passed. Missing in older matches. */
  spared?: boolean;
  /** Seats with a late turn to come, and those that have had one in this pass. */
  late: Seat[];
  lateActed: Seat[];
  reveal: Reveal | null;
  strike: Strike | null;
  /** Open windows, innermost last. */
  windows: Window[];
  /** Announced plays not settled yet, innermost last. */
  announced: Play[];
  /** The fallen, in order; those of one moment together. */
  fallen: { seats: Seat[]; surrendered: boolean }[];
  final: Final | null;
}

export interface Own {
  hand: Card[];
  /** Face down before the hero. */
  set: Card[];
  /** The play before the first reveal, given with the setting: until then. */
  said?: string;
  /** Number of the encounter in which fireballs are not offered before they would end it, or of all. */
  saves?: number | 'always';
  /** Life and items with which nothing is wanted in camp. */
  rests?: string;
}

/** A card of the encounter pile or the box. */
export interface EncounterCard extends Card {
  raised: boolean;
}

export interface Deep extends MintKey {
  /** The last card is the top. */
  deck: Card[];
  /** Top first. */
  pile: EncounterCard[];
  box: EncounterCard[];
}

export type State = Layers<Open, Own, Deep>;
export type SangRancuneView = ViewOf<State>;
export type Table = EngineTable<State, SangRancuneEvent, SangRancuneCatalogue>;

/** `hand<seat>`, `deck`, `pile`, `box`: keys of the tally. */
export type TallyKey = `hand${number}` | 'deck' | 'pile' | 'box';
