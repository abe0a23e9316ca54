import type { Card, Script, Seat, Text } from '@tablee/engine';
import type { SangRancuneCatalogue, Sight } from './sight.ts';
import type { Attack, Entry, HeroId, Open, Play, Table, WindowKind } from './state.ts';

interface Printed {
  /** Face of the card. */
  readonly id: string;
  /** Name of its picture in the open icon set. */
  readonly picture: string;
  readonly name: Text;
  /** Its effect, in our words. */
  readonly text: Text;
  readonly copies: number;
}

/** The target of an announced play; a card offers one per legal choice. */
export interface Aim {
  readonly verb: string;
  /** A token, `creature`, or a hit. */
  readonly space?: string;
  readonly seat?: Seat;
}

/** A play from the hand in a window. */
export interface Reaction {
  readonly windows: readonly WindowKind[];
  /** Legal uses now, for public reasons; none: not playable. */
  aims(sight: Sight, seat: Seat): readonly Aim[];
  /** Other cards that the hand needs for it. */
  needs?(hand: readonly Card[], catalogue: SangRancuneCatalogue): boolean;
  /** Cards in hand without which it is useless: the size of a hand is public. Default: itself. */
  readonly fewest?: number;
  /** Its result is seen only when it happens: a coin, or cards that lie face down. */
  readonly isUnforeseen?: true;
  /** It brings an attack at once, which the window carries out: cards are read without the combat. */
  readonly strikesBack?: true;
  resolve?(table: Table, play: Play): Script;
}

/** A bonus attack's effect beyond its value. */
export interface Bonus {
  /** Addition that the player may take when revealing; 0: not offered now. */
  offered?(open: Open): number;
  /** With that addition taken and the attack in the pile, the creature makes no attack this round. */
  readonly blesses?: true;
  /** Addition fixed when it is revealed. */
  atReveal?(open: Open, seat: Seat): number;
  /** Addition counted when it resolves. */
  atValue?(open: Open, seat: Seat): number;
  beforeEntry?(table: Table, seat: Seat, attack: Attack): Script;
  afterEntry?(table: Table, seat: Seat, attack: Attack, entry: Entry | null): Script;
}

/** A blow: the value that shows is one of four sides (SAN-15.3). */
export interface StandardCard extends Printed {
  readonly kind: 'standard';
  /** Double, printed, half, zero. */
  readonly sides: readonly [number, number, number, number];
  /** Heroic for this hero. */
  readonly hero?: HeroId;
  readonly bonus?: Bonus;
}

/** A manoeuvre: deals nothing itself (SAN-17). */
export interface TacticalCard extends Printed {
  readonly kind: 'tactical';
  /** Waits before the hero for an attack of a later round. */
  readonly setup?: { readonly add: number } | { readonly times: number };
  /** Is replaced: lays what comes in its place with the reveal's pending cards. */
  replace?(table: Table, seat: Seat, card: Card): Script;
  readonly reaction?: Reaction;
}

export interface TrickCard extends Printed {
  readonly kind: 'trick';
  readonly reaction: Reaction;
}

export interface ItemCard extends Printed {
  readonly kind: 'item';
  /** Used in camp, on the owner's own turn of a combat round, or working as it lies there. */
  readonly timing: 'camp' | 'ownTurn' | 'continuous';
  /** Used up at once, open for some rounds, open for the encounter, or never used up. */
  readonly lasts: 'instant' | 'rounds' | 'encounter' | 'always';
  /** Rounds it works for (`lasts: 'rounds'`). */
  readonly rounds?: number;
  /** Life it gives. */
  readonly heals?: number;
  /** Prestige for giving it to another. */
  readonly gift?: number;
  /** Cards drawn when it is drawn from the deck. */
  readonly draws?: number;
  /** Hand limit of its owner. */
  readonly handLimit?: number;
  /** Opened: sides that the owner's attacks go up. */
  readonly lifts?: number;
  /** Opened: cards the owner may set. */
  readonly sets?: number;
  /** Opened: the owner's life losses are 0. */
  readonly shields?: true;
  /** On the owner's own turn, if there is something to hit. */
  readonly strikes?: { readonly damage: number; readonly others: number };
}

export type AttackCard = StandardCard | TacticalCard;
export type ActionCard = AttackCard | TrickCard | ItemCard;

export const isAttack = (card: ActionCard): card is AttackCard =>
  card.kind === 'standard' || card.kind === 'tactical';
