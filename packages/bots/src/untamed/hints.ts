import type { Card, Seat } from '@tablee/engine';
import type { Fighter, Mind } from './mind.ts';

/** Something that may be chosen for an ability. */
export type Target =
  | { readonly kind: 'animal'; readonly fighter: Fighter; readonly own: boolean }
  | { readonly kind: 'stronghold'; readonly side: number; readonly own: boolean }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'player'; readonly seat: Seat };

/** Worth of a choice, in Power; not above 0: better left alone. */
export type Weigh = (m: Mind, target: Target, chosen: readonly Target[]) => number;

/** A bot's knowledge of a card beyond its numbers. Missing fields are taken from the numbers. */
export interface Hint {
  /** Mean worth of its effect when it is played: for choosing among cards in hand. */
  readonly effect?: number;
  /** Worth of its effect if it were played now as the `count`th card of the turn. */
  readonly now?: (m: Mind, count: number) => number;
  /** Further worth while in play. */
  readonly inPlay?: (m: Mind, f: Fighter) => number;
  /** Its controller's gain when it is beaten. */
  readonly whenBeaten?: (m: Mind, f: Fighter) => number;
  /** Its controller's gain when it survives damage. */
  readonly whenHurt?: (m: Mind, f: Fighter) => number;
  /** Its controller's gain when it beats an Animal and lives, or lives or not. */
  readonly whenBeats?: number;
  readonly beatsDying?: true;
  /** Its controller's gain when any of their Animals beats another. */
  readonly whenOwnBeats?: number;
  /** Its controller's gain when it attacks a Stronghold with this much Attack. */
  readonly whenStorms?: (m: Mind, attack: number) => number;
  /** Attack it will have beyond what is seen. */
  readonly attacksWith?: (m: Mind) => number;
  /** Better after the attacks of the turn. */
  readonly late?: true;
  /** Discount it leaves for the next card, and Power it readies: they make further plays possible. */
  readonly discount?: number;
  readonly readies?: (count: number) => number;
  /** Stronghold ability that lowers the cost of the next card. */
  readonly discounts?: true;
  /** Worth of saying yes when asked. */
  readonly accept?: (m: Mind) => number;
  readonly modes?: { readonly [mode: string]: (m: Mind) => number };
  /** Two targets that are weighed together: the second with the first as `chosen`. */
  readonly pairs?: true;
  /** By index of the target. */
  readonly targets?: readonly Weigh[];
  /** Why its numbers are enough. */
  readonly general?: string;
}

export type Hints = { readonly [face: string]: Hint };
