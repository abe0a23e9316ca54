/** Measured by `pnpm simulate --odds`, not written by hand. */
import type { Odds } from './odds.ts';

export const odds: Odds = {"date":"2026-11-29","thinkAhead":false,"matches":1329,"seats":2,"chosen":[{"name":{"fr":"Chats","en":"Cats"},"all":[510,222],"against":{"Dogs":[170,69],"Outcasts":[156,83],"Rats":[184,70]}},{"name":{"fr":"Chiens","en":"Dogs"},"all":[503,241],"against":{"Cats":[170,101],"Outcasts":[179,90],"Rats":[154,50]}},{"name":{"fr":"Bannis","en":"Outcasts"},"all":[497,258],"against":{"Cats":[156,73],"Dogs":[179,89],"Rats":[162,96]}},{"name":{"fr":"Rats","en":"Rats"},"all":[500,284],"against":{"Cats":[184,114],"Dogs":[154,104],"Outcasts":[162,66]}}]};
