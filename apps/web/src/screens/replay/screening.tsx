import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { useMatch } from '../../stores/match.ts';
import { isShown, usePacing } from '../../stores/pacing.ts';
import { useRoom } from '../../stores/room.ts';
import { useTable } from '../../stores/table.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Loading } from '../../ui/loading.tsx';
import { SidePanel } from '../table/side-panel.tsx';
import { useWording } from '../table/use-wording.ts';
import type { Branch } from './branch.ts';
import type { Loaded } from './developed.ts';
import { FilmBar } from './film-bar.tsx';
import { type Moment, seatsAt, shownAnswering, stepOf, viewerOf } from './film-room.ts';
import { ReplayMenu } from './replay-menu.tsx';
import { Stage } from './stage.tsx';
import { useFilmKeys } from './use-film-keys.ts';
import { useJumps } from './use-jumps.ts';
import { usePointing } from './use-pointing.ts';
import { type Leading, type Projector, useProjector } from './use-projector.ts';

const Understand = lazy(() => import('./understand/understand.tsx'));

/** The step that an address names (`#12`); `null`: it names none. */
export function stepOfAddress(): number | null {
  const step = /^#(\d+)$/.exec(location.hash)?.[1];
  return step === undefined ? null : Number(step);
}

/** A film with remarks: they have a place of their own beside the table. */
export interface Told extends Leading {
  readonly title: string;
  tell(projector: Projector): ReactNode;
}

interface ScreeningProps extends Loaded {
  /** The moment at which the film is opened. */
  readonly start: Moment;
  /** To play it otherwise from the moment that is shown; `null`: it is only told. */
  readonly onBranch: ((branch: Branch) => void) | null;
  readonly told?: Told;
}

/** The same table as live, with its time in the reader's hands. */
export function Screening(props: ScreeningProps) {
  const { journal, film, house, isFromFile, start, onBranch, told } = props;
  const say = useSay();
  const lang = useTextLang();
  const { ui } = house;
  const showing = useMemo(() => ({ journal, film, isFromFile }), [journal, film, isFromFile]);
  const projector = useProjector(showing, start, told);
  const { at, eyes, go } = projector;
  const { snapshot, view } = useMatch();
  const panel = useTable((table) => table.panel);
  const chosenSide = useTable((table) => table.side);
  const point = usePointing(journal.match);
  const hasRoom = useRoom((store) => store.room !== null);
  const shownPanel = panel === 'chat' && !hasRoom ? 'log' : panel;
  const sidePanel = told === undefined ? shownPanel : null;
  const shown = usePacing(isShown);
  const [boardWanted, setBoardWanted] = useState(false);
  // Remarks call players by name, whatever eyes are used.
  const you = told === undefined ? eyes : 'watcher';
  const seats = useMemo(() => seatsAt(showing, at, you), [showing, at, you]);
  /** `null`: nobody has wanted to understand it yet. */
  const [studies, setStudies] = useState<boolean | null>(null);
  const mayStudy = told === undefined && !isFromFile;
  const words = useWording(seats, lang);
  const last = film.steps.length - 1;
  const next = film.steps[at + 1];
  const title = told?.title ?? say('replayOf', { game: ui.name[lang] });

  const jumps = useJumps(film, ui, words, projector);
  useFilmKeys(projector, jumps);
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
  // A reader who leaves the end wants to see it when they reach it again.
  useEffect(() => {
    if (at !== last) setBoardWanted(false);
  }, [at, last]);

  // The whole log through the chosen eyes: later lines stand there too.
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

  if (snapshot === null || view === null || snapshot.match !== journal.match) return <Loading />;
  const picks = next?.seat === snapshot.seat ? (next?.picks ?? []) : [];
  const side = snapshot.seat ?? Math.min(chosenSide, seats.length - 1);
  const board = { view, seats, side, answering: shownAnswering(snapshot.question, picks) };
  const showsEnd = at === last && film.isWhole && shown && !boardWanted;
  return (
    <Stage
      ui={ui}
      title={title}
      className={told === undefined ? '' : 'classroom'}
      snapshot={snapshot}
      board={board}
      words={words}
      showsEnd={showsEnd}
      moment={at}
      skip={{ to: '#film', label: say('replayControls') }}
      menu={told === undefined && <ReplayMenu journal={journal} at={at} isFromFile={isFromFile} />}
      // A touch points while the match is reviewed: buttons on the board keep what they do.
      onTouch={point}
      telling={told?.tell(projector)}
      near={
        <FilmBar
          showing={showing}
          ui={ui}
          words={words}
          seats={seats}
          snapshot={snapshot}
          view={view}
          projector={projector}
          jumps={jumps}
          onBoard={at === last && film.isWhole ? () => setBoardWanted(!boardWanted) : null}
          showsEnd={showsEnd}
          onBranch={onBranch}
          study={
            mayStudy
              ? { isOpen: studies === true, onToggle: () => setStudies(studies !== true) }
              : null
          }
        />
      }
      panel={sidePanel}
      side={
        <>
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
          {sidePanel !== null && (
            <SidePanel
              panel={sidePanel}
              hasChat={hasRoom}
              ui={ui}
              words={words}
              events={events}
              moments={moments}
            />
          )}
        </>
      }
    />
  );
}
