import type { AnyGame, Options } from '../game/game.ts';
import type { Layers, Seat } from '../game/layers.ts';
import { completeOptions } from '../game/options.ts';
import type { Next } from '../script/script.ts';

/** One recorded step since the checkpoint: a seat's picks, all sealed picks, a random outcome, a departure. */
export type Answer =
  | {
      readonly by: 'seat';
      readonly seat: Seat;
      readonly picks: readonly string[];
      readonly question: string;
    }
  | {
      readonly by: 'all';
      readonly picks: readonly (readonly [Seat, readonly string[]])[];
      readonly question: string;
    }
  | { readonly by: 'chance'; readonly rolls: readonly number[] }
  | { readonly by: 'leave'; readonly seat: Seat };

/** A match at one moment: plain JSON, never a live generator. */
export interface Position<S extends Layers = Layers> {
  /** Rules version the checkpoint was written by: `<game id>@<version>`. */
  readonly rules: string;
  readonly checkpoint: S;
  /** The root script that runs from the checkpoint; `null` when the match is over. */
  readonly running: Next | null;
  /** Steps since the checkpoint, oldest first. */
  readonly answers: readonly Answer[];
  /** Sealed picks of a simultaneous question that is not complete yet, by seat. */
  readonly sealed: { readonly [seat: string]: readonly string[] };
  /** How many of `answers` cannot be undone, as they were given in another match. Default: 0. */
  readonly settled?: number;
  /** Steps taken before the checkpoint. */
  readonly step: number;
  /** Random numbers drawn before the checkpoint: where the match's dice go on. */
  readonly drawn: number;
}

/** `<id>@<version>`: which rules wrote a position. */
export const rulesOf = (game: AnyGame): string => `${game.id}@${game.version}`;

/** A position that these rules cannot bring to life: of another game, or written by rules too old or too new. */
export class ForeignPosition extends Error {
  override readonly name = 'ForeignPosition';
}

/** Throws `ForeignPosition` unless the game can resume the position. */
export function expectResumable(game: AnyGame, { rules }: Position): void {
  if (rules === rulesOf(game)) return;
  const cut = rules.lastIndexOf('@');
  const version = Number(rules.slice(cut + 1));
  const isOurs = rules.slice(0, cut) === game.id && Number.isInteger(version);
  if (isOurs && version >= game.resumesFrom && version <= game.version) return;
  throw new ForeignPosition(`${rulesOf(game)} cannot resume a position of ${rules}`);
}

/**
 * The position before the first script of a match; options that are not chosen take their defaults. `dealtBy`: the version
 * of the rules that dealt it, if it is not a new one.
 */
export function newPosition(
  game: AnyGame,
  seats: number,
  options: Options,
  dealtBy: number = game.version,
): Position {
  const { state, first } = game.setup(seats, completeOptions(game, seats, options), dealtBy);
  return {
    rules: rulesOf(game),
    checkpoint: state,
    running: first,
    answers: [],
    sealed: {},
    step: 0,
    drawn: 0,
  };
}
