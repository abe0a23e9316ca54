import type { JournalEntry, MatchRecord, SnapshotRecord } from '../matches/journal.ts';

/** One change to keep. Everything is serialized when it is handed over, never later. */
export type Write =
  | {
      readonly kind: 'room';
      readonly code: string;
      readonly json: string;
      /** Milliseconds since the epoch. */
      readonly usedAt: number;
    }
  | { readonly kind: 'user'; readonly id: string; readonly nickname: string }
  /** A device of a user has been seen: its session, and what it is. */
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
  | {
      readonly kind: 'forgetDevices';
      readonly seenBefore: number;
      readonly endedBefore: number;
    }
  | { readonly kind: 'message'; readonly room: string; readonly json: string }
  | { readonly kind: 'match'; readonly record: MatchRecord }
  | { readonly kind: 'matchOver'; readonly match: string }
  | {
      readonly kind: 'entry';
      readonly match: string;
      readonly seq: number;
      readonly entry: JournalEntry;
    }
  | {
      readonly kind: 'snapshot';
      readonly match: string;
      readonly seq: number;
      readonly position: string;
      readonly logged: number;
    };

/** A device that somebody is signed in on. Milliseconds since the epoch. */
export interface DeviceRecord {
  readonly id: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly first: number;
  readonly last: number;
}

/**
 * Where rooms and matches are kept: the narrow door that SQLite stands behind today and that another database could
 * stand behind tomorrow. Knows nothing of rules or sockets.
 */
export interface Store {
  /** All or nothing; resolves when the writes survive the death of this process. */
  commit(writes: readonly Write[]): Promise<void>;
  room(code: string): Promise<string | null>;
  nickname(user: string): Promise<string | null>;
  /** Devices of a user that are signed in, the one seen last first. */
  devices(user: string): Promise<DeviceRecord[]>;
  /** Sessions whose cookies no longer count. */
  endedDevices(): Promise<string[]>;
  /** What was said in a room last, oldest first. */
  messages(room: string): Promise<string[]>;
  match(id: string): Promise<MatchRecord | null>;
  /** All entries of a match, oldest first. */
  journal(match: string): Promise<JournalEntry[]>;
  /** Newest first. */
  snapshots(match: string): Promise<SnapshotRecord[]>;
  /** Forgets rooms last used before then, with their matches; gives how many. */
  purge(usedBefore: number): Promise<number>;
  isWritable(): Promise<boolean>;
  close(): Promise<void>;
}
