import { botKind, nickname } from '@tablee/protocol/common.ts';
import { expect, test } from 'vitest';
import { botName } from './bot-names.ts';
import { distinctNickname } from './nicknames.ts';

test('a taken nickname gets a number, and still fits', () => {
  expect(distinctNickname('Ada', [])).toBe('Ada');
  expect(distinctNickname('Ada', ['ada', 'Ada 2'])).toBe('Ada 3');
  for (const wanted of ['a'.repeat(24), '🦊'.repeat(12), `${'a'.repeat(21)} 🦊`]) {
    const second = distinctNickname(wanted, [wanted]);
    const third = distinctNickname(wanted, [wanted, second]);
    expect(new Set([wanted, second, third]).size).toBe(3);
    for (const name of [second, third]) expect(nickname.parse(name)).toBe(name);
  }
});

test('nicknames are what can be read', () => {
  expect(nickname.parse('  Zoé ')).toBe('Zoé');
  expect(nickname.parse('Zoe\u0301')).toBe('Zoé');
  for (const fine of ['李雷', 'O’Brien', '❤️', '🦊', 'x']) expect(nickname.parse(fine)).toBe(fine);
  for (const bad of [
    '',
    '   ',
    'a\u0000b',
    'a\nb',
    'a\u2028b',
    'evil\u202Etxt',
    'a\u200Bb',
    '\u3164',
    '\u2800',
    '\uD800',
    'a'.repeat(25),
  ]) {
    expect(nickname.safeParse(bad).success).toBe(false);
  }
});

test('a bot goes by a name of its level that nobody in the room has, however many there are', () => {
  for (const kind of botKind.options) {
    const taken: string[] = [];
    for (let seat = 0; seat < 6; seat += 1) taken.push(botName(kind, taken));
    expect(new Set(taken).size).toBe(6);
    for (const name of taken) expect(nickname.parse(name)).toBe(name);
  }
  expect(botName('strong', ['hermine'])).toBe('Octave');
});

test('at the largest table every bot has a name, of no other level and without a number, even if a member goes by one', () => {
  const all = botKind.options
    .filter((kind) => kind !== 'random')
    .flatMap((kind) => {
      const taken = [botName(kind, [])];
      for (let seat = 0; seat < 6; seat += 1) taken.push(botName(kind, taken));
      return taken;
    });
  expect(all.filter((name) => /\d/.test(name))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});
