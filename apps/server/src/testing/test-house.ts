import type { Logger } from 'pino';
import { pino } from 'pino';
import { Clocks } from '../clocks/clocks.ts';
import type { Catalogue } from '../matches/catalogue.ts';
import { Shares } from '../matches/shares.ts';
import { WindowHold } from '../matches/window-hold.ts';
import type { Placement } from '../placement/placement.ts';
import { AlwaysHere } from '../placement/placement.ts';
import type { AppSocket } from '../sockets/outgoing.ts';
import { Outgoing } from '../sockets/outgoing.ts';
import { GroupCommit } from '../store/group-commit.ts';
import type { Store } from '../store/store.ts';
import { Chat } from '../tables/chat.ts';
import type { Observer } from '../tables/observer.ts';
import type { TableActor } from '../tables/table-actor.ts';
import { Tables } from '../tables/tables.ts';
import { Watching } from '../watching/watching.ts';
import { duelCatalogue } from './duel.ts';

/** Tables without a network, over a store of the test's choice. */
export function testTables(
  store: Store,
  parts: {
    catalogue?: Catalogue;
    observers?: readonly Observer[];
    logger?: Logger;
    placement?: Placement;
  } = {},
): { tables: Tables; commits: GroupCommit } {
  const commits = new GroupCommit(store, (error) => {
    throw error;
  });
  const logger = parts.logger ?? pino({ level: 'silent' });
  const outgoing = new Outgoing(true);
  const tables = new Tables({
    store,
    commits,
    placement: parts.placement ?? new AlwaysHere(),
    catalogue: parts.catalogue ?? duelCatalogue(),
    outgoing,
    logger,
    chat: new Chat({ store, commits, outgoing, logger, isLimited: () => false }),
    clocks: new Clocks(outgoing),
    shares: new Shares(outgoing),
    hold: new WindowHold(0),
    positions: null,
    watching: new Watching({ store, outgoing, logger }),
    observers: parts.observers ?? [],
    standInAfter: 60_000,
  });
  return { tables, commits };
}

export const ADA = 'u0000000000000001';
export const EVE = 'u0000000000000002';

/** A running duel of Ada with Eve, or with a bot; Ada is the host. */
export async function testDuel(tables: Tables, opponent: 'eve' | 'bot'): Promise<TableActor> {
  const empty = {
    game: 'duel',
    options: { rounds: 4, trap: 'off', teams: 'off' },
    seats: [null, null],
  };
  const table = await tables.create({ id: ADA, nickname: 'Ada' }, empty, []);
  await table.do({ do: 'sit', by: ADA, seat: 0 });
  if (opponent === 'bot') await table.do({ do: 'seatBot', by: ADA, seat: 1, bot: 'random' });
  else {
    await table.do({ do: 'enter', user: EVE, nickname: 'Eve', proved: null });
    await table.do({ do: 'sit', by: EVE, seat: 1 });
  }
  await table.start(ADA, null);
  return table;
}

/** A connection that receives nothing. */
export const silentSocket = (user: string, connected = true): AppSocket => {
  const data: AppSocket['data'] = {
    ...{ user, session: 's', address: '', at: null, room: null, behind: null },
  };
  const rooms = new Set<string>();
  const join = (names: string | string[]) => {
    for (const name of [names].flat()) rooms.add(name);
  };
  const leave = (name: string) => rooms.delete(name);
  const conn = { close: () => {}, transport: { writable: true } };
  return { data, connected, rooms, join, leave, conn, emit: () => true } as unknown as AppSocket;
};
