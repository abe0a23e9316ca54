import { playRandomly } from '@tablee/engine/testing';
import { test } from 'vitest';
import { sayer } from '../../../testing/says-all.ts';
import { game as cannibalWorld } from '../index.ts';
import type { CannibalView } from '../state/state.ts';
import { explain } from '../view/explain.ts';
import { dictionary } from './dictionary.ts';
import { words } from './index.ts';
import { isRefusal } from './refusals.ts';

/** Everything a player may mean to do, sensible or not. */
const touches = ({ open, own }: CannibalView) => [
  ...open.creatures.flatMap(({ id }) => [
    { card: id },
    { space: id },
    { verb: 'ability', card: id, space: '0' },
  ]),
  ...(own?.hand ?? []).map(({ id }) => ({ card: id })),
  ...['pillage', 'draw', 'end', 'give'].map((verb) => ({ verb })),
];

/** The rules' refusal; a table that sees more replaces it if the rules have no words for it. */
const refusal = (view: CannibalView, about: Parameters<typeof explain>[1]) => {
  const reason = explain(view, about);
  return reason !== null && isRefusal(reason.code) ? reason : null;
};

const { saysAll } = sayer<CannibalView>(
  { ...words, explain: refusal },
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
