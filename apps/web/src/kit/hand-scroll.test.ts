import { expect, test } from 'vitest';
import { acrossBy, scrollToPlayable } from './hand-scroll.ts';

const hand = { from: 10, to: 350 };
const card = (from: number) => ({ from, to: from + 80 });

test('a hand shows a card that can be played, and stays where one is in sight', () => {
  expect(scrollToPlayable([], hand)).toBe(0);
  expect(scrollToPlayable([card(340)], hand)).toBe(70);
  expect(scrollToPlayable([card(-60)], hand)).toBe(-70);
  expect(scrollToPlayable([card(-60), card(100)], hand)).toBe(0);
});

test('a wheel that turns up and down moves the hand across; one that goes sideways does so itself', () => {
  expect(acrossBy({ deltaX: 0, deltaY: 120 })).toBe(120);
  expect(acrossBy({ deltaX: -30, deltaY: 120 })).toBe(0);
});
