import { expect, test } from 'vitest';
import { chatText } from './common.ts';

test('marks that turn a text around are removed from messages; text that needs its own direction stays', () => {
  expect(chatText.parse('click \u202Egpj.exe\u202C')).toBe('click gpj.exe');
  expect(chatText.parse('\u2067abc\u2069 \u202Adef')).toBe('abc def');
  expect(chatText.parse('שלום\u200F, 👩\u200D🚀')).toBe('שלום\u200F, 👩\u200D🚀');
  expect(chatText.safeParse('\u202E\u202C').success).toBe(false);
});
