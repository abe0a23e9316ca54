import { type Given, given, type SangScene, sets } from './given.ts';

/** A attacks first with this card; the creature hits nobody (a Hydra without heads). */
export const attack = (card: string, rest: Given = {}): SangScene =>
  given({
    encounter: 'hydre',
    marker: 900,
    hands: { A: [card, 'feinte', 'feinte'] },
    ...rest,
  }).when(sets({ A: card }));
