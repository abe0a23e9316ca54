import type { Script, Seat, Text } from '@tablee/engine';
import type { Ref } from './refs.ts';
import type { Animal, Table } from './state.ts';

export type Keyword = 'rush' | 'guard';

/** The trigger of an ability. */
export interface Cause {
  /** `youPlayCard`: the card that was played and its rank this turn. */
  readonly played?: { readonly face: string; readonly ordinal: number };
  /** `beats`, `ownAnimalBeats`: who controlled the beaten Animal. */
  readonly beatenOf?: Seat;
  /** `damagesStronghold`: damage dealt by the attack. */
  readonly damageDealt?: number;
}

/** One use of an ability, from its condition to the last of its effect. */
export interface Activation {
  readonly table: Table;
  /** Its controller. */
  readonly seat: Seat;
  /** Face of the source card. */
  readonly face: string;
  /** Id of the source Animal, also when it has left play; of the card otherwise; `null` for a Stronghold. */
  readonly source: string | null;
  readonly trigger: Trigger | 'onPlay' | 'stronghold';
  readonly cause: Cause;
  /** Id of the mode chosen, once it is. */
  readonly mode?: string;
}

/** The targets that may be chosen for an ability (UNT-23.2): before its effect, in the order listed. */
export interface TargetSpec {
  readonly kind: 'animal' | 'animalOrStronghold' | 'card' | 'player';
  /** Default `play`. */
  readonly zone?: 'play' | 'hand' | 'support';
  /** `own`: controlled by you, Strongholds: your side's; `enemy`: an opponent's (UNT-23.19). */
  readonly side: 'own' | 'enemy' | 'any';
  /** Leaves the source out. */
  readonly other?: boolean;
  /** Leaves out what was chosen for an earlier target, by its index. */
  readonly not?: number;
  readonly min: number;
  /** May depend on the moment when targets are chosen. */
  readonly max: number | ((a: Activation) => number);
  /** Printed Power cost at most; a token costs 0 (UNT-23.16). */
  readonly maxCost?: number;
  readonly damaged?: boolean;
  /** It will enter play: without room there is none to choose (UNT-8.4). */
  readonly entersPlay?: boolean;
  /** A further condition on an Animal in play. */
  readonly fits?: (a: Activation, animal: Animal) => boolean;
  readonly beatThisTurn?: boolean;
}

/** The effect: gets the chosen targets, one list per `TargetSpec`. */
export type Effect = (a: Activation, chosen: readonly (readonly Ref[])[]) => Script;

interface Resolution {
  readonly targets?: readonly TargetSpec[];
  readonly effect: Effect;
}

/** One of the ways of a "choose one". */
export interface Mode extends Resolution {
  readonly id: string;
  readonly name: Text;
}

interface Terms {
  /** Its controller may decline (UNT-8.5, UNT-R.69). */
  readonly optional: boolean;
  /**
   * How declining is asked (UNT-R.107): not at all (never harmful), by yes or no, or as a "do nothing" in the first
   * choice. Default `choice`.
   */
  readonly ask?: 'auto' | 'confirm' | 'choice';
  /** Read when the ability starts to resolve: if it does not hold, the ability is skipped. */
  readonly when?: (a: Activation) => boolean;
  /** Support cost (UNT-7.3); paying is never compulsory. */
  readonly support?: number;
  readonly oncePerTurn?: boolean;
}

export type Ability = Terms & (Resolution | { readonly modes: readonly Mode[] });

interface Printed {
  /** `<faction>-<name>`. */
  readonly id: string;
  /** Name of its picture in the open icon set. */
  readonly picture: string;
  readonly name: Text;
  /** Its effect, in our words; keywords are printed apart. */
  readonly text: Text;
}

interface DeckCard extends Printed {
  readonly cost: number;
  readonly rally: boolean;
  /** Focus X (UNT-15.7). */
  readonly focus?: number;
  /** Highest cost of the Animals it takes out of its player's Support. */
  readonly recallsUpTo?: number;
  /** Change of its own cost for each card played before it this turn (UNT-23.15). */
  readonly costPerCardPlayed?: number;
}

export interface AnimalCard extends DeckCard {
  readonly kind: 'animal';
  readonly attack: number;
  readonly health: number;
  readonly keywords: readonly Keyword[];
  readonly arrival?: Ability;
  readonly lastWords?: Ability;
  readonly attacks?: Ability;
  readonly attacked?: Ability;
  readonly damagedSurvives?: Ability;
  readonly damagesStronghold?: Ability;
  readonly beats?: Ability;
  readonly ownAnimalBeats?: Ability;
  readonly youPlayCard?: Ability;
  readonly strongholdTriggered?: Ability;
  /** Attack it gives to another Animal of its controller while in play (UNT-23.1). */
  readonly aura?: (other: Animal) => number;
  /** Additional times the Last Words of its controller's other Animals trigger. */
  readonly extraLastWords?: number;
  /** Change of the Support cost of its controller's Stronghold ability. */
  readonly strongholdCost?: number;
  /** Additional uses of the Stronghold ability per turn. */
  readonly strongholdUses?: number;
}

export interface ItemCard extends DeckCard {
  readonly kind: 'item';
  /** In the order they resolve. */
  readonly onPlay: readonly Ability[];
}

export interface StrongholdCard extends Printed {
  readonly kind: 'stronghold';
  readonly health: number;
  /** Its Support cost is `ability.support`. */
  readonly ability: Ability;
  /** Its ability ends by calling an Owl Spirit. */
  readonly callsOwl?: true;
}

/** The triggers of an Animal. */
export type Trigger = {
  [Key in keyof AnimalCard]-?: NonNullable<AnimalCard[Key]> extends Ability ? Key : never;
}[keyof AnimalCard];

/** All there is to know of a faction: one file each. */
export interface Faction {
  readonly id: string;
  /** Name of its picture in the open icon set. */
  readonly crest: string;
  /** Of its colour: degrees (oklch). */
  readonly hue: number;
  readonly name: Text;
  /** Its strength, in a line. */
  readonly identity: Text;
  readonly expansion: boolean;
  readonly stronghold: StrongholdCard;
  /** Five distinct cards, three copies of each in the deck. */
  readonly cards: readonly (AnimalCard | ItemCard)[];
}
