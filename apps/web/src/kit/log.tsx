import type { LogEvent } from '@tablee/protocol/updates.ts';
import { memo, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useSay } from '../i18n/table.ts';
import { afterNextPaint } from '../stores/after-paint.ts';
import { loadHistory, useMatch } from '../stores/match.ts';
import { useTableActions } from '../stores/table.ts';
import { useTableStores } from '../stores/table-stores.ts';
import { IconButton } from '../ui/icon-button.tsx';
import '../ui/button.css';
import { Icon } from '../ui/icon.tsx';
import type { GameUi, Wording } from './contract.ts';
import { help } from './icons.generated.ts';
import './log.css';
import { NEAR, useNewestInSight } from './newest-in-sight.ts';
import { logLineOf } from './told.tsx';

interface LogProps {
  readonly ui: GameUi;
  readonly words: Wording;
  readonly events: readonly LogEvent[];
  readonly moments?: Moments;
}

/** A log of a whole match through which one goes. */
export interface Moments {
  /** Number of the newest event that has happened. */
  readonly now: number;
  /** Goes to the moment of an event. */
  go(event: number): void;
}

/** Events that are drawn at first, and more of them each time older ones are asked for. */
const WINDOW = 120;

/**
 * The match as a story, newest at the end. Of a long one the newest part is drawn; of a film all, as its lines lead through it.
 */
export function Log({ ui, words, events, moments }: LogProps) {
  const stores = useTableStores();
  const say = useSay();
  const complete = useMatch((match) => match.complete);
  const list = useRef<HTMLElement>(null);
  const [since, setSince] = useState(() => (events.at(-1)?.n ?? 0) - WINDOW);
  const first = events[0]?.n ?? 0;
  const isCut = moments === undefined && first <= since;
  const shown = useMemo(
    () => (isCut ? events.filter(({ n }) => n > since) : events),
    [events, isCut, since],
  );
  const showOlder = () => {
    const next = Math.min(since, (shown[0]?.n ?? 0) - 1) - WINDOW;
    if (next < first && !complete) void loadHistory(stores);
    setSince(next);
  };
  // Read lines leave again, but not under the eyes or the keys of a reader, nor in the frame that brings new ones: all would jump.
  const newest = events.at(-1)?.n ?? 0;
  useEffect(() => {
    if (newest - since <= 2 * WINDOW) return;
    let isNewest = true;
    afterNextPaint(window, () => {
      const { current } = list;
      if (!isNewest || current === null) return;
      const { scrollHeight, scrollTop, clientHeight } = current;
      const isAtEnd = scrollHeight - scrollTop - clientHeight < NEAR;
      const isRead = current.matches(':has(:focus)');
      if (isAtEnd && !isRead) setSince(newest - WINDOW);
    });
    return () => {
      isNewest = false;
    };
  }, [newest, since]);
  useNewestInSight(list, moments === undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the moment is another one
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [moments?.now]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard
    <section className="log" ref={list} tabIndex={0} aria-label={say('log')}>
      {(!complete || isCut) && (
        <button type="button" className="btn btn-small log-older" onClick={showOlder}>
          {say('logOlder')}
        </button>
      )}
      {events.length === 0 && <p className="note">{say('logEmpty')}</p>}
      <ol className="log-lines">
        {shown.map((event) => (
          <Line
            key={event.n}
            ui={ui}
            words={words}
            event={event}
            go={moments?.go}
            time={moments === undefined ? undefined : timeOf(event.n, moments.now)}
          />
        ))}
      </ol>
    </section>
  );
}

interface LogLinesProps {
  readonly ui: GameUi;
  readonly words: Wording;
  readonly events: readonly LogEvent[];
}

/** A part of the story by itself. */
export function LogLines({ ui, words, events }: LogLinesProps) {
  return (
    <ol className="log-lines">
      {events.map((event) => (
        <Line key={event.n} ui={ui} words={words} event={event} />
      ))}
    </ol>
  );
}

interface LineProps {
  readonly ui: GameUi;
  readonly words: Wording;
  readonly event: LogEvent;
  readonly go?: Moments['go'] | undefined;
  readonly time?: 'now' | 'later' | undefined;
}

const timeOf = (event: number, now: number): LineProps['time'] =>
  event === now ? 'now' : event > now ? 'later' : undefined;

const Line = memo(function Line({ ui, words, event, go, time }: LineProps) {
  const table = useTableActions();
  const say = useSay();
  const content = useId();
  const line = logLineOf(ui, event, words);
  if (line === null) return null;
  return (
    <li
      className={line.separator === true ? 'log-line log-separator' : 'log-line'}
      data-time={time}
      aria-current={time === 'now' ? 'step' : undefined}
    >
      {go === undefined ? (
        <Icon of={line.icon} className="log-icon" />
      ) : (
        <button
          type="button"
          className="log-go"
          aria-label={say('replayGo')}
          aria-describedby={content}
          title={say('replayGo')}
          onClick={() => go(event.n)}
        >
          <Icon of={line.icon} className="log-icon" />
        </button>
      )}
      <div className="log-content" id={content}>
        {line.content}
      </div>
      {event.clause !== '' && (
        <IconButton
          of={help}
          className="log-why"
          label={say('whyOf', { clause: event.clause })}
          title={say('why')}
          onClick={() => table.why(event.clause)}
        />
      )}
    </li>
  );
});
