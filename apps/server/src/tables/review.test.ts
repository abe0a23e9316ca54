import { seeded } from '@tablee/engine';
import { afterEach, expect, test } from 'vitest';
import type { TestClient } from '../testing/test-client.ts';
import { TestServer } from '../testing/test-server.ts';
import { playsOut } from '../testing/until.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const heard = ({ heard: all }: TestClient, name: string): unknown[] =>
  all.flatMap((each) => (each.name === name ? [each.payload] : []));

const last = (client: TestClient): unknown => heard(client, 'room:review').at(-1);

/** Three in a room whose match of two is over. */
async function after(): Promise<{ code: string; match: string; all: TestClient[] }> {
  server = await TestServer.open();
  const { code, host, players, members } = await server.match(2, 1);
  const match = String(host.match?.match);
  const moment = { match, step: 2, eyes: 'all' } as const;
  expect(await host.ask('room:review', { moment })).toMatchObject({
    error: { code: 'matchRunning' },
  });
  expect(await host.ask('room:point', { match, card: 'c1' })).toMatchObject({
    error: { code: 'matchRunning' },
  });
  await playsOut(players, seeded(2));
  return { code, match, all: members };
}

test('a member who shows a moment leads, the others are notified, newcomers too; a leaver leads no longer', async () => {
  const { code, match, all } = await after();
  const [ada, bea, cy] = all as [TestClient, TestClient, TestClient];
  const moment = { match, step: 2, eyes: 'watcher' } as const;
  await ada.must('room:review', { moment });
  for (const client of all) {
    await client.until('the moment', (each) => JSON.stringify(last(each)).includes('"step":2'));
    expect(last(client)).toEqual({ moment: { leader: ada.room?.you, ...moment } });
  }
  await bea.must('room:review', { moment: { match, step: 5, eyes: 1 } });
  await cy.until('another leader', (each) => JSON.stringify(last(each)).includes('"step":5'));
  // A member who does not lead ends nothing.
  await ada.must('room:review', { moment: null });
  expect(last(cy)).toMatchObject({ moment: { leader: bea.room?.you } });
  const dan = await server?.client();
  await dan?.must('room:join', { code, nickname: 'Dan' });
  await dan?.until('the moment', (each) => JSON.stringify(last(each) ?? null).includes('"step":5'));
  bea.close();
  await cy.until('nobody leads', (each) => JSON.stringify(last(each)) === '{"moment":null}');
});

test('how a match could have gone on is shown to all as it was sent, and to later newcomers', async () => {
  const { code, match, all } = await after();
  const [host, guest, late] = all as [TestClient, TestClient, TestClient];
  const branch = { seat: 1, answers: [['a', 'b'], [], ['c']] };
  await late.must('room:leave', {});
  await host.must('room:review', { moment: { match, step: 2, eyes: 1, branch } });
  const isShown = (client: TestClient) => JSON.stringify(last(client) ?? null).includes('branch');
  await guest.until('the branch', isShown);
  expect(last(guest)).toMatchObject({ moment: { match, step: 2, branch } });
  await late.must('room:join', { code, nickname: 'Late' });
  await late.until('the branch', isShown);
  expect(last(late)).toMatchObject({ moment: { branch } });
  const tooLong = { seat: 0, answers: Array.from({ length: 61 }, () => ['a']) };
  expect(
    await host.ask('room:review', { moment: { match, step: 2, eyes: 0, branch: tooLong } }),
  ).toMatchObject({ error: { code: 'badMessage' } });
});

test('anybody points, all see it; strangers and other matches are refused', async () => {
  const { match, all } = await after();
  const [ada, bea, cy] = all as [TestClient, TestClient, TestClient];
  await cy.must('room:point', { match, card: 'c7' });
  await bea.until('the pointing', (each) => heard(each, 'room:pointed').length > 0);
  expect(heard(bea, 'room:pointed')).toEqual([{ by: cy.room?.you, match, card: 'c7' }]);
  const other = { match: 'm0123456789abcdef', step: 0, eyes: 'all' } as const;
  expect(await ada.ask('room:review', { moment: other })).toMatchObject({
    error: { code: 'noMatch' },
  });
  const stranger = (await server?.client()) as TestClient;
  expect(await stranger.ask('room:point', { match, card: 'c7' })).toMatchObject({
    error: { code: 'notInRoom' },
  });
  // The next match ends the review.
  await ada.must('room:review', { moment: { match, step: 1, eyes: 'all' } });
  await cy.until('the moment', (each) => JSON.stringify(last(each)).includes('"step":1'));
  await ada.must('room:start', {});
  await cy.until('nobody leads', (each) => JSON.stringify(last(each)) === '{"moment":null}');
});

test('a shown moment waits for its turn, as play does: a match that begins before it comes first', async () => {
  const { match, all } = await after();
  const [ada, bea] = all as [TestClient, TestClient];
  const moment = { match, step: 2, eyes: 'all' } as const;
  const [started, led, pointed] = await Promise.all([
    ada.ask('room:start', {}),
    ada.ask('room:review', { moment }),
    ada.ask('room:point', { match, card: 'c7' }),
  ]);
  expect(started).toEqual({ ok: true });
  expect([led, pointed]).toMatchObject(Array(2).fill({ error: { code: 'matchRunning' } }));
  await bea.until('the match', ({ room }) => room?.match?.state === 'running');
  expect(heard(bea, 'room:pointed')).toEqual([]);
});

test('a member who comes back after a review has ended learns that nobody leads', async () => {
  const { code, match, all } = await after();
  const [ada, bea] = all as [TestClient, TestClient];
  await ada.must('room:review', { moment: { match, step: 2, eyes: 'all' } });
  await bea.until('the moment', (each) => JSON.stringify(last(each)).includes('"step":2'));
  bea.close();
  await ada.must('room:review', { moment: null });
  const back = (await server?.client(bea.cookie)) as TestClient;
  await back.must('room:join', { code });
  await back.until('that nobody leads', (each) => last(each) !== undefined);
  expect(last(back)).toEqual({ moment: null });
});
