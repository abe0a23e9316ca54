import { Session, seeded, seededDice } from '@tablee/engine';
import { waitedFor } from '@tablee/engine/testing';
import { expect, test } from 'vitest';
import { game as sangRancune } from '../index.ts';
import type { State } from '../state/state.ts';
import { SCENES } from './scenes.ts';
import { positionOf } from './setting.ts';

/** What A is led to. */
const ASKED: Readonly<Record<keyof typeof SCENES, string>> = {
  doors: 'doorChoice',
  signs: 'signChoice',
  vote: 'vote',
  wolves: 'setAttack',
  goblins: 'setAttack',
  replace: 'replaceCards',
  opportunity: 'opportunity',
  uses: 'revealChoices',
  order: 'attackOrder',
  bash: 'shieldBash',
  steal: 'stealItem',
  fireball: 'fireball',
  loot: 'loot',
  strikeBack: 'attackAssigned',
  redirect: 'attackAssigned',
};

/** Verbs that A has beside the pass, where every seat is asked. */
const OFFERED: { readonly [name in keyof typeof SCENES]?: string } = {
  strikeBack: 'counter',
  redirect: 'redirect',
};

test.each(Object.entries(SCENES))(
  '%s: a lawful match in which A is soon asked',
  (name, setting) => {
    for (const seed of [1, 2, 3]) {
      const session = new Session(sangRancune, positionOf(sangRancune, setting), {
        dice: seededDice(seeded(seed)),
      });
      const scene = name as keyof typeof SCENES;
      const asked = () => session.questionOf(0);
      for (let steps = 0; asked()?.kind !== ASKED[scene]; steps += 1) {
        const [seat] = waitedFor(session);
        if (seat === undefined || steps > 60)
          throw new Error(`${name}: ${ASKED[scene]} never comes`);
        session.answer(seat, session.questionOf(seat)?.fallback ?? []);
      }
      const verb = OFFERED[scene];
      const question = asked();
      if (verb === undefined || question?.shape !== 'pick') continue;
      expect(question.options.map((option) => option.verb)).toContain(verb);
    }
  },
);

test('the next cards and encounters are those of the setting', () => {
  const setting = { deck: ['feinte', 'entaille'], pile: ['hydre'], past: ['peur'], stage: 2 };
  const { deep, open } = positionOf(sangRancune, setting).checkpoint as State;
  expect(deep.deck.slice(-2).map(({ face }) => face)).toEqual(['entaille', 'feinte']);
  expect(deep.pile[0]?.face).toBe('hydre');
  expect(open.past.map(({ face }) => face)).toEqual(['peur']);
});

test('a card that the box has not got is refused', () => {
  expect(() =>
    positionOf(sangRancune, { hands: { A: ['feinte', 'feinte'] }, set: { B: ['no-such-card'] } }),
  ).toThrow('no no-such-card left');
});
