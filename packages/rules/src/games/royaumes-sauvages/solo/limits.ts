import { HAND_SIZE } from '../platform/tiles.ts';
import type { Open, Rival, SoloLevel } from '../table/state.ts';
import { LEVELS } from './levels.ts';

/** Cards the rival reveals now: one fewer per battle the human lost in this age (ROY-20.9, ROY-R.59). */
export const rivalBattleCards = (open: Open): number =>
  Math.max(1, LEVELS[open.soloLevel as SoloLevel].battleCards - (open.rival as Rival).humanLosses);

/** Cards the human may hold between battles: one fewer per battle won in this age (ROY-20.6, 20.7, ROY-R.59). */
export const battleHandLimit = (open: Open): number =>
  Math.max(1, HAND_SIZE - (open.rival as Rival).humanWins);
