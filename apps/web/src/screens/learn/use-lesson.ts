import type { AnyGame, Lesson, LessonOpponent, LessonStep, Text } from '@tablee/engine';
import { LessonRun } from '@tablee/engine';
import type { LogEvent } from '@tablee/protocol/updates.ts';
import { useCallback, useLayoutEffect, useState } from 'react';
import { tableEn } from '../../i18n/table-en.ts';
import { tableFr } from '../../i18n/table-fr.ts';
import { askAdvice, pointAt, setDelivery, takeQuestion } from '../../stores/answering.ts';
import { fallFor, LESSON, screen, useCurtain } from '../../stores/match.ts';
import { drain, showInTurn } from '../../stores/pacing.ts';
import { snapshotOfRun } from '../../stores/run.ts';
import { useTableStores } from '../../stores/table-stores.ts';

const FREELY: Text = { fr: tableFr.lessonFreely, en: tableEn.lessonFreely };

/** The page's view of a lesson besides its table. */
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
}

export interface Lessoned extends Shown {
  goOn(): void;
  back(): void;
  restart(): void;
  /** Shows what may be answered. */
  point(): void;
  /** Asks what the searching opponent would answer. */
  advise(): void;
  /** Goes on with the match of a lesson that is done, against opponents. */
  playOn(): void;
}

/** Plays a lesson on the stores of its table: their contents come from it. Throws into the page if the lesson is broken. */
export function useLesson(game: AnyGame, lesson: Lesson, opponent: LessonOpponent): Lessoned {
  const stores = useTableStores();
  const [run] = useState(() => new LessonRun(game, lesson, opponent));
  const [shown, setShown] = useState(() => shownOf(run, null));

  const show = useCallback(
    (reply: Text | null = null) => {
      const snapshot = snapshotOfRun(run);
      screen(stores, snapshot);
      takeQuestion(stores, LESSON, snapshot.question);
      setShown(({ tries }) => shownOf(run, reply, tries + (reply === null ? 0 : 1)));
      return snapshot;
    },
    [run, stores],
  );
  /** An error that breaks the lesson is thrown into the page: thrown in an event handler it would reach nobody. */
  const attempt = useCallback(<T>(deed: () => T): T | null => {
    try {
      return deed();
    } catch (error) {
      setShown(() => {
        throw error;
      });
      return null;
    }
  }, []);
  /** Shows the events one after the other; those that a moment tells wait for it, as at a table. */
  const tell = useCallback(() => {
    const events = run.told > 0 ? (run.frame.events.slice(-run.told) as LogEvent[]) : [];
    if (fallFor(stores, events)) takeQuestion(stores, LESSON, null);
    else show();
    if (events.length > 0) showInTurn(stores, events, document.hidden);
  }, [run, show, stores]);
  const step = (deed: () => void) => {
    drain(stores);
    const isDone = attempt(() => {
      deed();
      return true;
    });
    if (isDone) tell();
  };

  useLayoutEffect(() => {
    setDelivery(stores, (picks) => {
      const given = attempt(() => run.answer(picks));
      if (given?.is === 'right') {
        drain(stores);
        tell();
        return { ok: true };
      }
      if (given !== null) show(given.is === 'wrong' ? given.reply : null);
      return { ok: false, error: null };
    });
    show();
    const stop = useCurtain.of(stores).subscribe(({ down }) => {
      if (!down) show();
    });
    return () => {
      stop();
      drain(stores);
    };
  }, [run, show, tell, attempt, stores]);

  return {
    ...shown,
    goOn: () => step(() => run.goOn()),
    back: () => step(() => run.back()),
    restart: () => step(() => run.restart()),
    point() {
      pointAt(
        stores,
        run.pointed.map(({ id }) => id),
      );
      requestAnimationFrame(lead);
    },
    advise: () => void askAdvice(stores, () => advised(run)),
    playOn: () => step(() => run.playOn(FREELY)),
  };
}

/** Thought about in the page, once it says so. */
async function advised(run: LessonRun): ReturnType<NonNullable<Parameters<typeof askAdvice>[1]>> {
  const none = { ok: false, error: { code: 'noAdvice' } } as const;
  try {
    const { adviceIn } = await import('./advise.ts');
    await new Promise((drawn) => setTimeout(drawn, 50));
    const advice = await adviceIn(run);
    if (advice === null) return none;
    return { ok: true, advice };
  } catch {
    return none;
  }
}

/** Leads eyes and focus to the target pointed at, which may lie below the edge of a board, or beyond that of a hand. */
function lead(): void {
  const pointed = [...document.querySelectorAll<HTMLElement>('[data-pointed]')];
  for (const each of pointed) each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const left = pointed.filter(({ dataset }) => !('chosen' in dataset || 'on' in dataset));
  const first = left.find((each) => each.closest('#hand') !== null) ?? left[0] ?? pointed[0];
  first?.focus({ preventScroll: true });
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
});
