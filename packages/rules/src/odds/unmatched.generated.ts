/** Measured by `pnpm simulate --odds`: not written by hand. */
import type { Odds } from './odds.ts';

export const odds: Odds = {"date":"2026-11-26","matches":60,"even":0.5,"each":{"alice":[37,13],"king-arthur":[31,7],"medusa":[25,19],"sinbad":[27,21]},"against":{"alice":{"king-arthur":[14,8],"medusa":[11,3],"sinbad":[12,2]},"king-arthur":{"alice":[14,6],"medusa":[8,0],"sinbad":[9,1]},"medusa":{"alice":[11,8],"king-arthur":[8,8],"sinbad":[6,3]},"sinbad":{"alice":[12,10],"king-arthur":[9,8],"medusa":[6,3]}}};
