import type { AnyGame, Options, Position, SeatName } from '@tablee/engine';
import { clockwiseFrom, newPosition, seatOf } from '@tablee/engine';
import type { Animal, ModeId, OutReason, Player, State } from '../state/state.ts';
import { lay } from './lay.ts';
import { wholeOf } from './whole.ts';

/** An Animal in play: ready and untouched where nothing else is said. */
export type Standing = string | ({ readonly face: string } & Partial<Omit<Animal, 'id' | 'face'>>);

/** The cards before one player. Teams share what their mode shares: it is named at one of them. */
export interface Place
  extends Partial<
    Pick<
      Player,
      'cardsPlayed' | 'discount' | 'abilityUses' | 'powerPlays' | 'hasPaidForCard' | 'done'
    >
  > {
  /** Default: those of the cards told, then others that nobody has. */
  readonly factions?: readonly string[];
  readonly changes?: Player['changes'];
  readonly hand?: readonly string[];
  readonly play?: readonly Standing[];
  readonly support?: readonly string[];
  readonly power?: number | { readonly ready?: number; readonly exhausted?: number };
  /** Faces of the Power, ready ones first. Default: the next cards. */
  readonly powerFaces?: readonly string[];
  /** Seen by nobody. */
  readonly bonusPower?: readonly string[];
  /** Seen by its owner. */
  readonly invoked?: readonly string[];
  /** The next cards of the deck, top first. */
  readonly top?: readonly string[];
  /** The whole deck, top first: all other cards are out of the game. */
  readonly deck?: readonly string[];
  /** Out of the game. */
  readonly removed?: readonly string[];
  /** Default: that of the first faction. */
  readonly stronghold?: string;
  /** On the Stronghold. */
  readonly damage?: number;
  /** Below the Stronghold, next one first. */
  readonly pile?: readonly string[];
  readonly fallen?: readonly string[];
  readonly out?: OutReason;
}

/** At which part of a match a table is laid out. */
type Moment = 'stacking' | 'mulligan' | 'openingSupport' | 'main' | 'maintenance';

const SCRIPTS: Readonly<Record<Moment, string>> = {
  stacking: 'stack',
  mulligan: 'mulligan',
  openingSupport: 'openingSupport',
  main: 'mainAction',
  maintenance: 'maintenance',
};

/** A description of a table: by default in the Main Phase of A, in a duel. */
export type Setting = { readonly [name in SeatName]?: Place } & {
  readonly mode?: ModeId;
  readonly players?: number;
  /** Whose turn it is; default A. */
  readonly turn?: SeatName;
  /** Number of the turn; default 1. */
  readonly turnNumber?: number;
  /** The first player. Default: A. */
  readonly first?: SeatName;
  /** Default: A. */
  readonly alpha?: SeatName;
  readonly options?: Options;
  /** Default: in the Main Phase. */
  readonly from?: Moment;
};

const USUAL_SEATS = { duel: 2, hunter: 3, survival: 3, alpha: 3, hydra: 4, manticore: 4 };

/** For how many seats a setting is, and with which options. */
export function tableOf(setting: Setting): { seats: number; options: Options } {
  const { mode = 'duel', players = USUAL_SEATS[mode], options } = setting;
  return { seats: players, options: { ...options, mode } };
}

/** A match at the moment of a setting: each player has the whole deck of three factions. Throws if it cannot be: a card is not there four times. */
export function positionOf(game: AnyGame, setting: Setting = {}): Position {
  const { open } = emptyTable(game, setting).checkpoint as State;
  const position = barePositionOf(game, wholeOf(open, setting));
  game.assert(position.checkpoint as State);
  return position;
}

/** The same with decks full of one card: all that the test of one rule needs. */
export function barePositionOf(game: AnyGame, setting: Setting = {}): Position {
  const start = emptyTable(game, setting);
  lay(start.checkpoint as State, setting);
  return { ...start, running: { script: SCRIPTS[setting.from ?? 'main'], args: [] } };
}

function emptyTable(game: AnyGame, setting: Setting): Position {
  const { seats, options } = tableOf(setting);
  const start = newPosition(game, seats, options);
  const { open } = start.checkpoint as State;
  open.order = clockwiseFrom(seatOf(setting.first ?? 'A'), seats);
  for (const side of open.sides)
    side.seats = open.order.filter((seat) => side.seats.includes(seat));
  return start;
}
