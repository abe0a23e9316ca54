import type { LogEvent } from '@tablee/protocol/updates.ts';
import { useMemo } from 'react';
import { useSay } from '../i18n/table.ts';
import { useMatch } from '../stores/match.ts';
import type { GameUi, Wording } from './contract.ts';
import './happened-to.css';
import { LogLines } from './log.tsx';
import { logLineOf } from './told.tsx';

/** Most lines of what happened to a thing. */
const MOST = 4;

interface HappenedToProps {
  readonly ui: GameUi;
  readonly words: Wording;
  /** Of the thing on the table. */
  readonly id: string;
}

/** Events that name a thing of the table by its id, wherever in them. */
export const eventsOf = (events: readonly LogEvent[], id: string): readonly LogEvent[] =>
  events.filter((event) => JSON.stringify(event).includes(JSON.stringify(id)));

/** The newest lines of the log in which a thing has a part, each with the clause it comes from. */
export function HappenedTo({ ui, words, id }: HappenedToProps) {
  const say = useSay();
  const events = useMatch(({ snapshot }) => snapshot?.events);
  const told = useMemo(
    () =>
      eventsOf(events ?? [], id)
        .filter((event) => logLineOf(ui, event, words) !== null)
        .slice(-MOST),
    [events, id, ui, words],
  );
  if (told.length === 0) return null;
  return (
    <section className="happened-to paper">
      <h3>{say('happenedTo')}</h3>
      <LogLines ui={ui} words={words} events={told} />
    </section>
  );
}
