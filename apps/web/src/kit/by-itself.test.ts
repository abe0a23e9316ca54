import type { OpenQuestion } from '@tablee/protocol/updates.ts';
import {
  chooses,
  given,
  type UnmatchedScene,
} from '@tablee/rules/games/unmatched/testing/given.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isWithoutChoice, later, WITHOUT_CHOICE } from './by-itself.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** After how many milliseconds it is done. */
function doneAfter(luck: number): number {
  const start = Date.now();
  let done = -1;
  later(
    WITHOUT_CHOICE,
    () => {
      done = Date.now() - start;
    },
    () => luck,
  );
  vi.advanceTimersByTime(10_000);
  return done;
}

const asked = ({ session }: UnmatchedScene, seat: number): OpenQuestion => {
  const question = session.questionOf(seat);
  return { ...question, fingerprint: '', undo: session.canUndo(seat) } as OpenQuestion;
};

test('chance decides when it is done, and it can be called off', () => {
  expect([0, 0.5, 1].map(doneAfter)).toEqual([1500, 3250, 5000]);
  const act = vi.fn();
  later(WITHOUT_CHOICE, act)();
  vi.advanceTimersByTime(10_000);
  expect(act).not.toHaveBeenCalled();
});

test('UNM-R.44 a defense without a card to defend with is declined by the screen, one with a card is not', () => {
  const attacked = (hand: readonly string[]) =>
    given({
      heroes: ['alice', 'medusa'],
      on: { alice: 'm08', medusa: 'm09' },
      cards: { alice: { hand: ['feint', 'skirmish'] }, medusa: { hand } },
    }).when(chooses('A', 'attack alice medusa feint'));
  expect(isWithoutChoice(asked(attacked(['gaze-of-stone']), 1))).toBe(true);
  expect(isWithoutChoice(asked(attacked(['gaze-of-stone', 'dash']), 1))).toBe(false);
});

test('nothing is done by itself that would bury what can still be taken back', () => {
  const scene = given({ heroes: ['alice', 'medusa'], cards: { alice: { hand: ['feint'] } } });
  expect(isWithoutChoice(asked(scene, 0))).toBe(true);
  scene.when(chooses('A', 'maneuver'), chooses('A', 'done'));
  expect([scene.options('A'), isWithoutChoice(asked(scene, 0))]).toEqual([['maneuver'], false]);
  expect(isWithoutChoice(null)).toBe(false);
});
