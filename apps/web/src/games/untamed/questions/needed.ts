import { playerAt, strongholdTarget } from '@tablee/rules/games/untamed/index.ts';
import { createContext, useContext } from 'react';
import { useTableau } from '../context.tsx';

interface Folding {
  readonly opened: ReadonlySet<number>;
  readonly toggle: (seat: number) => void;
}

/** Which folded players the reader has opened. */
export const FoldingContext = createContext<Folding>({ opened: new Set(), toggle: () => {} });

/** Whether a player's place holds something that can be chosen now, and whether the reader has opened it. */
export function useNeeded(seat: number) {
  const { view, answering, asked, attacker } = useTableau();
  const { opened, toggle } = useContext(FoldingContext);
  const { animals, side } = playerAt(view.open, seat);
  // A turn begins with the whole table legal: only an attack that is being aimed opens it.
  const aiming = asked !== null && (asked !== 'mainAction' || attacker !== null);
  const places = new Set([strongholdTarget(side), ...animals.map(({ id }) => id)]);
  const needed =
    aiming &&
    answering.candidates.some(({ card, space, at }) =>
      [card, space, at].some((place) => place !== undefined && places.has(place)),
    );
  return { needed, opened: opened.has(seat), toggle: () => toggle(seat) };
}
