import type { DecreeCard } from './decree-card.ts';
import { DECREES_ALONE } from './decrees-alone.ts';
import { DECREES_COLUMN } from './decrees-column.ts';
import { DECREES_ELSEWHERE } from './decrees-elsewhere.ts';
import { DECREES_NEIGHBOURS } from './decrees-neighbours.ts';

/** The 30 decrees in the order of their ids. */
export const DECREES: readonly DecreeCard[] = [
  ...DECREES_ALONE,
  ...DECREES_COLUMN,
  ...DECREES_NEIGHBOURS,
  ...DECREES_ELSEWHERE,
];

const BY_ID: { [id: string]: DecreeCard } = {};
for (const decree of DECREES) BY_ID[decree.id] = decree;

export function decreeCard(id: string): DecreeCard {
  const decree = BY_ID[id];
  if (decree === undefined) throw new Error(`no decree ${id}`);
  return decree;
}
