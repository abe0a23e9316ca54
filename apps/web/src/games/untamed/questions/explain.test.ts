import type { Question } from '@tablee/engine';
import { playRandomly } from '@tablee/engine/testing';
import type { UntamedView } from '@tablee/rules/games/untamed/index.ts';
import { game } from '@tablee/rules/games/untamed/index.ts';
import { words } from '@tablee/rules/games/untamed/words/index.ts';
import { wordsIn } from '@tablee/rules/testing/words.ts';
import { expect, test } from 'vitest';
import { explain } from './explain.ts';

const touches = ({ open, own }: UntamedView) => [
  ...(own?.hand ?? []).flatMap(({ id }) => [{ card: id }, { verb: 'power', card: id }]),
  ...open.players.flatMap(({ factions, animals }) => [
    ...animals.flatMap(({ id }) => [{ card: id }, { space: id }]),
    ...factions.map((space) => ({ space })),
  ]),
  ...['deck', 'bonus', 'power', 'stronghold:0', 'stronghold:1'].map((space) => ({ space })),
];

test('every touch in vain is refused in words of its own', () => {
  const unknown = words.refusal({ code: 'somethingNew', facts: {} }, wordsIn('en')).header;
  const refused = new Set<string>();
  playRandomly({
    game,
    seats: 3,
    options: { mode: 'hunter' },
    seed: 10,
    atMost: 260,
    onQuestion: (session, seat) => {
      const view = session.view(seat) as unknown as UntamedView;
      const asked = session.questionOf(seat) as Question;
      for (const touch of touches(view)) {
        const reason = explain(view, touch, asked);
        if (reason === null || reason.code === 'notTheQuestion') continue;
        refused.add(reason.code);
        expect(words.refusal(reason, wordsIn('en')).header, reason.code).not.toBe(unknown);
      }
    },
  });
  expect([...refused]).toEqual(
    expect.arrayContaining(['factionTaken', 'hunterArrow', 'notEnoughPower', 'guarded']),
  );
});
