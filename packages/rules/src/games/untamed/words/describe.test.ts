import { someOf } from '@tablee/engine/testing';
import { expect, test } from 'vitest';
import { describesMatch } from '../../../testing/describes.ts';
import { testPlaces, wordsIn } from '../../../testing/words.ts';
import { game } from '../index.ts';
import { attacks, given } from '../testing/given.ts';
import { describe } from './describe.ts';
import { describeEn } from './describe-en.ts';
import { describeFr } from './describe-fr.ts';

const nameAt = (seat: number) => ['Ada', 'Bo', 'Cy', 'Di'][seat] ?? '';

const scene = given({
  A: {
    factions: ['rat', 'fox', 'tiger'],
    hand: ['rat-pup', 'fox-seer', 'rat-pup'],
    stronghold: 'rat-court',
    pile: ['fox-mirrors', 'tiger-peak'],
    damage: 3,
    play: [{ face: 'rat-queen', damage: 1, ready: false }, 'token-owl-spirit'],
    support: ['rat-herald'],
    power: { ready: 1, exhausted: 2 },
    powerPlays: 1,
    discount: 2,
  },
  B: {
    factions: ['panda', 'rhino', 'deer'],
    hand: ['deer-doe'],
    stronghold: 'rhino-scar',
    pile: ['deer-glade'],
    fallen: ['panda-counter'],
    bonusPower: ['panda-teamaster'],
  },
});

testPlaces(describeEn, describeFr);

test('a position is described in French, the reader’s own side first', () => {
  expect(describe(scene.view('A'), wordsIn('fr'))).toEqual([
    'Mode : Duel.',
    'Tour 1, Phase Principale : à vous de jouer.',
    'Vos factions : Rat, Renard et Tigre.',
    'Votre main : Raton des caniveaux (2 exemplaires) et Renarde devineresse.',
    'Votre prochaine carte coûte 2 de moins.',
    'Votre Forteresse : Cour des égouts, 4 de Santé sur 7.',
    'Dessous, la prochaine d’abord : Tanière aux miroirs et Pic du rugissement.',
    'Vos Animaux : Reine des rats (3 en Attaque, 3 de Santé sur 4, épuisé) et Esprit Hibou (1 en Attaque, 1 de Santé).',
    'Devant vous : 1 Puissance redressée sur 3, 1 carte au Soutien et 37 cartes dans le deck.',
    'Votre Soutien : Héraut de la peste.',
    'Déjà fait ce tour : une carte jouée en tant que Puissance.',
    'Factions d’Ada : Panda, Rhino et Cerf.',
    'Main d’Ada : 1 carte.',
    'Forteresse d’Ada : Roc des cicatrices, 7 de Santé.',
    'Dessous : Clairière de l’orage.',
    'Forteresse tombée : Comptoir de bambou.',
    'Ada n’a aucun Animal en jeu.',
    'Devant Ada : 1 Bonus de Puissance et 43 cartes dans le deck.',
  ]);
});

test('and in English', () => {
  expect(describe(scene.view('A'), wordsIn('en'))).toEqual([
    'Mode: Duel.',
    'Turn 1, Main Phase: you to play.',
    'Your factions: Rat, Fox and Tiger.',
    'Your hand: Gutter Pup (2 copies) and Vixen Seer.',
    'Your next card costs 2 less.',
    'Your Stronghold: Sewer Court, 4 of 7 Health left.',
    'Below it, next one first: Mirror Den and Roaring Peak.',
    'Your Animals: Rat Queen (3 Attack, 3 of 4 Health left, exhausted) and Owl Spirit (1 Attack, 1 Health).',
    'Before you: 1 ready Power out of 3, 1 card in Support and 37 cards in the deck.',
    'Your Support: Plague Herald.',
    'Already done this turn: a card as Power.',
    'Factions of Ada: Panda, Rhino and Deer.',
    'Hand of Ada: 1 card.',
    'Stronghold of Ada: Scar Rock, 7 Health.',
    'Below it: Storm Glade.',
    'Fallen Stronghold: Bamboo Counter.',
    'Ada has no Animal in play.',
    'Before Ada: 1 Bonus Power and 43 cards in the deck.',
  ]);
});

test('a watcher reads what is public: no hand by name, no order of a pile', () => {
  const lines = describe(scene.view(null), { lang: 'en', nameOf: nameAt, isYou: () => false });
  expect(lines).toContain('Hand of Ada: 3 cards.');
  expect(lines).toContain('Below it, in a secret order: Mirror Den and Roaring Peak.');
  expect(lines.join(' ')).not.toMatch(/Vixen Seer|Plague Herald|\byou/i);
});

test('a team reads of its own first, and of shared things once', () => {
  const teams = given({ mode: 'hydra', A: { hand: ['rat-pup'] }, C: { hand: ['fox-seer'] } });
  const isYou = (seat: number) => seat === 0;
  const lines = describe(teams.view('A'), { lang: 'en', nameOf: nameAt, isYou });
  expect(lines.filter((line) => /^(Your h|H)and|tronghold of/.test(line))).toEqual([
    'Your hand: Gutter Pup.',
    'Stronghold of your team: Bamboo Counter, 7 Health.',
    'Hand of Cy: Vixen Seer.',
    'Hand of Bo: no card.',
    'Stronghold of the team of Bo and Di: Bamboo Counter, 7 Health.',
    'Hand of Di: no card.',
  ]);
});

test('UNT-14.2 while a fallen Stronghold is rallied for, the attack was against that one, not against the next', () => {
  const fallen = given({
    A: { play: ['tiger-lord'], stronghold: 'rat-court' },
    B: { stronghold: 'rhino-scar', pile: ['deer-glade'], damage: 5, deck: ['rat-pup'] },
  }).when(attacks('A', 'tiger-lord', 'B stronghold'));
  expect(fallen.asked).toBe('B rallyPlay');
  const told = (lang: 'fr' | 'en') => describe(fallen.view('A'), wordsIn(lang)).at(-2);
  expect(told('en')).toBe('Attack under way: Lord of Fangs against Scar Rock, which has fallen.');
  expect(told('fr')).toBe(
    'Attaque en cours : Seigneur des crocs contre Roc des cicatrices, Forteresse tombée.',
  );
});

test('UNT-14.2 a rally for the Stronghold of another says nothing of the one attacked', () => {
  const attack = given({ A: { play: ['tiger-lord'] }, B: { stronghold: 'rhino-scar' } });
  const { open, ...view } = attack.view('A');
  const attacker = open.players[0]?.animals[0]?.id ?? '';
  const underWay = {
    attack: { attacker, target: 'stronghold:1' },
    rally: { seat: 0, side: 0, drawn: 1 },
  };
  expect(describe({ ...view, open: { ...open, ...underWay } }, wordsIn('en'))).toContain(
    'Attack under way: Lord of Fangs against Scar Rock.',
  );
});

const TABLES = [
  ['duel', 2],
  ['hunter', 3],
  ['alpha', 4],
  ['hydra', 4],
  ['manticore', 4],
] as const;

test.each(someOf(TABLES, 2))('every moment of %s for %i can be described', (mode, seats) => {
  describesMatch(describe, { game, seats, options: { mode }, seed: seats });
});
