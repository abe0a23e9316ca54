import type { Advice } from '@tablee/engine';
import { refusalOf, Session } from '@tablee/engine';
import { loadGame } from '@tablee/rules/catalogue.ts';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { catalogue } from '../matches/catalogue.ts';
import type { Match } from '../matches/match.ts';
import type { Viewpoint } from '../matches/publish.ts';
import type { RoomRecord } from '../tables/room-record.ts';
import { KeptMatch } from '../testing/kept-match.ts';
import type { TestClient } from '../testing/test-client.ts';
import { TestServer } from '../testing/test-server.ts';
import { Advisor } from './advisor.ts';
import type { AnswerRequest, BotPool, Outcome, ThoughtRequest } from './pool.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

/** A running match of Ada's, with a bot or a person on the other seat. */
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
  test('against bots it is an answer to the player’s own question, with its chance and the second best', async () => {
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
    // A watcher has no question, and so no advice.
    expect(await bea.ask('match:advise', asking(ada))).toMatchObject({
      error: { code: 'notSeated' },
    });
  });

  test('among people it is there while all agree, which the talk notes, and ends when anybody withdraws', async () => {
    server = await TestServer.open({}, catalogue);
    const members = (await begun(server, 'person')) as [TestClient, TestClient];
    const [ada, bea] = members;
    for (const each of members) await each.until('the match', ({ match }) => match !== null);
    const asked = members.find(({ match }) => match?.question != null) ?? ada;
    const advise = async (): Promise<object> =>
      asked.socket.timeout(40_000).emitWithAck('match:advise', asking(asked));
    const none = { error: { code: 'noAdvice' } };
    await ada.must('room:help', { help: 'advice', on: true });
    // Bea has not agreed.
    expect(await advise()).toMatchObject(none);
    await bea.must('room:agreeHelp', { help: 'advice', agrees: true });
    const { advice } = (await advise()) as { advice: Advice };
    expect(advice.best.length).toBeGreaterThan(0);
    expect(advice.now).toBeLessThanOrEqual(1);
    await bea.must('room:agreeHelp', { help: 'advice', agrees: false });
    expect(await advise()).toMatchObject(none);
    await ada.until('the talk', ({ chat }) => chat.length >= 2);
    const name = bea.room?.members.find(({ id }) => id === bea.room?.you)?.nickname;
    expect(ada.chat.map(({ note, nickname }) => [note, nickname])).toEqual([
      ['adviceAgreed', name],
      ['adviceEnded', name],
    ]);
  }, 60_000);

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

const NOTHING_MORE = { now: 0.5, points: { own: 0, others: 0 }, reasons: [] };

/** A pool that keeps what it is asked, and answers when it is let. */
function heldPool() {
  const asked: ThoughtRequest[] = [];
  let answer = (_: Partial<Outcome>): void => {};
  const ask = (_table: string, request: ThoughtRequest) => {
    asked.push(request);
    return new Promise<Outcome>((resolve) => {
      answer = (outcome) => resolve({ picks: null, ...outcome });
    });
  };
  return {
    pool: { ask } as unknown as BotPool,
    asked,
    answers: (advice: Advice | null) => answer({ advice }),
    estimates: (chances: number[]) => answer({ estimate: { sides: [[0], [1]], chances } }),
  };
}

test('who thinks about it is given what the seat may know, one question at a time', async () => {
  const kept = KeptMatch.deal(await loadGame('royaumes-sauvages'), 2);
  const { match } = kept;
  const seat = kept.asked[0] ?? 0;
  const seats = match.record.seats.map((each, other) =>
    other === seat ? each : { ...each, user: null, bot: 'sensible' as const },
  );
  const room = roomOf(seats);
  const { pool, asked, answers } = heldPool();
  const advisor = new Advisor(pool, pino({ level: 'silent' }));
  const user = String(match.record.seats[seat]?.user);
  const fingerprint = String(match.questionOf(seat)?.fingerprint);
  const bound = seated(match, seats);
  const first = advisor.advise(room, bound, user, fingerprint);
  await expect(advisor.advise(room, bound, user, fingerprint)).rejects.toMatchObject({
    problem: { code: 'tooFast' },
  });
  const [request] = asked as AnswerRequest[];
  expect(asked).toHaveLength(1);
  expect(request?.sides).toEqual([[0], [1]]);
  expect(request?.view).toEqual(match.view(seat));
  // The hand in it is another one, not the true one.
  const handOf = (position: ThoughtRequest['position'] | undefined): unknown =>
    position?.checkpoint.own[1 - seat];
  expect(request?.position).not.toBeNull();
  expect(handOf(request?.position)).not.toEqual(handOf(match.position()));
  answers(null);
  await expect(first).rejects.toMatchObject({ problem: { code: 'noAdvice' } });
  const again = advisor.advise(room, bound, user, fingerprint);
  answers({ best: ['x'], chance: 0.5, second: null, ...NOTHING_MORE });
  expect((await again).best).toEqual(['x']);
});

