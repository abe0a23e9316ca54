/** Measured by `pnpm simulate --odds`, not written by hand. */
import type { Odds } from './odds.ts';

export const odds: Odds = {"date":"2026-11-26","matches":40,"seats":2,"chosen":[{"name":{"fr":"Alice","en":"Alice"},"all":[21,9],"against":{"King Arthur":[7,5],"Medusa":[6,3],"Sinbad":[8,1]}},{"name":{"fr":"Roi Arthur","en":"King Arthur"},"all":[20,3],"against":{"Alice":[7,2],"Medusa":[7,0],"Sinbad":[6,1]}},{"name":{"fr":"Méduse","en":"Medusa"},"all":[19,13],"against":{"Alice":[6,3],"King Arthur":[7,7],"Sinbad":[6,3]}},{"name":{"fr":"Sinbad","en":"Sinbad"},"all":[20,15],"against":{"Alice":[8,7],"King Arthur":[6,5],"Medusa":[6,3]}}]};
