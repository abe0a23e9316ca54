import type { Card } from '@tablee/engine';
import type { CannibalView } from '@tablee/rules/games/cannibal-world/index.ts';

/** Every card this viewer can see, wherever it lies. */
function* cardsInSight({ open, own }: CannibalView): Generator<Card> {
  if (own !== null) {
    yield* own.hand;
    yield* own.reinforcement;
    yield* own.search;
  }
  yield* open.creatures;
  for (const { discard } of open.players) yield* discard;
}

/** The face of a card by its id, if this viewer can see it. */
export function faceOf(view: CannibalView, id: string | undefined): string | null {
  if (id === undefined) return null;
  for (const card of cardsInSight(view)) if (card.id === id) return card.face;
  return null;
}

/** Whether a card lies where the table shows it anyway: in the hand, or in play. */
export const isInReach = ({ open, own }: CannibalView, id: string): boolean =>
  own?.hand.some((card) => card.id === id) === true ||
  open.creatures.some((creature) => creature.id === id);
