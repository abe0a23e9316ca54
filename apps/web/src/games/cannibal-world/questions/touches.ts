import type { Creature } from '@tablee/rules/games/cannibal-world/index.ts';
import { sightOf, soleTarget } from '@tablee/rules/games/cannibal-world/index.ts';
import type { Touch } from '@/kit/contract.ts';
import type { Tableau } from '../context.tsx';

/** Whether an ability has been chosen that is still to be aimed. */
export function isAiming(tableau: Aim): boolean {
  const { focus, candidates } = tableau.answering;
  const isOpen = focus.space !== undefined && candidates.some(({ at }) => at !== undefined);
  return isOpen || onlyTarget(tableau) !== null;
}

type Aim = Pick<Tableau, 'answering' | 'view'>;

/** The one creature that the ability waiting to be confirmed can be aimed at: its touch confirms it. */
export function onlyTarget({ answering: { staged }, view }: Aim): string | null {
  return staged === null || view.seat === null
    ? null
    : soleTarget(sightOf(view.open), view.seat, staged);
}

/** An own creature is a card that acts; in the own turn an enemy's is a place to attack, else a card an effect is aimed at. */
export function creatureTouch(tableau: Tableau, { id, camp: of }: Creature): Touch {
  const { asked, camp, answering } = tableau;
  if (onlyTarget(tableau) === id) return { at: id };
  const isTarget = of !== camp || answering.candidates.some(({ at }) => at === id);
  if (isTarget && onlyTarget(tableau) === null && isAiming(tableau)) return { at: id };
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
