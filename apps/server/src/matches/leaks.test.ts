import { seeded } from '@tablee/engine';
import { expect, test } from 'vitest';
import { faceOf } from '../testing/duel.ts';
import type { TestClient } from '../testing/test-client.ts';
import { TestServer } from '../testing/test-server.ts';

const CANARY = /canary\d\dquetzal/g;

const canariesIn = (text: string): Set<string> => new Set(text.match(CANARY) ?? []);

interface Card {
  face: string;
}

const openCards = ({ match }: TestClient): Card[] =>
  (match?.open as unknown as { cards: Card[] } | undefined)?.cards ?? [];

/** Faces a client may know by now: what lay open at any moment, and what its own seat held. */
function mayKnow(client: TestClient, known: Set<string>): void {
  const { match } = client;
  for (const { face } of openCards(client)) known.add(face);
  for (const { face } of (match?.own as { hand?: Card[] } | null)?.hand ?? []) known.add(face);
}

test('no byte on any socket, in any log or answer shows a face before its time', async () => {
  const server = await TestServer.open();
  const { code, members, host } = await server.match(4, 1, { rounds: 4, trap: 'on' });
  const [, reloading, quitter] = members as [TestClient, TestClient, TestClient, TestClient];
  const everyone = [...members];
  const known = new Map(everyone.map((client) => [client, new Set<string>()]));
  const played = new Set<string>();
  const expectNoLeak = (): void => {
    for (const client of everyone) {
      const mine = known.get(client) as Set<string>;
      mayKnow(client, mine);
      const leaked = [...canariesIn(client.bytes)].filter((face) => !mine.has(face));
      expect(leaked).toEqual([]);
    }
    for (const { face } of openCards(host)) played.add(face);
  };

  const draw = seeded(21);
  const { match = '' } = host.match ?? {};
  for (let i = 0; host.match?.secret === null; i += 1) {
    const asked = everyone.filter(({ match }) => match?.question);
    const client = asked[Math.floor(draw() * asked.length)] as TestClient;
    const question = client.match?.question;
    const seq = client.match?.seq ?? 0;
    // Wrong answers, the rules' own failures and strangers' questions must not say more than a code.
    await client.ask('match:answer', {
      match,
      question: String(question?.fingerprint),
      picks: ['?'],
    });
    await client.ask('match:answer', { match, question: '0-x', picks: [faceOf(i % 100)] });
    if (question?.kind === 'keep') {
      const picks = ['no'];
      const reply = await client.ask('match:answer', {
        match,
        question: question.fingerprint,
        picks,
      });
      expect(reply).toEqual({ ok: false, error: { code: 'serverError' } });
      await client.must('match:answer', { match, question: question.fingerprint, picks: ['yes'] });
    } else {
      expect((await client.answerAtRandom(draw)).ok).toBe(true);
    }
    for (const one of everyone) await one.until('the step', ({ match }) => (match?.seq ?? 0) > seq);
    await host.must('match:history', { match, before: 1000 });
    expectNoLeak();
    if (i === 3) {
      const tab = await server.client(reloading.cookie);
      everyone.push(tab);
      known.set(tab, known.get(reloading) as Set<string>);
      await tab.must('room:join', { code });
      await tab.until('the match', ({ match }) => match !== null);
    }
    if (i === 5) {
      await quitter.must('match:concede', { match });
      await quitter.until('he watches', ({ match }) => match?.seat === null);
    }
    if (i === 6) {
      const late = await server.client();
      everyone.push(late);
      known.set(late, new Set(played));
      await late.must('room:join', { code, nickname: 'Late' });
      await late.until('the match', ({ match }) => match !== null);
      for (const { card } of (late.match?.events ?? []) as { card?: Card }[]) {
        if (card !== undefined) expect(played.has(card.face)).toBe(true);
      }
    }
    expectNoLeak();
  }
  // The end reveals the dice, not the cards nobody has played.
  const journal = await (await fetch(`${server.url}/api/matches/${match}/journal`)).text();
  expect(
    [...canariesIn(journal)].filter((face) => !journal.includes(`"picks":["${face}"]`)),
  ).toEqual([]);
  const health = await (await fetch(`${server.url}/healthz`)).text();
  expect(canariesIn(health + server.logs).size).toBe(0);

  // Nor does a log hold what proves or decides anything.
  expect(server.logs).toContain('rules failed');
  expect(server.logs).not.toContain(String(host.match?.secret));
  for (const { cookie } of everyone) expect(server.logs).not.toContain(cookie.split('.')[1]);
  for (const client of everyone) {
    const before = client.bytes.slice(0, client.bytes.lastIndexOf('match:update'));
    expect(before).not.toContain(String(host.match?.secret));
  }
  await server.close();
});

test('a seat hears whispers for itself alone, before the update of the same number', async () => {
  const server = await TestServer.open();
  const { members, host } = await server.match(3, 1, { rounds: 4 });
  const draw = seeded(4);
  while (host.match?.secret === null) {
    const asked = members.find(({ match }) => match?.question) as TestClient;
    const seq = asked.match?.seq ?? 0;
    await asked.answerAtRandom(draw);
    for (const one of members) await one.until('the step', ({ match }) => (match?.seq ?? 0) > seq);
  }
  const watcher = members[3] as TestClient;
  expect(watcher.heard.some(({ name }) => name === 'match:whisper')).toBe(false);
  for (const { heard } of members.slice(0, 3)) {
    const game = heard.filter(({ name }) => name === 'match:whisper' || name === 'match:update');
    expect(game.some(({ name }) => name === 'match:whisper')).toBe(true);
    for (const [i, { name, payload }] of game.entries()) {
      if (name !== 'match:whisper') continue;
      const next = game[i + 1];
      expect(next?.name).toBe('match:update');
      expect(next?.payload).toMatchObject({ seq: (payload as { seq: number }).seq });
    }
  }
  // The update itself is the same for all.
  const updates = members.map(({ heard }) =>
    JSON.stringify(heard.filter(({ name }) => name === 'match:update')),
  );
  expect(new Set(updates).size).toBe(1);
  await server.close();
});
