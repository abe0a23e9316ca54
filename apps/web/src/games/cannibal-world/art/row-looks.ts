import type { RowId, Timing } from '@tablee/rules/games/cannibal-world/index.ts';
import type { IconShape } from '@/ui/icon.tsx';
import { icon } from './icons.ts';

/** How a type of ability is told apart: a colour, a symbol and the shape of its chip (`chip.css`). */
export const TIMING_LOOKS: { readonly [timing in Timing]: { readonly icon: IconShape } } = {
  covert: { icon: icon('hidden') },
  assault: { icon: icon('sword-brandish') },
  tactical: { icon: icon('chess-knight') },
  innate: { icon: icon('footsteps') },
  triggered: { icon: icon('lightning-trio') },
};

/** The symbol of an effect: rows of the same effect share it, whatever their type. */
const SYMBOLS: { readonly [effect: string]: IconShape } = {
  shot1: icon('bullets'),
  shotX: icon('bullets'),
  scatter: icon('cluster-bomb'),
  support: icon('meat'),
  ratProliferation: icon('rat'),
  recharge: icon('cycle'),
  net: icon('fishing-net'),
  felineLeap: icon('jump-across'),
  summonAlpha: icon('wolf-howl'),
  harpoon: icon('harpoon-chain'),
  stab: icon('bowie-knife'),
  shield: icon('checked-shield'),
  canineCharge: icon('charging-bull'),
  sacrifice: icon('claw-slashes'),
  feint: icon('dodging'),
  extraDamage: icon('fulguro-punch'),
  loyalty: icon('linked-rings'),
  tracker: icon('footsteps'),
  bullseye: icon('bullseye'),
  armour: icon('breastplate'),
  banishedTactics: icon('card-pickup'),
  swap: icon('body-swapping'),
  replacement: icon('card-exchange'),
};

const effectOf = (row: RowId): string => row.slice(row.indexOf('.') + 1);

export function symbolOf(row: RowId): IconShape {
  const symbol = SYMBOLS[effectOf(row)];
  if (symbol === undefined) throw new Error(`no symbol for ${row}`);
  return symbol;
}

/** Rows that print a number of their own; the others work by 1 or by none. */
const NUMBERED = [
  'shot1',
  'shotX',
  'scatter',
  'support',
  'stab',
  'shield',
  'extraDamage',
  'armour',
];

export const hasNumber = (row: RowId): boolean => NUMBERED.includes(effectOf(row));
