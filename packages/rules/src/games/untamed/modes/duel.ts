import type { ModeRules } from './mode.ts';
import { EACH_FOR_ONESELF } from './mode.ts';

/** Two players (UNT-1.1). */
export const duel: ModeRules = EACH_FOR_ONESELF;
