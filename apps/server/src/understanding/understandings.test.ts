import type { Understanding } from '@tablee/engine';
import { Film, optionsOf, type Reel, seeded } from '@tablee/engine';
import { isChange } from '@tablee/engine/testing';
import { loadGame } from '@tablee/rules/catalogue.ts';
import { afterEach, expect, test } from 'vitest';
import { catalogue } from '../matches/catalogue.ts';
import type { TestClient } from '../testing/test-client.ts';
import { TestServer } from '../testing/test-server.ts';
import { playsOut, until } from '../testing/until.ts';
import type { Progress } from './understandings.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const GAME = 'royaumes-sauvages';

async function begun(at: TestServer): Promise<TestClient[]> {
  const { members } = await at.room(2);
  const [host] = members as [TestClient];
  await host.must('room:choose', { game: GAME, seats: 2, options: {} });
  for (const [seat, member] of members.entries()) await member.must('room:sit', { seat });
  await host.must('room:start', {});
  for (const member of members) await member.until('the match', ({ match }) => match !== null);
  return members;
}

const played = (members: readonly TestClient[]) => playsOut(members, seeded(3));

const ask = (match: string) => fetch(`${server?.url}/api/matches/${match}/appraisal`);
const progressOf = async (match: string) => (await (await ask(match)).json()) as Progress;

async function understood(match: string): Promise<Understanding> {
  let progress = await progressOf(match);
  const isDone = async () => {
    progress = await progressOf(match);
    return progress.state === 'done' || progress.state === 'cannot';
  };
  // The thread that studies gives way to everything else.
  await until('it is done', isDone, 300_000, 100);
  if (progress.state === 'cannot') throw new Error(progress.why);
  return (progress as Extract<Progress, { state: 'done' }>).understanding;
}

/** Playouts of those that a match is studied with: enough to look at some of its decisions. */
const STUDY_PERCENT = 3;

test('a match is studied once it has ended, never before, and by another server with the same result', async () => {
  server = await TestServer.open({ studyPercent: STUDY_PERCENT }, catalogue);
  const members = await begun(server);
  const match = String(members[0]?.match?.match);
  const early = await ask(match);
  expect([early.status, await early.json()]).toEqual([409, { error: 'matchRunning' }]);
  expect((await ask('m0123456789abcdef')).status).toBe(404);
  expect((await ask('m1')).status).toBe(404);
  await played(members);
  const picture = async () =>
    Buffer.from(
      await (await fetch(`${server?.url}/api/matches/${match}/card.png?lang=en`)).arrayBuffer(),
    );
  const before = await picture();
  expect(await progressOf(match)).toEqual({ state: 'thinking', done: 0, of: 0 });
  const found = await understood(match);
  const journal = await (await fetch(`${server.url}/api/matches/${match}/journal`)).json();
  const film = new Film(await loadGame(GAME), journal as Reel);
  expect(found.hopes.at(-1)?.step).toBe(film.steps.length - 1);
  expect(found.looked).toBeGreaterThan(3);
  expect(found.looked).toBeLessThanOrEqual(60);
  for (const { step, other, kind } of found.turns) {
    const ids = optionsOf(film.steps[step + 1]?.question ?? null).map(({ id }) => id);
    if (kind !== 'luck') expect(ids).toEqual(expect.arrayContaining([...other]));
  }
  // From then on the picture says what decided it, if anything did.
  expect((await picture()).equals(before)).toBe(found.decisive === null);
  // It names steps and seats, and nobody.
  const said = JSON.stringify(found);
  for (const { nickname } of members[0]?.room?.members ?? []) expect(said).not.toContain(nickname);
  await server.stop();
  const { dataDir } = server;
  server = await TestServer.open({ dataDir, studyPercent: STUDY_PERCENT }, catalogue);
  expect(await understood(match)).toEqual(found);
}, 400_000);

test.skipIf(isChange)('a match that today’s rules do not lead through is not studied', async () => {
  server = await TestServer.open({ studyPercent: STUDY_PERCENT }, catalogue);
  const members = await begun(server);
  const match = String(members[0]?.match?.match);
  await played(members);
  await server.stop();
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(`${server.dataDir}/tablee.db`);
  database.exec(`UPDATE journal SET entry = '{' WHERE seq = 5`);
  database.close();
  server = await TestServer.open({ dataDir: server.dataDir }, catalogue);
  await expect(understood(match)).rejects.toThrow('rules');
  expect(await progressOf(match)).toEqual({ state: 'cannot', why: 'rules' });
});
