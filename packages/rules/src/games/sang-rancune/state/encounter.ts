import type { Script, Seat, Text } from '@tablee/engine';
import { starters } from './players.ts';
import type { Encounter, EncounterId, EncounterType, Hit, Open, Strike, Table } from './state.ts';

/** A figure for each number of starting players (SAN-4.3). */
export interface BySize<T> {
  readonly 3: T;
  readonly 4: T;
  readonly 5: T;
  readonly 6: T;
}

export const by = <T>(three: T, four: T, five: T, six: T): BySize<T> => ({
  3: three,
  4: four,
  5: five,
  6: six,
});
export const always = <T>(value: T): BySize<T> => by(value, value, value, value);

/** The figure for the players who started this game. */
export const sized = <T>(figures: BySize<T>, open: Open): T =>
  figures[starters(open) as keyof BySize<T>];

/**
 * The outcome of a creature's attack: blows on heroes; or its condition is met by nobody, and everybody loses 5
 * (SAN-8.8); or it strikes nobody and that is all.
 */
export type Assault =
  | { readonly kind: Strike['kind']; readonly blows: readonly (readonly [Seat, number])[] }
  | 'nobodyQualifies';

/** An encounter: its figures, its wording and its rule in one place. */
export interface EncounterFace {
  readonly id: EncounterId;
  /** Name of its picture in the open icon set. */
  readonly picture: string;
  readonly name: Text;
  readonly text: Text;
  readonly types: readonly EncounterType[];
  /** For the killing blow; of several creatures: for the last. */
  readonly prestige: number;
  /** Null: nothing to kill but tokens, or nothing at all. */
  readonly life: BySize<number> | null;
  /** Initiative numbers it attacks, as its table shows them. */
  readonly targets?: BySize<readonly number[]>;
  /** Damage as its table shows it. */
  readonly damage?: BySize<number>;
  /** Its table, if counters on the card change it. */
  shows?(
    encounter: Encounter,
    open: Open,
  ): {
    readonly numbers?: readonly number[];
    readonly damage: number;
  };
  /** Prestige for a token that is not the last. */
  readonly tokenPrestige?: number;
  /** Attacks and fireballs reach the creature only when no token lies before their player. */
  readonly guarded?: true;
  /** Turns go from the highest number down. */
  readonly descending?: true;
  /** The effect of its blows is seen only when they fall: a card at random, another encounter. */
  readonly isUnforeseen?: true;
  /** It ends after this round. */
  readonly lastRound?: number;
  /** The damage of an attack of this value to it. */
  limit?(value: number): number;
  /** Tokens are laid and counters set, after the initiative has been dealt. */
  setup?(table: Table): void;
  /** Takes the place of all combat rounds. */
  instead?(table: Table): Script;
  roundStart?(table: Table): Script;
  /** Fires when all have played, before the marker moves (SAN-7.2). */
  endOfRound?(table: Table): Script;
  /** Its attack. Missing: it has none. */
  assault?(table: Table): Script<Assault>;
  /** Riders of a blow (SAN-25.3). */
  onHit?(table: Table, hit: Hit): Script;
  onWounded?(table: Table, hit: Hit): Script;
  /** Part of the attack, after its deaths; `lost`: life that it has cost in all. */
  afterAttack?(table: Table, lost: number): Script;
  /** Its rewards besides the killing blow when it is over. */
  atEnd?(table: Table): void;
}
