import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as later } from 'node:timers/promises';
import type { Random } from '@tablee/engine';
import { seeded } from '@tablee/engine';
import { isFull } from '@tablee/engine/testing';
import { shownSeats, showsPast } from '@tablee/protocol/watching.ts';
import { expect, test } from 'vitest';
import type { TestClient } from '../testing/test-client.ts';
import { TestServer } from '../testing/test-server.ts';

const ROUNDS = isFull ? 30 : 6;
/** Requests under way at once. */
const CROWD = 8;
const SEATS = [0, 1, 2] as const;

const watchingOf = ({ room }: TestClient) => ({
  policy: room?.watching.policy ?? 'public',
  rounds: room?.watching.rounds ?? 1,
});

/** Three players and three watchers who do everything a room allows, all at the same time. */
class Turmoil {
  readonly clients: readonly TestClient[];
  readonly #server: TestServer;
  readonly #code: string;
  readonly #draw: Random;

  private constructor(server: TestServer, code: string, clients: TestClient[], draw: Random) {
    this.#server = server;
    this.#code = code;
    this.clients = clients;
    this.#draw = draw;
  }

  static async begin(server: TestServer, seed: number): Promise<Turmoil> {
    const { code, members } = await server.match(3, 3, { rounds: 30 });
    return new Turmoil(server, code, members, seeded(seed));
  }

  get host(): TestClient {
    const isHost = ({ room }: TestClient): boolean => room !== null && room.host === room.you;
    return this.clients.find(isHost) as TestClient;
  }

