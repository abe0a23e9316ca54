import type { View } from '@tablee/engine';
import { useSay } from '../../i18n/table.ts';
import type { GameUi, Wording } from '../../kit/contract.ts';
import { LogLines } from '../../kit/log.tsx';
import { InWords } from '../../kit/seat-summary.tsx';
import { logLineOf } from '../../kit/told.tsx';
import { type Change, useChanges } from '../../stores/changes.ts';
import { useMatch } from '../../stores/match.ts';
import { useTable } from '../../stores/table.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import './changes.css';

interface ChangesProps {
  readonly ui: GameUi;
  readonly view: View;
  readonly words: Wording;
  readonly seat: number;
}

const NONE: readonly Change[] = [];

/**
 * The numbers of a seat, with their names; and the reasons for their changes: the lines of the log with each change, and their
 * clauses.
 */
export function Changes({ ui, view, words, seat }: ChangesProps) {
  const stores = useTableStores();
  const say = useSay();
  const changes = useChanges((state) => state.changes[seat] ?? NONE);
  const events = useMatch(({ snapshot }) => snapshot?.events) ?? [];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key press in it clicks as well
    // biome-ignore lint/a11y/noStaticElementInteractions: cards named in it open beside it
    <div
      className="changes"
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('.told-card') !== null) {
          useTable.of(stores).setState({ dialog: null });
        }
      }}
    >
      <div className="seat-numbers">
        <InWords value={true}>
          <ui.SeatSummary view={view} seat={seat} />
        </InWords>
      </div>
      {changes.length > 0 && <p className="note">{say('changesTitle')}</p>}
      {changes.map(({ numbers, first, last }) => {
        const told = events.filter(
          (event) => event.n >= first && event.n <= last && logLineOf(ui, event, words) !== null,
        );
        return (
          <section key={last}>
            <h3>
              {numbers.map(({ name, before, after }) => (
                <span key={name}>{say('changedFrom', { name, before, after })}</span>
              ))}
            </h3>
            {told.length === 0 ? (
              <p className="note">{say('changedUntold')}</p>
            ) : (
              <LogLines ui={ui} words={words} events={told} />
            )}
          </section>
        );
      })}
    </div>
  );
}
