import { USUAL_KEEPING } from '@tablee/protocol/kept.ts';
import { DAY, FORGOTTEN_SEAT, KEPT_MESSAGES, KEPT_SNAPSHOTS, NOBODY } from '../keeping.ts';
import type { Place, Write } from '../store.ts';
import { StaleWrite } from '../store.ts';
import type { Statement } from './batch.ts';
import { blobs, numbers, texts } from './batch.ts';

/** Of a kept text that may be damaged: a number in it, or null. */
const numberIn = (path: string): string =>
  `CASE WHEN json_typeof(j #> '{${path}}') = 'number' THEN (j #>> '{${path}}')::float8 END`;

/**
 * Matches that are over, each with its place among those of its room, newest first, and that room's limits: the defaults if
 * they cannot be read. `$1` is now, in the life of the store.
 */
const overIn = (rooms: string): string => `(SELECT id, place, most, days, over_at, forgotten_at,
    NOT is_on_table AND (place > most OR over_at <= $1::bigint - days * ${DAY}) AS is_beyond, is_on_table
  FROM (SELECT m.id, m.over_at, m.forgotten_at,
      row_number() OVER (PARTITION BY m.room ORDER BY m.nth DESC) AS place,
      coalesce(${numberIn('keeping,days')}, ${USUAL_KEEPING.days}) AS days,
      coalesce(${numberIn('keeping,matches')}, ${USUAL_KEEPING.matches}) AS most,
      coalesce(m.id = j #>> '{match,id}', false) AS is_on_table
    FROM matches m JOIN (SELECT code, read_json(json) AS j FROM rooms) r ON r.code = m.room
    WHERE m.state = 'over' AND ${rooms}) o)`;

export const layMatchesAside = (
  rooms: string,
): string => `UPDATE matches SET forgotten_at = $1::bigint
  FROM ${overIn(rooms)} o WHERE o.id = matches.id AND o.forgotten_at IS NULL AND o.is_beyond`;

export const BRING_MATCHES_BACK = `UPDATE matches SET forgotten_at = NULL
  FROM ${overIn('true')} o WHERE o.id = matches.id AND o.forgotten_at IS NOT NULL AND NOT o.is_beyond`;

/**
 * However many are played, no more lie aside than a room keeps; those of the last day do, since a host may have set less by
 * mistake.
 */
const DELETE_SURPLUS = `DELETE FROM matches USING ${overIn('m.room = ANY ($2)')} o
  WHERE o.id = matches.id AND o.forgotten_at <= $1::bigint - ${DAY} AND o.place > 2 * o.most AND NOT o.is_on_table`;

