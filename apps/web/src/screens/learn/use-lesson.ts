import type { AnyGame, Lesson, LessonOpponent, LessonStep, Text } from '@tablee/engine';
import { LessonRun } from '@tablee/engine';
import { useCallback, useLayoutEffect, useState } from 'react';
import { tableEn } from '../../i18n/table-en.ts';
import { tableFr } from '../../i18n/table-fr.ts';
import { pointAt, setDelivery, takeQuestion } from '../../stores/answering.ts';
import { LESSON, screen } from '../../stores/match.ts';
import { drain, showInTurn } from '../../stores/pacing.ts';
import { snapshotOfRun } from '../../stores/run.ts';

const FREELY: Text = { fr: tableFr.lessonFreely, en: tableEn.lessonFreely };

/** What the page shows of a lesson besides its table. */
interface Shown {
  readonly at: number;
  readonly step: LessonStep | null;
  readonly says: Text;
  /** Why the last answer was not the one. */
  readonly reply: Text | null;
  /** Answers that were not the one: the same reply twice is said twice. */
  readonly tries: number;
  readonly seats: number;
  readonly hasBegun: boolean;
  readonly isDone: boolean;
  /** The match itself is over. */
  readonly isOver: boolean;
  readonly isLost: boolean;
}

export interface Lessoned extends Shown {
  goOn(): void;
  back(): void;
  restart(): void;
  /** Shows what may be answered. */
  point(): void;
  /** Goes on with the match of a lesson that is done, against opponents. */
  playOn(): void;
}

/** Plays a lesson on the stores of the table: what they show and ask comes from it as long as it is on the page. */
export function useLesson(game: AnyGame, lesson: Lesson, opponent: LessonOpponent): Lessoned {
  const [run] = useState(() => new LessonRun(game, lesson, opponent));
  const [shown, setShown] = useState(() => shownOf(run, null));

  const show = useCallback(
    (reply: Text | null = null) => {
      const snapshot = snapshotOfRun(run);
      screen(snapshot);
      takeQuestion(LESSON, snapshot.question);
      setShown(({ tries }) => shownOf(run, reply, tries + (reply === null ? 0 : 1)));
      return snapshot;
    },
    [run],
  );
  /** After something has happened, its events are shown one after the other. */
  const step = useCallback(
    (deed: () => void) => {
      drain();
      deed();
      const { events } = show();
      if (run.told > 0) showInTurn(events.slice(-run.told), document.hidden);
    },
    [run, show],
  );

  useLayoutEffect(() => {
    setDelivery((picks) => {
      const given = run.answer(picks);
      if (given.is === 'right') {
        step(() => {});
        return { ok: true };
      }
      show(given.is === 'wrong' ? given.reply : null);
      return { ok: false, error: null };
    });
    show();
    return () => {
      drain();
      setDelivery(null);
      screen(null);
    };
  }, [run, show, step]);

  return {
    ...shown,
    goOn: () => step(() => run.goOn()),
    back: () => step(() => run.back()),
    restart: () => step(() => run.restart()),
    point() {
      pointAt(run.pointed.map(({ id }) => id));
      requestAnimationFrame(bringIntoSight);
    },
    playOn: () => step(() => run.playOn(FREELY)),
  };
}

/** What is pointed at may lie below the edge of a board, or beyond that of a hand. */
function bringIntoSight(): void {
  const pointed = document.querySelectorAll('[data-pointed]');
  for (const each of pointed) each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const shownOf = (run: LessonRun, reply: Text | null, tries = 0): Shown => ({
  at: run.at,
  step: run.step,
  says: run.says,
  reply,
  tries,
  seats: run.seats,
  hasBegun: run.hasBegun,
  isDone: run.isDone,
  isOver: run.frame.awaited === null,
  isLost: run.isLost,
});
