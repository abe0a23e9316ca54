import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { useMatch } from '../../stores/match.ts';
import { isShown, usePacing } from '../../stores/pacing.ts';
import { useRoom } from '../../stores/room.ts';
import { useTable } from '../../stores/table.ts';
import { ANNOUNCER_IDS } from '../../table/announcer.ts';
import { useCardFlights } from '../../table/card-flights.ts';
import { CardZoom } from '../../table/card-zoom.tsx';
import { SeatList } from '../../table/seat-list.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Loading } from '../../ui/loading.tsx';
import '../table/end-screen.css';
import { useEventShow } from '../table/game-wiring.ts';
import { SidePanel } from '../table/side-panel.tsx';
import '../table/table.css';
import { Ticker } from '../table/ticker.tsx';
import { useWording } from '../table/use-wording.ts';
import type { Loaded } from './developed.ts';
import { FilmBar } from './film-bar.tsx';
import { seatsAt, shownAnswering, stepOf, viewerOf } from './film-room.ts';
import './replay.css';
import { ReplayMenu } from './replay-menu.tsx';
import { useFilmKeys } from './use-film-keys.ts';
import { usePointing } from './use-pointing.ts';
import { useProjector } from './use-projector.ts';

const Understand = lazy(() => import('./understand/understand.tsx'));

/** The step that an address names (`#12`); `null`: it names none. */
function stepOfAddress(): number | null {
  const step = /^#(\d+)$/.exec(location.hash)?.[1];
  return step === undefined ? null : Number(step);
}

