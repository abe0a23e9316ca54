import type { GameEvent, Seat } from '@tablee/engine';
import type { Age, Creature, KingdomId, Owner, SoloLevel, TieRule } from './state.ts';

interface Event<Type extends string> extends GameEvent {
  readonly type: Type;
}

export interface GameStarted extends Event<'gameStarted'> {
  seats: number;
  tieRule: TieRule;
  soloLevel: SoloLevel | null;
}
export interface AgeStarted extends Event<'ageStarted'> {
  age: Age;
  decrees: Record<KingdomId, string>;
  /** The opener of the age: on easy the solo rival (ROY-22.2). */
  firstPlayer: Owner;
}
export interface HouseChosen extends Event<'houseChosen'> {
  seat: Seat;
  /** Id of the house. */
  house: string;
}
export interface TurnStarted extends Event<'turnStarted'> {
  owner: Owner;
}
export interface Claimed extends Event<'claimed'> {
  seat: Seat;
  card: Creature;
  kingdom: KingdomId;
  spot: 'normal' | 'capital';
  decreeIgnored: boolean;
}
/** `cards`: to the owner only; in solo to all. */
export interface Drew extends Event<'drew'> {
  seat: Seat;
  count: number;
  cards?: Creature[];
}
export interface PileRebuilt extends Event<'pileRebuilt'> {
  count: number;
}
export interface Rallied extends Event<'rallied'> {
  seat: Seat;
}
export interface Discarded extends Event<'discarded'> {
  seat: Seat;
  cards: Creature[];
}
export interface Passed extends Event<'passed'> {
  owner: Owner;
  reason: 'choice' | 'capital' | 'noCube';
}
/** `value`: to the owner only. */
export interface FirstToPassTaken extends Event<'firstToPassTaken'> {
  seat: Seat;
  value?: number;
}
export interface RallyClosed extends Event<'rallyClosed'> {
  owner: Owner;
}
export interface RallySafetyReached extends Event<'rallySafetyReached'> {}
export interface AgeEnded extends Event<'ageEnded'> {
  age: Age;
}
export interface KingdomScoring extends Event<'kingdomScoring'> {
  kingdom: KingdomId;
  /** Per seat; the rival's last in solo. */
  counts: number[];
  /** The owner of each count; missing in older logs. */
  owners?: Owner[];
  tile: number;
}
export interface BattleStarted extends Event<'battleStarted'> {
  kingdom: KingdomId;
  fighters: Owner[];
}
export interface BattleRevealed extends Event<'battleRevealed'> {
  round: number;
  cards: { owner: Owner; card: Creature }[];
}
export interface ReinforcementPlayed extends Event<'reinforcementPlayed'> {
  seat: Seat;
  amount: number;
  effective: number;
}
export interface ReinforcementDeclined extends Event<'reinforcementDeclined'> {
  seat: Seat;
}
export interface BattleRound extends Event<'battleRound'> {
  leaders: Owner[];
  eliminated: Owner[];
  /** No card is shown after this one: a fighter has won, or all four are equal. */
  over: boolean;
}
export interface BattleEnded extends Event<'battleEnded'> {
  kingdom: KingdomId;
  winners: Owner[];
  losers: Owner[];
  /** Seats that received a reinforcement. */
  reinforced: Seat[];
}
export interface SoloBattleRevealed extends Event<'soloBattleRevealed'> {
  human: Creature;
  rival: Creature[];
  result: 'won' | 'lost' | 'tied';
  /** No card is shown after this one. */
  over: boolean;
}
export interface TreatyApplied extends Event<'treatyApplied'> {
  kingdom: KingdomId;
  /** Seat on the capital that takes first place, or null: all tied seats score the tile. */
  owner: Owner | null;
}
export interface PointsScored extends Event<'pointsScored'> {
  owner: Owner;
  points: number;
  why: 'tile' | 'second' | 'third' | 'rally' | 'firstToPass' | 'reinforcement';
  kingdom?: KingdomId;
}
export interface TileRemoved extends Event<'tileRemoved'> {
  kingdom: KingdomId;
  tile: number;
}
export interface CapitalToCouncil extends Event<'capitalToCouncil'> {
  owner: Owner;
  kingdom: KingdomId;
}
export interface CubesRecovered extends Event<'cubesRecovered'> {}
export interface FirstPlayerChosen extends Event<'firstPlayerChosen'> {
  seat: Seat;
  reason: 'fewest' | 'capital' | 'earliestPass' | 'random' | 'agreed';
}
export interface FirstToPassRevealed extends Event<'firstToPassRevealed'> {
  seat: Seat;
  values: number[];
}
export interface TieBreak extends Event<'tieBreak'> {
  seats: Seat[];
  /** Kingdom of each one's age III capital, or null. */
  capitals: (KingdomId | null)[];
}
export interface GameEnded extends Event<'gameEnded'> {
  ranks: number[];
  scores: number[];
}
export interface Left extends Event<'left'> {
  seat: Seat;
}
export interface RivalDrew extends Event<'rivalDrew'> {
  card: Creature;
  designated: KingdomId;
  skipped: { kingdom: KingdomId; reason: 'closed' | 'lead' | 'capital' }[];
  played: KingdomId;
  spot: 'normal' | 'capital';
}
export interface RivalCardDiscarded extends Event<'rivalCardDiscarded'> {
  card: Creature;
}
export interface BonusPlayed extends Event<'bonusPlayed'> {
  card: Creature;
  kingdom: KingdomId;
  spot: 'normal' | 'capital';
}
export interface BonusReplaced extends Event<'bonusReplaced'> {
  card: Creature;
}
export interface RivalOut extends Event<'rivalOut'> {
  reason: 'capital' | 'noCube';
}

/** Everything that can happen at this table, in the past participle. */
export type RoyaumesEvent =
  | GameStarted
  | AgeStarted
  | HouseChosen
  | TurnStarted
  | Claimed
  | Drew
  | PileRebuilt
  | Rallied
  | Discarded
  | Passed
  | FirstToPassTaken
  | RallyClosed
  | RallySafetyReached
  | AgeEnded
  | KingdomScoring
  | BattleStarted
  | BattleRevealed
  | ReinforcementPlayed
  | ReinforcementDeclined
  | BattleRound
  | BattleEnded
  | SoloBattleRevealed
  | TreatyApplied
  | PointsScored
  | TileRemoved
  | CapitalToCouncil
  | CubesRecovered
  | FirstPlayerChosen
  | FirstToPassRevealed
  | TieBreak
  | GameEnded
  | Left
  | RivalDrew
  | RivalCardDiscarded
  | BonusPlayed
  | BonusReplaced
  | RivalOut;
