import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '@tablee/engine';
import { seeded } from '@tablee/engine';
import { expect, test } from 'vitest';
import { catalogue } from '../matches/catalogue.ts';
import { hasPostgres, postgresProgram } from '../testing/postgres.ts';
import { sharedCluster } from '../testing/shared-postgres.ts';
import type { TestClient } from '../testing/test-client.ts';
import { freshDirectory, TestServer } from '../testing/test-server.ts';
import { whoIsAsked } from '../testing/until.ts';

// docs/operations.md, "On Postgres", Backup: the commands of that page, as they stand there.

const PAGE = join(import.meta.dirname, '../../../../docs/operations.md');

const stateOf = ({ match }: TestClient) => [match?.match, match?.seq, match?.seat];

async function answer(players: readonly TestClient[], draw: Random): Promise<void> {
  const asked = await whoIsAsked(players);
  const before = Number(asked.match?.seq);
  expect(await asked.answerAtRandom(draw)).toEqual({ ok: true });
  for (const one of players)
    await one.until('the step', ({ match }) => Number(match?.seq) > before);
}

/** The command of the page that begins with a word, its names replaced, run by a shell. */
function run(program: string, names: Readonly<Record<string, string>>): void {
  const [, command = ''] =
    new RegExp(`\`(${program} [^\`]+)\``).exec(readFileSync(PAGE, 'utf8')) ?? [];
  expect(command).not.toBe('');
  const path = postgresProgram(program) as string;
  execFileSync('sh', ['-c', command.replace(program, `"${path}"`)], {
    cwd: names.FOLDER,
    env: { ...process.env, ...names },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

test('a dump of a running server is put back into an empty database, and the match plays on from that moment', async ({
  skip,
}) => {
  skip(!hasPostgres, 'no PostgreSQL on this machine');
  for (const program of ['pg_dump', 'pg_restore'])
    skip(postgresProgram(program) === null, `no ${program} on this machine`);
  const cluster = await sharedCluster();
  const first = await cluster.database();
  const names = { FOLDER: freshDirectory(), DATABASE_URL: first, NEW: await cluster.database() };
  const draw = seeded(5);
  let server = await TestServer.open({ databaseUrl: first }, catalogue);
  const { code, members } = await server.matchOf('royaumes-sauvages', 2);
  const [host] = members as [TestClient];
  for (let i = 0; i < 4; i += 1) await answer(members, draw);
  await host.must('chat:say', { text: 'Back in an hour', to: 'room' });
  const dumped = members.map(stateOf);

  run('pg_dump', names);
  // Answers after the dump are not in it.
  await answer(members, draw);
  expect(members.map(stateOf)).not.toEqual(dumped);
  await server.close();

  run('pg_restore', names);
  server = await TestServer.open({ databaseUrl: names.NEW }, catalogue);
  try {
    const back: TestClient[] = [];
    for (const { cookie } of members) {
      const client = await server.client(cookie);
      await client.must('room:join', { code, nickname: 'Ada' });
      await client.until('the match', ({ match }) => match !== null);
      back.push(client);
    }
    expect(back.map(stateOf)).toEqual(dumped);
    expect(back[0]?.chat.map(({ text }) => text)).toContain('Back in an hour');
    await answer(back, draw);
    expect(back[0]?.match?.seq).toBe(Number(dumped[0]?.[1]) + 1);
  } finally {
    await server.close();
  }
});
