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

/**
 * Where rooms and matches are kept: the narrow door that SQLite stands behind today and that another database could
 * stand behind tomorrow. Knows nothing of rules or sockets.
 */
export interface Store {
  /** All or nothing; resolves when the writes survive the death of this process. */
  commit(writes: readonly Write[]): Promise<void>;
  room(code: string): Promise<string | null>;
  nickname(user: string): Promise<string | null>;
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
