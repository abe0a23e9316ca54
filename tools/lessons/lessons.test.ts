import type { Lesson, Remark, Sample } from '@tablee/engine';
import { newPosition, SampleBroken, text } from '@tablee/engine';
import { isFull } from '@tablee/engine/testing';
import { GAME_IDS, isDraft, loadGame } from '@tablee/rules/catalogue.ts';
import { loadSample } from '@tablee/rules/learning.ts';
import { expect, test } from 'vitest';
import { courseOf } from './course.ts';
import { proofOf } from './proof.ts';
import { sampleFaults } from './screened.ts';

test.runIf(isFull)('no game is a draft before a release', () => {
  expect(GAME_IDS.filter(isDraft)).toEqual([]);
});

test.each(GAME_IDS)(
  '%s: every lesson is played to its end by its right answers, and every wrong one gets a reply',
  async (id) => {
    const { faults, lessons, steps, wrongAnswers, repliesMissing, ...beside } = await courseOf(id);
    expect(faults).toEqual([]);
    expect(lessons).toBeLessThanOrEqual(10);
    expect(steps).toBeGreaterThan(2 * lessons);
    expect(repliesMissing).toBe(0);
    expect(beside).toMatchObject({ kindsWithoutSentence: 0, termsWithoutEntry: 0, samples: 1 });
    if (isDraft(id)) return;
    expect(lessons).toBeGreaterThanOrEqual(6);
    expect(wrongAnswers).toBeGreaterThan(steps);
    expect(beside.terms).toBeGreaterThan(10);
    expect(beside.remarks).toBeGreaterThanOrEqual(10);
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

test('a sample whose answers the rules refuse, whose remark is not so, or that says nothing at its end is noticed', async () => {
  const game = await loadGame('unmatched');
  const sample = await loadSample('unmatched');
  const faults = (other: Partial<Sample>) => sampleFaults(game, { ...sample, ...other });
  expect(faults({})).toEqual([]);
  expect(() => faults({ answers: ['0 nonsense', ...sample.answers] })).toThrow(SampleBroken);
  expect(() => faults({ seed: sample.seed + 1 })).toThrow(SampleBroken);
  expect(faults({ answers: sample.answers.slice(0, -1) })).toContain(
    'the match does not come to its end',
  );
  expect(faults({ remarks: sample.remarks.slice(0, -1) })).toEqual(['nothing is said at the end']);
  const [first, ...others] = sample.remarks;
  const untrue = { ...(first as Remark), holds: () => false };
  expect(faults({ remarks: [untrue, ...others] })).toEqual([`at 0 it is not so: ${untrue.say.en}`]);
  expect(faults({ remarks: [...others, first as Remark] })).toContain(
    'a remark at 0 is out of order',
  );
});
