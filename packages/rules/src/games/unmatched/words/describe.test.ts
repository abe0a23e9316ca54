import { someOf } from '@tablee/engine/testing';
import { expect, test } from 'vitest';
import { describesMatch } from '../../../testing/describes.ts';
import { testPlaces, wordsIn } from '../../../testing/words.ts';
import { game as unmatched } from '../index.ts';
import type { UnmatchedView } from '../state/state.ts';
import { attacks, given } from '../testing/given.ts';
import { describe } from './describe.ts';
import { describeEn } from './describe-en.ts';
import { describeFr } from './describe-fr.ts';

const scene = () =>
  given({
    on: { alice: 'm13', jabberwock: 'm20', medusa: 'm21', 'harpy-1': 'm12', 'harpy-2': null },
    health: { alice: 11 },
    cards: {
      alice: {
        hand: ['drink-me', 'feint', 'feint', 'feint', 'regroup'],
        discard: ['snicker-snack'],
      },
      medusa: { hand: ['dash'] },
    },
  }).when(attacks('A', 'jabberwock', 'medusa', 'feint'));
const viewOf = (seat: number | null) => scene().session.view(seat) as UnmatchedView;

test('the table is described to a player: the state of the match, their own side, the others, the combat', () => {
  expect(describe(viewOf(0), wordsIn('fr'))).toEqual([
    'Unmatched, duel, sur le champ de bataille Marmoréal.',
    'Tour 1 : c’est à vous de jouer, avec Alice.',
    'Première action sur deux.',
    'Vous menez Alice.',
    'Alice est grande.',
    'Alice se tient sur la case rouge et jaune, celle du haut, avec 11 points de vie sur 13.',
    'Jabberwocky se tient sur la case rouge et jaune, celle du bas, avec 8 points de vie sur 8.',
    'Main d’Alice : Bois-moi, Feinte (2 exemplaires) et Regroupement.',
    'Pioche d’Alice : 24 cartes.',
    'Défausse d’Alice : Tranche-tranche.',
    'Ada mène Méduse.',
    'Méduse se tient sur la case rouge, avec 16 points de vie sur 16.',
    'Harpie 1 se tient sur la case bleue, avec 1 point de vie sur 1.',
    'Hors de combat : Harpie 2 et Harpie 3.',
    'Main de Méduse : 1 carte.',
    'Pioche de Méduse : 29 cartes.',
    'Défausse de Méduse : vide.',
    'Jabberwocky attaque Méduse.',
    'Carte d’attaque, face cachée : Feinte.',
  ]);
  expect(describe(viewOf(0), wordsIn('en'))).toEqual([
    'Unmatched, duel, on the battlefield Marmoreal.',
    'Turn 1: you are to play, with Alice.',
    'First of two actions.',
    'You lead Alice.',
    'Alice is big.',
    'Alice stands on the red and yellow space, the upper one, with 11 of 13 health.',
    'The Jabberwock stands on the red and yellow space, the lower one, with 8 of 8 health.',
    'Hand of Alice: Drink Me, Feint (2 copies) and Regroup.',
    'Deck of Alice: 24 cards.',
    'Discard of Alice: Snicker-Snack.',
    'Ada leads Medusa.',
    'Medusa stands on the red space, with 16 of 16 health.',
    'Harpy 1 stands on the blue space, with 1 of 1 health.',
    'Defeated: Harpy 2 and Harpy 3.',
    'Hand of Medusa: 1 card.',
    'Deck of Medusa: 29 cards.',
    'Discard of Medusa: empty.',
    'The Jabberwock attacks Medusa.',
    'Attack card, face down: Feint.',
  ]);
});

test('a watcher reads what all can see', () => {
  const watching = {
    ...wordsIn('en'),
    nameOf: (seat: number) => ['Ana', 'Bea'][seat] ?? '',
    isYou: () => false,
  };
  const said = describe(viewOf(null), watching);
  expect(said).toContain('Turn 1: Ana is to play, with Alice.');
  expect(said).toContain('Hand of Alice: 4 cards.');
  expect(said.at(-1)).toBe('The attack card lies face down.');
});

const TABLES = [
  ['duel', 2],
  ['team', 3],
  ['team', 4],
  ['freeForAll', 4],
] as const;

test.each(someOf(TABLES, 2))(
  'at every question of %s for %i the table is described in whole sentences',
  (mode, seats) => {
    describesMatch(describe, {
      game: unmatched,
      seats,
      options: { mode, teamHands: 'shared' },
      seed: 20 + seats,
    });
  },
);

testPlaces(describeEn, describeFr);
