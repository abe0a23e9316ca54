import type { Open } from '@tablee/rules/games/unmatched/index.ts';
import { useMatch } from '@/stores/match.ts';
import type { SeatCrest } from '@/table/contract.ts';
import { shellCrest } from '@/ui/crest.tsx';
import { figureOf, HERO_LOOKS } from './art/looks.ts';
import { fighterName } from './names.ts';

/** A seat wears its hero, once it has one; of two, the first. */
export function seatCrest(seat: number): SeatCrest {
  const open = useMatch.getState().view?.open as Open | undefined;
  const hero = open?.armies?.find((army) => army.seat === seat && army.hero !== null)?.hero;
  if (!hero) return shellCrest(seat);
  const { colour, ink } = HERO_LOOKS[hero];
  return { icon: figureOf(hero), colour, ink, name: fighterName(hero) };
}
