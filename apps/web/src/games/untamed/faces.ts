import type { Card } from '@tablee/engine';
import type { UntamedView } from '@tablee/rules/games/untamed/index.ts';

/** Every card this viewer can see, wherever it lies. */
function* cardsInSight({ open, own, mates }: UntamedView): Generator<Card> {
  for (const layer of [...(own === null ? [] : [own]), ...Object.values(mates ?? {})]) {
    yield* layer.hand;
    yield* layer.faceDown;
    yield* layer.knownBottom;
    for (const card of layer.knownTop) if (card !== null) yield card;
  }
  for (const { support, removed } of open.holdings) {
    yield* support;
    yield* removed;
  }
  for (const { animals } of open.players) yield* animals;
  for (const { card } of open.resolving) yield card;
}

/** The face of a card by its id, if this viewer can see it. */
export function faceOf(view: UntamedView, id: string | undefined): string | null {
  if (id === undefined) return null;
  for (const card of cardsInSight(view)) if (card.id === id) return card.face;
  return null;
}

/** Whether a card lies where the table shows it anyway: in the hand, or in play. */
export const isInReach = ({ open, own }: UntamedView, id: string): boolean =>
  own?.hand.some((card) => card.id === id) === true ||
  open.players.some(({ animals }) => animals.some((animal) => animal.id === id));
