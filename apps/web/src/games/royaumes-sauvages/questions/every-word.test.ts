import { playRandomly } from '@tablee/engine/testing';
import type { RoyaumesView } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { KINGDOMS, game as royaumesSauvages } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { dictionary, words } from '@tablee/rules/games/royaumes-sauvages/words/index.ts';
import { sayer } from '@tablee/rules/testing/says-all.ts';
import { test } from 'vitest';
import { explain } from './explain.ts';

const touches = ({ open, own }: RoyaumesView) => [
  ...[...(own?.hand ?? []), ...open.openHand].flatMap(({ id }) => [
    { card: id },
    ...KINGDOMS.map((space) => ({ card: id, space })),
  ]),
  ...KINGDOMS.map((space) => ({ space })),
  { verb: 'rally' },
];

const { saysAll } = sayer<RoyaumesView>(
  { ...words, explain },
  {
    quiet: ['pointsScored'],
    touches,
    untitled: { fr: dictionary('fr').titleOther, en: dictionary('en').titleOther },
  },
);

test.each([
  [1, { soloLevel: 'expert' }],
  [2, { tieRule: 'battle' }],
  [3, { tieRule: 'treaty' }],
  [5, { tieRule: 'battle', houses: 'chosen', opener: 4 }],
] as const)(
  'every question, option, event and refusal of %i seats has words %o',
  (seats, options) => {
    playRandomly({
      game: royaumesSauvages,
      seats,
      options,
      seed: 3 + seats,
      atMost: 300,
      onQuestion: saysAll,
    });
  },
);
