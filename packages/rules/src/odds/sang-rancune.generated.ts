/** Measured by `pnpm simulate --odds`: not written by hand. */
import type { Odds } from './odds.ts';

export const odds: Odds = {"date":"2026-11-26","matches":6,"even":0.25,"each":{"golias":[4,0],"isaure":[4,0],"mirelle":[4,2],"ondrec":[4,2],"sigrane":[4,1],"tavish":[4,1]},"against":{}};
