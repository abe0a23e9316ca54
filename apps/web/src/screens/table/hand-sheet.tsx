import type { View } from '@tablee/engine';
import { useSay } from '../../i18n/table.ts';
import type { GameUi } from '../../table/contract.ts';
import '../../ui/button.css';
import './hand-sheet.css';

interface HandSheetProps {
  readonly ui: GameUi;
  readonly view: View;
  readonly onDone: () => void;
}

/** Every card of the hand in full, to be read before one is played; those that can be chosen now, from here. */
export function HandSheet({ ui, view, onDone }: HandSheetProps) {
  const say = useSay();
  // What the game has laid out as its hand, in its order.
  const cards = [...document.querySelectorAll<HTMLElement>('#hand .card-touch[data-face]')];
  if (cards.length === 0) return <p>{say('handSheetNone')}</p>;
  return (
    <ul className="hand-sheet">
      {cards.map((card) => (
        <li key={card.dataset.flip}>
          <ui.CardZoom face={card.dataset.face as string} view={view} />
          {card.dataset.lit !== undefined && (
            <button
              type="button"
              className="btn btn-gold"
              onClick={() => {
                onDone();
                card.click();
              }}
            >
              {say('chooseCard')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
