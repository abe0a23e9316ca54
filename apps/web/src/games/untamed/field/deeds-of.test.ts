import { catalogue } from '@tablee/rules/games/untamed/index.ts';
import { wordsIn } from '@tablee/rules/games/untamed/words/index.ts';
import { expect, test } from 'vitest';
import { deedsOf } from './deeds-of.ts';

const words = wordsIn('en');
const signsOf = (face: string) => deedsOf(catalogue.of(face), words).map(({ name }) => name);

/** Parts of a card that are no ability of an Animal in play. */
const NONE = new Set([
  'kind',
  'id',
  'picture',
  'name',
  'text',
  'cost',
  'rally',
  'focus',
  'recallsUpTo',
  'costPerCardPlayed',
  'attack',
  'health',
  'keywords',
  'arrival',
]);

test('an Animal in play shows a sign for each kind of thing that it still does', () => {
  expect(signsOf('panda-teamaster')).toEqual(['acts while in play']);
  expect(signsOf('panda-sealkeeper')).toEqual(['acts while in play']);
  expect(signsOf('panda-peddler'), 'its Arrival has happened').toEqual([]);
  expect(signsOf('panda-ledger'), 'an Item').toEqual([]);
});

test('no ability that an Animal has in play is without a sign', () => {
  const silent = catalogue.factions
    .flatMap(({ cards }) => cards.map(({ id }) => id))
    .filter((face) => {
      const card = catalogue.of(face);
      if (card.kind !== 'animal') return false;
      return Object.keys(card).some((part) => !NONE.has(part)) && signsOf(face).length === 0;
    });
  expect(silent).toEqual([]);
});
