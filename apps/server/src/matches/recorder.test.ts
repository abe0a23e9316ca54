import { rmSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync } from 'node:zlib';
import type { Recorded, Reel } from '@tablee/engine';
import { Film, Recording, seeded } from '@tablee/engine';
import { isChange } from '@tablee/engine/testing';
import type { MatchSnapshot } from '@tablee/protocol/updates.ts';
import { loadGame } from '@tablee/rules/catalogue.ts';
import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { GroupCommit } from '../store/group-commit.ts';
import type { Store } from '../store/store.ts';
import type { TestClient } from '../testing/test-client.ts';
import { TestServer } from '../testing/test-server.ts';
import { playsOut, until } from '../testing/until.ts';
import { catalogue } from './catalogue.ts';
import { Recorder } from './recorder.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const GAME = 'royaumes-sauvages';

/** A running match of two with a watcher. */
async function begun(at: TestServer): Promise<TestClient[]> {
  const { members } = await at.room(3);
  const [host] = members as [TestClient];
  await host.must('room:choose', { game: GAME, seats: 2, options: {} });
  for (const [seat, member] of members.slice(0, 2).entries())
    await member.must('room:sit', { seat });
  await host.must('room:start', {});
  for (const member of members) await member.until('the match', ({ match }) => match !== null);
  return members;
}

/** Played to the end; returns the snapshot of each member at each number. */
async function played(members: readonly TestClient[]): Promise<Map<number, MatchSnapshot[]>> {
  const seen = new Map<number, MatchSnapshot[]>();
  const look = ({ match }: TestClient) => {
    if (match === null) return;
    const others = (seen.get(match.seq) ?? []).filter(({ seat }) => seat !== match.seat);
    seen.set(match.seq, [...others, structuredClone(match)]);
  };
  for (const member of members) {
    look(member);
    member.socket.onAny(() => look(member));
  }
  await playsOut(members, seeded(3));
  return seen;
}

const framesAt = (match: string) => fetch(`${server?.url}/api/matches/${match}/frames`);

async function kept(match: string): Promise<Response> {
  await until('frames are kept', async () => {
    const response = await framesAt(match);
    await response.arrayBuffer();
    return response.status === 200;
  });
  return framesAt(match);
}

/** As a browser asks that takes no Brotli, and as one that does. */
const bodyOf = (match: string, codings: string): Promise<{ coding: string; body: Buffer }> =>
  new Promise((resolve) => {
    const headers = { 'Accept-Encoding': codings };
    get(`${server?.url}/api/matches/${match}/frames`, { headers }, async (response) => {
      const chunks = (await response.toArray()) as Buffer[];
      resolve({
        coding: String(response.headers['content-encoding']),
        body: Buffer.concat(chunks),
      });
    });
  });

test('a match that has ended is kept as what everybody was shown, and tells nothing before', async () => {
  server = await TestServer.open({}, catalogue);
  const members = await begun(server);
  const match = String(members[0]?.match?.match);
  expect((await framesAt(match)).status).toBe(409);
  expect((await framesAt('m0123456789abcdef')).status).toBe(404);
  expect((await framesAt('m1')).status).toBe(404);
  const seen = await played(members);
  const recording = new Recording((await (await kept(match)).json()) as Recorded);
  expect(recording.rules).toBe((await loadGame(GAME)).version);
  expect(recording.isWhole).toBe(true);
  let compared = 0;
  for (const [at, { entry }] of recording.steps.entries()) {
    for (const { seat, open, own, tally, awaited, question, events } of seen.get(entry) ?? []) {
      const { view, ...frame } = recording.frame(at, seat);
      const isOver = awaited === null;
      expect([view.open, view.own, view.tally]).toEqual([open, own, tally]);
      expect([frame.awaited, frame.question]).toEqual([awaited, question]);
      if (!isOver) expect(frame.events).toEqual(events);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(60);
  const [plain, coded] = [await bodyOf(match, 'gzip'), await bodyOf(match, 'gzip, br')];
  expect([plain.coding, coded.coding]).toEqual(['undefined', 'br']);
  expect(brotliDecompressSync(coded.body).equals(plain.body)).toBe(true);
});

test.skipIf(isChange)(
  'a recording that failed is made later; with a damaged journal never, and nothing else fails',
  async () => {
    server = await TestServer.open({}, catalogue);
    const members = await begun(server);
    const match = String(members[0]?.match?.match);
    await played(members);
    await kept(match);
    await server.stop();
    const path = join(server.dataDir, 'tablee.db');
    const forgetFrames = 'DELETE FROM frames; UPDATE matches SET framed = 0;';
    const change = (sql: string): void => {
      const database = new DatabaseSync(path);
      database.exec(sql);
      database.close();
    };
    // A server that ended before they were kept.
    change(forgetFrames);
    const { dataDir } = server;
    server = await TestServer.open({ dataDir }, catalogue);
    expect((await kept(match)).status).toBe(200);
    await server.stop();

    change(`${forgetFrames} UPDATE journal SET entry = '{' WHERE seq = 5`);
    server = await TestServer.open({ dataDir }, catalogue);
    const framed = (): unknown => {
      const database = new DatabaseSync(path, { readOnly: true });
      const row = database.prepare('SELECT framed FROM matches').get();
      database.close();
      return row?.framed;
    };
    await until('it has been tried', () => framed() !== 0);
    expect(framed()).toBe(1);
    expect((await framesAt(match)).status).toBe(404);
    const journal = await fetch(`${server.url}/api/matches/${match}/journal`);
    const film = new Film(await loadGame(GAME), (await journal.json()) as Reel);
    expect(film.parts).toBe(5);
    expect(server.logs).not.toContain('could not be recorded');
    rmSync(dataDir, { recursive: true, force: true });
  },
);

test('while the server has much to do nothing is recorded: players come first', async () => {
  const asked: string[] = [];
  const store = {
    unframed: async () => ['m1'],
    match: async (id: string) => {
      asked.push(id);
      return null;
    },
  } as unknown as Store;
  let isBusy = true;
  let looks = 0;
  const recorder = new Recorder({
    store,
    commits: new GroupCommit(store, () => {}),
    logger: pino({ level: 'silent' }),
    isBusy() {
      looks += 1;
      return isBusy;
    },
  });
  recorder.sweep();
  await until('it has looked again', () => looks > 1);
  expect(asked).toEqual([]);
  isBusy = false;
  await vi.waitFor(() => expect(asked).toEqual(['m1']), 2000);
  await recorder.close();
});
