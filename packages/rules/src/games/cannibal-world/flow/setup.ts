import type { Next, Options } from '@tablee/engine';
import { newKey } from '@tablee/engine';
import { CAMPS } from '../state/camps.ts';
import { campAt, ownAt, reinforcementOf } from '../state/players.ts';
import type { ModeId, Own, Player, State, Table } from '../state/state.ts';

const TOKENS = 3;

const emptyPlayer = (camp: number): Player => ({
  camp,
  faction: null,
  isPrecon: true,
  meat: 0,
  discard: [],
  exhausted: false,
  shown: [],
  sideboard: null,
  mulligan: false,
});

const emptyOwn = (): Own => ({
  hand: [],
  reinforcement: [],
  search: [],
  deck: null,
  registered: null,
});

/** The table before a game. */
const emptyTable = () => ({
  creatures: [],
  order: [],
  active: 0,
  turn: 0,
  step: 'draw' as const,
  pillaged: false,
  gave: false,
  assault: null,
  combat: null,
  entered: [],
});

/** From these rules on card ids are veiled. */
const VEILED_SINCE = 3;

/** An empty table; `begin` asks for the decks. */
export function setup(
  seats: number,
  options: Options,
  dealtBy: number,
): { state: State; first: Next } {
  const chosen = Object.fromEntries(
    Object.entries(options).map(([id, value]) => [id, String(value)]),
  );
  const mode = chosen.mode as ModeId;
  const camps = CAMPS[mode].map((each) => ({ seats: [...each], habitat: null, tokens: TOKENS }));
  const state: State = {
    open: {
      nextCard: 0,
      mode,
      options: chosen,
      phase: 'decks',
      camps,
      players: Array.from({ length: seats }, (_, seat) =>
        emptyPlayer(camps.findIndex((camp) => camp.seats.includes(seat))),
      ),
      ...emptyTable(),
      tournament: chosen.match === 'tournament' ? { game: 1, wins: [0, 0] } : null,
      final: null,
    },
    own: Array.from({ length: seats }, emptyOwn),
    deep: { mains: Array.from({ length: seats }, () => []), ...newKey(dealtBy >= VEILED_SINCE) },
  };
  return { state, first: { script: 'begin', args: [] } };
}

/** Everything of the last game is put away; decks, camps and wins stay (CAN-20.1). */
export function clearTable(table: Table): void {
  const { open, own, deep } = table;
  for (const [seat, player] of open.players.entries()) {
    const { camp, faction, isPrecon, sideboard } = player;
    open.players[seat] = { ...emptyPlayer(camp), faction, isPrecon, sideboard };
    const { deck, registered } = ownAt(table, seat);
    own[seat] = { ...emptyOwn(), deck, registered };
    deep.mains[seat] = [];
    reinforcementOf(table, seat).length = 0;
  }
  for (const index of open.camps.keys()) campAt(open, index).tokens = TOKENS;
  Object.assign(open, emptyTable());
}
