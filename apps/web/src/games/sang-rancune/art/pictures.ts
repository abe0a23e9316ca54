import { catalogue, HEROES } from '@tablee/rules/games/sang-rancune/index.ts';
import { SIGNS } from './signs.ts';

/** All that is on this game’s sheet: the pictures of its catalogue, and the signs of its table. */
export const PICTURES: readonly string[] = [
  ...[...catalogue.cards.all, ...catalogue.encounters.all, ...HEROES].map(({ picture }) => picture),
  ...Object.values(SIGNS),
];
