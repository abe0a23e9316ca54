import type { Question } from '@tablee/engine';
import { playRandomly } from '@tablee/engine/testing';
import type { CannibalView } from '@tablee/rules/games/cannibal-world/index.ts';
import { game } from '@tablee/rules/games/cannibal-world/index.ts';
import {
  allPassTo,
  attacks,
  given,
  playsAction,
} from '@tablee/rules/games/cannibal-world/testing/given.ts';
import { isRefusal, words } from '@tablee/rules/games/cannibal-world/words/index.ts';
import { wordsIn } from '@tablee/rules/testing/words.ts';
import { expect, test } from 'vitest';
import { explain } from './explain.ts';

const touches = ({ open, own }: CannibalView) => [
  ...open.creatures.flatMap(({ id }) => [
    { card: id },
    { space: id },
    { at: id },
    { verb: 'ability', card: id, space: '0' },
  ]),
  ...(own?.hand ?? []).map(({ id }) => ({ card: id })),
  ...['pillage', 'draw', 'end', 'give'].map((verb) => ({ verb })),
];

test('every touch in vain is refused in words of its own', () => {
  const refused = new Set<string>();
  playRandomly({
    game,
    seats: 2,
    options: { mode: 'duel' },
    seed: 13,
    atMost: 300,
    onQuestion: (session, seat) => {
      const view = session.view(seat) as unknown as CannibalView;
      const asked = session.questionOf(seat) as Question;
      for (const touch of touches(view)) {
        for (const question of [asked, null]) {
          const reason = explain(view, touch, question);
          if (reason === null) continue;
          refused.add(reason.code);
          expect(isRefusal(reason.code), reason.code).toBe(true);
          expect(words.refusal(reason, wordsIn('fr')).text).not.toMatch(/ {2}| [.,]|: \./);
        }
      }
    },
  });
  expect([...refused]).toEqual(expect.arrayContaining(['notYourTurn', 'guarded', 'outOfReach']));
});

test('CAN-15.4 a creature that does not fight is refused an Action of the combat for that, not for its distance', () => {
  const scene = given({
    A: { hunt: ['RA/09'], hand: ['RA/13'] },
    B: { hunt: ['DO/34'], covert: ['DO/07'] },
  })
    .when(attacks('A', 'RA/09', 'DO/34'), allPassTo('A tactical'))
    .when(playsAction('A', 'RA/13'));
  const card = scene.creature('B', 'DO/07').id;
  const refused = explain(scene.view('A'), { card }, scene.question('A'));
  expect(refused).toEqual({ code: 'notAFighter', facts: { face: 'DO/07' } });
});
