import { HOUSES, SPECIES } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { OURS } from './ours.ts';

/** Pictures of the catalogue that are of the open icon set. */
export const PICTURES: readonly string[] = [...SPECIES, ...HOUSES]
  .map(({ picture }) => picture)
  .filter((picture) => !(picture in OURS));
