import type { Position } from '@tablee/engine';
import { newPosition, Session, seeded, seededDice } from '@tablee/engine';
import { nextAsked } from '@tablee/engine/testing';
import { afterEach, expect, test } from 'vitest';
import { duel } from '../testing/duel.ts';
import { TestServer } from '../testing/test-server.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const put = (room: string, position: unknown): Promise<Response> =>
  fetch(`${server?.url}/api/development/position`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ room, position }),
  });

/** A duel of two after this many answers. */
function after(answers: number): Position {
  const game = duel();
  const draw = seeded(5);
  const session = new Session(game, newPosition(game, 2, { rounds: 4 }), {
    dice: seededDice(draw),
  });
  for (let i = 0; i < answers; i += 1) {
    const seat = nextAsked(session) as number;
    const question = session.questionOf(seat);
    session.answer(seat, question?.fallback ?? []);
  }
  return session.position();
}

test('a match begins at the position that waits for its room, goes on, and comes back from its journal; the next is dealt', async () => {
  server = await TestServer.open({ positionDoor: true });
  const { code, members } = await server.room(2, 2);
  const [host] = members as [(typeof members)[number]];
  await server.choose(host, 2, { rounds: 4 });
  const position = after(5);
  expect((await put(code, position)).status).toBe(200);
  await host.must('room:start', {});
  for (const member of members) await member.until('the match', ({ match }) => match !== null);
  const there = new Session(duel(), position, { dice: () => [] });
  expect(there.view(0).open).toMatchObject({ round: 1 });
  for (const [seat, { match }] of members.entries()) {
    expect(match?.open).toEqual(there.view(seat).open);
    expect(match?.own).toEqual(there.view(seat).own);
    expect(match?.question?.kind).toBe(there.questionOf(seat)?.kind);
  }

  const asked = members.find(({ match }) => match?.question);
  expect(await asked?.answerAtRandom(seeded(1))).toEqual({ ok: true });
  await asked?.must('match:resync', { match: String(host.match?.match) });
  await server.stop();

  server = await TestServer.open({ positionDoor: true, dataDir: server.dataDir });
  const again = await server.client(host.cookie);
  await again.must('room:join', { code });
  await again.until('the match', ({ match }) => match !== null);
  expect(again.match?.open).toEqual(host.match?.open);
  expect(server.logs).not.toMatch(/"level":[45]0/);

  await again.must('room:lobby', {});
  await again.must('room:start', {});
  await again.until('the next match', ({ match }) => match?.match !== host.match?.match);
  expect(again.match?.open).toMatchObject({ round: 0 });
});

test('without the setting there is no such door', async () => {
  server = await TestServer.open();
  expect((await put('ABCDEFGH', after(1))).status).toBe(404);
});
