import type { ModeRules } from './mode.ts';
import { EACH_FOR_ONESELF } from './mode.ts';

/** The last player still in the game wins (UNT-19.1, 19.2). */
export const survival: ModeRules = EACH_FOR_ONESELF;
