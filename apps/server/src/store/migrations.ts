import type { DatabaseSync } from 'node:sqlite';
import { newerSchema } from './newer-schema.ts';

/** Step i brings a file from `user_version` i to i + 1. Never change a step that has been released: add one. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE users (id TEXT PRIMARY KEY, nickname TEXT NOT NULL) STRICT, WITHOUT ROWID;
   CREATE TABLE rooms (
     code TEXT PRIMARY KEY,
     json TEXT NOT NULL,
     used_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX rooms_by_use ON rooms (used_at);
   CREATE TABLE matches (
     id TEXT PRIMARY KEY,
     room TEXT NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
     game TEXT NOT NULL,
     version INTEGER NOT NULL,
     options TEXT NOT NULL,
     seats TEXT NOT NULL,
     secret TEXT NOT NULL,
     state TEXT NOT NULL CHECK (state IN ('running', 'over'))
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX matches_by_room ON matches (room);
   CREATE TABLE journal (
     match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
     seq INTEGER NOT NULL,
     entry TEXT NOT NULL,
     PRIMARY KEY (match, seq)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE snapshots (
     match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
     seq INTEGER NOT NULL,
     position TEXT NOT NULL,
     logged INTEGER NOT NULL,
     PRIMARY KEY (match, seq)
   ) STRICT;
   CREATE TABLE health (id INTEGER PRIMARY KEY, at REAL NOT NULL) STRICT;`,
  `CREATE TABLE messages (
     n INTEGER PRIMARY KEY,
     room TEXT NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
     json TEXT NOT NULL
   ) STRICT;
   CREATE INDEX messages_by_room ON messages (room, n);`,
  'ALTER TABLE rooms ADD COLUMN version INTEGER NOT NULL DEFAULT 0;',
  'ALTER TABLE health ADD COLUMN filler BLOB;',
  `CREATE TABLE marks (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;
   INSERT INTO marks VALUES ('lived', 0);
   ALTER TABLE rooms ADD COLUMN lived_at INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE rooms ADD COLUMN forgotten_at INTEGER;
   DROP INDEX rooms_by_use;
   CREATE INDEX rooms_by_life ON rooms (lived_at);`,
  'ALTER TABLE matches ADD COLUMN shares TEXT;',
  `CREATE TABLE devices (
     id TEXT PRIMARY KEY,
     user TEXT NOT NULL,
     browser TEXT,
     system TEXT,
     first INTEGER NOT NULL,
     last INTEGER NOT NULL,
     ended INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX devices_by_user ON devices (user, last);`,
  // Which match of its room it is, from 1; 0 for older ones.
  'ALTER TABLE matches ADD COLUMN nth INTEGER NOT NULL DEFAULT 0;',
  // `framed`: its frames have been made, or cannot be.
  `ALTER TABLE matches ADD COLUMN framed INTEGER NOT NULL DEFAULT 0;
   CREATE INDEX matches_unframed ON matches (id) WHERE state = 'over' AND framed = 0;
   CREATE TABLE frames (
     match TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
     body BLOB NOT NULL
   ) STRICT;`,
  // When it ended, and when it was laid aside, in the life of the file: older ones have ended now.
  `ALTER TABLE matches ADD COLUMN over_at INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE matches ADD COLUMN forgotten_at INTEGER;
   UPDATE matches SET over_at = (SELECT value FROM marks WHERE name = 'lived');`,
];

/** Brings the schema up to date (or to an earlier one, `to`); refuses a file written by a newer server. */
export function migrate(database: DatabaseSync, to = MIGRATIONS.length): void {
  const row = database.prepare('PRAGMA user_version').get() as { user_version: number };
  const from = row.user_version;
  if (from > MIGRATIONS.length) throw newerSchema(from);
  for (let version = from; version < to; version += 1) {
    database.exec(
      `BEGIN IMMEDIATE; ${MIGRATIONS[version]} PRAGMA user_version = ${version + 1}; COMMIT;`,
    );
  }
}
