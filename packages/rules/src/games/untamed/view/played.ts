import { catalogue } from '../cards/factions.ts';
import { OWL_SPIRIT } from '../state/catalogue.ts';
import type { UntamedEvent } from '../state/events.ts';

/** Every card of every faction, its Strongholds, and the Owl Spirit. */
export const CARDS: readonly string[] = catalogue.all.map(({ id }) => id);

/** Cards that are played, Strongholds whose ability is used, tokens that enter. */
export function played(event: UntamedEvent): readonly string[] {
  if (event.type === 'cardPlayed') return [event.card.face];
  if (event.type === 'abilityUsed') return event.trigger === 'stronghold' ? [event.face] : [];
  const isToken = event.type === 'animalEntered' && event.card.face === OWL_SPIRIT.id;
  return isToken ? [OWL_SPIRIT.id] : [];
}
