import { EventEmitter } from 'node:events';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { AbuseLog } from './abuse-log.ts';
import { guard } from './guard.ts';
import { TokenBuckets } from './token-bucket.ts';

const recorder = () => {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => lines.push(JSON.parse(line));
  const abuse = new AbuseLog(pino({ base: null, timestamp: false }, { write }));
  return { lines, abuse };
};
const from = (address: string, user: string | null = null) => ({ address, user });

test('abuse is logged once per window, address and kind, with a count', () => {
  const { lines, abuse } = recorder();
  for (let i = 0; i < 1000; i += 1) abuse.note('tooFast', from('192.0.2.1', `u${i % 20}`));
  abuse.note('badMessage', from('192.0.2.1'));
  abuse.note('badMessage', from('192.0.2.2', 'u1'));
  expect(lines).toEqual([]);
  abuse.flush();
  const users = ['u0', 'u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'u7'];
  const line = { level: 40, msg: 'abuse' };
  expect(lines).toEqual([
    { ...line, kind: 'tooFast', address: '192.0.2.1', users, count: 1000 },
    { ...line, kind: 'badMessage', address: '192.0.2.1', users: [], count: 1 },
    { ...line, kind: 'badMessage', address: '192.0.2.2', users: ['u1'], count: 1 },
  ]);
  abuse.flush();
  expect(lines).toHaveLength(3);
});

test('refusals that happen to everybody are logged only when they happen often', () => {
  const { lines, abuse } = recorder();
  for (let i = 0; i < 9; i += 1) abuse.note('noSuchRoom', from('192.0.2.1'));
  for (let i = 0; i < 10; i += 1) abuse.note('stale', from('192.0.2.1'));
  abuse.flush();
  expect(lines.map(({ kind, count }) => [kind, count])).toEqual([['stale', 10]]);
});

test('however many addresses there are, the log and the memory stay small', () => {
  const { lines, abuse } = recorder();
  for (let i = 0; i < 50_000; i += 1) abuse.note('badMessage', from(`2001:db8:${i}:0`));
  abuse.flush();
  expect(lines).toHaveLength(201);
  expect(lines.at(-1)).toMatchObject({ address: 'elsewhere', count: 50_000 - 200 });
});

test('buckets of addresses that have gone quiet are forgotten', () => {
  const buckets = new TokenBuckets({ burst: 2, perSecond: 1 });
  for (let i = 0; i < 50_000; i += 1) buckets.take(`2001:db8:${i}:0`, 0);
  expect(buckets.size).toBe(50_000);
  buckets.take('192.0.2.1', 1000);
  buckets.sweep(1500);
  expect(buckets.size).toBe(1);
});

/** A connection without a network. */
class Line extends EventEmitter {
  readyState = 'open';
  isDestroyed = false;
  readonly request = {
    socket: {
      destroy: () => {
        this.isDestroyed = true;
      },
    },
  };
  close(): void {
    this.readyState = 'closed';
  }
}

const guarded = (isLimited = true) => {
  const line = new Line();
  const kinds: string[] = [];
  guard(line as never, isLimited, (kind) => kinds.push(kind));
  return { line, kinds };
};

test('a client that does not read its replies is cut off, a slow reader is not', () => {
  const slow = guarded();
  const deaf = guarded();
  const data = 'x'.repeat(40_000);
  for (let i = 0; i < 100; i += 1) {
    slow.line.emit('packetCreate', { data });
    if (i % 10 === 0) slow.line.emit('flush');
    deaf.line.emit('packetCreate', { data });
  }
  expect([slow.line.readyState, slow.kinds]).toEqual(['open', []]);
  expect([deaf.line.readyState, deaf.kinds]).toEqual(['closed', ['notReading']]);
  expect([slow.line.isDestroyed, deaf.line.isDestroyed]).toEqual([false, true]);
});

test('a flooding client is cut off, if limits hold for it', () => {
  const near = guarded(false);
  const far = guarded();
  for (let i = 0; i < 2000; i += 1) {
    near.line.emit('packet');
    far.line.emit('packet');
  }
  expect([near.line.readyState, near.kinds]).toEqual(['open', []]);
  expect([far.line.readyState, far.kinds]).toEqual(['closed', ['flood']]);
});
