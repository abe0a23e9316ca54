import type { LogEvent } from '@tablee/protocol/updates.ts';
import { memo } from 'react';
import { useSay } from '../../i18n/table.ts';
import { useCurtain } from '../../stores/match.ts';
import { drain, usePacing } from '../../stores/pacing.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import type { GameUi, Wording } from '../../table/contract.ts';
import { logLineOf } from '../../table/told.tsx';
import { Icon } from '../../ui/icon.tsx';
import './ticker.css';

interface TickerProps {
  readonly ui: GameUi;
  readonly words: Wording;
  readonly events: readonly LogEvent[];
}

const LONG = 2500;

/** The move being shown, in words; where the log has no room beside the table, the last one stays. */
export const Ticker = memo(function Ticker({ ui, words, events }: TickerProps) {
  const stores = useTableStores();
  const say = useSay();
  const { current, left, held } = usePacing();
  const curtain = useCurtain(({ down }) => down);
  const showing = current !== null && logLineOf(ui, current, words) !== null;
  const isMove = (each: LogEvent) => {
    const told = logLineOf(ui, each, words);
    return told !== null && told.separator !== true;
  };
  const event = showing ? current : events.findLast(isMove);
  const line = event === undefined ? null : logLineOf(ui, event, words);
  return (
    <div className="ticker" data-past={!showing || undefined}>
      {line !== null && (
        <p className="ticker-line" key={event?.n} inert>
          <Icon of={line.icon} /> <span>{line.content}</span>
        </p>
      )}
      {left > LONG && !held && !curtain && (
        <button type="button" className="btn btn-small ticker-skip" onClick={() => drain(stores)}>
          {say('skip')}
        </button>
      )}
    </div>
  );
});
