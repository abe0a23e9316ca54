import { creatureValue } from '../cards/creatures.ts';
import { occupy } from '../kingdoms/occupy.ts';
import { cubeCounts } from '../scoring/places.ts';
import { BOARD } from '../state/board.ts';
import { freeNormals, inAge, isClosed } from '../state/players.ts';
import type { Creature, KingdomId, Open, Rival } from '../state/state.ts';

export type Skipped = { kingdom: KingdomId; reason: 'closed' | 'lead' | 'capital' };

/** The kingdom of a rival's card, and those passed over on the way. */
export interface Placement {
  readonly designated: KingdomId;
  readonly skipped: Skipped[];
  readonly kingdom: KingdomId;
}

/** Before or after the human is out of the age (ROY-17.2, ROY-R.54). */
export const isSecondPhase = (open: Open): boolean => !inAge(open, 0);

/** The 1s, 2s and 3s cannot be played once the human is out (ROY-19.3). */
export const isPlayable = (open: Open, card: Creature): boolean =>
  creatureValue(card) > 3 || !isSecondPhase(open);

/** 4 to 8: the kingdom of that size; 1 to 3: where the human last played (ROY-17.5, 17.6, ROY-R.49). */
function designate(open: Open, card: Pick<Creature, 'face'>): KingdomId {
  const value = creatureValue(card);
  if (value > 3) return `k${value}` as KingdomId;
  return (open.rival as Rival).lastHumanKingdom ?? 'k4';
}

/** Constraint 1: the rival already has two cubes more than the human there (ROY-17.7, ROY-R.48). */
export function leadsByTwo(open: Open, kingdom: KingdomId): boolean {
  const [human, rival] = cubeCounts(open, kingdom) as [number, number];
  return rival >= human + 2;
}

/** Searches clockwise from the designated kingdom, one full circle per level (ROY-17.9, 17.10, ROY-R.50, R.55). */
export function placeFor(open: Open, card: Pick<Creature, 'face'>): Placement {
  const designated = designate(open, card);
  const circle = [designated, ...BOARD[designated].others];
  for (const level of isSecondPhase(open) ? SECOND_PHASE : FIRST_PHASE) {
    const skipped: Skipped[] = [];
    for (const kingdom of circle) {
      const reason = objection(open, kingdom, level);
      if (reason === null) return { designated, skipped, kingdom };
      skipped.push({ kingdom, reason });
    }
  }
  throw new Error('every kingdom is closed');
}

interface SearchLevel {
  readonly capitals: boolean;
  readonly constraint: boolean;
}

const FIRST_PHASE: readonly SearchLevel[] = [
  { capitals: false, constraint: true },
  { capitals: false, constraint: false },
  { capitals: true, constraint: false },
];

const SECOND_PHASE: readonly SearchLevel[] = [
  { capitals: true, constraint: true },
  { capitals: true, constraint: false },
];

function objection(open: Open, id: KingdomId, level: SearchLevel): Skipped['reason'] | null {
  const kingdom = open.kingdoms[id];
  if (isClosed(kingdom)) return 'closed';
  if (!level.capitals && freeNormals(kingdom, id) === 0) return 'capital';
  return level.constraint && leadsByTwo(open, id) ? 'lead' : null;
}

/** Plays a card of the rival at a kingdom; a capital takes it out of the age (ROY-17.4, 17.11). */
export function occupyForRival(
  open: Open,
  kingdom: KingdomId,
  card: Creature,
): 'normal' | 'capital' {
  const spot = occupy(open, 'rival', kingdom, card);
  if (spot === 'capital') (open.rival as Rival).out = true;
  return spot;
}
