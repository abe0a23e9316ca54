import { loadBot } from '@tablee/bots/bot.ts';
import { gentle } from '@tablee/bots/gentle.ts';
import type { GameId } from '@tablee/rules/catalogue.ts';
import { loadGame, loadRulebook } from '@tablee/rules/catalogue.ts';
import { loadGuide, loadLessons, loadSample, loadTerms } from '@tablee/rules/learning.ts';
import { shownOf } from '@tablee/rules/testing/shown.ts';
import { guideFaults, termsFaults } from './beside.ts';
import { proofOf } from './proof.ts';
import { sampleFaults } from './screened.ts';

/** How the course of a game stands. */
export interface CourseProof {
  readonly lessons: number;
  readonly steps: number;
  readonly wrongAnswers: number;
  readonly repliesMissing: number;
  /** Kinds of questions that the game asks, and those without a first-time sentence. */
  readonly kinds: number;
  readonly kindsWithoutSentence: number;
  /** Words that explain themselves, and keywords of the cards that are none of them. */
  readonly terms: number;
  readonly termsWithoutEntry: number;
  /** Matches to be watched, and their remarks. */
  readonly samples: number;
  readonly remarks: number;
  readonly faults: readonly string[];
}

/** Plays all lessons of a game; one that is broken is a fault. */
export async function courseOf(id: GameId): Promise<CourseProof> {
  const [game, lessons, guide, { glossary, keywords }, rulebook, bot, sample] = await Promise.all([
    loadGame(id),
    loadLessons(id),
    loadGuide(id),
    loadTerms(id),
    loadRulebook(id),
    loadBot('sensible', id),
    loadSample(id),
  ]);
  const { kinds } = await shownOf(id);
  const told = guideFaults(guide, kinds);
  const worded = termsFaults(glossary, rulebook, keywords);
  const clauses = new Set(
    rulebook.flatMap((chapter) => chapter.clauses.map((clause) => clause.id)),
  );
  const sum = { steps: 0, wrongAnswers: 0, repliesMissing: 0 };
  const faults = [...told.faults, ...worded.faults];
  const ids = lessons.map((lesson) => lesson.id);
  if (new Set(ids).size < ids.length) faults.push('two lessons have the same id');
  for (const lesson of lessons) {
    const unknown = lesson.clauses.filter((clause) => !clauses.has(clause));
    if (unknown.length > 0) faults.push(`${lesson.id} names ${unknown}, which no rulebook has`);
    try {
      const proof = proofOf(game, lesson, bot, gentle(bot, id));
      sum.steps += proof.steps;
      sum.wrongAnswers += proof.wrongAnswers;
      sum.repliesMissing += proof.repliesMissing;
      faults.push(...proof.faults.map((fault) => `${lesson.id}: ${fault}`));
    } catch (error) {
      faults.push(`${lesson.id}: ${(error as Error).message}`);
    }
  }
  try {
    faults.push(...sampleFaults(game, sample).map((fault) => `sample: ${fault}`));
  } catch (error) {
    faults.push(`sample: ${(error as Error).message}`);
  }
  return {
    lessons: lessons.length,
    ...sum,
    kinds: kinds.length,
    kindsWithoutSentence: told.missing,
    terms: glossary.length,
    termsWithoutEntry: worded.missing,
    samples: 1,
    remarks: sample.remarks.length,
    faults,
  };
}
