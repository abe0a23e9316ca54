import { draw } from '../effects/cards.ts';
import { cancelEffects, leftTurnStart, won } from '../effects/combat.ts';
import { moveOneCombatant } from '../effects/movement.ts';
import type { UnmatchedCard } from '../state/card.ts';
import type { HeroId } from '../state/state.ts';

/** The differences between the decks that have the same card. */
interface Printing {
  readonly boost: number;
  readonly copies: number;
}

/** Feint, of every deck. */
export const feint = (hero: HeroId, { boost, copies }: Printing): UnmatchedCard => ({
  id: `${hero}-feint`,
  picture: 'duality-mask',
  name: { fr: 'Feinte', en: 'Feint' },
  text: {
    fr: 'Immédiatement : annulez tous les effets de la carte adverse ; sa valeur demeure.',
    en: 'Immediately: cancel all effects of the opposing card; its value stays.',
  },
  type: 'versatile',
  value: 2,
  boost,
  banner: 'any',
  copies,
  immediately: cancelEffects,
});

/** Regroup, of every deck. */
export const regroup = (hero: HeroId, { boost, copies }: Printing): UnmatchedCard => ({
  id: `${hero}-regroup`,
  picture: 'rally-the-troops',
  name: { fr: 'Regroupement', en: 'Regroup' },
  text: {
    fr: 'Après le combat : piochez 1 carte, ou 2 si vous avez gagné.',
    en: 'After combat: draw 1 card, or 2 if you won.',
  },
  type: 'versatile',
  value: 1,
  boost,
  banner: 'any',
  copies,
  *after(play) {
    yield* draw(play, won(play) ? 2 : 1);
  },
});

/** Skirmish, of several decks. */
export const skirmish = (hero: HeroId, { boost, copies }: Printing): UnmatchedCard => ({
  id: `${hero}-skirmish`,
  picture: 'sword-clash',
  name: { fr: 'Escarmouche', en: 'Skirmish' },
  text: {
    fr: 'Après le combat : si vous avez gagné, déplacez l’un des deux combattants de 2 cases au plus.',
    en: 'After combat: if you won, move one of the two combatants up to 2 spaces.',
  },
  type: 'versatile',
  value: 4,
  boost,
  banner: 'any',
  copies,
  *after(play) {
    if (won(play)) yield* moveOneCombatant(play, 2);
  },
});

/** Momentous Shift, of several decks. */
export const momentousShift = (hero: HeroId, { boost, copies }: Printing): UnmatchedCard => ({
  id: `${hero}-momentous-shift`,
  picture: 'divided-spiral',
  name: { fr: 'Revirement décisif', en: 'Momentous Shift' },
  text: {
    fr: 'Pendant le combat : valeur 5 si votre combattant se tient sur une autre case qu’au début du tour.',
    en: 'During combat: value 5 if your combatant stands on another space than at the start of the turn.',
  },
  type: 'versatile',
  value: 3,
  boost,
  banner: 'any',
  copies,
  changes: ({ fighter }) => (leftTurnStart(fighter) ? { set: 5 } : null),
});