  /** Many requests at once; in the midst of them `strike`, and its result when they have been answered. */
  async rages(strike: () => () => void): Promise<void> {
    const asked: Promise<unknown>[] = [];
    let settle = (): void => {};
    for (let i = 0; i < CROWD; i += 1) {
      if (i === CROWD / 2) settle = strike();
      // A client disconnected by another request of its own gets no reply.
      asked.push(this.#asksSomething(this.#pick(this.clients)).catch(() => {}));
      // Real time: requests meet the work of others at any moment of it.
      if (this.#draw() < 0.3) await later(this.#draw() * 3);
    }
    // Real time: what strikes lasts for a while.
    await later(10);
    settle();
    await Promise.all(asked);
  }

  /** Everybody is in the room, and the match stands still. */
  async calms(): Promise<void> {
    await this.#silence();
    for (const [i, client] of this.clients.entries()) {
      const { ok } = await client.ask('room:rename', { nickname: `Member ${i}` });
      if (!ok) await client.must('room:join', { code: this.#code, nickname: `Member ${i}` });
    }
    await this.host.ask('room:pause', { paused: true });
    await this.#silence();
  }

  /** Until nobody receives anything for a while. */
  async #silence(): Promise<void> {
    const heard = (): number => this.clients.reduce((sum, one) => sum + one.heard.length, 0);
    for (let before = -1; before !== heard(); ) {
      before = heard();
      // Real time: no message tells that none will come.
      await later(30);
    }
  }

  #pick<Thing>(things: readonly Thing[]): Thing {
    return things[Math.floor(this.#draw() * things.length)] as Thing;
  }

  async #asksSomething(client: TestClient): Promise<unknown> {
    const { host } = this;
    const draw = this.#draw;
    const match = String(client.room?.match?.id ?? 'm0000000000000000');
    const seat = this.#pick(SEATS);
    const isRare = draw() < 0.1;
    const answer = async () => client.match?.question && client.answerAtRandom(draw);
    const policy = this.#pick(['public', 'late', 'late', 'all', 'all', 'behind'] as const);
    const kind = this.#pick(['off', 'bank', 'decision'] as const);
    const nickname = 'Somebody';
    const asks = this.#pick<() => Promise<unknown>>([
      answer,
      answer,
      answer,
      answer,
      () => client.ask('match:undo', { match }),
      () => client.ask('match:askTakeBack', { match }),
      () => client.ask('match:agreeTakeBack', { match, seat, agrees: draw() < 0.8 }),
      () => client.ask('match:behind', { match, seat }),
      () => client.ask('match:resync', { match }),
      () => client.ask('room:agree', { ...watchingOf(client), agrees: draw() < 0.9 }),
      () => client.ask('room:agree', { ...watchingOf(client), agrees: true }),
      () => client.ask('room:sit', { seat }),
      () => client.ask('room:join', { code: this.#code, nickname }),
      () => client.ask('chat:say', { text: 'Well', to: this.#pick(['room', 'watchers', 'team']) }),
      () => host.ask('room:watching', { policy, rounds: 1 }),
      () => host.ask('room:standIn', { seat, bot: this.#pick(['random', null]) }),
      () => host.ask('room:clock', { clock: { kind, seconds: 30, reaction: 1 } }),
      () => host.ask('room:extend', { seat }),
      () => host.ask('room:pause', { paused: isRare }),
      () => host.ask('room:crown', { user: String(client.room?.you) }),
      () => host.ask('room:seatBot', { seat, bot: 'random' }),
      () => host.ask('room:start', {}),
      async () => isRare && host.ask(this.#pick(['room:lobby', 'room:leave']), {}),
      async () => draw() < 0.4 && client.ask('match:concede', { match }),
      async () => draw() < 0.3 && host.ask('room:restart', { match }),
      async () => {
        client.close();
        await client.connect();
        await client.ask('room:join', { code: this.#code, nickname });
      },
    ]);
    return asks();
  }

  /** The server's disk is full until the function that this gives is called. */
  readonly fullDisk = (): (() => void) => {
    const database = new DatabaseSync(join(this.#server.dataDir, 'tablee.db'), { timeout: 5000 });
    const table = this.#pick(['rooms', 'journal']);
    const change = table === 'rooms' ? 'UPDATE' : 'INSERT';
    database.exec(`CREATE TRIGGER full BEFORE ${change} ON ${table}
      BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`);
    return () => {
      database.exec('DROP TRIGGER full');
      database.close();
    };
  };
}

/** A client's state is what the server would send it again, and what the policy lets it see. */
async function expectInStep(client: TestClient): Promise<void> {
  const { room } = client;
  if (room?.match == null) return;
  const { events: _, ...known } = client.match as NonNullable<TestClient['match']>;
  const heard = client.heard.length;
  await client.must('match:resync', { match: room.match.id });
  await client.until('the match anew', () =>
    client.heard.slice(heard).some(({ name }) => name === 'match:snapshot'),
  );
  const { events: __, ...now } = client.match as NonNullable<TestClient['match']>;
  expect(known).toEqual(now);
  const isPlaying = room.match.seats.some(({ user }) => user === room.you);
  expect(now.seat === null).toBe(!isPlaying);
  if (isPlaying) return;
  const { policy } = room.watching;
  const seen = Object.keys(now.mates ?? {}).map(Number);
  expect(now.late).toBe(showsPast(room) ? true : undefined);
  if (policy === 'public') expect(seen).toEqual([]);
  if (policy === 'all') expect(seen).toEqual(shownSeats(room));
  if (policy === 'behind') expect(shownSeats(room)).toEqual(expect.arrayContaining(seen));
}

test.each([
  { title: 'everything at once', seed: 7919, isDiskFull: false },
  {
    title: 'everything at once, and nothing can be kept for moments',
    seed: 104_729,
    isDiskFull: true,
  },
])(
  '$title: all know the same afterwards, and each what is theirs',
  async ({ seed, isDiskFull }) => {
    const server = await TestServer.open();
    const turmoil = await Turmoil.begin(server, seed);
    for (let round = 0; round < ROUNDS; round += 1) {
      await turmoil.rages(isDiskFull ? turmoil.fullDisk : () => () => {});
      await turmoil.calms();
      const rooms = turmoil.clients.map(({ room }) => ({ ...room, you: '' }));
      for (const room of rooms) expect(room).toEqual(rooms[0]);
      for (const client of turmoil.clients) await expectInStep(client);
      await turmoil.host.ask('room:pause', { paused: false });
    }
    if (!isDiskFull) expect(server.logs).not.toMatch(/"level":[456]0/);
    await server.close();
  },
);
