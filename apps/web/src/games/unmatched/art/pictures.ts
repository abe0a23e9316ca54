import { catalogue } from '@tablee/rules/games/unmatched/index.ts';
import { SCENERY } from './scenery.ts';
import { SIGNS } from './signs.ts';

/** All that is on this game’s sheet: the pictures of its catalogue, and the signs of its table. */
export const PICTURES: readonly string[] = [
  ...catalogue.cards.all.map(({ picture }) => picture),
  ...catalogue.heroes.all.flatMap(({ hero, sidekick }) => [hero.picture, sidekick.picture]),
  ...Object.values(SCENERY).flatMap((drawings) => drawings.map(({ picture }) => picture)),
  ...Object.values(SIGNS),
];
