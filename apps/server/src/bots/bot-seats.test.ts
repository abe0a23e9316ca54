import { rmSync } from 'node:fs';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Matches } from '../matches/matches.ts';
import { Outgoing } from '../sockets/outgoing.ts';
import { GroupCommit } from '../store/group-commit.ts';
import { duel, duelCatalogue } from '../testing/duel.ts';
import { FickleStore } from '../testing/fickle-store.ts';
import { freshDirectory } from '../testing/test-server.ts';
import { BotSeats } from './bot-seats.ts';
import type { BotPool } from './pool.ts';

type Think = BotPool['ask'];

let dataDir: string;
let store: FickleStore;
let lines: string[];
beforeEach(() => {
  dataDir = freshDirectory();
  store = new FickleStore(dataDir);
  lines = [];
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A match of one person and one bot, both asked at once; the bot thinks as `think` says. */
async function table(think: Think) {
  const commits = new GroupCommit(store, (error) => {
    throw error;
  });
  const logger = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  const outgoing = new Outgoing(true);
  const matches = new Matches({
    store,
    commits,
    catalogue: duelCatalogue(),
    outgoing,
    logger,
    windowLeast: 0,
  });
  const pool = { ask: think } as unknown as BotPool;
  const bots = new BotSeats({
    pool,
    matches,
    logger,
    delay: 0,
    isPaused: () => false,
    standIn: () => null,
  });
  matches.listener = {
    leaving: () => [],
    finishing: () => [],
    lost: () => {},
    finished: () => {},
    stepped: (match) => bots.attend(match),
    viewpoint: () => ({ from: 'nowhere' }),
    shown: () => {},
  };
  const seats = [
    { nickname: 'Ada', user: 'u1', bot: null },
    { nickname: 'Bot', user: null, bot: 'random' as const },
  ];
  const options = { rounds: 4, trap: 'off', teams: 'off' };
  const { match, writes } = matches.create('ABCDEF', duel(), options, seats);
  await commits.settled([{ kind: 'room', code: 'ABCDEF', json: '{}', usedAt: 1 }, ...writes]);
  bots.attend(match);
  return { matches, match };
}

test('a bot that was thinking when a step was lost is asked again', async () => {
  const thoughts: ((picks: readonly string[] | null) => void)[] = [];
  const think: Think = () => new Promise((resolve) => thoughts.push(resolve));
  const { matches, match } = await table(think);
  await vi.waitFor(() => expect(thoughts).toHaveLength(1));
  store.isFull = true;
  const asked = match.questionOf(0);
  if (asked?.question.shape !== 'pick') throw new Error('not asked');
  const picks = [String(asked.question.options[0]?.id)];
  const input = { by: 'seat', seat: 0, picks, question: asked.fingerprint } as const;
  await new Promise((resolve) => matches.act(match, input, resolve));
  store.isFull = false;
  await vi.waitFor(() => expect(thoughts).toHaveLength(2));
  for (const settle of thoughts) settle(null);
  await vi.waitFor(async () => expect((await matches.get(match.record.id)).seq).toBe(1));
  expect(lines.filter((line) => line.includes('bot failed'))).toHaveLength(1);
});

test('a bot that cannot be asked at all is logged and takes nobody with it', async () => {
  const think: Think = () => Promise.reject(new Error('out of memory'));
  await table(think);
  await vi.waitFor(() => expect(lines.join('')).toContain('bot cannot answer'));
});
