import type { Options, Session } from '@tablee/engine';
import type { FuzzedTable } from '@tablee/engine/testing';
import { game as cannibalWorld } from '../index.ts';
import type { Open } from '../state/state.ts';

interface NamedTable extends FuzzedTable {
  readonly name: string;
}

const table = (name: string, seats: number, options: Options): NamedTable => ({
  name,
  game: cannibalWorld,
  seats,
  options,
  // A leaver ends the match: nobody sits out.
  isOut: (session: Session) => (session.state.open as Open).phase === 'over',
});

/** Every kind of table that the game can be played at. */
export const NAMED_TABLES: readonly NamedTable[] = [
  table('preconstructed decks', 2, {}),
  table('custom decks', 2, { decks: 'custom' }),
  table('all reactions asked, no Pyrrhic draw', 2, {
    decks: 'custom',
    collection: 'box',
    askAlways: 'on',
    pyrrhic: 'off',
    limitedCap: 'none',
  }),
  table('best of three', 2, { match: 'tournament', decks: 'custom' }),
  table('two against two', 4, { mode: '2v2' }),
  table('best of three, two against two', 4, { mode: '2v2', match: 'tournament' }),
  table('two against two, custom decks', 4, { mode: '2v2', decks: 'custom', turnCap: 'off' }),
];