const SQL = {
  places: `SELECT refuse_write('place', json_agg(json_build_object('room', g.room, 'epoch', g.epoch))::text)
    FROM unnest($1::text[], $2::bigint[]) AS g (room, epoch)
    WHERE NOT EXISTS (SELECT FROM places p WHERE p.room = g.room AND p.epoch = g.epoch)
    HAVING count(*) > 0`,

  newRooms: `WITH kept AS (INSERT INTO rooms (code, json, used_at, version, lived_at)
      SELECT code, json, used_at, version, $5::bigint
      FROM unnest($1::text[], $2::text[], $3::bigint[], $4::int[]) AS g (code, json, used_at, version)
      ON CONFLICT (code) DO NOTHING RETURNING code)
    SELECT refuse_write('room', min(g.code)) FROM unnest($1::text[]) AS g (code)
    WHERE NOT EXISTS (SELECT FROM kept WHERE kept.code = g.code) HAVING count(*) > 0`,
  rooms: `WITH kept AS (UPDATE rooms SET json = g.json, used_at = g.used_at, version = g.version,
        lived_at = $5::bigint, forgotten_at = NULL
      FROM unnest($1::text[], $2::text[], $3::bigint[], $4::int[], $6::int[])
        AS g (code, json, used_at, version, follows)
      WHERE rooms.code = g.code AND rooms.version = g.follows RETURNING rooms.code)
    SELECT refuse_write('room', min(g.code)) FROM unnest($1::text[]) AS g (code)
    WHERE NOT EXISTS (SELECT FROM kept WHERE kept.code = g.code) HAVING count(*) > 0`,

  users: `INSERT INTO users (id, nickname) SELECT * FROM unnest($1::text[], $2::text[])
    ON CONFLICT (id) DO UPDATE SET nickname = excluded.nickname`,
  devices: `INSERT INTO devices (id, user_id, browser, system, first, last)
    SELECT id, user_id, browser, system, at, at
    FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[]) AS g (id, user_id, browser, system, at)
    ON CONFLICT (id) DO UPDATE SET browser = excluded.browser, system = excluded.system, last = excluded.last`,
  devicesEnded: `INSERT INTO devices (id, user_id, first, last, ended)
    SELECT id, user_id, at, at, clock_timestamp()
    FROM unnest($1::text[], $2::text[], $3::bigint[]) AS g (id, user_id, at)
    ON CONFLICT (id) DO UPDATE SET last = excluded.last, ended = coalesce(devices.ended, excluded.ended)`,

  matches: `INSERT INTO matches (id, room, game, version, options, seats, secret, shares, state, nth)
    SELECT id, room, game, version, options, seats, secret, shares, state,
      coalesce((SELECT max(m.nth) FROM matches m WHERE m.room = g.room), 0)
        + row_number() OVER (PARTITION BY room ORDER BY n)
    FROM unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])
      WITH ORDINALITY AS g (id, room, game, version, options, seats, secret, shares, state, n)`,
  matchesOver: `UPDATE matches SET state = 'over', over_at = $2 WHERE id = ANY ($1)`,
  matchesAside: layMatchesAside('m.room = ANY ($2)'),
  matchesGone: DELETE_SURPLUS,

  entriesFollow: `SELECT refuse_write('entry', min(g.match))
    FROM unnest($1::text[], $2::int[]) AS g (match, first)
    WHERE g.first <> coalesce((SELECT max(j.seq) FROM journal j WHERE j.match = g.match), -1) + 1
    HAVING count(*) > 0`,
  entries: `INSERT INTO journal (match, seq, entry)
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[])`,

  snapshots: `INSERT INTO snapshots (match, seq, position, logged)
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[])
    ON CONFLICT (match, seq) DO UPDATE SET position = excluded.position, logged = excluded.logged`,
  snapshotsGone: `DELETE FROM snapshots s USING unnest($1::text[]) AS g (match)
    WHERE s.match = g.match AND s.seq < (SELECT n.seq FROM snapshots n WHERE n.match = g.match
      ORDER BY n.seq DESC OFFSET ${KEPT_SNAPSHOTS - 1} LIMIT 1)`,

  messages: `INSERT INTO messages (room, json)
    SELECT room, json FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS g (room, json, n) ORDER BY n`,
  messagesGone: `DELETE FROM messages s USING unnest($1::text[]) AS g (room)
    WHERE s.room = g.room AND s.n < (SELECT o.n FROM messages o WHERE o.room = g.room
      ORDER BY o.n DESC OFFSET ${KEPT_MESSAGES - 1} LIMIT 1)`,

  framed: 'UPDATE matches SET framed = true WHERE id = ANY ($1)',
  frames: `INSERT INTO frames (match, body)
    SELECT g.match, g.body FROM unnest($1::text[], $2::bytea[]) AS g (match, body)
    WHERE EXISTS (SELECT FROM matches m WHERE m.id = g.match)
    ON CONFLICT (match) DO UPDATE SET body = excluded.body`,

  // Lines of others that say who may read them name nobody in their place; unreadable lines name them no more either.
  messagesOf: `DELETE FROM messages WHERE room = $1 AND strpos(json, $2) > 0
    AND (read_json(json) IS NULL OR read_json(json) #>> '{message,user}' = $2)`,
  messagesNaming: `UPDATE messages SET json = replace(json, $2, '${NOBODY}') WHERE room = $1 AND strpos(json, $2) > 0`,
  // Seats that cannot be read are none.
  seatsOf: `UPDATE matches SET seats = (
      SELECT coalesce(json_agg(CASE WHEN seat ->> 'user' = $2 THEN $3::json ELSE seat END ORDER BY n)::text, '[]')
      FROM json_array_elements(CASE WHEN json_typeof(read_json(seats)) = 'array' THEN read_json(seats) END)
        WITH ORDINALITY AS s (seat, n))
    WHERE room = $1 AND strpos(seats, $2) > 0`,
  userGone: 'DELETE FROM users WHERE id = $1',
  devicesOf: "UPDATE devices SET user_id = '', browser = NULL, system = NULL WHERE user_id = $1",
} as const;

const statement = (name: keyof typeof SQL, ...values: (string | null)[]): Statement => ({
  name,
  text: SQL[name],
  values,
});

type Of<Kind extends Write['kind']> = Extract<Write, { kind: Kind }>;

/** How a room is written by a flush, however often it is in it. */
interface RoomChange {
  /** The version that has to be kept; 0: none. */
  readonly follows: number;
  last: Of<'room'>;
}

/** Writes of which the order kind by kind is as good as the one in which they came. */
class Segment {
  readonly rooms = new Map<string, RoomChange>();
  readonly users = new Map<string, Of<'user'>>();
  readonly devices = new Map<string, Of<'device'>>();
  readonly devicesEnded = new Map<string, Of<'deviceEnded'>>();
  readonly matches: Of<'match'>[] = [];
  readonly matchesOver: string[] = [];
  readonly entries: Of<'entry'>[] = [];
  readonly snapshots = new Map<string, Of<'snapshot'>>();
  readonly messages: Of<'message'>[] = [];
  readonly frames = new Map<string, Of<'frames'>>();

