import type { RowId } from '@tablee/rules/games/cannibal-world/index.ts';
import { rowOf } from '@tablee/rules/games/cannibal-world/index.ts';
import { signsOf } from '@/kit/picture-sheet.ts';
import type { IconShape } from '@/ui/icon.tsx';
import { icon } from './icons.ts';
import { TIMING_SIGNS } from './signs.ts';

/** The icon of a type of ability. */
export const TIMING_ICONS = signsOf(icon, TIMING_SIGNS);

/** The picture of what an ability does. */
export const symbolOf = (row: RowId): IconShape => icon(rowOf(row).picture);

const effectOf = (row: RowId): string => row.slice(row.indexOf('.') + 1);

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
