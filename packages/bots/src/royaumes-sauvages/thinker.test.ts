import type { Pick, Session } from '@tablee/engine';
import { playRandomly } from '@tablee/engine/testing';
import { game } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { expect, test } from 'vitest';
import { weighedOf } from '../search/thinker.ts';
import { thinker } from './thinker.ts';

test('no rally of a card that could be claimed with is weighed, and every claim is', () => {
  let [left, out] = [0, 0];
  const look = (live: Session): void => {
    for (const seat of [0, 1]) {
      const question = live.questionOf(seat);
      if (question?.kind !== 'takeTurn' || question.shape !== 'pick') continue;
      const weighed = weighedOf(thinker as never, question) as Pick;
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