  take(write: Exclude<Write, { kind: 'forgetIn' | 'forgetUser' }>): void {
    switch (write.kind) {
      case 'room':
        this.#takeRoom(write);
        return;
      case 'user':
        this.users.set(write.id, write);
        return;
      case 'device':
        this.devices.set(write.id, write);
        return;
      case 'deviceEnded':
        this.devicesEnded.set(write.id, write);
        return;
      case 'match':
        this.matches.push(write);
        return;
      case 'matchOver':
        this.matchesOver.push(write.match);
        return;
      case 'entry':
        this.entries.push(write);
        return;
      case 'snapshot':
        this.snapshots.set(`${write.match} ${write.seq}`, write);
        return;
      case 'message':
        this.messages.push(write);
        return;
      case 'frames':
        this.frames.set(write.match, write);
        return;
    }
  }

  #takeRoom(write: Of<'room'>): void {
    const before = this.rooms.get(write.code);
    if (before === undefined) {
      this.rooms.set(write.code, { follows: write.version - 1, last: write });
      return;
    }
    if (write.version !== before.last.version + 1) throw new StaleWrite('room', write.code);
    before.last = write;
  }
}

const roomStatements = ({ rooms }: Segment, uptime: number): Statement[] => {
  const all = [...rooms.values()].toSorted((a, b) => (a.last.code < b.last.code ? -1 : 1));
  const columns = (changes: readonly RoomChange[]): string[] => [
    texts(changes.map(({ last }) => last.code)),
    texts(changes.map(({ last }) => last.json)),
    numbers(changes.map(({ last }) => last.usedAt)),
    numbers(changes.map(({ last }) => last.version)),
    String(uptime),
  ];
  const made = all.filter(({ follows }) => follows === 0);
  const changed = all.filter(({ follows }) => follows !== 0);
  const statements: Statement[] = [];
  if (made.length > 0) statements.push(statement('newRooms', ...columns(made)));
  if (changed.length > 0) {
    const follows = numbers(changed.map((change) => change.follows));
    statements.push(statement('rooms', ...columns(changed), follows));
  }
  return statements;
};

const peopleStatements = ({ users, devices, devicesEnded }: Segment): Statement[] => {
  const named = [...users.values()];
  const seen = [...devices.values()];
  const ended = [...devicesEnded.values()];
  const statements: Statement[] = [];
  if (named.length > 0) {
    const [ids, names] = [named.map(({ id }) => id), named.map(({ nickname }) => nickname)];
    statements.push(statement('users', texts(ids), texts(names)));
  }
  if (seen.length > 0) {
    statements.push(
      statement(
        'devices',
        texts(seen.map(({ id }) => id)),
        texts(seen.map(({ user }) => user)),
        texts(seen.map(({ browser }) => browser)),
        texts(seen.map(({ system }) => system)),
        numbers(seen.map(({ at }) => at)),
      ),
    );
  }
  if (ended.length > 0) {
    statements.push(
      statement(
        'devicesEnded',
        texts(ended.map(({ id }) => id)),
        texts(ended.map(({ user }) => user)),
        numbers(ended.map(({ at }) => at)),
      ),
    );
  }
  return statements;
};

/** New matches, and the removal of matches beyond the limits of their rooms. */
const newMatches = ({ matches }: Segment, uptime: number): Statement[] => {
  if (matches.length === 0) return [];
  const records = matches.map(({ record }) => record);
  const rooms = texts([...new Set(records.map(({ room }) => room))]);
  return [
    statement(
      'matches',
      texts(records.map(({ id }) => id)),
      texts(records.map(({ room }) => room)),
      texts(records.map(({ game }) => game)),
      numbers(records.map(({ version }) => version)),
      texts(records.map(({ options }) => JSON.stringify(options))),
      texts(records.map(({ seats }) => JSON.stringify(seats))),
      texts(records.map(({ secret }) => secret)),
      texts(records.map(({ shares }) => shares && JSON.stringify(shares))),
      texts(records.map(({ state }) => state)),
    ),
    statement('matchesAside', String(uptime), rooms),
    statement('matchesGone', String(uptime), rooms),
  ];
};

const matchesOver = ({ matchesOver: over }: Segment, uptime: number): Statement[] =>
  over.length === 0 ? [] : [statement('matchesOver', texts(over), String(uptime))];

/** Numbers of the last entries of journals, as far as they are known. */
type LastEntries = ReadonlyMap<string, number>;

