import { rmSync } from 'node:fs';
import type { Position, Question } from '@tablee/engine';
import { Session } from '@tablee/engine';
import { playRandomly } from '@tablee/engine/testing';
import type { BotKind } from '@tablee/protocol/common.ts';
import { botKind } from '@tablee/protocol/common.ts';
import { loadGame } from '@tablee/rules/catalogue.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableActor } from '../tables/table-actor.ts';
import { FickleStore } from '../testing/fickle-store.ts';
import { testDuel, testTables } from '../testing/test-house.ts';
import { freshDirectory } from '../testing/test-server.ts';
import { ToldTime } from '../testing/told-time.ts';
import { BotSeats } from './bot-seats.ts';
import type { BotPool, Outcome } from './pool.ts';

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
  const thoughts: ((outcome: Outcome) => void)[] = [];
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
  const fault = { name: 'TypeError', at: ['at guess (bot.ts:7:1)'] };
  for (const settle of thoughts) settle({ picks: null, fault });
  await vi.waitFor(async () => expect((await table.matchOf(id)).seq).toBe(1));
  const lost = lines.find((line) => line.includes('a step could not be kept')) ?? '{}';
  expect(JSON.parse(lost)).toMatchObject({ room: table.code, match: id });
  const failed = lines.filter((line) => line.includes('bot failed'));
  expect(failed).toHaveLength(1);
  const { code } = table;
  expect(JSON.parse(failed[0] as string)).toMatchObject({
    room: code,
    match: id,
    seat: 1,
    error: fault,
  });
});

test('a bot that cannot be asked at all is logged and takes nobody with it', async () => {
  const think: Think = () => Promise.reject(new Error('out of memory'));
  await opened(think);
  await vi.waitFor(() => expect(lines.join('')).toContain('bot cannot answer'));
});

/** A table of Cannibal World at which a bot is asked in a tactical window or to defend itself. */
async function asked(kind: string, bot: BotKind, seed: number) {
  const game = await loadGame('cannibal-world');
  let position: Position | null = null;
  let at = 0;
  for (let i = seed; position === null; i += 1) {
    playRandomly({
      game,
      seats: 2,
      seed: i,
      onQuestion(session, seat, question) {
        if (question.kind !== kind || position !== null) return;
        position = session.position();
        at = seat;
      },
    });
  }
  const session = new Session(game, position, { dice: () => [] });
  const open = session.questionOf(at) as Question;
  const fingerprint = session.fingerprintOf(open);
  const seats = [0, 1].map((seat) => ({ nickname: '', user: null, bot: seat === at ? bot : null }));
  const match = {
    ...{ game, isOver: false, window: session.window, record: { id: 'm', game: game.id, seats } },
    questionOf: (seat: number) => (seat === at ? { question: open, fingerprint } : null),
    view: (seat: number) => session.view(seat),
    position: () => session.position(),
  };
  return { match, open };
}

describe.each(botKind.options)('a %s bot in a window', (bot) => {
  test.each(['tactical', 'defend'])(
    'CAN-23.12 answers after a time that is always the same, whatever it holds and thinks: %s',
    async (kind) => {
      for (const [seed, thinking, answersAt] of [
        [1, 0, 600],
        [20, 0, 600],
        [40, 350, 600],
        [60, 599, 600],
        // The machine is slow: later, but as late as any other.
        [80, 601, 1200],
        [80, 1100, 1200],
      ] as const) {
        const { match, open } = await asked(kind, bot, seed);
        const time = new ToldTime();
        const limits: number[] = [];
        const think: Think = (_, { limit }) => {
          limits.push(limit);
          return new Promise((resolve) =>
            time.after(thinking, () => resolve({ picks: open.fallback })),
          );
        };
        const answered: number[] = [];
        const table = {
          match,
          record: { match: null },
          act: (_: string, inputOf: (match: unknown) => unknown, done: (error: null) => void) => {
            inputOf(match);
            answered.push(time.now());
            done(null);
          },
        } as unknown as TableActor;
        const pool = { ask: think } as unknown as BotPool;
        new BotSeats({ pool, logger: pino({ level: 'silent' }), delay: 600, time }).attend(table);
        for (let ms = 0; ms < 1500 && answered.length === 0; ms += 1) {
          time.pass(1);
          await new Promise(setImmediate);
        }
        expect({ thinking, answered, limits }).toEqual({
          ...{ thinking, answered: [answersAt], limits: [450] },
        });
      }
    },
  );
});
