import type { AnyGame } from '@tablee/engine';
import { seeded } from '@tablee/engine';
import { afterEach, expect, test } from 'vitest';
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
  await host.until('the end', ({ room }) => room?.match?.state === 'over', 30_000);
  return host;
}

test('bots finish a match among themselves', async () => {
  server = await TestServer.open();
  const host = await botsAlone('duel', 3, 'sensible');
  expect(host.room?.evening[0]?.results.map(({ nickname }) => nickname)).toEqual([
    'Bot',
    'Bot 2',
    'Bot 3',
  ]);
  expect(server.logs).not.toContain('bot failed');
});

test.each(catalogue.ids)(
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
  expect(server.logs).toContain('bot failed');
});

test('an illegal question or a dead worker gives no picks instead of an error', async () => {
  const pool = new BotPool();
  const view = { seat: 0, open: {}, own: null, tally: {} };
  const hopeless = {
    shape: 'pick',
    kind: 'none',
    clause: 'X',
    options: [],
    min: 1,
    max: 1,
    fallback: [],
  } as const;
  const request = { kind: 'random', game: 'duel', view, question: hopeless, seed: 1 } as const;
  expect(await pool.ask(request)).toBeNull();
  const doomed = pool.ask({ ...request, question: { ...hopeless, min: 0 } });
  await pool.close();
  expect(await doomed).toBeNull();
});
