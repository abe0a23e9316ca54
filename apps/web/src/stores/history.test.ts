import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nameMatch, ownHistory, rememberPlayed } from './history.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

const you = 'u0000000000000001';
const played = (n: number, user: string) => ({
  ...{ match: `m${n}`, game: 'untamed', at: n, length: 1 },
  results: [{ user, nickname: 'Ada', rank: 1, score: 0, plays: [] }],
});

test('a browser remembers the matches of its own users, once each, up to a limit', () => {
  rememberPlayed({ you, evening: [played(1, you), played(2, 'u2')] });
  rememberPlayed({ you, evening: [played(1, you), played(3, you)] });
  expect(ownHistory().map(({ match }) => match)).toEqual(['m1', 'm3']);
  const many = Array.from({ length: 320 }, (_, n) => played(n + 10, you));
  rememberPlayed({ you, evening: many });
  expect(ownHistory()).toHaveLength(300);
  expect(ownHistory().at(-1)?.match).toBe('m329');
});

test('a match keeps the name its reader gave it when others are played', () => {
  rememberPlayed({ you, evening: [played(1, you), played(2, you)] });
  nameMatch('m1', '  The great comeback ');
  rememberPlayed({ you, evening: [played(1, you), played(3, you)] });
  expect(ownHistory().map(({ name }) => name)).toEqual([
    'The great comeback',
    undefined,
    undefined,
  ]);
  nameMatch('m2', 'x'.repeat(200));
  expect(ownHistory()[1]?.name).toHaveLength(60);
  nameMatch('m1', ' ');
  expect(ownHistory()[0]).toEqual(played(1, you));
});

test('an unreadable history counts as none', () => {
  for (const other of ['{', '{}', 'null', '3']) {
    kept.set('tablee.history', other);
    expect(ownHistory()).toEqual([]);
  }
});
