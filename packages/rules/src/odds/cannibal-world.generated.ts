/** Measured by `pnpm simulate --odds`, not written by hand. */
import type { Odds } from './odds.ts';

export const odds: Odds = {"date":"2026-11-26","thinkAhead":false,"matches":504,"seats":2,"chosen":[{"name":{"fr":"Chats","en":"Cats"},"all":[193,93],"against":{"Dogs":[66,32],"Outcasts":[57,30],"Rats":[70,31]}},{"name":{"fr":"Chiens","en":"Dogs"},"all":[185,97],"against":{"Cats":[66,34],"Outcasts":[62,34],"Rats":[57,29]}},{"name":{"fr":"Bannis","en":"Outcasts"},"all":[184,92],"against":{"Cats":[57,27],"Dogs":[62,28],"Rats":[65,37]}},{"name":{"fr":"Rats","en":"Rats"},"all":[192,95],"against":{"Cats":[70,39],"Dogs":[57,28],"Outcasts":[65,28]}}]};
