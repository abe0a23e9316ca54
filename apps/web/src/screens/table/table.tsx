import type { View } from '@tablee/engine';
import type { MatchSnapshot, RoomState } from '@tablee/protocol/updates.ts';
import { asksConsent } from '@tablee/protocol/watching.ts';
import { lazy, Suspense, use, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { gameOfTheHouse } from '../../games/index.ts';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { ANNOUNCER_IDS } from '../../kit/announcer.ts';
import { useCardFlights } from '../../kit/card-flights.ts';
import { CardZoom } from '../../kit/card-zoom.tsx';
import type { BoardProps, GameUi, Wording } from '../../kit/contract.ts';
import { QuestionBar } from '../../kit/question-bar.tsx';
import { useQuickTouch } from '../../kit/quick-touch.ts';
import { SeatList } from '../../kit/seat-list.tsx';
import { useSkipByTouch } from '../../kit/skip-moments.tsx';
import { TermsOf } from '../../kit/terms.tsx';
import { useBoardAnswering, wireAnswering } from '../../stores/answering.ts';
import { setKnows } from '../../stores/learning.ts';
import { resync, useMatch } from '../../stores/match.ts';
import { isShown, usePacing } from '../../stores/pacing.ts';
import { useRoom } from '../../stores/room.ts';
import { useTable, useTableActions } from '../../stores/table.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Loading } from '../../ui/loading.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { WhoWatches } from '../room/who-watches.tsx';
import { Absent } from './absent.tsx';
import { AskArea } from './ask-area.tsx';
import { DealNotice } from './deal-notice.tsx';
import { EndScreen } from './end-screen.tsx';
import { useFocusKeeper } from './focus-keeper.ts';
import { useGameWiring } from './game-wiring.ts';
import { Recap } from './recap.tsx';
import { Resume } from './resume.tsx';
import { seatInfos } from './seat-infos.ts';
import { SidePanel } from './side-panel.tsx';
import { SpectatorBar } from './spectator-bar.tsx';
import './table.css';
import { TableDialogs } from './table-dialogs.tsx';
import { SpreadHand, TableMenu } from './table-menu.tsx';
import { Ticker } from './ticker.tsx';
import { useAttendance } from './use-attendance.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useWording } from './use-wording.ts';

const FirstTime = lazy(() => import('../learn/first-time.tsx'));
const Takeback = lazy(() => import('./takeback.tsx'));
const ShownHands = lazy(() => import('./shown-hands.tsx'));
const HelpNotice = lazy(() => import('./help-notice.tsx'));

/** Milliseconds: after the last moment shown, and however long the moments take. */
const END_AFTER = 1200;
const END_AT_LATEST = 25_000;

interface TableProps {
  readonly room: RoomState;
  readonly onRoom: () => void;
}

/** The match on the table of a room, or the wait for it. */
export default function Table(props: TableProps) {
  const { why } = useTableActions();
  // Before anything is drawn: the parts of the table ask for the possible answers.
  wireAnswering(useTableStores());
  const snapshot = useMatch((match) => match.snapshot);
  const view = useMatch((match) => match.view);
  if (snapshot === null || view === null || snapshot.match !== props.room.match?.id) {
    return <Loading />;
  }
  return (
    <TermsOf game={snapshot.game} onClause={why}>
      <TableOfMatch {...props} snapshot={snapshot} view={view} />
    </TermsOf>
  );
}

interface TableOfMatchProps extends TableProps {
  readonly snapshot: MatchSnapshot;
  readonly view: View;
}

function TableOfMatch({ room, onRoom, snapshot, view }: TableOfMatchProps) {
  const table = useTableActions();
  const say = useSay();
  const lang = useTextLang();
  const { rules, ui } = use(gameOfTheHouse(snapshot.game));
  const answering = useBoardAnswering();
  const panel = useTable((table) => table.panel);
  const chosenSide = useTable((table) => table.side);
  const root = useRef<HTMLDivElement>(null);
  const skipByTouch = useSkipByTouch();
  const over = room.match?.state === 'over';
  const seats = useMemo(() => seatInfos(room), [room]);
  const words = useWording(seats, lang);
  const spectating = snapshot.seat === null;
  const side = snapshot.seat ?? Math.min(chosenSide, Math.max(0, seats.length - 1));

  const paused = room.match?.paused === true;
  useGameWiring({ ui, rules, snapshot, view, words, seats, paused });
  useCardFlights(root);
  useFocusKeeper(root);
  useQuickTouch(root);
  useShortcuts();
  useAttendance(snapshot.match);
  const [showsEnd, setShowsEnd] = useEnd(over, snapshot);
  // A reader who has seen a match to its end has met the game.
  useEffect(() => {
    if (over && !spectating) setKnows(snapshot.game, true);
  }, [over, spectating, snapshot.game]);
  const board = { view, seats, side, answering };
  return (
    <div
      className="table"
      ref={root}
      data-end={showsEnd || undefined}
      data-panel={panel ?? undefined}
      data-game={snapshot.game}
    >
      {!showsEnd && (
        <a className="skip-link" href="#question">
          {say('skipToQuestion')}
        </a>
      )}
      <a className="skip-link" href="#hand">
        {say('skipToHand')}
      </a>
      <header className="table-head" data-seats={seats.length}>
        <h1 className="visually-hidden">
          {ui.name[lang]}: {say('table')}
        </h1>
        <SeatList ui={ui} view={view} snapshot={snapshot} seats={seats} onWhy={table.askChanges} />
        <TableMenu room={room} playing={!spectating && !over} onRoom={onRoom} />
      </header>
      <main className="table-main" aria-label={say('board')} onClickCapture={skipByTouch}>
        <h2 className="visually-hidden">{say('board')}</h2>
        {!showsEnd && <Ticker ui={ui} words={words} events={snapshot.events} />}
        {showsEnd ? (
          <EndScreen
            room={room}
            snapshot={snapshot}
            ui={ui}
            board={board}
            onBoard={() => setShowsEnd(false)}
          />
        ) : (
          <ErrorBoundary fallback={(retry) => <BoardBroken retry={retry} />}>
            <BoardAfterTouch ui={ui} {...board} />
          </ErrorBoundary>
        )}
        <span className="table-under" />
      </main>
      {!over && <Recap ui={ui} view={view} seats={seats} words={words} events={snapshot.events} />}
      <div className="table-near">
        {spectating && !over && (
          <SpectatorBar room={room} snapshot={snapshot} seats={seats} side={side} />
        )}
        <AskArea
          corner={
            <>
              {!spectating && !over && <SpreadHand />}
              <WhoWatches room={room} className="btn btn-bare btn-icon" />
            </>
          }
        >
          {!over && (
            <Asking
              room={room}
              snapshot={snapshot}
              ui={ui}
              view={view}
              seats={seats}
              words={words}
              answering={answering}
            />
          )}
          {over && !showsEnd && (
            <div className="question-bar" id="question" tabIndex={-1}>
              <button type="button" className="btn btn-gold" onClick={() => setShowsEnd(true)}>
                {say('endTitle')}
              </button>
            </div>
          )}
        </AskArea>
        <section id="hand" tabIndex={-1} aria-label={say('hand')}>
          {!showsEnd && ui.Hand !== undefined && (
            <ErrorBoundary fallback={(retry) => <BoardBroken retry={retry} />}>
              <ui.Hand {...board} />
            </ErrorBoundary>
          )}
        </section>
      </div>
      {panel !== null && (
        <SidePanel panel={panel} ui={ui} words={words} events={snapshot.events} seats={seats} />
      )}
      <CardZoom ui={ui} view={view} words={words} />
      <TableDialogs ui={ui} view={view} words={words} match={snapshot.match} />
      <div id={ANNOUNCER_IDS.polite} className="visually-hidden" aria-live="polite" />
      <div id={ANNOUNCER_IDS.assertive} className="visually-hidden" aria-live="assertive" />
    </div>
  );
}

/** Whether the end is shown: once the last moves have been seen, or skipped. */
function useEnd(over: boolean, { awaited }: MatchSnapshot) {
  const table = useTableActions();
  const [wanted, setWanted] = useState(over);
  const shown = usePacing(isShown);
  // The room may say that it is over before the board does.
  const told = shown && awaited === null;
  useEffect(() => {
    if (!over) return undefined;
    const timer = window.setTimeout(() => setWanted(true), told ? END_AFTER : END_AT_LATEST);
    return () => window.clearTimeout(timer);
  }, [over, told]);
  const showsEnd = over && wanted;
  useEffect(() => {
    if (showsEnd) table.closeZoom();
  }, [showsEnd, table]);
  return [showsEnd, setWanted] as const;
}

type AskingProps = Omit<BoardProps, 'side'> & {
  readonly room: RoomState;
  readonly snapshot: MatchSnapshot;
  readonly ui: GameUi;
  readonly words: Wording;
};

/** Questions while a match runs: by the table, by the room, and why. */
function Asking({ room, snapshot, ui, view, seats, words, answering }: AskingProps) {
  const table = useTableActions();
  const paused = room.match?.paused === true;
  const plays = snapshot.seat !== null;
  return (
    <>
      <RoomProblem match={snapshot.match} />
      {plays && <DealNotice snapshot={snapshot} />}
      {room.match?.takeBack != null && (
        <Suspense fallback={null}>
          <Takeback room={room} seats={seats} seat={snapshot.seat} />
        </Suspense>
      )}
      {plays && asksConsent(room) && (
        <Suspense fallback={null}>
          <ShownHands room={room} seats={seats} />
        </Suspense>
      )}
      {plays && (room.help.advice.on || room.help.estimate.on) && (
        <Suspense fallback={null}>
          <HelpNotice room={room} />
        </Suspense>
      )}
      <Absent room={room} seats={seats} />
      {plays && (
        <div className="first-time-place">
          <ErrorBoundary fallback={() => null}>
            <Suspense fallback={null}>
              <FirstTime game={snapshot.game} question={paused ? null : answering.question} />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
      <QuestionBar
        ui={ui}
        snapshot={snapshot}
        view={view}
        seats={seats}
        words={words}
        answering={answering}
        pause={paused ? <Resume room={room} /> : null}
        onHelp={() => table.openDialog('palette')}
      />
    </>
  );
}

/** The board of a game: a touch shows in the hand and the question at once, and on the board after the next paint. */
function BoardAfterTouch({
  ui,
  view,
  seats,
  side,
  answering,
}: BoardProps & { readonly ui: GameUi }) {
  const later = useDeferredValue(answering);
  // Another question stands on another board: that is never seen with this one.
  const shown = later.question === answering.question ? later : answering;
  return useMemo(
    () => <ui.Board view={view} seats={seats} side={side} answering={shown} />,
    [ui, view, seats, side, shown],
  );
}

/** Why something asked of the room from the table was refused. */
function RoomProblem({ match }: { readonly match: string }) {
  const stores = useTableStores();
  const problem = useRoom((store) => store.problem);
  // A problem from before this match is no news here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per match
  useEffect(() => useRoom.of(stores).setState({ problem: null }), [match, stores]);
  return problem === null ? null : (
    <div className="table-notice">
      <ProblemNote code={problem} />
    </div>
  );
}

function BoardBroken({ retry }: { readonly retry: () => void }) {
  const stores = useTableStores();
  const say = useSay();
  return (
    <section className="board-broken paper">
      <h2>{say('boardBroken')}</h2>
      <p>{say('boardBrokenText')}</p>
      <button
        type="button"
        className="btn btn-gold"
        onClick={() => {
          resync(stores);
          retry();
        }}
      >
        {say('resync')}
      </button>
    </section>
  );
}
