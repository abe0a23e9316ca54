import type { Creature } from '@tablee/rules/games/cannibal-world/index.ts';
import type { Touch } from '@/table/contract.ts';
import type { Tableau } from './context.tsx';

/** Whether an ability has been chosen that is still to be aimed. */
export const isAiming = ({ answering: { focus, candidates } }: Tableau): boolean =>
  focus.space !== undefined && candidates.some(({ at }) => at !== undefined);

/** An own creature is a card that acts; in one's turn an enemy's is a place to attack, else a card an effect is aimed at. */
export function creatureTouch(tableau: Tableau, { id, camp: of }: Creature): Touch {
  const { asked, camp, answering } = tableau;
  const isTarget = of !== camp || answering.candidates.some(({ at }) => at === id);
  if (isTarget && isAiming(tableau)) return { at: id };
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
