import { useSay } from '../../i18n/index.ts';
import { drain, usePacing } from '../../stores/pacing.ts';
import type { GameUi, Wording } from '../../table/contract.ts';
import { Icon } from '../../ui/icon.tsx';
import './ticker.css';

interface TickerProps {
  readonly ui: GameUi;
  readonly words: Wording;
}

const LONG = 2500;

/** The move being shown, in words, over the edge of the board; the log keeps it. */
export function Ticker({ ui, words }: TickerProps) {
  const say = useSay();
  const { current, left } = usePacing();
  const line = current === null ? null : ui.logLine(current, words);
  return (
    <div className="ticker">
      {line !== null && (
        <p className="ticker-line" key={current?.n} aria-hidden="true">
          <Icon of={line.icon} /> <span>{line.content}</span>
        </p>
      )}
      {left > LONG && (
        <button type="button" className="btn btn-small ticker-skip" onClick={drain}>
          {say('skip')}
        </button>
      )}
    </div>
  );
}
