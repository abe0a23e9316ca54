import type { FaultCodes } from '../fault-codes.ts';
import { codesOf } from '../fault-codes.ts';
import type { MatchRecord, SnapshotRecord } from '../matches/journal.ts';

/** One change to keep. Everything is serialized when it is handed over, never later. */
export type Write =
  | {
      readonly kind: 'room';
      readonly code: string;
      readonly json: string;
      /** Milliseconds since the epoch. */
      readonly usedAt: number;
      /** One more than what is kept; 1 for a new room. */
      readonly version: number;
    }
  | { readonly kind: 'user'; readonly id: string; readonly nickname: string }
  /** A device of a user has been seen: its session and its name. */
  | {
      readonly kind: 'device';
      readonly id: string;
      readonly user: string;
      readonly browser: string | null;
      readonly system: string | null;
      readonly at: number;
    }
  /** Its cookie no longer counts. */
  | {
      readonly kind: 'deviceEnded';
      readonly id: string;
      readonly user: string;
      readonly at: number;
    }
  | { readonly kind: 'message'; readonly room: string; readonly json: string }
  /** Deletes a user's messages in a room, and puts nobody in their place in its matches. */
  | { readonly kind: 'forgetIn'; readonly room: string; readonly user: string }
  /** Their name is deleted, and what their devices were; ended sessions stay ended. */
  | { readonly kind: 'forgetUser'; readonly user: string }
  | { readonly kind: 'match'; readonly record: MatchRecord }
  | { readonly kind: 'matchOver'; readonly match: string }
  /** The recording of a finished match; `null`: it cannot be made. A match that is no longer kept keeps none. */
  | {
      readonly kind: 'frames';
      readonly match: string;
      readonly body: Uint8Array<ArrayBuffer> | null;
    }
  | {
      readonly kind: 'entry';
      readonly match: string;
      readonly seq: number;
      /** The entry as `Written` has it. */
      readonly json: string;
    }
  | {
      readonly kind: 'snapshot';
      readonly match: string;
      readonly seq: number;
      readonly position: string;
      readonly logged: number;
    };

/** A device that a user is signed in on. Milliseconds since the epoch. */
export interface DeviceRecord {
  readonly id: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly first: number;
  readonly last: number;
}

/** A write that does not follow what is kept: another writer has written meanwhile, or a write before it was lost. */
export class StaleWrite extends Error {
  override readonly name = 'StaleWrite';
  readonly kind: 'room' | 'entry';
  /** Id of the match. */
  readonly key: string;
  constructor(kind: StaleWrite['kind'], key: string) {
    super(`the ${kind} does not follow what is kept of ${key}`);
    this.kind = kind;
    this.key = key;
  }
}

/** The disk does not do its part: it is full, read-only, locked or gone. Nothing was kept; it may go again later. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault';
  constructor(codes: FaultCodes) {
    super(codes.errstr ?? codes.code ?? 'the store is out of order');
    Object.assign(this, codes);
  }
}

/**
 * The store's thread has died over it, or its connection broke before the answer: whether anything was kept has to be read.
 * `why`, if that is known.
 */
export class OutcomeUnknown extends StoreFault {
  constructor(
    why: unknown,
    code: 'TABLEE_THREAD_ENDED' | 'TABLEE_CONNECTION_LOST' = 'TABLEE_THREAD_ENDED',
  ) {
    super({ ...(why instanceof Error && codesOf(why)), code });
    // The stack on the other thread.
    if (why instanceof Error && why.stack !== undefined) this.stack = why.stack;
  }
}

/** A room that a node of several has taken. */
export interface Place {
  /** Code of the room. */
  readonly room: string;
  /** How often it has been taken: a node with an earlier number has lost it. */
  readonly epoch: number;
}

/** Another node has taken these rooms meanwhile. Nothing was kept. */
export class Fenced extends Error {
  override readonly name = 'Fenced';
  readonly places: readonly Place[];
  constructor(places: readonly Place[]) {
    super(`taken by another node: ${places.map(({ room }) => room).join(', ')}`);
    this.places = places;
  }
}

