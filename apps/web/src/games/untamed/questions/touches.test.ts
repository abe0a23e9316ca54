import { given, plays, type Scene } from '@tablee/rules/games/untamed/testing/given.ts';
import { expect, test } from 'vitest';
import type { Touch } from '@/kit/contract.ts';
import { candidatesOf, emptySelection, touched } from '@/stores/selection.ts';
import type { Tableau } from '../context.tsx';
import { animalTouch } from './touches.ts';

/** The table as far as touches look at it, with what has been touched already. */
function tableauOf(scene: Scene, focus: Touch): Tableau {
  const question = scene.session.questionOf(0);
  const candidates = candidatesOf(question as never, focus);
  return {
    view: scene.view('A'),
    side: 0,
    asked: question?.kind ?? null,
    answering: { question, focus, candidates },
  } as unknown as Tableau;
}

const swipe = () =>
  given({
    A: { hand: ['tiger-swipe'], power: 2, play: ['rat-leech', 'fox-seer'] },
    B: { play: ['panda-teamaster', 'tiger-cub'] },
  });

test('UNT-R.139 of two targets the first is a card, the second is what it is aimed at', () => {
  const scene = swipe().when(plays('A', 'tiger-swipe'));
  const [own, other, foe] = [
    scene.animal('A', 'rat-leech').id,
    scene.animal('A', 'fox-seer').id,
    scene.animal('B', 'tiger-cub').id,
  ];
  expect(animalTouch(tableauOf(scene, {}), own, 0)).toEqual({ card: own });
  expect(animalTouch(tableauOf(scene, {}), foe, 1)).toEqual({ card: foe });
  const held = tableauOf(scene, { card: own });
  expect(animalTouch(held, foe, 1)).toEqual({ at: foe });
  expect(animalTouch(held, other, 0)).toEqual({ card: other });
  const question = scene.session.questionOf(0) as never;
  const first = touched(question, emptySelection(question), { card: own });
  if (first.kind !== 'changed') throw new Error(first.kind);
  const second = touched(question, first.selection, { at: foe });
  expect(second).toMatchObject({ kind: 'complete', option: { id: `${own}>${foe}` } });
});

test('UNT-9.1 of an attack the enemy is a place', () => {
  const scene = swipe();
  const foe = scene.animal('B', 'tiger-cub').id;
  const own = scene.animal('A', 'rat-leech').id;
  expect(animalTouch(tableauOf(scene, { card: own }), foe, 1)).toEqual({ space: foe });
});
