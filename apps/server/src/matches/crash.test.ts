import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { seeded } from '@tablee/engine';
import { isChange, isFull } from '@tablee/engine/testing';
import type { MatchSnapshot } from '@tablee/protocol/updates.ts';
import { afterEach, expect, test } from 'vitest';
import { hasPostgres } from '../testing/postgres.ts';
import { sharedCluster } from '../testing/shared-postgres.ts';
import { newGuest, TestClient } from '../testing/test-client.ts';
import { freshDirectory, spawnServer } from '../testing/test-server.ts';

type Server = Awaited<ReturnType<typeof spawnServer>>;

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const task of cleanUp.splice(0).reverse()) await task();
});

/** A server that can be killed, and clients that find it again. */
class Evening {
  readonly #dataDir = freshDirectory();
  readonly #environment: Record<string, string>;
  readonly #cookies: string[] = [];
  #code = '';
  server!: Server;
  clients: TestClient[] = [];

  constructor(environment: Record<string, string> = {}) {
    this.#environment = environment;
  }

  async open(rounds: number): Promise<void> {
    cleanUp.push(() => rmSync(this.#dataDir, { recursive: true, force: true }));
    await this.#start();
    for (let i = 0; i < 3; i += 1) this.#cookies.push((await newGuest(this.server.port)).cookie);
    const [host, guest, watcher] = await this.#connect();
    this.#code = (await host.must('room:create', { nickname: 'Ada' })).code;
    await guest.must('room:join', { code: this.#code, nickname: 'Grace' });
    await watcher.must('room:join', { code: this.#code, nickname: 'Edsger' });
    await host.must('room:choose', { game: 'duel', seats: 2, options: { rounds } });
    await host.must('room:sit', { seat: 0 });
    await guest.must('room:sit', { seat: 1 });
    await host.must('room:start', {});
    for (const client of this.clients) await client.until('the match', (one) => one.match !== null);
  }

  /** Kills the server outright, starts it again on the same data, and brings everybody back. */
  async killAndReturn(): Promise<void> {
    await this.server.kill('SIGKILL');
    for (const client of this.clients) client.close();
    await this.#start();
    for (const client of await this.#connect()) {
      await client.must('room:join', { code: this.#code });
      await client.until('the match', (one) => one.match !== null);
    }
  }

  get views(): (MatchSnapshot | null)[] {
    return this.clients.map(({ match }) => match);
  }

  get asked(): TestClient[] {
    return this.clients.filter(({ match }) => match?.question);
  }

  async #start(): Promise<void> {
    this.server = await spawnServer(this.#dataDir, this.#environment);
    const { kill } = this.server;
    cleanUp.push(() => kill('SIGKILL'));
  }

  async #connect(): Promise<[TestClient, TestClient, TestClient]> {
    this.clients = this.#cookies.map((cookie) => new TestClient(this.server.port, cookie));
    for (const client of this.clients) {
      cleanUp.push(() => client.close());
      await client.connect();
    }
    return this.clients as [TestClient, TestClient, TestClient];
  }
}

/** Each kill is a start of the server: before a release after every answer. */
const KILL_EVERY = isFull ? 1 : isChange ? 9 : 3;

/** The server's storage: a file of its own, or a database. */
const ENGINES: [string, () => Promise<Record<string, string>>][] = [
  ['SQLite', async () => ({})],
  ['PostgreSQL', async () => ({ DATABASE_URL: await (await sharedCluster()).database() })],
];
const file = ENGINES.slice(0, 1);
const both = hasPostgres ? ENGINES : file;

test.each(isChange ? file : both)(
  '%s: killed between any two answers, every viewer comes back to the same view',
  async (_, environment) => {
    const evening = new Evening(await environment());
    await evening.open(2);
    const draw = seeded(11);
    for (let answers = 0; evening.asked.length > 0; answers += 1) {
      const before = evening.views;
      if (answers % KILL_EVERY === 0) await evening.killAndReturn();
      expect(evening.views).toEqual(before);
      const client = evening.asked[Math.floor(draw() * evening.asked.length)] as TestClient;
      expect(await client.answerAtRandom(draw)).toEqual({ ok: true });
      for (const one of evening.clients) {
        await one.until('the step', ({ match }) => match?.seq === answers + 1);
      }
    }
    const end = evening.views;
    await evening.killAndReturn();
    expect(evening.views).toEqual(end);
    expect(end[0]?.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(evening.clients[2]?.room).toMatchObject({ match: { state: 'over' } });
    expect(evening.clients[2]?.room?.evening).toHaveLength(1);
  },
);

test.each(isFull ? both : file)(
  '%s: killed at any moment, no acknowledged answer is lost',
  async (_, environment) => {
    const evening = new Evening(await environment());
    await evening.open(30);
    const draw = seeded(12);
    for (let round = 0; round < (isFull ? 5 : isChange ? 1 : 2); round += 1) {
      let acknowledged = evening.views[0]?.seq ?? 0;
      let sent = acknowledged;
      let isAlive = true;
      const play = async (client: TestClient): Promise<void> => {
        while (isAlive) {
          await client.until('a question', ({ match }) => !isAlive || Boolean(match?.question));
          if (!isAlive || !client.match?.question) return;
          sent += 1;
          const { fingerprint } = client.match.question;
          const reply = await client.answerAtRandom(draw).catch(() => null);
          if (reply?.ok) acknowledged += 1;
          else if (reply !== null) sent -= 1;
          await client
            .until('the next', ({ match }) => match?.question?.fingerprint !== fingerprint)
            .catch(() => {});
        }
      };
      const playing = evening.clients.slice(0, 2).map((client) => play(client).catch(() => {}));
      // Real time: it is killed at any moment.
      await new Promise((resolve) => setTimeout(resolve, 3 + draw() * 25));
      await evening.server.kill('SIGKILL');
      isAlive = false;
      for (const client of evening.clients) client.close();
      await evening.killAndReturn();
      const { seq = -1 } = evening.views[2] ?? {};
      expect(seq).toBeGreaterThanOrEqual(acknowledged);
      expect(seq).toBeLessThanOrEqual(sent);
      void playing;
      if (evening.asked.length === 0) return;
    }
  },
);

test('told to stop, the server ends cleanly and soon; clients find the next one by themselves', async () => {
  const evening = new Evening();
  await evening.open(2);
  const { port } = evening.server;
  const [host] = evening.clients as [TestClient];
  const lost = new Promise((resolve) => host.socket.once('disconnect', resolve));
  const start = performance.now();
  expect(await evening.server.kill('SIGTERM')).toBe(0);
  expect(performance.now() - start).toBeLessThan(5000);
  // Socket.IO reconnects by itself unless the server says goodbye for good.
  expect(await lost).toMatch(/^transport/);
  expect(host.socket.active).toBe(true);
  expect(evening.server.logs()).not.toContain('"level":50');
  await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow();
});

test('told to stop in the middle of it, with half a request and a vanished page at the door: clean and soon all the same', async () => {
  const evening = new Evening();
  await evening.open(2);
  const { port } = evening.server;
  const [host] = evening.clients as [TestClient];
  const upgrade =
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';
  const heads = [
    'GET /healthz HTTP/1.1\r\nHost: loc',
    `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost\r\n${upgrade}`,
  ];
  for (const head of heads) {
    const stranger = connect(port, 'localhost').pause();
    cleanUp.push(() => stranger.destroy());
    await once(stranger, 'connect');
    stranger.write(head);
  }
  // As fast as this machine can answer, however busy it is.
  let isTalking = true;
  cleanUp.push(() => {
    isTalking = false;
  });
  const talk = async (): Promise<void> => {
    while (isTalking && host.socket.connected)
      await host.ask('chat:say', { text: 'still here', to: 'room' }).catch(() => {});
  };
  for (let i = 0; i < 4; i += 1) void talk();
  await host.until('the talk', ({ chat }) => chat.length > 4);
  const start = performance.now();
  expect(await evening.server.kill('SIGTERM')).toBe(0);
  expect(performance.now() - start).toBeLessThan(4000);
  expect(evening.server.logs()).not.toContain('"level":50');
});
