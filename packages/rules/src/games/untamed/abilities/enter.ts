import type { Card, Seat } from '@tablee/engine';
import { shown } from '@tablee/engine';
import { playerAt } from '../state/players.ts';
import type { Animal, Table } from '../state/state.ts';
import { freshAnimal } from '../zones/field.ts';
import { waitForTrigger } from './trigger.ts';

/** How an Animal comes into play. */
type Entrance = 'played' | 'rally' | 'put' | 'token';

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
