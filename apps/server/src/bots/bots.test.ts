import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { imaginedFor } from '@tablee/bots/search/imagined-for.ts';
import type { AnyGame, Question } from '@tablee/engine';
import { newPosition, Session, seeded, seededDice } from '@tablee/engine';
import { someOf } from '@tablee/engine/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { catalogue } from '../matches/catalogue.ts';
import { duel } from '../testing/duel.ts';
import type { TestClient } from '../testing/test-client.ts';
import { TestServer } from '../testing/test-server.ts';
import { BotPool } from './pool.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

async function botsAlone(game: string, seats: number, bot: 'random' | 'sensible') {
  if (server === null) throw new Error('no server');
  const host = await server.client();
  await host.must('room:create', { nickname: 'Ada' });
  await host.must('room:choose', { game, seats, options: {} });
  for (let seat = 0; seat < seats; seat += 1) await host.must('room:seatBot', { seat, bot });
  await host.must('room:start', {});
  await host.until('the end', ({ room }) => room?.match?.state === 'over', 150_000);
  return host;
}

test('bots finish a match among themselves', async () => {
  server = await TestServer.open();
  const host = await botsAlone('duel', 3, 'sensible');
  expect(host.room?.evening[0]?.results.map(({ nickname }) => nickname)).toEqual([
    'Anselme',
    'Bertille',
    'Clotaire',
  ]);
  expect(server.logs).not.toContain('bot failed');
});

test.each(someOf(catalogue.ids, 1))(
  'sensible bots finish a match of %s, thinking on a thread of their own',
  async (game) => {
    server = await TestServer.open({}, catalogue);
    const [fewest] = (await catalogue.load(game)).seats;
    const host = await botsAlone(game, Math.max(2, fewest), 'sensible');
    expect(host.match?.secret).not.toBeNull();
    expect(server.logs).not.toContain('bot failed');
  },
);

test('a bot takes its turns against a person', async () => {
  server = await TestServer.open();
  const { members, host } = await server.room(1, 0).then(async ({ members }) => {
    const [host] = members as [TestClient];
    await host.must('room:choose', { game: 'duel', seats: 2, options: { rounds: 4 } });
    await host.must('room:sit', { seat: 0 });
    await host.must('room:seatBot', { seat: 1, bot: 'random' });
    await host.must('room:start', {});
    return { members, host };
  });
  const draw = seeded(2);
  while (host.match?.secret == null) {
    await host.until('my turn', ({ match }) => Boolean(match?.question ?? match?.secret));
    const { question } = host.match ?? {};
    if (!question) break;
    expect((await host.answerAtRandom(draw)).ok).toBe(true);
    await host.until(
      'the step',
      ({ match }) => match?.question?.fingerprint !== question.fingerprint,
    );
  }
  expect(members).toHaveLength(1);
  expect(host.match?.secret).not.toBeNull();
});

