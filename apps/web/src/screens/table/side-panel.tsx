import type { LogEvent } from '@tablee/protocol/updates.ts';
import { lazy, memo, Suspense, useEffect, useRef } from 'react';
import { useSay } from '../../i18n/table.ts';
import type { GameUi, SeatInfo, Wording } from '../../kit/contract.ts';
import { candleFlame, conversation, hourglass, scrollUnfurled } from '../../kit/icons.generated.ts';
import { Log, type Moments } from '../../kit/log.tsx';
import { sentenceOf } from '../../kit/question-words.ts';
import { useChat } from '../../stores/chat.ts';
import { useMatch } from '../../stores/match.ts';
import { useTable, useTableActions } from '../../stores/table.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { cancel, openBook } from '../../ui/icons.generated.ts';
import { Chat } from '../room/chat.tsx';
import './side-panel.css';

const TABS = { log: scrollUnfurled, chat: conversation, rules: openBook } as const;

const Rulebook = lazy(() => import('../rules/rulebook.tsx'));

interface SidePanelProps {
  readonly panel: keyof typeof TABS;
  readonly ui: GameUi;
  readonly words: Wording;
  readonly events: readonly LogEvent[];
  /** A whole match, through which one goes. */
  readonly moments?: Moments;
  /** There is a person to talk with. */
  readonly hasChat?: boolean;
  /** The players of the match that goes on under the panel. Missing: there is none. */
  readonly seats?: readonly SeatInfo[];
}

/** Beside the table: the story so far, the talk, or the rule that answers "why?". */
export const SidePanel = memo(function SidePanel({
  panel,
  ui,
  words,
  events,
  moments,
  hasChat = true,
  seats,
}: SidePanelProps) {
  const tabs = (Object.keys(TABS) as (keyof typeof TABS)[]).filter(
    (tab) => hasChat || tab !== 'chat',
  );
  const say = useSay();
  const clause = useTable((table) => table.clause);
  const unread = useChat((chat) => chat.unread);
  const ref = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another clause is asked for
  useEffect(() => {
    if (panel === 'rules') ref.current?.focus();
  }, [panel, clause]);
  const { openPanel } = useTableActions();
  return (
    <aside className="side-panel" ref={ref} tabIndex={-1} aria-label={say(panel)}>
      <header className="side-panel-head">
        <div className="side-panel-tabs">
          {tabs.map((tab) => (
            <button
              type="button"
              key={tab}
              className="side-panel-tab"
              aria-pressed={panel === tab}
              onClick={() => openPanel(tab)}
            >
              <Icon of={TABS[tab]} />
              {say(tab)}
              {tab === 'chat' && unread > 0 && (
                <span className="unread">
                  <span className="visually-hidden">{say('chatUnread', { count: unread })}</span>
                  <span aria-hidden="true">{unread}</span>
                </span>
              )}
            </button>
          ))}
        </div>
        <IconButton
          of={cancel}
          className="btn btn-bare btn-icon"
          label={say('close')}
          onClick={() => openPanel(null)}
        />
      </header>
      {seats !== undefined && <Meanwhile ui={ui} words={words} seats={seats} />}
      {panel === 'log' && (
        <Log ui={ui} words={words} events={events} {...(moments && { moments })} />
      )}
      {panel === 'chat' && <Chat />}
      {panel === 'rules' && (
        <Suspense fallback={<p className="note">{say('loading')}</p>}>
          <Rulebook game={ui.id} clause={clause} compact />
        </Suspense>
      )}
    </aside>
  );
});

type MeanwhileProps = Pick<SidePanelProps, 'ui' | 'words'> &
  Required<Pick<SidePanelProps, 'seats'>>;

/** The open question and its seats, when the panel covers the table; an asked player gets back with a touch. */
function Meanwhile({ ui, words, seats }: MeanwhileProps) {
  const say = useSay();
  const { openPanel } = useTableActions();
  const { snapshot, view } = useMatch();
  if (snapshot === null || view === null || snapshot.awaited === null) return null;
  const { question } = snapshot;
  const sentence = sentenceOf(ui, snapshot, view, seats, words, say);
  const isAsked = question !== null && question.idle !== true;
  return (
    <div className="meanwhile" role="status">
      {isAsked ? (
        <button type="button" className="btn btn-gold" onClick={() => openPanel(null)}>
          <Icon of={candleFlame} /> <span>{sentence}</span>
        </button>
      ) : (
        <p>
          <Icon of={hourglass} /> <span>{sentence}</span>
        </p>
      )}
    </div>
  );
}
