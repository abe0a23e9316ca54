import type { Advice } from '@tablee/engine';
import { refusalOf } from '@tablee/engine';
import { loadGame } from '@tablee/rules/catalogue.ts';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { catalogue } from '../matches/catalogue.ts';
import type { Match } from '../matches/match.ts';
import { KeptMatch } from '../testing/kept-match.ts';
import type { TestClient } from '../testing/test-client.ts';
import { TestServer } from '../testing/test-server.ts';
import { Advisor } from './advisor.ts';
import type { BotPool, Outcome, ThoughtRequest } from './pool.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

/** A running match of Ada's, with a bot or with somebody on the other seat. */
async function begun(at: TestServer, opponent: 'bot' | 'person'): Promise<TestClient[]> {
  const { members } = await at.room(2);
  const [ada, bea] = members as [TestClient, TestClient];
  await ada.must('room:choose', { game: 'royaumes-sauvages', seats: 2, options: {} });
  await ada.must('room:sit', { seat: 0 });
  if (opponent === 'bot') await ada.must('room:seatBot', { seat: 1, bot: 'sensible' });
  else await bea.must('room:sit', { seat: 1 });
  await ada.must('room:start', {});
  await ada.until('the match', ({ match }) => match !== null);
  return members;
}

const asking = ({ match }: TestClient) => ({
  match: String(match?.match),
  question: match?.question?.fingerprint ?? 'none',
});

describe('advice', () => {
  test('against bots it is an answer to one’s own question, with its chance and the second best', async () => {
    server = await TestServer.open({}, catalogue);
    const [ada, bea] = (await begun(server, 'bot')) as [TestClient, TestClient];
    await ada.until('a question', ({ match }) => match?.question != null);
    const question = ada.match?.question;
    // A busy machine takes its time to start a thread.
    const patient = ada.socket.timeout(40_000);
    const reply = await patient.emitWithAck('match:advise', asking(ada));
    const { advice } = reply as { advice: Advice };
    expect(question == null || refusalOf(question, advice.best)).toBeNull();
    expect(advice.second?.picks).not.toEqual(advice.best);
    for (const chance of [advice.chance, advice.second?.chance ?? 0.5]) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
    const other = { ...asking(ada), question: '0-other' };
    expect(await ada.ask('match:advise', other)).toMatchObject({ error: { code: 'stale' } });
    // Who watches has no question, and so no advice.
    expect(await bea.ask('match:advise', asking(ada))).toMatchObject({
      error: { code: 'notSeated' },
    });
  });

  test('against people there is none', async () => {
    server = await TestServer.open({}, catalogue);
    const members = await begun(server, 'person');
    for (const member of members) {
      await member.until('the match', ({ match }) => match !== null);
      expect(await member.ask('match:advise', asking(member))).toMatchObject({
        error: { code: 'noAdvice' },
      });
    }
  });
});

/** A pool that keeps what it is asked, and answers when it is let. */
function heldPool() {
  const asked: ThoughtRequest[] = [];
  let answer = (_: Advice | null): void => {};
  const ask = (_table: string, request: ThoughtRequest) => {
    asked.push(request);
    return new Promise<Outcome>((resolve) => {
      answer = (advice) => resolve({ picks: null, advice });
    });
  };
  return {
    pool: { ask } as unknown as BotPool,
    asked,
    answers: (a: Advice | null) => answer(a),
  };
}

test('who thinks about it is given what the seat may know, one question at a time', async () => {
  const kept = KeptMatch.deal(await loadGame('royaumes-sauvages'), 2);
  const { match } = kept;
  const seat = kept.asked[0] ?? 0;
  const seats = match.record.seats.map((each, other) =>
    other === seat ? each : { ...each, user: null, bot: 'sensible' as const },
  );
  const { pool, asked, answers } = heldPool();
  const advisor = new Advisor(pool, pino({ level: 'silent' }));
  const user = String(match.record.seats[seat]?.user);
  const fingerprint = String(match.questionOf(seat)?.fingerprint);
  const bound = seated(match, seats);
  const first = advisor.advise(bound, user, fingerprint);
  await expect(advisor.advise(bound, user, fingerprint)).rejects.toMatchObject({
    problem: { code: 'tooFast' },
  });
  const [request] = asked;
  expect(asked).toHaveLength(1);
  expect(request?.sides).toEqual([[0], [1]]);
  expect(request?.view).toEqual(match.view(seat));
  // Somebody else's hand lies in it, and not the true one.
  const handOf = (position: ThoughtRequest['position'] | undefined): unknown =>
    position?.checkpoint.own[1 - seat];
  expect(request?.position).not.toBeNull();
  expect(handOf(request?.position)).not.toEqual(handOf(match.position()));
  answers(null);
  await expect(first).rejects.toMatchObject({ problem: { code: 'noAdvice' } });
  const again = advisor.advise(bound, user, fingerprint);
  answers({ best: ['x'], chance: 0.5, second: null, points: { own: 0, others: 0 } });
  expect((await again).best).toEqual(['x']);
});

/** The same match with others on its seats. */
function seated(match: Match, seats: Match['record']['seats']): Match {
  return {
    record: { ...match.record, seats },
    game: match.game,
    seatOf: match.seatOf.bind(match),
    questionOf: match.questionOf.bind(match),
    position: match.position.bind(match),
    view: match.view.bind(match),
  } as unknown as Match;
}
