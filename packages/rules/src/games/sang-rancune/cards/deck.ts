import type { ActionCard } from '../state/card.ts';
import { HEROIC_ATTACKS, PLAIN_ATTACKS } from './attacks.ts';
import { BONUS_ATTACKS } from './bonus-attacks.ts';
import { ITEMS } from './items.ts';
import { TACTICAL_CARDS } from './tactical.ts';
import { TRICKS } from './tricks.ts';

/** The distinct action cards; 94 with their copies. */
export const ACTION_CARDS: readonly ActionCard[] = [
  ...PLAIN_ATTACKS,
  ...HEROIC_ATTACKS,
  ...BONUS_ATTACKS,
  ...TACTICAL_CARDS,
  ...TRICKS,
  ...ITEMS,
];

/** Faces of the whole deck. */
export const deckFaces = (): string[] =>
  ACTION_CARDS.flatMap(({ id, copies }) => Array<string>(copies).fill(id));
