import type { ModeRules } from './mode.ts';
import { actsNext, TEAMS } from './mode.ts';

/** Teams of two that share all but hands and Animals, and take turns alternately (UNT-22.1 to 22.8). */
export const manticore: ModeRules = {
  ...TEAMS,
  sharesHolding: true,
  ralliers: actsNext,
};
