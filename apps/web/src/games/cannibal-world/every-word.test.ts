import { playRandomly } from '@tablee/engine/testing';
import type { CannibalView } from '@tablee/rules/games/cannibal-world/index.ts';
import { game as cannibalWorld } from '@tablee/rules/games/cannibal-world/index.ts';
import { sayer } from '@tablee/rules/testing/says-all.ts';
import { test } from 'vitest';
import { explain } from './refusals.ts';
import { words } from './spoken.ts';
import { dictionary } from './words.ts';

const touches = ({ open, own }: CannibalView) => [
  ...open.creatures.flatMap(({ id }) => [
    { card: id },
    { space: id },
    { verb: 'ability', card: id, space: '0' },
  ]),
  ...(own?.hand ?? []).map(({ id }) => ({ card: id })),
  ...['pillage', 'draw', 'end', 'give'].map((verb) => ({ verb })),
];

const { saysAll } = sayer<CannibalView>(
  { ...words, explain },
  {
    quiet: ['handDealt', 'actionAimed'],
    touches,
    untitled: { fr: dictionary('fr').ask.other, en: dictionary('en').ask.other },
  },
);

test.each([
  ['duel', 2, {}],
  ['duel', 2, { decks: 'custom', match: 'tournament' }],
  ['duel', 2, { decks: 'custom', askAlways: 'on' }],
  ['2v2', 4, {}],
  ['2v2', 4, { decks: 'custom' }],
] as const)(
  'every question, option, event and refusal of %s for %i has words %o',
  (mode, seats, more) => {
    playRandomly({
      game: cannibalWorld,
      seats,
      options: { mode, ...more },
      seed: 11 + seats,
      atMost: 200,
      onQuestion: saysAll,
    });
  },
);
