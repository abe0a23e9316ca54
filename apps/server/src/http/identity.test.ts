import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf } from './identity.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['::1', '::1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
])('limits for %s count for %s', (remote, counted) => {
  expect(addressOf(from(remote), null)).toBe(counted);
});

test('the word of a proxy on this machine counts when a public address is set, and its last word alone', () => {
  const url = 'https://cards.example';
  expect(addressOf(from('127.0.0.1', '10.0.0.1, 203.0.113.7'), url)).toBe('203.0.113.7');
  expect(addressOf(from('127.0.0.1', '203.0.113.7'), null)).toBe('127.0.0.1');
  expect(addressOf(from('198.51.100.4', '203.0.113.7'), url)).toBe('198.51.100.4');
});
