import type { Creature } from '@tablee/rules/games/cannibal-world/state.ts';
import type { Touch } from '@/table/contract.ts';
import type { Tableau } from './context.tsx';

/** An own creature is a card that acts; in one's turn an enemy's is a place to attack, else a card an effect is aimed at. */
export function creatureTouch({ asked, camp }: Tableau, { id, camp: of }: Creature): Touch {
  return (asked === null || asked === 'mainAction') && of !== camp ? { space: id } : { card: id };
}

/** One step of a creature: an ability by its slot, a move, a recovery. */
export const abilityTouch = (card: string, slot: number): Touch => ({
  verb: 'ability',
  card,
  space: String(slot),
});

export const PILLAGE: Touch = { verb: 'pillage' };
export const DRAW: Touch = { verb: 'draw' };
