import type { Film, LessonOpponent } from '@tablee/engine';
import { LessonBroken, LessonRun } from '@tablee/engine';
import { useLayoutEffect, useState } from 'react';
import { setDelivery, takeQuestion } from '../../stores/answering.ts';
import { LESSON, screen } from '../../stores/match.ts';
import { drain, showInTurn } from '../../stores/pacing.ts';
import { snapshotOfRun } from '../../stores/run.ts';
import type { Branch } from './branch.ts';
import { freeLesson } from './branch.ts';

type Answers = Branch['answers'];

const isSame = (a: Answers, b: Answers): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Plays a branch on the stores of the table: `given` hears what has been answered. `null`: what the others would do cannot be
 * told, so nothing can be tried from there.
 */
export function useBranch(
  film: Film,
  branch: Branch,
  opponent: LessonOpponent,
  given: (answers: Answers) => void,
): LessonRun | null {
  const { answers } = branch;
  const [run] = useState(() => begun(film, branch, opponent));

  useLayoutEffect(() => {
    if (run === null) return undefined;
    setDelivery((picks) => {
      if (run.answer(picks).is !== 'right') return { ok: false, error: null };
      show(run, film, branch, true);
      given(run.answers);
      return { ok: true };
    });
    return () => setDelivery(null);
  }, [run, film, branch, given]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment and the seat of a branch stay
  useLayoutEffect(() => {
    if (run === null) return;
    if (!isSame(run.answers, answers)) {
      const goesOn = isSame(run.answers, answers.slice(0, -1));
      if (goesOn) run.answer(answers.at(-1) as readonly string[]);
      else replay(run, answers);
      show(run, film, branch, goesOn);
    } else if (answers.length === 0) show(run, film, branch, false);
  }, [run, answers]);

  useLayoutEffect(
    () => () => {
      drain();
      screen(null);
    },
    [],
  );
  return run;
}

function begun(film: Film, branch: Branch, opponent: LessonOpponent): LessonRun | null {
  try {
    return replay(new LessonRun(film.game, freeLesson(film, branch), opponent), branch.answers);
  } catch (error) {
    if (error instanceof LessonBroken) return null;
    throw error;
  }
}

function replay(run: LessonRun, answers: Answers): LessonRun {
  run.restart();
  for (const picks of answers) run.answer(picks);
  return run;
}

function show(run: LessonRun, film: Film, { at, seat }: Branch, withScene: boolean): void {
  drain();
  const snapshot = snapshotOfRun(run, film.eventsAt(at, seat));
  screen(snapshot);
  takeQuestion(LESSON, snapshot.question);
  if (withScene && run.told > 0) showInTurn(snapshot.events.slice(-run.told), document.hidden);
}
