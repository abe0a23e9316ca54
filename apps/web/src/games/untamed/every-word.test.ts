import { playRandomly } from '@tablee/engine/testing';
import type { UntamedView } from '@tablee/rules/games/untamed/index.ts';
import { game as untamed } from '@tablee/rules/games/untamed/index.ts';
import { sayer } from '@tablee/rules/testing/says-all.ts';
import { test } from 'vitest';
import { explain } from './refusals.ts';
import { words } from './spoken.ts';
import { dictionary } from './words.ts';

const touches = ({ open, own }: UntamedView) => [
  ...(own?.hand ?? []).flatMap(({ id }) => [{ card: id }, { verb: 'power', card: id }]),
  ...open.players.flatMap(({ animals }) =>
    animals.flatMap(({ id }) => [{ card: id }, { space: id }]),
  ),
  ...['ability', 'draw', 'bonus', 'end'].map((verb) => ({ verb })),
];

const { saysAll } = sayer<UntamedView>(
  { ...words, explain },
  {
    quiet: [
      'maintenanceStarted',
      'rallyEnded',
      'abilityDeclined',
      'animalEntered',
      'cardsToSupport',
      'cardsDrawn',
      'abilityUsed',
      'attackChanged',
    ],
    touches,
    untitled: { fr: dictionary('fr').ask.other, en: dictionary('en').ask.other },
  },
);

test.each([
  ['duel', 2],
  ['hunter', 3],
  ['survival', 4],
  ['alpha', 4],
  ['hydra', 4],
  ['manticore', 4],
  ['hydra', 6],
] as const)('every question, option, event and refusal of %s for %i has words', (mode, seats) => {
  playRandomly({
    game: untamed,
    seats,
    options: { mode },
    seed: 7 + seats,
    atMost: 260,
    onQuestion: saysAll,
  });
});
