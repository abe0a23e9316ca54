import type { Lesson } from '@tablee/engine';
import { newPosition, text } from '@tablee/engine';
import { GAME_IDS, loadGame } from '@tablee/rules/catalogue.ts';
import { expect, test } from 'vitest';
import { courseOf } from './course.ts';
import { proofOf } from './proof.ts';

test.each(GAME_IDS)(
  '%s: every lesson is played to its end by its right answers, and every wrong one gets a reply',
  async (id) => {
    const { faults, lessons, steps, wrongAnswers, repliesMissing, ...beside } = await courseOf(id);
    expect(faults).toEqual([]);
    expect(lessons).toBeGreaterThanOrEqual(6);
    expect(lessons).toBeLessThanOrEqual(10);
    expect(steps).toBeGreaterThan(2 * lessons);
    expect(wrongAnswers).toBeGreaterThan(steps);
    expect(repliesMissing).toBe(0);
    expect(beside).toMatchObject({ kindsWithoutSentence: 0, termsWithoutEntry: 0 });
    expect(beside.terms).toBeGreaterThan(10);
  },
);

const say = (words: string) => text(words, words);

/** One question at the beginning of a match. */
const first = (asked: object): Lesson =>
  ({
    id: 'first',
    title: say('First'),
    about: say('One.'),
    clauses: [],
    start: (game) => newPosition(game, 1, { soloLevel: 'easy' }),
    steps: [
      { say: say('Play.'), ask: 'takeTurn', right: () => true, otherwise: say('No.'), ...asked },
    ],
    ending: say('Done.'),
  }) as Lesson;

const player = (_: unknown, { fallback }: { readonly fallback: readonly string[] }) => fallback;

test('a lesson that asks what the rules do not ask, that no answer solves, or that says nothing is noticed', async () => {
  const game = await loadGame('royaumes-sauvages');
  const proof = (asked: object) => proofOf(game, first(asked), player);
  expect(proof({})).toMatchObject({ wrongAnswers: 0, repliesMissing: 0, faults: [] });
  expect(() => proof({ ask: 'battleCard' })).toThrow(/asks takeTurn, not battleCard/);
  expect(() => proof({ right: () => false })).toThrow(/no answer is right/);
  expect(() => proof({ holds: () => false })).toThrow(/what it says is not so/);
  const isPass = ({ id }: { readonly id: string }) => id === 'pass';
  const silent = proof({ right: isPass, otherwise: { fr: 'Non.', en: ' ' } });
  expect(silent.wrongAnswers).toBeGreaterThan(0);
  expect(silent.repliesMissing).toBe(silent.wrongAnswers);
  expect(silent.faults).toEqual(['a sentence is missing in a language']);
  expect(proof({ say: say('x'.repeat(400)) }).faults).toHaveLength(2);
});
