import { FACES } from '../cards/creatures.ts';
import { DECREES } from '../cards/decrees.ts';
import type { RoyaumesEvent } from '../state/events.ts';

/** Every creature and every decree. */
export const CARDS: readonly string[] = [...FACES, ...DECREES.map(({ id }) => id)];

/** A creature is played when it is claimed with or fights, a decree when it comes into force. */
export function played(event: RoyaumesEvent): readonly string[] {
  switch (event.type) {
    case 'ageStarted':
      return Object.values(event.decrees);
    case 'claimed':
    case 'rivalDrew':
    case 'bonusPlayed':
      return [event.card.face];
    case 'battleRevealed':
      return event.cards.map(({ card }) => card.face);
    default:
      return [];
  }
}
