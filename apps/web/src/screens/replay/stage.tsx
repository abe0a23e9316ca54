import type { MatchSnapshot } from '@tablee/protocol/updates.ts';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useSay } from '../../i18n/table.ts';
import { ANNOUNCER_IDS } from '../../kit/announcer.ts';
import { useCardFlights } from '../../kit/card-flights.ts';
import { CardZoom } from '../../kit/card-zoom.tsx';
import type { BoardProps, GameUi, Wording } from '../../kit/contract.ts';
import { useQuickTouch } from '../../kit/quick-touch.ts';
import { SeatList } from '../../kit/seat-list.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import '../table/end-screen.css';
import { useFocusKeeper } from '../table/focus-keeper.ts';
import { useEventShow } from '../table/game-wiring.ts';
import '../table/table.css';
import { Ticker } from '../table/ticker.tsx';
import './replay.css';

interface StageProps {
  readonly ui: GameUi;
  readonly title: string;
  readonly snapshot: MatchSnapshot;
  readonly board: BoardProps;
  readonly words: Wording;
  readonly showsEnd: boolean;
  /** Names the moment that is shown: one that cannot be drawn is tried again with the next. */
  readonly moment: unknown;
  /** The way past the head: where it leads, and what stands there. */
  readonly skip: { readonly to: string; readonly label: string };
  readonly menu: ReactNode;
  /** In place of the question of a live table. */
  readonly near: ReactNode;
  /** The text beside the table. */
  readonly telling?: ReactNode;
  readonly className?: string;
  /** The next places of the focus when its element has gone. */
  readonly keeps?: readonly string[];
  /** Beside the table, and its name while it is open. */
  readonly side: ReactNode;
  readonly panel: string | null;
  onTouch?(event: MouseEvent): void;
}

const FILM = ['#film'];

/** The table of a match that is over, whatever leads it: the film, or a branch. */
export function Stage(props: StageProps) {
  const { ui, title, snapshot, board, words, showsEnd, moment, skip, menu, near, side } = props;
  const { panel, onTouch, telling, className = '', keeps = FILM } = props;
  const say = useSay();
  const root = useRef<HTMLDivElement>(null);
  useFocusKeeper(root, keeps);
  useQuickTouch(root);
  useCardFlights(root);
  const latest = useRef({ ui, words, snapshot });
  latest.current = { ui, words, snapshot };
  useEventShow(latest, false);
  useEffect(() => {
    document.title = `${title} · Tablée`;
  }, [title]);
  const guarded = (part: ReactNode) => (
    <ErrorBoundary fallback={(retry) => <MomentBroken moment={moment} retry={retry} />}>
      {part}
    </ErrorBoundary>
  );
  return (
    <div
      ref={root}
      className={`table replay ${className}`}
      data-end={showsEnd || undefined}
      data-panel={panel ?? undefined}
      data-game={ui.id}
    >
      <a className="skip-link" href={skip.to}>
        {skip.label}
      </a>
      <header className="table-head" data-seats={board.seats.length}>
        <h1 className="visually-hidden">{title}</h1>
        <SeatList ui={ui} view={board.view} snapshot={snapshot} seats={board.seats} />
        {menu}
      </header>
      <main className="table-main" aria-label={say('board')} onClickCapture={onTouch}>
        <h2 className="visually-hidden">{say('board')}</h2>
        {!showsEnd && <Ticker ui={ui} words={words} events={snapshot.events} />}
        {showsEnd ? (
          <div className="end">
            <section className="end-score">{guarded(<ui.FinalScore {...board} />)}</section>
          </div>
        ) : (
          guarded(<ui.Board {...board} />)
        )}
      </main>
      {telling}
      <div className="table-near">
        {near}
        <section id="hand" tabIndex={-1} aria-label={say('hand')}>
          {!showsEnd && ui.Hand !== undefined && guarded(<ui.Hand {...board} />)}
        </section>
      </div>
      {side}
      <CardZoom ui={ui} view={board.view} />
      <div id={ANNOUNCER_IDS.polite} className="visually-hidden" aria-live="polite" />
      <div id={ANNOUNCER_IDS.assertive} className="visually-hidden" aria-live="assertive" />
    </div>
  );
}

/** A moment that cannot be drawn: the next one may. */
function MomentBroken({ moment, retry }: { readonly moment: unknown; readonly retry: () => void }) {
  const say = useSay();
  const broken = useRef(moment);
  useEffect(() => {
    if (moment !== broken.current) retry();
  }, [moment, retry]);
  return (
    <section className="board-broken paper">
      <h2>{say('boardBroken')}</h2>
    </section>
  );
}
