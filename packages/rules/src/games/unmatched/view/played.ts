import type { UnmatchedEvent } from '../state/events.ts';

/** Cards that this event turns up in play: schemes and both cards of a combat. */
export function played(event: UnmatchedEvent): readonly string[] {
  if (event.type === 'schemePlayed') return [event.card.face];
  if (event.type !== 'combatRevealed') return [];
  return event.defense === null ? [event.attack.face] : [event.attack.face, event.defense.face];
}
