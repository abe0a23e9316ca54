import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { addressOf, Identity, isSameOrigin, proxiesOf } from './identity.ts';

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

const asked = (headers: Record<string, string>, remoteAddress = '198.51.100.4') =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;
const LOCAL = { host: '192.168.1.5:3000' };

test.each([
  ['http://192.168.1.5:3000', true],
  ['https://192.168.1.5:3000', false],
  ['chrome-extension://192.168.1.5:3000', false],
  ['http://192.168.1.5', false],
  ['http://evil.example', false],
  ['null', false],
  ['', false],
])('without a public address, a page of %s is of this site: %s', (origin, isOurs) => {
  expect(isSameOrigin(asked({ ...LOCAL, origin }), null)).toBe(isOurs);
});

test('no page at all is no other site', () => {
  expect(isSameOrigin(asked(LOCAL), null)).toBe(true);
  expect(isSameOrigin(asked(LOCAL), 'https://cards.example')).toBe(true);
});

test('with a public address that alone is the site, whatever host was asked for', () => {
  const url = 'https://cards.example';
  expect(isSameOrigin(asked({ ...LOCAL, origin: url }), url)).toBe(true);
  const rebound = { host: 'evil.example', origin: 'https://evil.example' };
  expect(isSameOrigin(asked(rebound), url)).toBe(false);
  expect(isSameOrigin(asked({ ...LOCAL, origin: 'http://192.168.1.5:3000' }), url)).toBe(false);
});

test('only a proxy on this machine is believed that a browser came by https', () => {
  const identity = new Identity(Buffer.alloc(32), null);
  const headers = { host: 'cards.example', 'x-forwarded-proto': 'https' };
  const origin = 'https://cards.example';
  for (const [remote, isBelieved] of [
    ['127.0.0.1', true],
    ['198.51.100.4', false],
  ] as const) {
    const request = asked({ ...headers, origin }, remote);
    expect(identity.cookieFor(identity.newProof('u1'), request).endsWith('; Secure')).toBe(
      isBelieved,
    );
    expect(isSameOrigin(request, null)).toBe(isBelieved);
  }
});

test('proxies elsewhere are believed where they are listed, and nobody else is', () => {
  const isProxy = proxiesOf(['10.0.0.7', '10.1.0.0/16', 'fd00::/8']);
  const told = ['10.0.0.7', '::ffff:10.0.0.7', '10.1.2.3', 'fd00::1', '127.0.0.1'];
  expect(told.map(isProxy)).toEqual([true, true, true, true, true]);
  expect(['10.0.0.8', '10.2.0.1', 'fe80::1', '', 'nonsense'].map(isProxy)).toEqual([
    ...[false, false, false, false, false],
  ]);
  const url = 'https://cards.example';
  expect(addressOf(from('10.1.2.3', '203.0.113.7'), url, isProxy)).toBe('203.0.113.7');
  expect(addressOf(from('10.2.0.1', '203.0.113.7'), url, isProxy)).toBe('10.2.0.1');
  expect(readConfig({ PROXIES: '10.0.0.7, 10.1.0.0/16' }).proxies).toEqual([
    '10.0.0.7',
    '10.1.0.0/16',
  ]);
  for (const wrong of ['here', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/x'])
    expect(() => readConfig({ PROXIES: wrong })).toThrow('PROXIES');
});
