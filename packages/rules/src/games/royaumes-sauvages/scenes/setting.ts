import type { AnyGame, Next, Options, Position, SeatName } from '@tablee/engine';
import { newPosition } from '@tablee/engine';
import type { Age, KingdomId, Rival, SoloLevel, State, TieRule } from '../state/state.ts';
import { lay } from './lay.ts';
import type { Name } from './names.ts';
import { seatOf } from './names.ts';

/** One for each seat: in their order, or by name. */
export type BySeat<T> = readonly T[] | { readonly [name in SeatName]?: T };

/** By kingdom. */
type By<T> = { readonly [kingdom in KingdomId]?: T };

/** A battle that is being fought: among the tied players there, less the beaten ones. */
export interface Fight {
  readonly kingdom: KingdomId;
  /** Cards of this round, open: reinforcements are next. Missing: cards are to be chosen. */
  readonly revealed?: { readonly [name in Name]?: string };
  /** Cards of the rounds before, oldest first. */
  readonly spent?: { readonly [name in Name]?: readonly string[] };
  /** Beaten in a round before. */
  readonly beaten?: readonly Name[];
}

/** The Houses are to be chosen; every kingdom is scored, and the age ends; the match ends. */
type Moment = 'houses' | 'ageEnd' | 'end';

const SCRIPTS: Readonly<Record<Moment, string>> = {
  houses: 'chooseHouses',
  ageEnd: 'closeAge',
  end: 'endMatch',
};

/** A description of a table when a player is to act. Creatures by their faces (`tiger-4`), decrees by their ids (`A01`). */
export interface Setting {
  /** Default 4. */
  readonly players?: number;
  readonly tieRule?: TieRule;
  /** Alone, against the rival of this level. */
  readonly solo?: SoloLevel;
  readonly rallySafetyRounds?: number;
  readonly opener?: 'lot' | number;
  readonly houses?: 'chairs' | 'chosen';
  readonly age?: Age;
  /** The player who began the age. Default: A. */
  readonly first?: Name;
  /** Default A. */
  readonly turn?: Name;
  /** Default: as the box has them, A01 first. */
  readonly decrees?: By<string>;
  /** Cards played there, oldest first. */
  readonly columns?: By<readonly string[]>;
  /** Owners as `normals|capital|councils`: `'AAB'`, `'AAB|C'`, `'AAB||D'`. The holder of a capital is out of the age. */
  readonly cubes?: By<string>;
  /** Hands not told are filled from the cards that are not named anywhere. */
  readonly hands?: BySeat<readonly string[]>;
  readonly scores?: BySeat<number>;
  readonly rivalScore?: number;
  readonly reinforcements?: BySeat<number>;
  /** The players who have passed by choice, in order. */
  readonly passed?: readonly Name[];
  /** Capitals claimed in this age, in order: `['A k7']`. Default: those of `cubes`. */
  readonly claims?: readonly string[];
  readonly left?: readonly Name[];
  /** Majority tiles still there, rising. */
  readonly tiles?: By<readonly number[]>;
  /** First to Pass tiles held. */
  readonly passTiles?: BySeat<readonly number[]>;
  readonly discard?: readonly string[];
  /** The next cards of the pile, in order of drawing. */
  readonly top?: readonly string[];
  /** Size of the pile; the rest is out of reach until the next age. */
  readonly pile?: number;
  readonly rallyStreak?: number;
  /** The rival's bonus cards. */
  readonly bonus?: readonly string[];
  readonly rival?: Partial<Rival>;
  /** The age is over: this kingdom is scored next, those before it have been. */
  readonly scoring?: KingdomId;
  readonly battle?: Fight;
  /** The next script, if not the turn of `turn`, a scoring or a battle. */
  readonly from?: Moment;
}

/** For how many seats a setting is, and with which options. */
export function tableOf(setting: Setting): { seats: number; options: Options } {
  const { solo, players = 4 } = setting;
  const { tieRule = 'battle', rallySafetyRounds = 3, opener = 'lot', houses = 'chairs' } = setting;
  return solo === undefined
    ? { seats: players, options: { tieRule, rallySafetyRounds, opener, houses } }
    : { seats: 1, options: { soloLevel: solo, houses } };
}

/** A match at the moment of a setting, with the whole box. Throws if it cannot be: a card is not there twice. */
export function positionOf(game: AnyGame, setting: Setting = {}): Position {
  const { seats, options } = tableOf(setting);
  const start = newPosition(game, seats, options);
  const state = start.checkpoint as State;
  lay(state, setting);
  game.assert(state);
  return { ...start, running: beginning(setting) };
}

/** Which script runs first. */
function beginning({ from, battle, scoring, solo, turn = 'A' }: Setting): Next {
  if (from !== undefined) return { script: SCRIPTS[from], args: [] };
  if (battle !== undefined) {
    if (solo !== undefined) return { script: 'soloBattleRound', args: [] };
    const isShown = battle.revealed !== undefined;
    return { script: isShown ? 'reinforceCards' : 'chooseBattleCards', args: [] };
  }
  if (scoring !== undefined) return { script: 'scoreKingdom', args: [scoring] };
  if (turn === 'R') return { script: 'rivalTurn', args: [] };
  return { script: 'takeTurn', args: [seatOf(turn)] };
}
