import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as later } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Config } from '../config.ts';
import { RawClient } from './raw-client.ts';
import { newGuest, TestClient } from './test-client.ts';
import { TestServer } from './test-server.ts';

/** A running match that a flood must leave alone, as its members and its journal know it. */
export class Besieged {
  readonly server: TestServer;
  readonly code: string;
  readonly match: string;
  /** Host and first player, the second player, a spectator. None of them does anything. */
  readonly people: readonly TestClient[];
  readonly #journal: string;
  readonly #snapshots: readonly unknown[];
  #heard: readonly number[] = [];
  readonly #raw: RawClient[] = [];
  #isClosed = false;

  private constructor(parts: {
    server: TestServer;
    code: string;
    people: readonly TestClient[];
    match: string;
    journal: string;
    snapshots: readonly unknown[];
  }) {
    this.server = parts.server;
    this.code = parts.code;
    this.people = parts.people;
    this.match = parts.match;
    this.#journal = parts.journal;
    this.#snapshots = parts.snapshots;
    this.mark();
  }

  /**
   * With a third player and a second spectator who mean no good. Everybody has an address of their own that begins with
   * `net`; for those that begin with 127 nothing is limited.
   */
  static async open(
    net: '10' | '127',
    changes: Partial<Config> = {},
  ): Promise<{ table: Besieged; player: TestClient; watcher: TestClient }> {
    const server = await TestServer.open({ publicUrl: 'http://cards.example', ...changes });
    const people: TestClient[] = [];
    for (const host of ['0.0.1', '0.0.2', '0.0.3', '6.6.1', '6.6.2']) {
      people.push(await person(server, `${net}.${host}`));
    }
    const [host, second, spectator, player, watcher] = people as [
      TestClient,
      TestClient,
      TestClient,
      TestClient,
      TestClient,
    ];
    const { code } = await host.must('room:create', { nickname: 'Ada' });
    for (const guest of [second, spectator, player, watcher]) {
      await guest.must('room:join', { code, nickname: 'Guest' });
    }
    await server.choose(host, 3, { rounds: 30 });
    for (const [seat, sitting] of [host, second, player].entries()) {
      await sitting.must('room:sit', { seat });
    }
    await host.must('room:start', {});
    for (const one of people) await one.until('the match', ({ match }) => match !== null);
    const match = host.match?.match ?? '';
    const quiet = [host, second, spectator];
    // The bad player has sealed their answer already: it must stay, and count once.
    await player.answerAtRandom(() => 0);
    // Real time: no message tells that none will come.
    await later(100);
    const snapshots = await Promise.all(quiet.map(snapshotOf));
    const journal = journalOf(server.dataDir, match);
    const table = new Besieged({ server, code, people: quiet, match, journal, snapshots });
    return { table, player, watcher };
  }

  /** From here on the quiet people hear nothing. */
  mark(): void {
    this.#heard = this.people.map(({ heard }) => heard.length);
  }

  /** The updates they received since the mark. */
  async heard(): Promise<string[]> {
    // Real time: no message tells that none will come.
    await later(100);
    return this.people.flatMap(({ heard }, i) => heard.slice(this.#heard[i]).map(nameOf));
  }

  /** The match is exactly as it was, in memory and in the journal. */
  async expectMatchAsItWas(): Promise<void> {
    expect(await Promise.all(this.people.map(snapshotOf))).toEqual(this.#snapshots);
    expect(journalOf(this.server.dataDir, this.match)).toBe(this.#journal);
    this.mark();
  }

  async expectUntouched(): Promise<void> {
    expect(await this.heard()).toEqual([]);
    await this.expectMatchAsItWas();
  }

  /** Raw connections of as many new users at one address. */
  async raw(count: number, address: string, cookie?: string): Promise<RawClient[]> {
    const clients: RawClient[] = [];
    for (let i = 0; i < count; i += 1) {
      const headers = {
        cookie: cookie ?? (await newGuest(this.server.port)).cookie,
        'x-forwarded-for': address,
      };
      clients.push(await RawClient.connect(this.server.port, headers));
    }
    this.#raw.push(...clients);
    return clients;
  }

  /** Everything logged, up to the last line at the end. */
  async closed(): Promise<Record<string, unknown>[]> {
    await this.close();
    const lines = this.server.logs.split('\n').filter((line) => line !== '');
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** The secret of the match's dice: nobody knows it yet. */
  secret(): string {
    const { secret } = JSON.parse(this.#journal)[1][0] as { secret: string };
    return secret;
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const client of this.#raw) client.close();
    await this.server.close();
  }
}

export async function person(server: TestServer, address: string): Promise<TestClient> {
  const { cookie } = await newGuest(server.port);
  const client = new TestClient(server.port, cookie, { headers: { 'x-forwarded-for': address } });
  server.clients.push(client);
  return client.connect();
}

const nameOf = ({ name }: { name: string }): string => name;

async function snapshotOf(client: TestClient): Promise<unknown> {
  const { length } = client.heard;
  await client.must('match:resync', { match: client.match?.match ?? '' });
  await client.until('a snapshot', ({ heard }) =>
    heard.slice(length).some(({ name }) => name === 'match:snapshot'),
  );
  return structuredClone(client.match);
}

/** All that is kept of a match, as text. */
function journalOf(dataDir: string, match: string): string {
  const database = new DatabaseSync(join(dataDir, 'tablee.db'), { readOnly: true });
  const rows = database.prepare('SELECT * FROM journal WHERE match = ? ORDER BY seq').all(match);
  const kept = database.prepare('SELECT * FROM matches WHERE id = ?').all(match);
  database.close();
  return JSON.stringify([rows, kept]);
}