describe('an estimate for watchers', () => {
  const looking = (shown: readonly number[] = []) => ({ from: 'side', shown }) as const;
  const agreed = (by: readonly string[], seats: Match['record']['seats']) =>
    roomOf(seats, { on: true, agreed: by });

  test('is there while the table has chosen it and every player agrees, for watchers', async () => {
    const kept = KeptMatch.deal(await loadGame('royaumes-sauvages'), 2);
    const { match } = kept;
    const { seats } = match.record;
    const [first, second] = seats.map(({ user }) => String(user)) as [string, string];
    const { pool, estimates } = heldPool();
    const advisor = new Advisor(pool, pino({ level: 'silent' }));
    const refused = async (room: RoomRecord, viewpoint: Viewpoint) => {
      const asked = advisor.estimate(room, match, viewpoint);
      return asked.then(
        () => null,
        (error) => error.problem.code,
      );
    };
    expect(await refused(roomOf(seats), looking())).toBe('noEstimate');
    expect(await refused(agreed([first], seats), looking())).toBe('noEstimate');
    const all = agreed([first, second], seats);
    expect(await refused(all, { from: 'seat', seat: 0 })).toBe('notWatching');
    const told = advisor.estimate(all, match, looking());
    estimates([0.4, 0.6]);
    expect(await told).toEqual({ sides: [[0], [1]], chances: [0.4, 0.6], seq: match.seq });
  });

  test('is made from what the watcher may know: no hand, or those they are shown', async () => {
    const kept = KeptMatch.deal(await loadGame('royaumes-sauvages'), 2);
    const { match } = kept;
    const { seats } = match.record;
    const all = agreed(
      seats.map(({ user }) => String(user)),
      seats,
    );
    const { pool, asked, estimates } = heldPool();
    const advisor = new Advisor(pool, pino({ level: 'silent' }));
    const dice = () => [];
    const handsIn = ({ position }: Pick<ThoughtRequest, 'position'>) =>
      position === null ? [] : new Session(match.game, position, { dice }).state.own;
    const truth = handsIn({ position: match.position() });
    const one = advisor.estimate(all, match, looking());
    // Asked by another watcher meanwhile, it is thought about once.
    const same = advisor.estimate(all, match, looking());
    estimates([0.5, 0.5]);
    expect(await same).toEqual(await one);
    const behind = advisor.estimate(all, match, looking([1]));
    estimates([0.7, 0.3]);
    expect((await behind).chances).toEqual([0.7, 0.3]);
    const [blind, shown] = asked as [ThoughtRequest, ThoughtRequest];
    expect(asked).toHaveLength(2);
    expect(handsIn(blind)[0]).not.toEqual(truth[0]);
    expect(handsIn(blind)[1]).not.toEqual(truth[1]);
    expect(handsIn(shown)[0]).not.toEqual(truth[0]);
    expect(handsIn(shown)[1]).toEqual(truth[1]);
  });
});

type Choice = RoomRecord['help']['advice'];

/** A room with a match on these seats. */
function roomOf(
  seats: Match['record']['seats'],
  estimate: Choice = { on: false, agreed: [] },
): RoomRecord {
  const off = { on: false, agreed: [] };
  const playing = seats.map((each) => ({ ...each, standIn: null, left: false }));
  return { match: { seats: playing }, help: { advice: off, estimate } } as unknown as RoomRecord;
}

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
