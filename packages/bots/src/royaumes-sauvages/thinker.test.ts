import type { Pick, Session } from '@tablee/engine';
import { playRandomly } from '@tablee/engine/testing';
import { game } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { expect, test } from 'vitest';
import { lastTurn } from '../search/playout.ts';
import { type Thinker, weighedOf } from '../search/thinker.ts';
import { thinker } from './thinker.ts';

test('no rally of a card that could be claimed with is weighed, and every claim is', () => {
  let [left, out] = [0, 0];
  const look = (live: Session): void => {
    for (const seat of [0, 1]) {
      const question = live.questionOf(seat);
      if (question?.kind !== 'takeTurn' || question.shape !== 'pick') continue;
      const weighed = weighedOf(thinker as Thinker, question) as Pick;
      const claims = ({ options }: Pick) => options.filter(({ verb }) => verb === 'claim');
      expect(claims(weighed)).toEqual(claims(question));
      const cards = new Set(claims(question).map(({ card }) => card));
      const rallies = weighed.options.filter(({ verb }) => verb === 'rally');
      expect(rallies.some(({ card }) => cards.has(card))).toBe(false);
      left += rallies.length;
      out += question.options.length - weighed.options.length;
    }
  };
  for (let seed = 1; seed <= 8; seed += 1) playRandomly({ game, seats: 2, seed, onQuestion: look });
  expect([left > 0, out > 10]).toEqual([true, true]);
});

test('playouts end with the age that is played; alone, where the outlook knows no rival, with the match', () => {
  const begun = (seats: number): Session => playRandomly({ game, seats, seed: 1, atMost: 3 });
  expect(lastTurn(thinker as Thinker, begun(2))).toBe(1);
  expect(lastTurn(thinker as Thinker, begun(1))).toBeUndefined();
});
