import { afterEach, expect, test } from 'vitest';
import type { TestClient } from '../testing/test-client.ts';
import { TestServer } from '../testing/test-server.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

/** The members new to the game on the table, as this client sees them. */
const learners = ({ room }: TestClient): readonly string[] =>
  (room?.members ?? []).filter(({ learns }) => learns === true).map(({ nickname }) => nickname);

async function twoInARoom(): Promise<{ ada: TestClient; bea: TestClient; open: TestServer }> {
  const open = await TestServer.open();
  server = open;
  const ada = await open.client();
  const { code } = (await ada.must('room:create', { nickname: 'Ada' })) as { code: string };
  const bea = await open.client();
  await bea.must('room:join', { code, nickname: 'Béa' });
  return { ada, bea, open };
}

test('a page says that its player is new to the game, and all in the room see it; one that says nothing is not', async () => {
  const { ada, bea } = await twoInARoom();
  const game = ada.room?.game ?? '';
  expect(learners(ada)).toEqual([]);
  await bea.must('room:learns', { game, learns: true });
  for (const client of [ada, bea]) {
    await client.until('Béa is new', (each) => learners(each).includes('Béa'));
    expect(learners(client)).toEqual(['Béa']);
  }
  await bea.must('room:learns', { game, learns: false });
  await ada.until('Béa knows it', (each) => learners(each).length === 0);
});

test('it is said of one game, and stays with a member who goes away for a while; to say it twice notifies nobody', async () => {
  const { ada, bea } = await twoInARoom();
  const game = ada.room?.game ?? '';
  await bea.must('room:learns', { game, learns: true });
  await ada.until('Béa is new', (each) => learners(each).length === 1);
  const told = ada.heard.length;
  await bea.must('room:learns', { game, learns: true });
  await bea.must('room:learns', { game: 'sang-rancune', learns: false });
  await ada.must('room:learns', { game: 'unmatched', learns: false });
  expect(ada.heard.length).toBe(told);
  await bea.must('room:learns', { game: 'untamed', learns: true });
  await ada.until('Béa is new elsewhere', (each) => learners(each).length === 0);
  await bea.must('room:learns', { game, learns: true });
  await ada.until('Béa is new', (each) => learners(each).length === 1);
  bea.close();
  await ada.until('Béa is away', ({ room }) => room?.members[1]?.connected === false);
  expect(learners(ada)).toEqual(['Béa']);
});

test('a stranger is refused, and a returning leaver is new to nothing until they say so', async () => {
  const { ada, bea, open } = await twoInARoom();
  const game = ada.room?.game ?? '';
  const stranger = await open.client();
  expect(await stranger.ask('room:learns', { game, learns: true })).toMatchObject({
    error: { code: 'notInRoom' },
  });
  await bea.must('room:learns', { game, learns: true });
  await ada.until('Béa is new', (each) => learners(each).length === 1);
  await bea.must('room:leave', {});
  await ada.until('Béa has gone', ({ room }) => room?.members.length === 1);
  const code = ada.room?.code ?? '';
  await bea.must('room:join', { code, nickname: 'Béa' });
  await ada.until('Béa is back', ({ room }) => room?.members.length === 2);
  expect(learners(ada)).toEqual([]);
});
