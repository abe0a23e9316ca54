import { strongholdTarget } from '@tablee/rules/games/untamed/index.ts';
import type { Touch } from '@/kit/contract.ts';
import type { Tableau } from '../context.tsx';

const ownsAnimal = ({ view, side }: Tableau, seat: number): boolean => seat === (view.seat ?? side);

/** Whether this is the second of two targets, once the first has been touched. */
function isAimedAt({ asked, answering }: Tableau, id: string): boolean {
  const { focus, candidates } = answering;
  if (asked !== 'chooseTargets' || (focus.card ?? focus.space) === undefined) return false;
  return candidates.some(({ at }) => at === id);
}

/** An own Animal is a card that acts; another's is a place to attack, or a card an effect is aimed at. */
export function animalTouch(tableau: Tableau, id: string, seat: number): Touch {
  if (isAimedAt(tableau, id)) return { at: id };
  if (tableau.asked === 'mainAction' && !ownsAnimal(tableau, seat)) return { space: id };
  return { card: id };
}

/** One's own Stronghold is used, an enemy one attacked; for an effect either is a place. */
export function strongholdTouch(tableau: Tableau, side: number): Touch {
  const space = strongholdTarget(side);
  if (tableau.asked !== null && tableau.asked !== 'mainAction') return { space };
  const { view, side: bottom } = tableau;
  const own = view.open.players[view.seat ?? bottom]?.side === side;
  return { verb: own ? 'ability' : 'attack', space };
}

/** The place where a card of the hand is put. */
export const FIELD: Touch = { space: 'field' };
export const POWER: Touch = { space: 'power' };
export const DECK: Touch = { space: 'deck' };
export const BONUS: Touch = { space: 'bonus' };
