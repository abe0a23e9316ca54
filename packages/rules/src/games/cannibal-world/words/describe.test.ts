import { expect, test } from 'vitest';
import { describesMatch } from '../../../testing/describes.ts';
import { testPlaces, wordsIn } from '../../../testing/words.ts';
import { game } from '../index.ts';
import { given } from '../testing/given.ts';
import { describe } from './describe.ts';
import { describeEn } from './describe-en.ts';
import { describeFr } from './describe-fr.ts';

const nameAt = (seat: number) => ['Ada', 'Bo', 'Cy', 'Di'][seat] ?? '';

const scene = given({
  A: {
    hunt: ['RA/01 d2', 'CA/20 stunned'],
    covert: ['RA/05 spent0'],
    hand: ['RA/11', 'RA/12', 'RA/11'],
    reinforcement: ['RA/05'],
    discard: ['RA/20'],
    meat: 1,
  },
  B: { hand: ['CA/20'], tokens: 1, meat: 0, exhausted: true, main: [], reinforcement: [] },
});

testPlaces(describeEn, describeFr);

test('a position is described in French, the reader’s own side first', () => {
  expect(describe(scene.view('A'), wordsIn('fr'))).toEqual([
    'Mode : duel.',
    'Tour 5 : à vous de jouer.',
    'Votre faction : Rats.',
    'Votre main : Écran de Fumée (2 exemplaires) et Appel du Nid.',
    'Devant vous : 1 jeton Viande, 3 cartes dans le paquet principal, 1 carte dans les Renforts et 1 carte défaussée.',
    'Vos Renforts : Surineur.',
    'Votre Habitat : Le Terrier, 3 jetons sur 3.',
    'Votre Chasse : Grand-Père Moustache (force 4, 2 points de vie sur 4, capacités : Feinte et Soutien 1) et Chaton Enragé (force 2, étourdie, capacité : Saut de félin).',
    'Votre Couvert : Surineur (force 4, capacité utilisée : Poignarder 3).',
    'Faction d’Ada : Chats.',
    'Main d’Ada : 1 carte.',
    'Devant Ada : 0 jeton Viande, 0 carte dans le paquet principal et 0 carte dans les Renforts.',
    'Ada n’a plus rien à piocher.',
    'Habitat d’Ada : Le Campement, 1 jeton sur 3.',
    'Aucune créature en jeu pour Ada.',
  ]);
});

test('and in English', () => {
  expect(describe(scene.view('A'), wordsIn('en'))).toEqual([
    'Mode: duel.',
    'Turn 5: you to play.',
    'Your faction: Rats.',
    'Your hand: Smoke Screen (2 copies) and Call of the Nest.',
    'Before you: 1 meat token, 3 cards in the main deck, 1 card in the Reinforcements and 1 card discarded.',
    'Your Reinforcements: Shiv Hand.',
    'Your Habitat: The Burrow, 3 tokens out of 3.',
    'Your Hunt: Grandpa Whisker (strength 4, 2 of 4 life left, abilities: Feint and Support 1) and Rabid Kitten (strength 2, stunned, ability: Feline Leap).',
    'Your Covert: Shiv Hand (strength 4, used ability: Stab 3).',
    'Faction of Ada: Cats.',
    'Hand of Ada: 1 card.',
    'Before Ada: 0 meat tokens, 0 cards in the main deck and 0 cards in the Reinforcements.',
    'Ada has nothing left to draw.',
    'Habitat of Ada: The Camp, 1 token out of 3.',
    'No creature in play for Ada.',
  ]);
});

test('a watcher reads what is public: no hand and no Reinforcement by name', () => {
  const lines = describe(scene.view(null), { lang: 'en', nameOf: nameAt, isYou: () => false });
  expect(lines).toEqual([
    'Mode: duel.',
    'Turn 5: Ada to play.',
    'Faction of Ada: Rats.',
    'Hand of Ada: 3 cards.',
    'Before Ada: 1 meat token, 3 cards in the main deck, 1 card in the Reinforcements and 1 card discarded.',
    'Habitat of Ada: The Burrow, 3 tokens out of 3.',
    'Hunt of Ada: Grandpa Whisker (strength 4, 2 of 4 life left, abilities: Feint and Support 1) and Rabid Kitten (strength 2, stunned, ability: Feline Leap).',
    'Covert of Ada: Shiv Hand (strength 4, used ability: Stab 3).',
    'Faction of Bo: Cats.',
    'Hand of Bo: 1 card.',
    'Before Bo: 0 meat tokens, 0 cards in the main deck and 0 cards in the Reinforcements.',
    'Bo has nothing left to draw.',
    'Habitat of Bo: The Camp, 1 token out of 3.',
    'No creature in play for Bo.',
  ]);
});

test('a team reads of its own first, without the hand of the team-mate', () => {
  const teams = given({ mode: '2v2', A: { hunt: ['RA/01'] }, C: { hunt: ['RA/05'] } });
  const isYou = (seat: number) => seat === 0;
  const lines = describe(teams.view('A'), { lang: 'en', nameOf: nameAt, isYou });
  expect(lines).toEqual([
    'Mode: two against two.',
    'Turn 5: Ada to play.',
    'Your faction: Rats.',
    'Your hand: no card.',
    'Before Ada: 4 meat tokens, 3 cards in the main deck and 1 card in the Reinforcements.',
    'Your Reinforcements: Skirmisher.',
    'Faction of Bo: Cats.',
    'Hand of Bo: no card.',
    'Before Bo: 4 meat tokens, 3 cards in the main deck and 1 card in the Reinforcements.',
    'Your Habitat: The Burrow, 3 tokens out of 3.',
    'Your Hunt: Grandpa Whisker (yours, strength 4, abilities: Feint and Support 1).',
    'Faction of Cy: Rats.',
    'Hand of Cy: no card.',
    'Before Cy: 4 meat tokens, 3 cards in the main deck and 1 card in the Reinforcements.',
    'Faction of Di: Cats.',
    'Hand of Di: no card.',
    'Before Di: 4 meat tokens, 3 cards in the main deck and 1 card in the Reinforcements.',
    'Habitat of Cy and Di: The Burrow, 3 tokens out of 3.',
    'Hunt of Cy and Di: Shiv Hand (of Cy, strength 4, ability: Stab 3).',
  ]);
});

test.each([
  ['duel', 2, {}],
  ['duel', 2, { match: 'tournament' }],
  ['2v2', 4, { decks: 'custom' }],
] as const)('every moment of %s for %i %o can be told', (mode, seats, more) => {
  describesMatch(describe, { game, seats, options: { mode, ...more }, seed: seats, atMost: 400 });
});