/** The last entry of each journal in these writes; throws `StaleWrite` if they do not follow one another. */
function followed(entries: readonly Of<'entry'>[]): Map<string, { first: number; last: number }> {
  const runs = new Map<string, { first: number; last: number }>();
  for (const { match, seq } of entries) {
    const run = runs.get(match);
    if (run === undefined) runs.set(match, { first: seq, last: seq });
    else if (seq === run.last + 1) run.last = seq;
    else throw new StaleWrite('entry', match);
  }
  return runs;
}

/** `known` are the last entries before them; adds those after them. */
const entryStatements = ({ entries }: Segment, known: Map<string, number>): Statement[] => {
  if (entries.length === 0) return [];
  const statements: Statement[] = [];
  const runs = [...followed(entries)];
  // A journal never loses an entry: the entry after a kept one is the next, or is refused as a duplicate.
  const asked = runs.filter(([match, { first }]) => known.get(match) !== first - 1);
  if (asked.length > 0) {
    const firsts = numbers(asked.map(([, { first }]) => first));
    statements.push(statement('entriesFollow', texts(asked.map(([match]) => match)), firsts));
  }
  for (const [match, { last }] of runs) known.set(match, last);
  statements.push(
    statement(
      'entries',
      texts(entries.map(({ match }) => match)),
      numbers(entries.map(({ seq }) => seq)),
      texts(entries.map(({ json }) => json)),
    ),
  );
  return statements;
};

const snapshotStatements = ({ snapshots }: Segment): Statement[] => {
  if (snapshots.size === 0) return [];
  const all = [...snapshots.values()];
  const matches = all.map(({ match }) => match);
  return [
    statement(
      'snapshots',
      texts(matches),
      numbers(all.map(({ seq }) => seq)),
      texts(all.map(({ position }) => position)),
      numbers(all.map(({ logged }) => logged)),
    ),
    statement('snapshotsGone', texts([...new Set(matches)])),
  ];
};

const messageStatements = ({ messages }: Segment): Statement[] => {
  if (messages.length === 0) return [];
  const rooms = messages.map(({ room }) => room);
  return [
    statement('messages', texts(rooms), texts(messages.map(({ json }) => json))),
    statement('messagesGone', texts([...new Set(rooms)])),
  ];
};

const frameStatements = ({ frames }: Segment): Statement[] => {
  if (frames.size === 0) return [];
  const all = [...frames.values()];
  const whole = all.filter(({ body }) => body !== null);
  return [
    statement('framed', texts(all.map(({ match }) => match))),
    statement(
      'frames',
      texts(whole.map(({ match }) => match)),
      blobs(whole.map(({ body }) => body)),
    ),
  ];
};

const forgetting = (write: Of<'forgetIn'> | Of<'forgetUser'>): Statement[] => {
  const { user } = write;
  if (write.kind === 'forgetUser') {
    return [statement('userGone', user), statement('devicesOf', user)];
  }
  return [
    statement('messagesOf', write.room, user),
    statement('messagesNaming', write.room, user),
    statement('seatsOf', write.room, user, JSON.stringify(FORGOTTEN_SEAT)),
  ];
};

/** The statements of a flush, and the last entries of their journals once it is kept. */
interface Flush {
  readonly statements: readonly Statement[];
  readonly lastEntries: LastEntries;
}

/**
 * One statement for each kind of write, however many there are of it; deletions stand between the writes before and after them,
 * and a match that begins after those that ended.
 * `uptime`: now, in the life of the store. Throws `StaleWrite` if the writes themselves do not follow one another.
 */
export function flushOf(
  writes: readonly Write[],
  places: readonly Place[],
  uptime: number,
  known: LastEntries,
): Flush {
  const statements: Statement[] = [];
  if (places.length > 0) {
    const rooms = texts(places.map(({ room }) => room));
    statements.push(statement('places', rooms, numbers(places.map(({ epoch }) => epoch))));
  }
  const lastEntries = new Map<string, number>();
  let segment = new Segment();
  const close = (): void => {
    for (const { match } of segment.entries) {
      const last = lastEntries.get(match) ?? known.get(match);
      if (last !== undefined) lastEntries.set(match, last);
    }
    statements.push(
      ...roomStatements(segment, uptime),
      ...peopleStatements(segment),
      ...newMatches(segment, uptime),
      ...entryStatements(segment, lastEntries),
      ...snapshotStatements(segment),
      ...matchesOver(segment, uptime),
      ...messageStatements(segment),
      ...frameStatements(segment),
    );
    segment = new Segment();
  };
  for (const write of writes) {
    if (write.kind === 'forgetIn' || write.kind === 'forgetUser') {
      close();
      statements.push(...forgetting(write));
      continue;
    }
    if (write.kind === 'match' && segment.matchesOver.length > 0) close();
    segment.take(write);
  }
  close();
  return { statements, lastEntries };
}
