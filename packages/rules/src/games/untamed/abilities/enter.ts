import type { Card, Seat } from '@tablee/engine';
import { shown } from '@tablee/engine';
import { isToken } from '../table/catalogue.ts';
import { MAX_ANIMALS, MAX_TOKENS, OWLS_IN_BOX } from '../table/limits.ts';
import { everyAnimal, playerAt } from '../table/players.ts';
import type { Animal, Open, Table } from '../table/state.ts';
import { waitForTrigger } from './trigger.ts';

/** How an Animal comes into play. */
type Entrance = 'played' | 'rally' | 'put' | 'token';

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

/**
 * Puts an Animal into play: exhausted, unless it has Rush or is rallied (UNT-5.2). The Arrival of one that is put into
 * play waits here (UNT-R.32); that of a played one is part of the play.
 */
export function enterPlay(table: Table, seat: Seat, card: Card, how: Entrance): Animal {
  const hasRush = table.catalogue.animal(card.face).keywords.includes('rush');
  const animal: Animal = {
    ...freshAnimal(shown(card)),
    ready: hasRush || how === 'rally',
    restrained: how === 'rally',
    noStronghold: hasRush,
  };
  playerAt(table.open, seat).animals.push(animal);
  const clause = { played: 'UNT-8.3', rally: 'UNT-14.5', put: 'UNT-R.32', token: 'UNT-16.4' }[how];
  table.emit({ type: 'animalEntered', clause, seat, card: shown(card), ready: animal.ready });
  if (how === 'put') waitForTrigger(table, { animal, seat }, 'arrival', {});
  return animal;
}
