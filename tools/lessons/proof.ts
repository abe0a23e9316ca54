import type {
  AnyGame,
  Given,
  Lesson,
  LessonOpponent,
  Option,
  Question,
  Text,
  Tip,
} from '@tablee/engine';
import { answersOf, isAsking, isPlaying, LessonRun, randomPicks, seeded } from '@tablee/engine';

/** The result of playing a lesson to its end. */
export interface Proof {
  readonly steps: number;
  /** Legal answers tried that were not what is taught. */
  readonly wrongAnswers: number;
  /** Of those, how many got no sentence in both languages. */
  readonly repliesMissing: number;
  /** Other faults, in words. */
  readonly faults: readonly string[];
}

/** Answers tried at each question. */
const MOST_ANSWERS = 150;
/** Times that a part is played which is played freely. */
const PLAYED_FREELY = 12;
/** The most free answers in such a part. */
const MOST_FREELY = 1500;
/** More characters than these in a sentence of a lesson push the table away on a phone. */
const LONGEST = 330;

/**
 * Plays a lesson by its right answers to its end, tries the other answers at every step, and plays on from every
 * right answer. `player` answers in free play. Throws if today's rules lead elsewhere.
 */
export function proofOf(
  game: AnyGame,
  lesson: Lesson,
  player: LessonOpponent,
  opponent: LessonOpponent = player,
): Proof {
  const run = new LessonRun(game, lesson, opponent);
  const random = seeded(1);
  const faults = textsOf(lesson).flatMap((text) => faultsOf(text));
  const said = new Set<Text>();
  let wrongAnswers = 0;
  let repliesMissing = 0;
  while (!run.isDone) {
    const { step } = run;
    if (isPlaying(step)) playOften(run, player, said);
    else if (!isAsking(step)) run.goOn();
    else {
      const tried = tryAll(run, answersOf(question(run), random, { most: MOST_ANSWERS }));
      const [first] = tried.right;
      if (first === undefined) throw new Error(`${lesson.id}, step ${run.at}: no answer is right`);
      for (const picks of tried.right) expectItLeadsOn(run, picks);
      wrongAnswers += tried.replies.length;
      repliesMissing += tried.replies.filter((reply) => faultsOf(reply).length > 0).length;
      run.answer(first);
    }
  }
  for (const { say } of tipsOf(lesson)) {
    if (!said.has(say)) faults.push(`a tip that is never said: ${say.en}`);
  }
  return { steps: lesson.steps.length, wrongAnswers, repliesMissing, faults };
}

function question(run: LessonRun): Question {
  const { question: asked } = run.frame;
  if (asked === null) throw new Error(`${run.lesson.id}, step ${run.at}: nothing is asked`);
  return asked;
}

interface Tried {
  readonly right: readonly (readonly string[])[];
  readonly replies: readonly Text[];
}

/** Answers all of these in turn; the run is where it was. */
function tryAll(run: LessonRun, answers: readonly (readonly string[])[]): Tried {
  const right: (readonly string[])[] = [];
  const replies: Text[] = [];
  const points = run.pointed.map(({ id }: Option) => id);
  for (const picks of [...answers, ...wholeOf(points, run)]) {
    const given: Given = run.answer(picks);
    if (given.is === 'wrong') replies.push(given.reply);
    if (given.is !== 'right') continue;
    right.push(picks);
    run.back();
  }
  if (right.length > 0 && points.length === 0) {
    throw new Error(`${run.lesson.id}, step ${run.at}: nothing to show`);
  }
  return { right, replies };
}

/** All that is pointed at, as one answer: of a question that takes several. */
function wholeOf(points: readonly string[], run: LessonRun): readonly (readonly string[])[] {
  const asked = question(run);
  return asked.shape === 'pick' && asked.max > 1 ? [points.slice(0, asked.max)] : [];
}

/** After any right answer the script goes on as written, up to the next question. */
function expectItLeadsOn(run: LessonRun, picks: readonly string[]): void {
  run.answer(picks);
  let deeds = 1;
  for (; !run.isDone && !isAsking(run.step) && !isPlaying(run.step); deeds += 1) run.goOn();
  run.back(deeds);
}

/** Plays the part to its end several times, each otherwise, and goes on from the best. */
function playOften(run: LessonRun, player: LessonOpponent, said: Set<Text>): void {
  for (let seed = PLAYED_FREELY; seed > 0; seed -= 1) {
    const answers = playFreely(run, player, seed, said);
    if (seed > 1) run.back(answers);
  }
}

/** Returns the number of answers. */
function playFreely(run: LessonRun, player: LessonOpponent, seed: number, said: Set<Text>): number {
  const at = run.at;
  const random = seeded(seed);
  let answers = 0;
  for (; run.at === at; answers += 1) {
    if (answers > MOST_FREELY) throw new Error(`${run.lesson.id}: step ${at} has no end`);
    said.add(run.says);
    const asked = question(run);
    // The first time as well as possible, then with blunders, like a learner.
    const isBlunder = seed > 1 && random() < 0.4;
    const picks = isBlunder ? randomPicks(asked, random) : player(run.frame.view, asked, random);
    if (run.answer(picks).is !== 'right') throw new Error(`${run.lesson.id}: ${picks} is refused`);
  }
  return answers;
}

/** Tips for moments of this lesson; sentences for kinds of questions serve elsewhere too. */
const tipsOf = ({ steps }: Lesson): readonly Tip[] =>
  steps.flatMap((step) => (isPlaying(step) ? (step.tips ?? []) : []));

/** Every sentence of a lesson. */
function textsOf({ title, about, steps, ending, lost }: Lesson): readonly Text[] {
  return [
    title,
    about,
    ending,
    ...(lost === undefined ? [] : [lost]),
    ...steps.flatMap((step) => [
      step.say,
      ...(isPlaying(step) ? (step.tips ?? []).map(({ say }) => say) : []),
      ...(isAsking(step) ? [step.otherwise, ...(step.replies ?? []).map(({ say }) => say)] : []),
    ]),
  ];
}

export const faultsOf = ({ fr, en }: Text): readonly string[] =>
  [fr, en].flatMap((words) => {
    if (words.trim() === '') return ['a sentence is missing in a language'];
    return words.length > LONGEST ? [`too long (${words.length}): ${words}`] : [];
  });
