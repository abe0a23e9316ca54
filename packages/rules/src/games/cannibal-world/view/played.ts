import { FACTIONS } from '../cards/catalogue.ts';
import type { CannibalEvent } from '../state/events.ts';

/** All distinct cards of the four factions. */
export const CARDS: readonly string[] = FACTIONS.flatMap(({ cards }) => cards.map(({ id }) => id));

/** The card that this event puts into play. */
export function played(event: CannibalEvent): readonly string[] {
  switch (event.type) {
    case 'creaturePlayed':
    case 'actionPlayed':
    case 'triggerRevealed':
      return [event.card.face];
    default:
      return [];
  }
}
