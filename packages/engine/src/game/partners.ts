import type { AnyGame } from './game.ts';
import type { Seat } from './layers.ts';

/** Seats with whom `seat` may talk in private: as the game says, else the seats that see what it sees. */
export const partnersOf = (game: AnyGame, open: unknown, seat: Seat): readonly Seat[] =>
  (game.partners ?? game.confidants)?.call(game, open, seat) ?? [];
