/** Measured by `pnpm simulate --odds`, not written by hand. */
import type { Odds } from './odds.ts';

export const odds: Odds = {"date":"2026-11-29","thinkAhead":false,"matches":1530,"seats":2,"chosen":[{"name":{"fr":"Chats","en":"Cats"},"all":[575,341],"against":{"Dogs":[199,108],"Outcasts":[181,125],"Rats":[195,108]}},{"name":{"fr":"Chiens","en":"Dogs"},"all":[579,267],"against":{"Cats":[199,91],"Outcasts":[197,69],"Rats":[183,107]}},{"name":{"fr":"Bannis","en":"Outcasts"},"all":[563,267],"against":{"Cats":[181,56],"Dogs":[197,128],"Rats":[185,83]}},{"name":{"fr":"Rats","en":"Rats"},"all":[563,265],"against":{"Cats":[195,87],"Dogs":[183,76],"Outcasts":[185,102]}}]};
