import type { Card } from '@tablee/engine';
import type { UntamedView } from '../state/state.ts';

/** Every card this viewer can see, wherever it lies. */
const cardsInSight = ({ open, own, mates }: UntamedView): Card[] => [
  ...[...(own === null ? [] : [own]), ...Object.values(mates ?? {})].flatMap((layer) => [
    ...layer.hand,
    ...layer.faceDown,
    ...layer.knownBottom,
    ...layer.knownTop.filter((card) => card !== null),
  ]),
  ...open.holdings.flatMap(({ support, removed }) => [...support, ...removed]),
  ...open.players.flatMap(({ animals }) => animals),
  ...open.resolving.map(({ card }) => card),
];

/** The face of a card by its id, if this viewer can see it. */
export function faceInSight(view: UntamedView, id: string | undefined): string | null {
  if (id === undefined) return null;
  return cardsInSight(view).find((card) => card.id === id)?.face ?? null;
}

/** Whether a card lies where the table shows it anyway: in the hand, or in play. */
export const isInReach = ({ open, own }: UntamedView, id: string): boolean =>
  own?.hand.some((card) => card.id === id) === true ||
  open.players.some(({ animals }) => animals.some((animal) => animal.id === id));
