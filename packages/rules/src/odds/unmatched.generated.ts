/** Measured by `pnpm simulate --odds`, not written by hand. */
import type { Odds } from './odds.ts';

export const odds: Odds = {"date":"2026-11-26","thinkAhead":false,"matches":800,"seats":2,"chosen":[{"name":{"fr":"Alice","en":"Alice"},"all":[400,143],"against":{"King Arthur":[117,75],"Medusa":[146,37],"Sinbad":[137,31]}},{"name":{"fr":"Roi Arthur","en":"King Arthur"},"all":[389,75],"against":{"Alice":[117,42],"Medusa":[132,8],"Sinbad":[140,25]}},{"name":{"fr":"Méduse","en":"Medusa"},"all":[406,291],"against":{"Alice":[146,109],"King Arthur":[132,124],"Sinbad":[128,58]}},{"name":{"fr":"Sinbad","en":"Sinbad"},"all":[405,291],"against":{"Alice":[137,106],"King Arthur":[140,115],"Medusa":[128,70]}}]};
