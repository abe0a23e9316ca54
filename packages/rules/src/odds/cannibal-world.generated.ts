/** Measured by `pnpm simulate --odds`, not written by hand. */
import type { Odds } from './odds.ts';

export const odds: Odds = {"date":"2026-11-26","matches":30,"seats":2,"chosen":[{"name":{"fr":"Chats","en":"Cats"},"all":[14,8],"against":{"Cats":[2,1],"Dogs":[4,3],"Outcasts":[3,2],"Rats":[5,2]}},{"name":{"fr":"Chiens","en":"Dogs"},"all":[18,9],"against":{"Cats":[4,1],"Dogs":[8,4],"Outcasts":[2,0],"Rats":[4,4]}},{"name":{"fr":"Bannis","en":"Outcasts"},"all":[11,6],"against":{"Cats":[3,1],"Dogs":[2,2],"Outcasts":[2,1],"Rats":[4,2]}},{"name":{"fr":"Rats","en":"Rats"},"all":[17,7],"against":{"Cats":[5,3],"Dogs":[4,0],"Outcasts":[4,2],"Rats":[4,2]}}]};
