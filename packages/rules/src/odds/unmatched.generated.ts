/** Measured by `pnpm simulate --odds`, not written by hand. */
import type { Odds } from './odds.ts';

export const odds: Odds = {"date":"2026-11-29","thinkAhead":false,"matches":2400,"seats":2,"chosen":[{"name":{"fr":"Alice","en":"Alice"},"all":[1198,404],"against":{"King Arthur":[360,249],"Medusa":[424,81],"Sinbad":[414,74]}},{"name":{"fr":"Roi Arthur","en":"King Arthur"},"all":[1171,212],"against":{"Alice":[360,111],"Medusa":[413,21],"Sinbad":[398,80]}},{"name":{"fr":"Méduse","en":"Medusa"},"all":[1228,848],"against":{"Alice":[424,343],"King Arthur":[413,392],"Sinbad":[391,113]}},{"name":{"fr":"Sinbad","en":"Sinbad"},"all":[1203,936],"against":{"Alice":[414,340],"King Arthur":[398,318],"Medusa":[391,278]}}]};
