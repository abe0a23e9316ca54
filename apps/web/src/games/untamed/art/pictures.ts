import { catalogue } from '@tablee/rules/games/untamed/index.ts';
import { SIGNS } from './signs.ts';

/** All that is on this game’s sheet: the pictures of its catalogue, and the signs of its table. */
export const PICTURES: readonly string[] = [
  ...catalogue.all.map(({ picture }) => picture),
  ...catalogue.factions.map(({ crest }) => crest),
  ...Object.values(SIGNS),
];
