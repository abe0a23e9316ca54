import type { View } from '@tablee/engine';
import type { LogEvent } from '@tablee/protocol/updates.ts';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useSay } from '../../i18n/table.ts';
import { announce } from '../../kit/announcer.ts';
import type { GameUi, LogLine, SeatInfo, Wording } from '../../kit/contract.ts';
import { useNewestInSight } from '../../kit/newest-in-sight.ts';
import { logLineOf } from '../../kit/told.tsx';
import { showRecap, type Recap as Told, useRecap } from '../../stores/recap.ts';
import { useTableActions } from '../../stores/table.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import '../../ui/button.css';
import { Crest, shellCrest } from '../../ui/crest.tsx';
import { Icon } from '../../ui/icon.tsx';
import './recap.css';

/** Lines for a late joiner, and at most for a returning member. */
const LATE = 5;
const MOST = 12;

interface RecapProps {
  readonly ui: GameUi;
  readonly view: View;
  readonly seats: readonly SeatInfo[];
  readonly words: Wording;
  readonly events: readonly LogEvent[];
}

/** The events so far, or while the reader was away: over the board, never over the question. */
export function Recap(props: RecapProps) {
  const recap = useRecap((store) => store.recap);
  return recap === null ? null : <Shown {...props} recap={recap} key={recap.upTo} />;
}

interface ToldLine {
  readonly event: LogEvent;
  readonly line: LogLine;
}

function Shown({ recap, ui, view, seats, words, events }: RecapProps & { readonly recap: Told }) {
  const stores = useTableStores();
  const table = useTableActions();
  const say = useSay();
  const id = useId();
  const after = recap.kind === 'away' ? recap.after : -1;
  const lines = useMemo(() => {
    const span = events.filter(({ n }) => n > after && n <= recap.upTo);
    return span.flatMap((event): ToldLine[] => {
      const line = logLineOf(ui, event, words);
      return line === null ? [] : [{ event, line }];
    });
  }, [events, after, recap.upTo, ui, words]);
  const isLate = recap.kind === 'late';
  const title = say(isLate ? 'recapLate' : 'recapAway');
  const nothing = !isLate && lines.length === 0;
  const body = useRef<HTMLDivElement>(null);
  useNewestInSight(body);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, in the words of that moment
  useEffect(() => {
    if (nothing) showRecap(stores, null);
    else announce(say('recapSpoken', { title, count: lines.length }));
  }, []);
  if (nothing) return null;
  const shown = isLate
    ? lines.filter(({ line }) => line.separator !== true).slice(-LATE)
    : lines.slice(-MOST);
  const readLog = () => {
    showRecap(stores, null);
    table.openPanel('log');
  };
  return (
    <section className="recap" aria-labelledby={id} data-plays={view.seat !== null || undefined}>
      <header className="recap-head">
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          className="btn btn-small btn-gold"
          onClick={() => showRecap(stores, null)}
        >
          {say('recapDone')}
        </button>
      </header>
      {!isLate && lines.length > shown.length && (
        <MoreBefore
          count={lines.length - shown.length}
          isAll={(events[0]?.n ?? 0) <= after + 1}
          onRead={readLog}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard */}
      <div className="recap-body" ref={isLate ? undefined : body} tabIndex={0}>
        {isLate && (
          <>
            <p className="recap-game">{ui.name[words.lang]}</p>
            <ul className="recap-seats">
              {seats.map(({ seat, isYou, nickname }) => (
                <li key={seat}>
                  <Crest of={ui.seatCrest?.(seat, view) ?? shellCrest(seat)} />
                  <span className="recap-seat">
                    <b>{isYou ? say('youCapital') : nickname}</b>
                    <ui.SeatSummary view={view} seat={seat} />
                  </span>
                </li>
              ))}
            </ul>
            <Lines lines={stagesOf(lines)} />
          </>
        )}
        <Lines lines={shown} />
        {isLate && (
          <button type="button" className="btn btn-small btn-bare recap-log" onClick={readLog}>
            {say('recapLog')}
          </button>
        )}
      </div>
    </section>
  );
}

/** The stage of the match: its newest turn, and its newest round or age. */
function stagesOf(lines: readonly ToldLine[]): readonly ToldLine[] {
  const newest = new Map<string, ToldLine>();
  for (const each of lines.toReversed()) {
    if (each.line.separator === true && newest.size < 2 && !newest.has(each.event.type)) {
      newest.set(each.event.type, each);
    }
  }
  return [...newest.values()].toReversed();
}

function Lines({ lines }: { readonly lines: readonly ToldLine[] }) {
  return (
    <ol className="recap-lines">
      {lines.map(({ event, line }) => (
        <li key={event.n} data-separator={line.separator || undefined}>
          <Icon of={line.icon} className="log-icon" />
          <div className="log-content">{line.content}</div>
        </li>
      ))}
    </ol>
  );
}

interface MoreBeforeProps {
  readonly count: number;
  /** Every missed entry has been loaded. */
  readonly isAll: boolean;
  readonly onRead: () => void;
}

function MoreBefore({ count, isAll, onRead }: MoreBeforeProps) {
  const say = useSay();
  return (
    <button type="button" className="btn btn-small btn-bare recap-log recap-more" onClick={onRead}>
      {isAll ? say('recapMore', { count }) : say('recapMuchMore')}
    </button>
  );
}
