import { expect, test } from 'vitest';
import { FACTIONS } from './games/cannibal-world/index.ts';
import { HOUSES, SPECIES } from './games/royaumes-sauvages/index.ts';
import { HEROES, catalogue as sangRancune } from './games/sang-rancune/index.ts';
import { catalogue as unmatched } from './games/unmatched/index.ts';
import { catalogue as untamed } from './games/untamed/index.ts';

interface Pictured {
  readonly picture: string;
}

/** Groups of cards that lie beside each other on a table, by a name for each. */
const TOGETHER: Readonly<Record<string, readonly (readonly Pictured[])[]>> = {
  'royaumes-sauvages': [SPECIES, HOUSES],
  untamed: [untamed.all],
  unmatched: [
    ...unmatched.heroes.all.map(({ cards }) => cards),
    unmatched.heroes.all.flatMap(({ hero, sidekick }) => [hero, sidekick]),
  ],
  'sang-rancune': [[...sangRancune.cards.all, ...sangRancune.encounters.all, ...HEROES]],
  'cannibal-world': FACTIONS.map(({ cards }) => cards),
};

test.each(Object.entries(TOGETHER))(
  '%s: no two cards that meet have the same picture',
  (_, all) => {
    for (const printed of all) {
      const pictures = printed.map(({ picture }) => picture);
      expect(pictures.filter((each, i) => pictures.indexOf(each) !== i)).toEqual([]);
      expect(pictures.length).toBeGreaterThan(3);
    }
  },
);
