import { playRandomly, someOf } from '@tablee/engine/testing';
import { test } from 'vitest';
import { sayer } from '../../../testing/says-all.ts';
import { game as untamed } from '../index.ts';
import type { UntamedView } from '../state/state.ts';
import { explain } from '../view/explain.ts';
import { dictionary } from './dictionary.ts';
import { words } from './index.ts';

/** Everything a player may mean to do, sensible or not. */
const touches = ({ open, own }: UntamedView) => {
  const animals = open.players.flatMap((player) => player.animals);
  return [
    ...(own?.hand ?? []).flatMap(({ id: card }) =>
      ['play', 'power'].map((verb) => ({ verb, card })),
    ),
    ...animals.flatMap(({ id: card }) =>
      [...animals.map(({ id }) => id), 'stronghold:0', 'stronghold:1'].map((space) => ({
        verb: 'attack',
        card,
        space,
      })),
    ),
    ...['ability', 'draw', 'bonus', 'end'].map((verb) => ({ verb })),
  ];
};

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

const TABLES = [
  ['duel', 2],
  ['hunter', 3],
  ['survival', 4],
  ['alpha', 4],
  ['hydra', 4],
  ['manticore', 4],
  ['hydra', 6],
] as const;

test.each(someOf(TABLES, 2))(
  'every question, option, event and refusal of %s for %i has words',
  (mode, seats) => {
    playRandomly({
      game: untamed,
      seats,
      options: { mode },
      seed: 7 + seats,
      atMost: 260,
      onQuestion: saysAll,
    });
  },
);
