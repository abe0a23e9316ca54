import type { ClientBase } from 'pg';
import { newerSchema } from '../newer-schema.ts';

/** One step of the schema. Never change one that has been released: add another. */
export interface Migration {
  readonly sql: string;
  /** The oldest schema whose servers can still work on the database once this step is done; missing: the former one's. */
  readonly oldest?: number;
}

/**
 * Step i brings a database from version i to i + 1. Nodes of two releases run on it at once while they are replaced one after
 * the other, so a step only expands: new tables, new columns with a default or none at all, new indexes, new functions under
 * new names. A column that a release no longer uses is dropped by a step of the next release but one, which names in `oldest`
 * the first schema whose servers do without it: older ones are refused from then on, and there is no way back to them.
 * No step may hold a lock for long on a large table: a step fills columns in slices, from the server, after it.
 */
export const MIGRATIONS: readonly Migration[] = [
  {
    oldest: 1,
    // Texts are compared by their bytes: order and equality are those of SQLite, and no update of a locale spoils an index.
    sql: `
CREATE TABLE nodes (
  id text COLLATE "C" PRIMARY KEY,
  name text NOT NULL,
  address text,
  until timestamptz NOT NULL,
  draining boolean NOT NULL DEFAULT false,
  started timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE TABLE places (
  room text COLLATE "C" PRIMARY KEY,
  node text COLLATE "C",
  epoch bigint NOT NULL
) WITH (fillfactor = 80);
CREATE INDEX places_by_node ON places (node) WHERE node IS NOT NULL;

CREATE TABLE users (id text COLLATE "C" PRIMARY KEY, nickname text NOT NULL);
CREATE TABLE devices (
  id text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL,
  browser text,
  system text,
  first bigint NOT NULL,
  last bigint NOT NULL,
  ended timestamptz
);
CREATE INDEX devices_by_user ON devices (user_id, last);
CREATE INDEX devices_ended ON devices (ended) WHERE ended IS NOT NULL;
CREATE TABLE passes (
  digest bytea PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL,
  room text COLLATE "C" NOT NULL,
  made timestamptz NOT NULL DEFAULT clock_timestamp(),
  until timestamptz NOT NULL,
  used boolean NOT NULL DEFAULT false
);
CREATE INDEX passes_by_user ON passes (user_id);
CREATE TABLE secrets (name text PRIMARY KEY, value bytea NOT NULL);

CREATE TABLE rooms (
  code text COLLATE "C" PRIMARY KEY,
  json text NOT NULL,
  version integer NOT NULL,
  used_at bigint NOT NULL,
  lived_at bigint NOT NULL,
  forgotten_at bigint
) WITH (fillfactor = 80);
CREATE INDEX rooms_by_life ON rooms (lived_at);
CREATE TABLE messages (
  n bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  room text COLLATE "C" NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
  json text NOT NULL
);
CREATE INDEX messages_by_room ON messages (room, n);
CREATE TABLE matches (
  id text COLLATE "C" PRIMARY KEY,
  room text COLLATE "C" NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
  nth integer NOT NULL,
  game text NOT NULL,
  version integer NOT NULL,
  options text NOT NULL,
  seats text NOT NULL,
  secret text NOT NULL,
  shares text,
  state text NOT NULL CHECK (state IN ('running', 'over')),
  over_at bigint NOT NULL DEFAULT 0,
  forgotten_at bigint,
  framed boolean NOT NULL DEFAULT false
);
CREATE INDEX matches_by_room ON matches (room, nth);
CREATE INDEX matches_unframed ON matches (id) WHERE state = 'over' AND NOT framed;
CREATE INDEX matches_aside ON matches (forgotten_at) WHERE forgotten_at IS NOT NULL;
CREATE TABLE journal (
  match text COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  seq integer NOT NULL,
  entry text NOT NULL,
  PRIMARY KEY (match, seq)
);
CREATE TABLE snapshots (
  match text COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  seq integer NOT NULL,
  position text NOT NULL,
  logged integer NOT NULL,
  PRIMARY KEY (match, seq)
);
CREATE TABLE frames (
  match text COLLATE "C" PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
  body bytea NOT NULL
);

CREATE TABLE marks (name text PRIMARY KEY, value bigint NOT NULL);
INSERT INTO marks VALUES ('lived', 0);
CREATE TABLE health (id integer PRIMARY KEY, at timestamptz NOT NULL, filler bytea);
ALTER TABLE health ALTER filler SET STORAGE EXTERNAL;

-- Ends the transaction it is called in: what was to be written does not follow what is kept.
CREATE FUNCTION refuse_write(what text, key text) RETURNS void LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION '%', what USING ERRCODE = 'TB001', DETAIL = key; END $$;
-- What is written in a text that may be damaged; null: no JSON. What JSON may escape and PostgreSQL cannot hold (zero, half a
-- surrogate) reads as U+FFFD; the text keeps it.
CREATE FUNCTION read_json(kept text) RETURNS json LANGUAGE plpgsql IMMUTABLE AS
$$ BEGIN
  RETURN regexp_replace(kept, '\\\\u(0000|[dD][89a-fA-F][0-9a-fA-F]{2})', '\\\\ufffd', 'g')::json;
EXCEPTION WHEN data_exception THEN RETURN NULL;
END $$;
`,
  },
  {
    // Nobody needs the rows that a crash of the database loses here: they are used for a minute.
    sql: `
CREATE UNLOGGED TABLE guesses (
  n bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  node text NOT NULL,
  what text NOT NULL,
  address text NOT NULL,
  count integer NOT NULL
);
`,
  },
];

/** Of what nodes agree upon by a lock of the whole database. */
const MIGRATING = 7_262_533_001;

/** Which schema a database has, and the oldest whose servers can work on it. */
interface Schema {
  readonly version: number;
  readonly oldest: number;
}

/**
 * Brings the schema up to date; one node at a time does, the others wait for it. Refuses a database that a newer server no
 * longer shares with this one. `steps`: those that this server knows.
 */
export async function migrate(client: ClientBase, steps = MIGRATIONS): Promise<void> {
  if (isCurrent(await schemaOf(client), steps)) return;
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATING]);
    const schema = await schemaOf(client);
    isCurrent(schema, steps);
    const { version } = schema;
    if (version === 0) {
      await client.query('CREATE TABLE schema (version integer NOT NULL, oldest integer NOT NULL)');
      await client.query('INSERT INTO schema VALUES (0, 1)');
    }
    for (const [i, { sql, oldest }] of steps.entries()) {
      if (i < version) continue;
      await client.query(sql);
      await client.query('UPDATE schema SET version = $1, oldest = coalesce($2, oldest)', [
        ...[i + 1, oldest ?? null],
      ]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** Throws if this server is too old for it. */
function isCurrent({ version, oldest }: Schema, steps: readonly Migration[]): boolean {
  if (oldest > steps.length) throw newerSchema(version);
  return version >= steps.length;
}

async function schemaOf(client: ClientBase): Promise<Schema> {
  // Asks the tables themselves: the meaning of names may be cached from before another node created them.
  const { rows } = await client.query(
    "SELECT FROM pg_tables WHERE schemaname = current_schema() AND tablename = 'schema'",
  );
  if (rows.length === 0) return { version: 0, oldest: 0 };
  const schema = await client.query<Schema>('SELECT version, oldest FROM schema');
  return schema.rows[0] ?? { version: 0, oldest: 0 };
}
