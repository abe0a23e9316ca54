import { playRandomly } from '@tablee/engine/testing';
import { expect, test } from 'vitest';
import { sayer } from '../../../testing/says-all.ts';
import { game as sangRancune } from '../index.ts';
import type { SangRancuneView } from '../state/state.ts';
import { WINDOWS } from '../state/state.ts';
import { explain } from '../view/explain.ts';
import { dictionary } from './dictionary.ts';
import { words } from './index.ts';

const touches = ({ open, own }: SangRancuneView) =>
  [...(own?.hand ?? []), ...open.players.flatMap(({ items }) => items)].map(({ id }) => ({
    card: id,
  }));

const { saysAll, met } = sayer<SangRancuneView>(
  { ...words, explain },
  {
    unseen: WINDOWS,
    quiet: ['windowOpened', 'windowClosed', 'roundEnded'],
    touches,
    untitled: { fr: dictionary('fr').ask.other, en: dictionary('en').ask.other },
  },
);

test.each([
  [3, 1, {}],
  [4, 2, { heroChoice: 'draft' }],
  [5, 3, { campItemLimit: 'one' }],
  [6, 4, { setupsPersist: 'off' }],
] as const)(
  'every question, option, event and refusal of %i seats, seed %i, has words',
  (seats, seed, options) => {
    playRandomly({ game: sangRancune, seats, options, seed, atMost: 600, onQuestion: saysAll });
  },
);

test('the random matches have met the common questions, events and refusals', () => {
  for (const kind of ['trickPlayed', 'afterReveal', 'setAttack', 'campAction', 'chooseHero']) {
    expect([...met.kinds]).toContain(kind);
  }
  for (const type of ['attackEntered', 'lifeLost', 'trickAnnounced', 'promiseMade']) {
    expect([...met.events]).toContain(type);
  }
  for (const code of ['attackFirst', 'otherWindow', 'notInCamp', 'campOnly']) {
    expect([...met.refusals]).toContain(code);
  }
});
