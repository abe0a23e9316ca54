import type { AnyGame, Footage, GameWords, TurningPoint } from '@tablee/engine';
import { expect, test } from 'vitest';
import { resultCard } from './result-card.ts';

const question = {
  ...{ shape: 'pick', kind: 'turn', clause: 'X-1', fallback: ['a'], min: 1, max: 1 },
  options: [{ id: 'a' }, { id: 'b' }],
};
const footage = {
  isWhole: true,
  steps: [{ question: null }, { question }],
  viewAt: () => ({ open: {} }),
  eventsAt: () => [{ n: 0, type: 'last', clause: '' }],
} as unknown as Footage;
const game = { outcome: () => ({ ranks: [2, 1], scores: [3, 5] }) } as unknown as AnyGame;
const words = {
  tell: () => ({ pieces: ['Bo takes the last card.'], separator: false }),
  option: ({ id }: { id: string }) => ({ label: id.toUpperCase() }),
  score: { fr: '{n} points', en: '{n} points' },
} as unknown as GameWords;
const seats = ['Ada', 'Bo'].map((nickname) => ({ nickname, user: null, bot: null }));
const turn: TurningPoint = {
  ...{ step: 0, kind: 'cost', seat: 0, chance: 0.2, instead: 0.7 },
  ...{ given: ['a'], other: ['b'], points: { own: 4, others: 0 } },
};
const told = { title: 'Cards', game, words, lang: 'en' } as const;

test('a picture says what decided the match or, while nobody knows that, the last line of its log', () => {
  const before = resultCard(told, { seats }, footage, null);
  expect(before.rows.map(({ name }) => name)).toEqual(['Bo', 'Ada']);
  expect(before.note).toBe('Bo takes the last card.');
  const after = resultCard(told, { seats }, footage, turn);
  expect(after.rows).toEqual(before.rows);
  // Two lines have to do: its consequence is dropped.
  expect(after.note).toBe(
    'The turning point. Ada: “A”. “B” would have meant chances of 70%, not 20%.',
  );
});
