import { playRandomly, someOf } from '@tablee/engine/testing';
import type { UnmatchedView } from '@tablee/rules/games/unmatched/index.ts';
import { game as unmatched } from '@tablee/rules/games/unmatched/index.ts';
import { dictionary, words } from '@tablee/rules/games/unmatched/words/index.ts';
import { sayer } from '@tablee/rules/testing/says-all.ts';
import { test } from 'vitest';
import { explain } from './explain.ts';

const touches = ({ open, own }: UnmatchedView) => [
  ...Object.values(own?.armies ?? {}).flatMap(({ hand }) => hand.map(({ id }) => ({ card: id }))),
  ...open.fighters.flatMap(({ id, space }) => [
    { card: id },
    ...(space === null ? [] : [{ verb: 'attack', space }]),
  ]),
  ...['maneuver', 'pass'].map((verb) => ({ verb })),
];

const { saysAll } = sayer<UnmatchedView>(
  { ...words, explain },
  {
    quiet: ['damageDealt', 'cardsDiscarded', 'armyOut', 'sideLost'],
    touches,
    untitled: { fr: dictionary('fr').ask.other, en: dictionary('en').ask.other },
  },
);

const TABLES = [
  ['duel', 2],
  ['team', 3],
  ['team', 4],
  ['freeForAll', 3],
  ['freeForAll', 4],
] as const;

test.each(someOf(TABLES, 2))(
  'every question, option, event and refusal of %s for %i has words',
  (mode, seats) => {
    playRandomly({
      game: unmatched,
      seats,
      options: { mode },
      seed: 5 + seats,
      atMost: 300,
      onQuestion: saysAll,
    });
  },
);
