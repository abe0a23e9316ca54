import type { Card, Seat } from '@tablee/engine';
import { isToken } from '../state/catalogue.ts';
import { MAX_ANIMALS, MAX_TOKENS, OWLS_IN_BOX } from '../state/limits.ts';
import { everyAnimal, playerAt } from '../state/players.ts';
import type { Animal, Open } from '../state/state.ts';

/** Whether a player may have one more Animal in play (UNT-8.4, UNT-R.27). */
export const hasRoom = (open: Open, seat: Seat): boolean =>
  playerAt(open, seat).animals.length < MAX_ANIMALS;

/** Whether a player may have one more Owl Spirit (UNT-16.8, UNT-R.28). */
export function owlFits(open: Open, seat: Seat): boolean {
  const own = playerAt(open, seat).animals.filter(({ face }) => isToken(face));
  if (own.length >= MAX_TOKENS || !hasRoom(open, seat)) return false;
  if (open.options.owlSupply !== '8') return true;
  return everyAnimal(open).filter(({ animal }) => isToken(animal.face)).length < OWLS_IN_BOX;
}

/** An Animal to which nothing has happened yet. */
export const freshAnimal = (card: Card): Animal => ({
  ...card,
  ready: false,
  damage: 0,
  fury: 0,
  swappedAttack: null,
  changes: [],
  granted: [],
  restrained: false,
  noStronghold: false,
  beatThisTurn: false,
  usedThisTurn: false,
});
