import { catalogue, FACTIONS } from '@tablee/rules/games/cannibal-world/index.ts';
import { SIGNS, TIMING_SIGNS } from './signs.ts';

/** All that is on this game’s sheet: the pictures of its catalogue, and the signs of its table. */
export const PICTURES: readonly string[] = [
  ...FACTIONS.flatMap(({ crest, habitatPicture, cards }) => [
    crest,
    habitatPicture,
    ...cards.map(({ picture }) => picture),
  ]),
  ...catalogue.all.map(({ picture }) => picture),
  ...Object.values(SIGNS),
  ...Object.values(TIMING_SIGNS),
];
