import type { Logger } from 'pino';
import type { Clocks } from '../clocks/clocks.ts';
import type { Positions } from '../development/positions.ts';
import type { Catalogue } from '../matches/catalogue.ts';
import type { Shares } from '../matches/shares.ts';
import type { WindowHold } from '../matches/window-hold.ts';
import type { Placement } from '../placement/placement.ts';
import type { Outgoing } from '../sockets/outgoing.ts';
import type { GroupCommit } from '../store/group-commit.ts';
import type { Store } from '../store/store.ts';
import type { Watching } from '../watching/watching.ts';
import type { Chat } from './chat.ts';
import type { Observer } from './observer.ts';
import type { TableActor } from './table-actor.ts';

/** The parts that all tables of a server share. */
export interface House {
  readonly store: Store;
  readonly commits: GroupCommit;
  /** Which rooms are here. */
  readonly placement: Placement;
  readonly catalogue: Catalogue;
  readonly outgoing: Outgoing;
  readonly logger: Logger;
  readonly watching: Watching;
  readonly chat: Chat;
  readonly clocks: Clocks;
  readonly shares: Shares;
  readonly hold: WindowHold;
  /** The positions at which tests let matches begin; `null` in production. */
  readonly positions: Positions | null;
  readonly observers: readonly Observer[];
  /** Milliseconds a member has to be away before a bot may play for them. */
  readonly standInAfter: number;
  /** The stored data of this table may differ from its memory: the next request reads it again. */
  retire(table: TableActor, why: unknown): void;
}