/** The same table as live, with its time in one’s own hand. */
export function Screening({ journal, film, house }: Loaded) {
  const say = useSay();
  const lang = useTextLang();
  const { ui } = house;
  const showing = useMemo(() => ({ journal, film }), [journal, film]);
  const projector = useProjector(showing, stepOfAddress() ?? 0);
  const { at, eyes, go } = projector;
  const { snapshot, view } = useMatch();
  const panel = useTable((table) => table.panel);
  const chosenSide = useTable((table) => table.side);
  const point = usePointing(journal.match);
  const hasRoom = useRoom((store) => store.room !== null);
  const shownPanel = panel === 'chat' && !hasRoom ? 'log' : panel;
  const shown = usePacing(isShown);
  const [boardWanted, setBoardWanted] = useState(false);
  /** `null`: nobody has wanted to understand it yet. */
  const [studies, setStudies] = useState<boolean | null>(null);
  const seats = useMemo(() => seatsAt(showing, at, eyes), [showing, at, eyes]);
  const words = useWording(seats, lang);
  const last = film.steps.length - 1;
  const next = film.steps[at + 1];
  const title = say('replayOf', { game: ui.name[lang] });

  useCardFlights();
  useFilmKeys(projector);
  useEffect(() => {
    document.title = `${title} · Tablée`;
  }, [title]);
  // Browsers refuse an address that changes many times a second.
  useEffect(() => {
    const timer = window.setTimeout(() => {
      const { pathname, search } = location;
      history.replaceState(history.state, '', at === 0 ? pathname + search : `#${at}`);
    }, 400);
    return () => window.clearTimeout(timer);
  }, [at]);
  useEffect(() => {
    // A place on the page is no moment.
    const follow = () => {
      const step = stepOfAddress();
      if (step !== null) go(step);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [go]);
  // Who leaves the end wants to see it when they come to it again.
  useEffect(() => {
    if (at !== last) setBoardWanted(false);
  }, [at, last]);

  // The whole log with the eyes one looks through: what is still to come stands there too.
  const events = useMemo(() => film.eventsAt(last, viewerOf(eyes)), [film, last, eyes]);
  const newest = snapshot?.events.at(-1)?.n ?? -1;
  const now = useMemo(
    () =>
      events.findLast(
        ({ n, ...event }) => n <= newest && ui.words.tell(event as never, words) !== null,
      )?.n ?? -1,
    [events, newest, ui, words],
  );
  const moments = useMemo(
    () => ({ now, go: (event: number) => go(stepOf(film, event)) }),
    [now, film, go],
  );
  const latest = useRef({ ui, words, snapshot });
  if (snapshot !== null) latest.current = { ui, words, snapshot };
  useEventShow(latest as Parameters<typeof useEventShow>[0], false);

  if (snapshot === null || view === null || snapshot.match !== journal.match) return <Loading />;
  const picks = next?.seat === snapshot.seat ? (next?.picks ?? []) : [];
  const side = snapshot.seat ?? Math.min(chosenSide, seats.length - 1);
  const board = { view, seats, side, answering: shownAnswering(snapshot.question, picks) };
  const showsEnd = at === last && film.isWhole && shown && !boardWanted;
  return (
    <div
      className="table replay"
      data-end={showsEnd || undefined}
      data-panel={shownPanel ?? undefined}
      data-game={journal.game}
    >
      <a className="skip-link" href="#film">
        {say('replayControls')}
      </a>
      <header className="table-head" data-seats={seats.length}>
        <h1 className="visually-hidden">{title}</h1>
        <SeatList ui={ui} view={view} snapshot={snapshot} seats={seats} />
        <ReplayMenu journal={journal} at={at} />
      </header>
      {/* A touch points while the match is reviewed: buttons on the board keep what they do. */}
      <main className="table-main" aria-label={say('board')} onClickCapture={point}>
        {!showsEnd && <Ticker ui={ui} words={words} events={snapshot.events} />}
        {showsEnd ? (
          <div className="end">
            <section className="end-score">
              <ErrorBoundary fallback={(retry) => <MomentBroken at={at} retry={retry} />}>
                <ui.FinalScore {...board} />
              </ErrorBoundary>
            </section>
          </div>
        ) : (
          <ErrorBoundary fallback={(retry) => <MomentBroken at={at} retry={retry} />}>
            <ui.Board {...board} />
          </ErrorBoundary>
        )}
      </main>
      <div className="table-near">
        <FilmBar
          showing={showing}
          ui={ui}
          words={words}
          seats={seats}
          snapshot={snapshot}
          view={view}
          projector={projector}
          onBoard={at === last && film.isWhole ? () => setBoardWanted(!boardWanted) : null}
          showsEnd={showsEnd}
          study={
            location.pathname === '/m'
              ? null
              : { isOpen: studies === true, onToggle: () => setStudies(studies !== true) }
          }
        />
        <section id="hand" tabIndex={-1} aria-label={say('hand')}>
          {!showsEnd && ui.Hand !== undefined && (
            <ErrorBoundary fallback={(retry) => <MomentBroken at={at} retry={retry} />}>
              <ui.Hand {...board} />
            </ErrorBoundary>
          )}
        </section>
      </div>
      {studies !== null && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <Understand
              {...{ showing, ui, view, projector }}
              isOpen={studies}
              onClose={() => setStudies(false)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      {shownPanel !== null && (
        <SidePanel
          panel={shownPanel}
          hasChat={hasRoom}
          ui={ui}
          words={words}
          events={events}
          moments={moments}
        />
      )}
      <CardZoom ui={ui} view={view} />
      <div id={ANNOUNCER_IDS.polite} className="visually-hidden" aria-live="polite" />
      <div id={ANNOUNCER_IDS.assertive} className="visually-hidden" aria-live="assertive" />
    </div>
  );
}

/** A moment that cannot be drawn: the next one may. */
function MomentBroken({ at, retry }: { readonly at: number; readonly retry: () => void }) {
  const say = useSay();
  const broken = useRef(at);
  useEffect(() => {
    if (at !== broken.current) retry();
  }, [at, retry]);
  return (
    <section className="board-broken paper">
      <h2>{say('boardBroken')}</h2>
    </section>
  );
}
