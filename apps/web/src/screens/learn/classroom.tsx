import type { Lesson, LessonOpponent } from '@tablee/engine';
import { useEffect, useMemo, useRef } from 'react';
import type { GameOfTheHouse } from '../../games/index.ts';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { ANNOUNCER_IDS } from '../../kit/announcer.ts';
import { useCardFlights } from '../../kit/card-flights.ts';
import { CardZoom } from '../../kit/card-zoom.tsx';
import type { SeatInfo } from '../../kit/contract.ts';
import { QuestionBar } from '../../kit/question-bar.tsx';
import { useQuickTouch } from '../../kit/quick-touch.ts';
import { SeatList } from '../../kit/seat-list.tsx';
import { useSkipByTouch } from '../../kit/skip-moments.tsx';
import { useBoardAnswering } from '../../stores/answering.ts';
import { markDone } from '../../stores/learning.ts';
import { LESSON, useMatch } from '../../stores/match.ts';
import { isShown, usePacing } from '../../stores/pacing.ts';
import { useTableActions } from '../../stores/table.ts';
import { Loading } from '../../ui/loading.tsx';
import '../table/end-screen.css';
import { useFocusKeeper } from '../table/focus-keeper.ts';
import { useAnsweringWords, useEventShow } from '../table/game-wiring.ts';
import '../table/table.css';
import { TableDialogs } from '../table/table-dialogs.tsx';
import { Ticker } from '../table/ticker.tsx';
import { useShortcuts } from '../table/use-shortcuts.ts';
import { useWording } from '../table/use-wording.ts';
import { Coach } from './coach.tsx';
import './classroom.css';
import { NAMES } from './names.ts';
import { useLesson } from './use-lesson.ts';

/** Where the focus goes when its element has gone: to the next text. */
const GOES_ON = ['.coach-actions > .btn-gold', '.coach-actions > .btn', '.question-sentence'];

interface ClassroomProps {
  readonly lesson: Lesson;
  /** `null`: it is the last one. */
  readonly next: Lesson | null;
  readonly house: GameOfTheHouse;
  readonly opponent: LessonOpponent;
}

/** A lesson on the real table: the text stands beside it. */
export function Classroom({ lesson, next, house: { rules, ui }, opponent }: ClassroomProps) {
  const table = useTableActions();
  const say = useSay();
  const lang = useTextLang();
  const lessoned = useLesson(rules, lesson, opponent);
  const { snapshot, view } = useMatch();
  const answering = useBoardAnswering();
  const shown = usePacing(isShown);
  const own = lesson.seat ?? 0;
  const count = lessoned.seats;
  const seats = useMemo(() => seatsOf(count, own, say('you')), [count, own, say]);
  const words = useWording(seats, lang);
  const { isDone, isOver, step } = lessoned;

  const root = useRef<HTMLDivElement>(null);
  const skipByTouch = useSkipByTouch();

  useCardFlights(root);
  useFocusKeeper(root, GOES_ON);
  useQuickTouch(root);
  useShortcuts(false);
  useEffect(() => {
    document.title = `${lesson.title[lang]} · ${ui.name[lang]} · Tablée`;
  }, [lesson, ui, lang]);
  useEffect(() => {
    if (isDone) markDone(rules.id, lesson.id);
  }, [isDone, rules, lesson]);
  const latest = useRef({ ui, words, snapshot, view });
  if (snapshot !== null) latest.current = { ui, words, snapshot, view };
  useEventShow(latest as Parameters<typeof useEventShow>[0], false);
  useAnsweringWords(latest as Parameters<typeof useAnsweringWords>[0]);

  if (snapshot === null || view === null || snapshot.match !== LESSON) return <Loading />;
  const board = { view, seats, side: own, answering };
  const showsEnd = isOver && shown;
  return (
    <div className="table classroom" ref={root} data-game={ui.id} data-look={step?.look}>
      <a className="skip-link" href="#coach">
        {say('lesson')}
      </a>
      <header className="table-head" data-seats={seats.length}>
        <h1 className="visually-hidden">
          {ui.name[lang]}: {lesson.title[lang]}
        </h1>
        <SeatList ui={ui} view={view} snapshot={snapshot} seats={seats} />
      </header>
      <main className="table-main" aria-label={say('board')} onClickCapture={skipByTouch}>
        <h2 className="visually-hidden">{say('board')}</h2>
        {!showsEnd && <Ticker ui={ui} words={words} events={snapshot.events} />}
        {showsEnd ? (
          <div className="end">
            <section className="end-score">
              <ui.FinalScore {...board} />
            </section>
          </div>
        ) : (
          <ui.Board {...board} />
        )}
      </main>
      <Coach lesson={lesson} next={next} game={rules.id} lessoned={lessoned} />
      <div className="table-near">
        {answering.question !== null && (
          <QuestionBar
            ui={ui}
            snapshot={snapshot}
            view={view}
            seats={seats}
            words={words}
            answering={answering}
            pause={null}
            onHelp={() => table.openDialog('palette')}
          />
        )}
        <section id="hand" tabIndex={-1} aria-label={say('hand')}>
          {!showsEnd && ui.Hand !== undefined && <ui.Hand {...board} />}
        </section>
      </div>
      <CardZoom ui={ui} view={view} />
      <TableDialogs ui={ui} view={view} words={words} match={LESSON} />
      <div id={ANNOUNCER_IDS.polite} className="visually-hidden" aria-live="polite" />
      <div id={ANNOUNCER_IDS.assertive} className="visually-hidden" aria-live="assertive" />
    </div>
  );
}

const seatsOf = (count: number, own: number, you: string): readonly SeatInfo[] =>
  Array.from({ length: count }, (_, seat) => ({
    seat,
    nickname: seat === own ? you : (NAMES[seat < own ? seat : seat - 1] as string),
    isYou: seat === own,
    isBot: seat !== own,
    connected: true,
    since: 0,
    left: false,
    standIn: false,
  }));
