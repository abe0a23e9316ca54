import type { Film, LessonOpponent } from '@tablee/engine';
import { LessonBroken, LessonRun } from '@tablee/engine';
import { useLayoutEffect, useRef, useState } from 'react';
import { setDelivery, takeQuestion } from '../../stores/answering.ts';
import { LESSON, screen } from '../../stores/match.ts';
import { drain, showInTurn } from '../../stores/pacing.ts';
import { snapshotOfRun } from '../../stores/run.ts';
import { type TableStores, useTableStores } from '../../stores/table-stores.ts';
import type { Branch } from './branch.ts';
import { freeLesson } from './branch.ts';

type Answers = Branch['answers'];

const isSame = (a: Answers, b: Answers): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Plays a branch on the stores of the table: `given` gets the answers. `null`: the others' moves cannot be known, so nothing
 * can be tried from there. The moment and the seat of a branch stay.
 */
export function useBranch(
  film: Film,
  branch: Branch,
  opponent: LessonOpponent,
  given: (answers: Answers) => void,
): LessonRun | null {
  const stores = useTableStores();
  const { answers } = branch;
  const [run, setRun] = useState(() => begun(film, branch, opponent));
  const latest = useRef({ branch, given });
  latest.current = { branch, given };

  useLayoutEffect(() => {
    if (run === null) return undefined;
    setDelivery(stores, (picks) => {
      const taken = attempted(() => run.answer(picks));
      if (taken === null) setRun(null);
      if (taken?.is !== 'right') return { ok: false, error: null };
      show(stores, run, film, latest.current.branch, true);
      latest.current.given(run.answers);
      return { ok: true };
    });
    show(stores, run, film, latest.current.branch, false);
    return () => {
      setDelivery(stores, null);
      drain(stores);
      screen(stores, null);
    };
  }, [run, film, stores]);

  useLayoutEffect(() => {
    if (run === null || isSame(run.answers, answers)) return;
    const goesOn = isSame(run.answers, answers.slice(0, -1));
    const isThere = attempted(() => {
      if (goesOn) run.answer(answers.at(-1) as readonly string[]);
      else replay(run, answers);
      return true;
    });
    if (isThere) show(stores, run, film, latest.current.branch, goesOn);
    else setRun(null);
  }, [run, film, answers, stores]);

  return run;
}

/** `null`: the others have no answer that the rules take. */
function attempted<Result>(deed: () => Result): Result | null {
  try {
    return deed();
  } catch (error) {
    if (error instanceof LessonBroken) return null;
    throw error;
  }
}

const begun = (film: Film, branch: Branch, opponent: LessonOpponent): LessonRun | null =>
  attempted(() =>
    replay(new LessonRun(film.game, freeLesson(film, branch), opponent), branch.answers),
  );

function replay(run: LessonRun, answers: Answers): LessonRun {
  run.restart();
  for (const picks of answers) run.answer(picks);
  return run;
}

function show(
  stores: TableStores,
  run: LessonRun,
  film: Film,
  { at, seat }: Branch,
  withScene: boolean,
): void {
  drain(stores);
  const snapshot = snapshotOfRun(run, film.eventsAt(at, seat));
  screen(stores, snapshot);
  takeQuestion(stores, LESSON, snapshot.question);
  if (withScene && run.told > 0)
    showInTurn(stores, snapshot.events.slice(-run.told), document.hidden);
}
