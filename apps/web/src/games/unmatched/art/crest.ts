import type { UnmatchedView } from '@tablee/rules/games/unmatched/index.ts';
import { fighterName } from '@tablee/rules/games/unmatched/words/index.ts';
import type { SeatCrest } from '@/kit/contract.ts';
import { shellCrest } from '@/ui/crest.tsx';
import { figureOf, HERO_LOOKS } from './looks.ts';

/** A seat wears its hero, once it has one; of two, the first. */
export function seatCrest(seat: number, { open }: UnmatchedView): SeatCrest {
  const hero = open.armies.find((army) => army.seat === seat && army.hero !== null)?.hero;
  if (!hero) return shellCrest(seat);
  const { colour, ink } = HERO_LOOKS[hero];
  return { icon: figureOf(hero), colour, ink, name: fighterName(hero) };
}
