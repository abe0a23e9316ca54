import { setTimeout as later } from 'node:timers/promises';
import type { Client } from 'pg';
import { DatabaseError } from 'pg';
import type { Durability } from '../sqlite-file.ts';
import { OutcomeUnknown } from '../store.ts';
import type { Statement } from './batch.ts';
import { Batch } from './batch.ts';
import { connect, cut } from './connection.ts';
import { canTryAgain, faultOf } from './faults.ts';

/** Milliseconds for which an end is looked for of a session that was cut while it wrote. */
const ENDING = 2000;
const LOOK_EVERY = 20;
/** It has become another's copy; by now another may stand behind the same address. */
const READ_ONLY = '25006';

/** Tells sessions of a name to end; as many rows as there still are. */
const END_SESSION = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE application_name = $1 AND usename = current_user AND pid <> pg_backend_pid()`;

const LOCKED = '55P03';
/**
 * Ends sessions of servers that stopped in the middle of sending a flush: PostgreSQL waits for the rest with no limit of its
 * own, and its locks stay. As many rows as there were.
 */
const END_HALF_SENT = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND usename = current_user AND application_name LIKE 'tablee %'
    AND state = 'active' AND wait_event = 'ClientRead' AND query_start < clock_timestamp() - interval '1 s'`;

interface Session {
  readonly client: Client;
  readonly name: string;
  /** Names of the statements that it has parsed. */
  readonly parsed: Set<string>;
}

/** The one connection that writes, in order; a new one is opened when it breaks. */
export class Flusher {
  readonly #address: string;
  readonly #setting: string;
  readonly #patience: number;
  #session: Session | null = null;
  /** The session that was cut while it wrote, until it is known to be over. */
  #cut: string | null = null;
  #queue: Promise<unknown> = Promise.resolve();

  /** How durable a commit is, the database says; what `full` says is that it has to be. */
  constructor(address: string, durability: Durability, patience: number) {
    this.#address = address;
    this.#patience = patience;
    this.#setting =
      durability === 'normal'
        ? 'SET synchronous_commit = off'
        : `SELECT set_config('synchronous_commit', 'on', false)
             WHERE current_setting('synchronous_commit') = 'off'`;
  }

  /** Keeps all of it or nothing. Rejects as `Store.commit` does. */
  run(statements: readonly Statement[]): Promise<void> {
    const done = this.#queue.then(() => this.#run(statements));
    this.#queue = done.catch(() => {});
    return done;
  }

  async close(): Promise<void> {
    await this.#queue;
    const session = this.#session;
    this.#session = null;
    if (session !== null) await this.#endOf(session.client);
  }

  async #endOf(client: Client): Promise<void> {
    const deadline = setTimeout(() => cut(client), this.#patience);
    await client.end().catch(() => {});
    clearTimeout(deadline);
  }

  async #run(statements: readonly Statement[]): Promise<void> {
    const session = await this.#opened();
    try {
      await this.#send(session, statements);
    } catch (error) {
      if (!canTryAgain(error) && !(await isFreed(session.client, error))) throw faultOf(error);
      await this.#send(await this.#opened(), statements).catch((again: unknown) => {
        throw faultOf(again);
      });
    }
  }

  async #send(session: Session, statements: readonly Statement[]): Promise<void> {
    const { client, parsed } = session;
    const batch = new Batch(statements, parsed);
    const deadline = setTimeout(() => cut(client), this.#patience);
    try {
      client.query(batch);
      await batch.done;
      for (const { name } of statements) parsed.add(name);
    } catch (error) {
      // An error that leaves the session usable has rolled everything back. Which statements it parsed before is not known.
      const isOver = await client.query('DEALLOCATE ALL').then(
        () => true,
        () => false,
      );
      if (isOver && error instanceof DatabaseError) {
        parsed.clear();
        if (error.code === READ_ONLY) this.#leave(session);
        throw error;
      }
      throw await this.#lost(session, error);
    } finally {
      clearTimeout(deadline);
    }
  }

  #leave({ client }: Session): void {
    this.#session = null;
    cut(client);
  }

  /** Its writes may be kept or not: nobody may read before that is settled, as far as that is possible now. */
  async #lost(session: Session, why: unknown): Promise<OutcomeUnknown> {
    this.#leave(session);
    this.#cut = session.name;
    await this.#opened().catch(() => {});
    return new OutcomeUnknown(why instanceof DatabaseError ? null : why, 'TABLEE_CONNECTION_LOST');
  }

  async #opened(): Promise<Session> {
    if (this.#session !== null) return this.#session;
    const { client, name } = await connect(this.#address, this.#patience, async (opened) => {
      await opened.query(this.#setting);
      if (this.#cut !== null) await ended(opened, this.#cut);
    }).catch((error: unknown) => {
      throw faultOf(error);
    });
    client.on('end', () => {
      if (this.#session?.client === client) this.#session = null;
    });
    this.#cut = null;
    this.#session = { client, name, parsed: new Set() };
    return this.#session;
  }
}

/** Whether what a flush was locked out of has been freed. */
async function isFreed(client: Client, error: unknown): Promise<boolean> {
  if (!(error instanceof DatabaseError) || error.code !== LOCKED) return false;
  const deadline = setTimeout(() => cut(client), ENDING);
  const ended = await client.query(END_HALF_SENT).catch(() => null);
  clearTimeout(deadline);
  return ended !== null && ended.rows.length > 0;
}

/** Resolves when a session of that name is over, or after a while. */
async function ended(client: Client, name: string): Promise<void> {
  const until = performance.now() + ENDING;
  while (performance.now() < until) {
    const { rows } = await client.query(END_SESSION, [name]);
    if (rows.length === 0) return;
    await later(LOOK_EVERY);
  }
}
