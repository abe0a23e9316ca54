import type { View } from '@tablee/engine';
import { useLayoutEffect, useState } from 'react';
import { useSay } from '../../i18n/table.ts';
import type { GameUi } from '../../kit/contract.ts';
import { useAnswering } from '../../stores/answering.ts';
import '../../ui/button.css';
import './hand-sheet.css';

interface HandSheetProps {
  readonly ui: GameUi;
  readonly view: View;
  readonly onDone: () => void;
}

interface LaidOut {
  readonly card: HTMLElement;
  readonly face: string;
  readonly lit: boolean;
}

/** The cards that the game has laid out as its hand, in its order. */
const laidOut = (): readonly LaidOut[] =>
  [...document.querySelectorAll<HTMLElement>('#hand .card-touch[data-face]')].map((card) => ({
    card,
    face: card.dataset.face as string,
    lit: card.dataset.lit !== undefined,
  }));

/** Every card of the hand in full, to be read before one is played; those that can be chosen now, from here. */
export function HandSheet({ ui, view, onDone }: HandSheetProps) {
  const say = useSay();
  const [cards, setCards] = useState(laidOut);
  const answering = useAnswering();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hand is drawn again with each of them
  useLayoutEffect(() => setCards(laidOut()), [answering, view]);
  if (cards.length === 0) return <p>{say('handSheetNone')}</p>;
  return (
    <ul className="hand-sheet">
      {cards.map(({ card, face, lit }) => (
        <li key={card.dataset.flip}>
          <ui.CardZoom face={face} view={view} />
          {lit && (
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
