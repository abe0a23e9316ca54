import { expect, test } from 'vitest';
import { scrollToPlayable } from './hand-scroll.ts';

const hand = { left: 10, right: 350 };
const card = (left: number) => ({ left, right: left + 80 });

test('a hand shows a card that can be played, and stays where one is in sight', () => {
  expect(scrollToPlayable([], hand)).toBe(0);
  expect(scrollToPlayable([card(340)], hand)).toBe(70);
  expect(scrollToPlayable([card(-60)], hand)).toBe(-70);
  expect(scrollToPlayable([card(-60), card(100)], hand)).toBe(0);
});