/** Whether the stored data may differ from memory: it has to be read again. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof StaleWrite || error instanceof Fenced || error instanceof OutcomeUnknown;

/** Something kept that cannot be read any more. It harms nothing beside it. */
export class Damaged extends Error {
  override readonly name = 'Damaged';
  /** `snapshots`: which there are of a match. */
  readonly kind: 'match' | 'snapshot' | 'snapshots';
  /** Id of the match. */
  readonly key: string;
  /** Number of the snapshot; 0 for all else. */
  readonly seq: number;
  constructor(kind: Damaged['kind'], key: string, seq = 0) {
    super(`the ${kind} of ${key} with number ${seq} cannot be read`);
    this.kind = kind;
    this.key = key;
    this.seq = seq;
  }
}

/** A room as it is kept. */
export interface KeptRoom {
  readonly json: string;
  /** How often it has been written; 0 in files from before versions were counted. */
  readonly version: number;
}

/** What `forget` did. */
export interface Forgotten {
  readonly laidAside: number;
  readonly deleted: number;
  /** Matches of rooms that stay. */
  readonly matches: { readonly laidAside: number; readonly deleted: number };
  /** Rooms that were due, but too many at once to be believed: they wait for the next time. */
  readonly heldBack: number;
}

/** One line of a journal as it is kept. */
export interface JournalLine {
  readonly seq: number;
  readonly json: string;
}

/**
 * Stores rooms and matches: the interface of SQLite and PostgreSQL (`store.contract.ts` tests what they have to do). Knows
 * nothing of rules or sockets.
 */
export interface Store {
  /**
   * All or nothing, except snapshots that the disk has no sound place for: these are skipped, as nothing depends on them.
   * Resolves when the writes survive the death of this process. Rejects with `StaleWrite` if a room is not the next version of
   * the stored one, or an entry not the next of its journal; with `StoreFault`, as everything here may, while the disk does not
   * do its part; with `OutcomeUnknown` if nobody can say whether they were kept; with `Fenced` unless all `places` are still
   * what they were: an engine of one node alone has nobody to ask.
   */
  commit(writes: readonly Write[], places?: readonly Place[]): Promise<void>;
  /** As it was kept, whether it can still be read or not. */
  room(code: string): Promise<KeptRoom | null>;
  /** Whether a user is a member of a room as it is kept; `null`: there is no such room. One that lies aside stays there. */
  isMember(code: string, user: string): Promise<boolean | null>;
  nickname(user: string): Promise<string | null>;
  /** Codes of the rooms where anything is kept of a user. */
  roomsOf(user: string): Promise<string[]>;
  /** Devices of a user that are signed in, the one seen last first. */
  devices(user: string): Promise<DeviceRecord[]>;
  /** Sessions whose cookies no longer count. */
  endedDevices(): Promise<string[]>;
  /** The last messages of a room, oldest first, as they were kept, readable or not. */
  messages(room: string): Promise<string[]>;
  /** A match of a room, the running one if there is one; rejects with `Damaged`. */
  newestMatch(room: string): Promise<MatchRecord | null>;
  /** Rejects with `Damaged`. */
  match(id: string): Promise<MatchRecord | null>;
  /** All lines of a match, oldest first, as they are kept: `readJournal` reads them. */
  journal(match: string): Promise<JournalLine[]>;
  /** Finished matches whose recording nobody has tried to make, `most` at most. */
  unframed(most: number): Promise<string[]>;
  /** The frames of a match as they were kept. */
  frames(match: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Newest first, each read when it is asked for; unreadable ones are skipped. */
  snapshots(match: string): AsyncIterable<SnapshotRecord>;
  /**
   * Lays rooms aside that have been unused for `unusedFor` milliseconds, with their matches; a request by its code brings one
   * back. Of rooms that stay, matches beyond what the room keeps are laid aside; they can still be read, and are back if the
   * room keeps more again. Rows that have lain aside for `asideFor` milliseconds are deleted. Both count the time in which the
   * store was open: whatever a clock says, nothing is forgotten that could have been used.
   */
  forget(unusedFor: number, asideFor: number): Promise<Forgotten>;
  /** Rejects unless something can be kept now. */
  probe(): Promise<void>;
  close(): Promise<void>;
}
