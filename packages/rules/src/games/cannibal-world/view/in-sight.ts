import type { Card } from '@tablee/engine';
import type { CannibalView } from '../state/state.ts';

/** Every card this viewer can see, wherever it lies. */
const cardsInSight = ({ open, own }: CannibalView): Card[] => [
  ...(own === null ? [] : [...own.hand, ...own.reinforcement, ...own.search]),
  ...open.creatures,
  ...open.players.flatMap(({ discard }) => discard),
];

/** The face of a card by its id, if this viewer can see it. */
export function faceInSight(view: CannibalView, id: string | undefined): string | null {
  if (id === undefined) return null;
  return cardsInSight(view).find((card) => card.id === id)?.face ?? null;
}

/** Whether a card lies where the table shows it anyway: in the hand, or in play. */
export const isInReach = ({ open, own }: CannibalView, id: string): boolean =>
  own?.hand.some((card) => card.id === id) === true ||
  open.creatures.some((creature) => creature.id === id);
