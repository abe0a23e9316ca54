import type { Card, GameEvent, Seat } from '@tablee/engine';
import type { FactionId } from '../cards/card.ts';
import type { CampIndex, CreatureId, EndReason, ModeId, Shot, Zone } from './state.ts';

interface Event<Type extends string> extends GameEvent {
  readonly type: Type;
}
interface BySeat<Type extends string> extends Event<Type> {
  seat: Seat;
}
/** Of creatures that it calls by their ids: `tellOf` says what they are. */
interface OfCreatures<Type extends string> extends Event<Type> {
  /** Their faces, by id. Not in matches kept from before. */
  faces?: { readonly [creature: CreatureId]: string };
}
interface OfCreature<Type extends string> extends OfCreatures<Type> {
  creature: CreatureId;
}
interface WithCreatures<Type extends string> extends OfCreatures<Type> {
  seat: Seat;
}
/** `seats`: those of the camp it is about. Not in matches kept from before. */
interface OfCamp<Type extends string> extends Event<Type> {
  seats?: Seat[];
}

/** `game`: number of the game in a tournament, else 1. */
export type GameStarted = Event<'gameStarted'> & { mode: ModeId; game: number };
export type DeckChosen = BySeat<'deckChosen'> & { faction: FactionId; isPrecon: boolean };
export type HabitatChosen = OfCamp<'habitatChosen'> & { camp: CampIndex; habitat: FactionId };
/** `card`: to its owner. */
export type ReinforcementSet = BySeat<'reinforcementSet'> & { card?: Card };
export type FirstPlayer = BySeat<'firstPlayer'> & { order: Seat[] };
/** The first hand, or the one after a mulligan. `cards`: to its owner. */
export type HandDealt = BySeat<'handDealt'> & { count: number; cards?: Card[] };
export type MulliganTaken = BySeat<'mulliganTaken'>;
export type HandKept = BySeat<'handKept'>;
export type TurnStarted = BySeat<'turnStarted'> & { turn: number };
/** `card`: to its owner. */
export type CardDrawn = BySeat<'cardDrawn'> & { from: 'main' | 'reinforcement'; card?: Card };
/** `card`: to its owner. */
export type ReinforcementRefilled = BySeat<'reinforcementRefilled'> & { card?: Card };
export type Exhausted = BySeat<'exhausted'>;
export type CreaturePlayed = BySeat<'creaturePlayed'> & { card: Card; zone: Zone; cost: number };
/** `rows`: abilities played, in order. */
export type ActionPlayed = BySeat<'actionPlayed'> & { card: Card; rows: string[]; cost: number };
/** A creature's ability; `slot` says which. `targets`: creatures. */
export type AbilityUsed = WithCreatures<'abilityUsed'> & {
  creature: CreatureId;
  row: string;
  slot: number;
  targets: CreatureId[];
};
/** The target of one half of an Action. */
export type ActionAimed = WithCreatures<'actionAimed'> & { row: string; targets: CreatureId[] };
export type TriggerUsed = WithCreatures<'triggerUsed'> & {
  creature: CreatureId;
  row: string;
  slot: number;
};
/** A triggered Action from the hand. */
export type TriggerRevealed = BySeat<'triggerRevealed'> & { card: Card; row: string };
export type TrackerLost = OfCreature<'trackerLost'>;
export type Moved = OfCreature<'moved'> & { zone: Zone };
export type CombatDeclared = WithCreatures<'combatDeclared'> & {
  attacker: CreatureId;
  target: CreatureId;
  /** Meat paid. */
  cost: number;
};
/** `what`: the combat, or an assault whose effect does not happen. */
export type Dodged = WithCreatures<'dodged'> & { what: 'combat' | 'assault'; creature: CreatureId };
/** The attack does not take place: its attacker has been stunned. */
export type AttackNetted = WithCreatures<'attackNetted'> & { attacker: CreatureId };
export type FighterSwapped = WithCreatures<'fighterSwapped'> & { from: CreatureId; to: CreatureId };
/** All damage of a shot goes to this creature. */
export type Redirected = WithCreatures<'redirected'> & { creature: CreatureId; amount: number };
/** A seat lets a window pass: the reason is not public. */
export type WindowPassed = BySeat<'windowPassed'> & {
  window: 'defence' | 'bullseye' | 'armour' | 'recharge';
};
export type TacticalPassed = BySeat<'tacticalPassed'>;
/** `until` the end of the combat or of the turn it is asked no more. */
export type StoodBack = BySeat<'stoodBack'> & { until: 'combat' | 'turn' };
/** The combat does not take place. */
export type CombatCancelled = Event<'combatCancelled'>;
/** An effect that waits for the end of the combat, or changes it. */
export type CombatChanged = OfCreature<'combatChanged'> & {
  what: 'extra' | 'exposed' | 'shield' | 'feint' | 'loyal' | 'charged' | 'protected' | 'shot';
  amount: number;
  /** Loyalty: whom it stands in for. */
  fighter?: CreatureId;
};
export type ChargeSplit = WithCreatures<'chargeSplit'> & { parts: Shot[]; lost: number };
export type DamagePrevented = OfCreature<'damagePrevented'> & {
  amount: number;
  by: 'armour' | 'shield' | 'feint';
};
export type DamageDealt = OfCreature<'damageDealt'> & { combat: number; direct: number };
export type Died = Event<'died'> & { creature: CreatureId; card: Card; owner: Seat };
export type Stunned = OfCreature<'stunned'>;
export type Recovered = OfCreature<'recovered'>;
export type Recharged = OfCreature<'recharged'> & { slot: number; row: string };
/** `card`: shown to all, or to its owner alone. `found` is false when there was nothing to find. */
export type Searched = BySeat<'searched'> & { found: boolean; card?: Card };
/** From the discard pile to the Reinforcement deck. */
export type Proliferated = BySeat<'proliferated'> & { card: Card };
export type MeatGained = BySeat<'meatGained'> & { amount: number };
/** `spent`: the turn has ended by itself, as nothing else was left to do. */
export type MeatSet = BySeat<'meatSet'> & { amount: number; spent?: true };
export type MeatGiven = BySeat<'meatGiven'> & { to: Seat };
export type Pillaged = BySeat<'pillaged'> & { camp: CampIndex; left: number };
export type HandRevealed = BySeat<'handRevealed'> & { cards: Card[] };
/** The winner's strength against the loser's tokens. */
export type Pyrrhic = OfCamp<'pyrrhic'> & { camp: CampIndex; strength: number; tokens: number };
/** One game of a tournament. */
export type GameWon = OfCamp<'gameWon'> & {
  winner: CampIndex | null;
  reason: EndReason;
  wins: number[];
};
export type Sideboarded = BySeat<'sideboarded'>;
export type Surrendered = BySeat<'surrendered'>;
export type GameEnded = OfCamp<'gameEnded'> & { winner: CampIndex | null; reason: EndReason };

/** Everything that can happen at this table, in the past participle. */
export type CannibalEvent =
  | GameStarted
  | DeckChosen
  | HabitatChosen
  | ReinforcementSet
  | FirstPlayer
  | HandDealt
  | MulliganTaken
  | HandKept
  | TurnStarted
  | CardDrawn
  | ReinforcementRefilled
  | Exhausted
  | CreaturePlayed
  | ActionPlayed
  | AbilityUsed
  | ActionAimed
  | TriggerUsed
  | TriggerRevealed
  | TrackerLost
  | Moved
  | CombatDeclared
  | Dodged
  | AttackNetted
  | FighterSwapped
  | Redirected
  | WindowPassed
  | TacticalPassed
  | StoodBack
  | CombatCancelled
  | CombatChanged
  | ChargeSplit
  | DamagePrevented
  | DamageDealt
  | Died
  | Stunned
  | Recovered
  | Recharged
  | Searched
  | Proliferated
  | MeatGained
  | MeatSet
  | MeatGiven
  | Pillaged
  | HandRevealed
  | Pyrrhic
  | GameWon
  | Sideboarded
  | Surrendered
  | GameEnded;
