import { rmSync } from 'node:fs';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FickleStore } from '../testing/fickle-store.ts';
import { testDuel, testTables } from '../testing/test-house.ts';
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
function opened(think: Think) {
  const logger = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  const pool = { ask: think } as unknown as BotPool;
  const bots = new BotSeats({ pool, logger, delay: 0 });
  return testDuel(testTables(store, { observers: [bots], logger }).tables, 'bot');
}

test('a bot that was thinking when a step was lost is asked again', async () => {
  const thoughts: ((picks: readonly string[] | null) => void)[] = [];
  const think: Think = () => new Promise((resolve) => thoughts.push(resolve));
  const table = await opened(think);
  const id = String(table.record.match?.id);
  await vi.waitFor(() => expect(thoughts).toHaveLength(1));
  store.isFull = true;
  const asked = table.match?.questionOf(0);
  if (asked?.question.shape !== 'pick') throw new Error('not asked');
  const picks = [String(asked.question.options[0]?.id)];
  const input = { by: 'seat', seat: 0, picks, question: asked.fingerprint } as const;
  await new Promise((resolve) => table.act(id, () => input, resolve));
  store.isFull = false;
  await vi.waitFor(() => expect(thoughts).toHaveLength(2));
  for (const settle of thoughts) settle(null);
  await vi.waitFor(async () => expect((await table.matchOf(id)).seq).toBe(1));
  expect(lines.filter((line) => line.includes('bot failed'))).toHaveLength(1);
});

test('a bot that cannot be asked at all is logged and takes nobody with it', async () => {
  const think: Think = () => Promise.reject(new Error('out of memory'));
  await opened(think);
  await vi.waitFor(() => expect(lines.join('')).toContain('bot cannot answer'));
});