test('a bot that fails plays at random, and that is logged', async () => {
  const broken = (): AnyGame => {
    const game = duel();
    // The worker cannot clone a function: the thought fails before it begins.
    return { ...game, tally: (state) => ({ ...game.tally(state), spoiled: (() => 0) as never }) };
  };
  server = await TestServer.open(
    { checkOutgoing: false },
    { ids: ['duel'], load: async () => broken() },
  );
  const host = await botsAlone('duel', 2, 'random');
  expect(host.room?.match?.state).toBe('over');
  const line = server.logs.split('\n').find((each) => each.includes('bot failed')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({
    ...{ room: host.room?.code, match: host.room?.match?.id, game: 'duel' },
    error: { name: expect.stringMatching(/Error/) },
  });
});

const hopeless = {
  shape: 'pick',
  kind: 'none',
  clause: 'X',
  options: [],
  min: 1,
  max: 1,
  fallback: [],
} as const;
const view = { seat: 0, open: {}, own: null, tally: {} };
const asked = {
  kind: 'random',
  game: 'duel',
  seat: 0,
  view,
  position: null,
  seed: 1,
  limit: 500,
} as const;

describe('the pool', () => {
  let pool: BotPool;
  afterEach(() => {
    vi.unstubAllEnvs();
    return pool.close();
  });

  test('an illegal question or a dead worker gives no picks, and why', async () => {
    pool = new BotPool();
    const { picks, fault } = await pool.ask('table', { ...asked, question: hopeless });
    expect([picks, fault?.name]).toEqual([null, 'Error']);
    expect(fault?.at[0]).toMatch(/\.ts:\d+/);
    // The message is not logged: it may name cards.
    expect(Object.keys(fault ?? {})).toEqual(['name', 'at']);
    const doomed = pool.ask('table', { ...asked, question: { ...hopeless, min: 0 } });
    await pool.close();
    expect(await doomed).toEqual({ picks: null });
    const late = await pool.ask('table', { ...asked, question: { ...hopeless, min: 0 } });
    expect(late).toEqual({ picks: null });
  });

  test('tables take turns: one with many bots does not keep another waiting', async () => {
    pool = new BotPool(1);
    const order: string[] = [];
    const ask = (table: string) =>
      pool
        .ask(table, { ...asked, question: { ...hopeless, min: 0 } })
        .then(() => order.push(table));
    await Promise.all(['many', 'many', 'many', 'many', 'one'].map(ask));
    expect(order).toEqual(['many', 'many', 'one', 'many', 'many']);
  });

  const { PRIORITY_BELOW_NORMAL } = constants.priority;
  test.runIf(process.platform === 'linux' && getPriority() < PRIORITY_BELOW_NORMAL)(
    'the threads in which bots think give way to the one that serves the players',
    async () => {
      const nices = (): number[] => {
        const tasks = '/proc/self/task';
        const stats = readdirSync(tasks).flatMap((task) => {
          try {
            return [readFileSync(`${tasks}/${task}/stat`, 'utf8')];
          } catch {
            return []; // A thread that has ended between the list and its reading.
          }
        });
        // The 19th field, of which the name in brackets is the second.
        return stats.map((stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]));
      };
      expect(nices()).not.toContain(PRIORITY_BELOW_NORMAL);
      vi.stubEnv('THREADS_GIVE_WAY', '');
      pool = new BotPool(1);
      await pool.ask('table', { ...asked, question: { ...hopeless, min: 0 } });
      expect(nices().filter((nice) => nice === PRIORITY_BELOW_NORMAL)).toHaveLength(1);
      expect(getPriority()).toBeLessThan(PRIORITY_BELOW_NORMAL);
    },
  );

  /** The first question of a match, and the input of a bot that thinks ahead. */
  async function firstQuestion(id: string) {
    const game = await catalogue.load(id);
    const [seats] = game.seats.map((count) => Math.max(2, count));
    const dice = seededDice(seeded(3));
    const session = new Session(game, newPosition(game, seats as number, {}), { dice });
    const seat = session.awaited()?.seats[0] as number;
    const question = session.questionOf(seat) as Question;
    const position = imaginedFor(game, session.position(), seat, seeded(5));
    const known = { game: id, seat, view: session.view(seat), question, position, seed: 7 };
    return { session, seat, known };
  }

  test.each(someOf(catalogue.ids, 2, 2))(
    'a strong bot of %s thinks ahead and answers in its time',
    async (id) => {
      pool = new BotPool(1);
      const { session, seat, known } = await firstQuestion(id);
      const { picks } = await pool.ask('table', { ...known, kind: 'strong', limit: 300 });
      expect(session.answer(seat, picks as readonly string[])).toEqual({ ok: true });
    },
  );

  test('a thought that nobody waits for any more ends early, and one that has not begun is not begun', async () => {
    pool = new BotPool(1);
    const { known } = await firstQuestion('untamed');
    const gone = new AbortController();
    const long = pool.ask('a', { ...known, kind: 'master', limit: 50_000 }, gone.signal);
    const next = pool.ask('b', { ...known, kind: 'master', limit: 50_000 }, gone.signal);
    const begun = performance.now();
    gone.abort();
    expect((await next).picks).toBeNull();
    await long;
    expect(performance.now() - begun).toBeLessThan(20_000);
    const never = await pool.ask('a', { ...known, kind: 'master', limit: 9 }, gone.signal);
    expect(never).toEqual({ picks: null });
  });
});
