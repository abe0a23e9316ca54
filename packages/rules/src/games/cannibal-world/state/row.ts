import type { Script, Text } from '@tablee/engine';
import type { CreatureId, Shot, Table } from './state.ts';

/** The five colours of the guide: when, from where, whether it can be dodged (CAN-2.3, CAN-12). */
export type Timing = 'covert' | 'assault' | 'tactical' | 'innate' | 'triggered';

export type RowId =
  | `covert.${'shot1' | 'scatter' | 'shotX' | 'support' | 'ratProliferation' | 'recharge' | 'net' | 'felineLeap' | 'summonAlpha' | 'harpoon'}`
  | `assault.${'shotX' | 'stab' | 'shield' | 'net' | 'canineCharge' | 'sacrifice' | 'feint'}`
  | `tactical.${'shot1' | 'scatter' | 'shotX' | 'extraDamage' | 'shield' | 'feint' | 'loyalty'}`
  | 'innate.tracker'
  | `triggered.${'bullseye' | 'armour' | 'recharge' | 'ratProliferation' | 'felineLeap' | 'banishedTactics' | 'support' | 'swap' | 'replacement' | 'net'}`;

/** The kind of target chosen when an ability is activated. */
export type TargetKind =
  | 'none'
  /** An enemy within range. */
  | 'reach'
  /** X shared among enemies within range. */
  | 'split'
  /** Any enemy. */
  | 'enemy'
  /** An enemy that may be attacked. */
  | 'combat'
  /** The creature to fight after the leap; from an Action, the one that leaps first. */
  | 'leap'
  /** A used ability of the camp. */
  | 'spent'
  /** A small Rat in the own discard pile. */
  | 'rat'
  /** This creature, or the own fighter for an Action. */
  | 'self'
  /** This creature as a fighter; for an Action one of both fighters. */
  | 'fighter'
  /** The creature that takes the fighter's damage: this one, or one chosen for an Action. */
  | 'stand-in';

/** The number printed beside an ability; `'X'`: any. */
export type Printed = number | 'X';

/** When a triggered ability may be used. */
export type Moment =
  | 'entersPlay'
  | 'entersCovert'
  | 'entersHunt'
  /** A creature of the same zone is attacked. */
  | 'attacked'
  /** A creature of the camp is attacked and does not dodge. */
  | 'exchanged'
  /** The opponent shoots. */
  | 'shot'
  | 'damaged'
  /** An own creature has used an ability. */
  | 'used';

/** An ability being resolved. */
export interface Use {
  readonly table: Table;
  /** The seat that activates, pays, draws. */
  readonly seat: number;
  readonly face: string;
  /** The creature; null for an Action. */
  readonly source: CreatureId | null;
  readonly slot: number;
  readonly row: Row;
  readonly x: number;
}

/** Its chosen targets. */
export interface Chosen {
  /** Its target, if it has one. */
  readonly target: CreatureId | null;
  /** Direct damage as it will be dealt. */
  readonly shots: readonly Shot[];
  /** "This creature": the source, or the one chosen for an Action. */
  readonly bearer: CreatureId | null;
  /** `<creature>:<slot>` of an ability. */
  readonly ability: string | null;
  /** A card of the discard pile. */
  readonly card: string | null;
}

/** Marks that an assault gives its attacker for the combat that follows. */
export interface Marks {
  charged: boolean;
  feint: boolean;
  protectedBy: number;
}

/** One row of the guide: the only place that knows what an ability does. */
export interface Row {
  readonly id: RowId;
  readonly timing: Timing;
  /** Of the open icon set; rows of the same effect share it. */
  readonly picture: string;
  name(x: Printed): Text;
  text(x: Printed): Text;
  /** The text on an Action instead: it is no creature, and its assault starts no combat (CAN-12.6, R.24). */
  actionText?(x: Printed): Text;
  readonly target: TargetKind;
  /** It may be activated without a target (CAN-R.54, R.55). */
  readonly optional?: true;
  /** Deals X direct damage to the chosen target, and has no other effect. */
  readonly direct?: true;
  /** Only while a combat is fought (CAN-R.49). */
  readonly combatOnly?: true;
  readonly on?: Moment;
  /** Looks through the main deck: nothing to offer when that is empty. */
  readonly searches?: true;
  run?(use: Use, chosen: Chosen): Script;
  /** Assaults: a mark for the attacker. */
  mark?(marks: Marks, x: number): void;
}
