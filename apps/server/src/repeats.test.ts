import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { traceOf } from './refusal.ts';
import { countRepeats } from './repeats.ts';
import { StoreFault } from './store/store.ts';

interface Line {
  readonly msg: string;
  readonly match?: string;
  readonly count?: number;
}

let lines: Line[];
let repeats: ReturnType<typeof countRepeats>;
let logger: pino.Logger;
beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  repeats = countRepeats();
  const write = (line: string) => void lines.push(JSON.parse(line) as Line);
  logger = pino({ hooks: { logMethod: repeats.logMethod } }, { write });
});
afterEach(() => vi.useRealTimers());

const told = () => lines.map(({ msg, match, count }) => [msg, match, count]);
const full = () => traceOf(new StoreFault({ errcode: 13, errstr: 'database or disk is full' }));

test('a fault that repeats is logged at once, and then counted: once a minute', () => {
  for (let i = 1; i <= 267; i += 1) logger.error({ match: `m${i}`, error: full() }, 'not kept');
  expect(told()).toEqual([['not kept', 'm1', undefined]]);
  vi.advanceTimersByTime(60_000);
  expect(told().slice(1)).toEqual([['not kept', 'm267', 266]]);
  vi.advanceTimersByTime(120_000);
  expect(lines).toHaveLength(2);
  logger.error({ match: 'm1', error: full() }, 'not kept');
  expect(lines).toHaveLength(3);
});

test('other faults, and lines that are no errors, are logged as they come', () => {
  logger.error({ error: full() }, 'not kept');
  logger.error({ error: traceOf(new StoreFault({ errcode: 8 })) }, 'not kept');
  logger.error({ event: 'room:join', error: full() }, 'failed');
  logger.error({ event: 'room:leave', error: full() }, 'failed');
  for (let i = 0; i < 3; i += 1) logger.info({ match: 'm' }, 'match over');
  expect(lines).toHaveLength(7);
});

test('counts that are open at the end are logged then', () => {
  for (let i = 0; i < 3; i += 1) logger.error({ error: full() }, 'not kept');
  repeats.flush();
  expect(told()).toEqual([
    ['not kept', undefined, undefined],
    ['not kept', undefined, 2],
  ]);
});

test('two faults of one name differ by their place and their game: A, B, A logs both', () => {
  const broken = (place: string) => ({ name: 'TypeError', at: [place, 'at play (match.ts:9:1)'] });
  const [a, b] = [broken('at strike (cards.ts:1:1)'), broken('at heal (cards.ts:9:1)')];
  for (const error of [a, b, a]) logger.error({ match: 'm', game: 'x', error }, 'rules failed');
  expect(lines).toHaveLength(2);
  logger.error({ match: 'm', game: 'y', error: a }, 'rules failed');
  expect(lines).toHaveLength(3);
  vi.advanceTimersByTime(60_000);
  expect(told().at(-1)).toEqual(['rules failed', 'm', 1]);
});

test('warnings of an error are counted, too; those that count themselves are logged as they come', () => {
  for (let i = 0; i < 3; i += 1) logger.warn({ match: 'm', error: full() }, 'bot failed');
  expect(lines).toHaveLength(1);
  for (const address of ['a', 'b']) logger.warn({ address, count: 12 }, 'abuse');
  expect(lines).toHaveLength(3);
  repeats.flush();
  expect(told().at(-1)).toEqual(['bot failed', 'm', 2]);
});
