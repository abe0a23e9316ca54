import { ownStronghold, self } from '../effects/selectors.ts';
import type { Activation, TargetSpec } from '../state/card.ts';
import { damageOn } from '../state/refs.ts';

const one = { min: 1, max: 1 };

export const enemyAnimal: TargetSpec = { kind: 'animal', side: 'enemy', ...one };
export const ownAnimal: TargetSpec = { kind: 'animal', side: 'own', ...one };
export const anotherOwnAnimal: TargetSpec = { ...ownAnimal, other: true };
export const anyAnimal: TargetSpec = { kind: 'animal', side: 'any', ...one };
/** An Animal of yours, or your side’s Stronghold. */
export const ownAnimalOrStronghold: TargetSpec = { ...ownAnimal, kind: 'animalOrStronghold' };
export const anOpponent: TargetSpec = { kind: 'player', side: 'enemy', ...one };
export const animalInHand: TargetSpec = { ...ownAnimal, zone: 'hand' };
export const animalInSupport: TargetSpec = { ...ownAnimal, zone: 'support' };

/** For what only its source gains by: with the source gone there is nothing to put in order (UNT-23.10). */
export const sourceInPlay = (a: Activation): boolean => self(a).length > 0;

/** For what only removes damage from the own Stronghold: with none there is nothing to put in order. */
export const strongholdDamaged = (a: Activation): boolean =>
  ownStronghold(a).some((ref) => (damageOn(a.table.open, ref) ?? 0) > 0);
