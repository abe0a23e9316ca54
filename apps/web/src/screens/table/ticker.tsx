import type { LogEvent } from '@tablee/protocol/updates.ts';
import { memo } from 'react';
import type { GameUi, Wording } from '../../kit/contract.ts';
import { SkipMoments } from '../../kit/skip-moments.tsx';
import { logLineOf } from '../../kit/told.tsx';
import { useCurtain } from '../../stores/match.ts';
import { usePacing } from '../../stores/pacing.ts';
import { Icon } from '../../ui/icon.tsx';
import './ticker.css';

interface TickerProps {
  readonly ui: GameUi;
  readonly words: Wording;
  readonly events: readonly LogEvent[];
}

/** Milliseconds left of the telling from which on it can be skipped. */
const LONG = 2500;

/** The move being shown, in words; where the log has no room beside the table, the last one stays. */
export const Ticker = memo(function Ticker({ ui, words, events }: TickerProps) {
  const { current, left, held } = usePacing();
  const curtain = useCurtain(({ down }) => down);
  const showing = current !== null && logLineOf(ui, current, words) !== null;
  const event = showing ? current : weightiest(ui, words, events);
  const line = event === undefined ? null : logLineOf(ui, event, words);
  return (
    <div className="ticker" data-past={!showing || undefined}>
      {line !== null && (
        <p className="ticker-line" key={event?.n} inert>
          <Icon of={line.icon} /> <span>{line.content}</span>
        </p>
      )}
      {left > LONG && held === 0 && !curtain && (
        <div className="ticker-skip">
          <SkipMoments />
        </div>
      )}
    </div>
  );
});

/** Moves back that stay in the ticker, at most: older ones are no news. */
const NEWS = 4;

/** Of the newest moves of a turn the one that is given most time; of equals the latest. `undefined`: nobody has moved. */
function weightiest(ui: GameUi, words: Wording, events: readonly LogEvent[]): LogEvent | undefined {
  let found: LogEvent | undefined;
  let moves = 0;
  for (const event of events.toReversed()) {
    const line = logLineOf(ui, event, words);
    if (line === null) continue;
    if (line.separator === true) {
      if (found !== undefined) break;
      continue;
    }
    if (found === undefined || ui.pace(event) > ui.pace(found)) found = event;
    moves += 1;
    if (moves === NEWS) break;
  }
  return found;
}
