import { expect, test } from 'vitest';
import { describesMatch } from '../../../testing/describes.ts';
import { testPlaces, wordsIn } from '../../../testing/words.ts';
import { game as royaumesSauvages } from '../index.ts';
import type { Battle, Open, RoyaumesView } from '../state/state.ts';
import { given } from '../testing/given.ts';
import { describe } from './describe.ts';
import { describeEn } from './describe-en.ts';
import { describeFr } from './describe-fr.ts';

const viewOf = (seat: number | null) =>
  given({
    players: 2,
    age: 2,
    decrees: { k4: 'A01', k5: 'A02', k6: 'A03', k7: 'A04', k8: 'A05' },
    hands: [['tiger-4', 'owl-3', 'frog-7', 'wolf-1']],
    columns: { k4: ['tiger-1', 'lizard-2'] },
    cubes: { k4: 'ABA|B|A', k7: 'A', k8: 'AABBABA' },
    tiles: { k4: [5, 9] },
    scores: [12, 1],
    reinforcements: [0, 1],
    passTiles: [[4], [2]],
  }).session.view(seat) as RoyaumesView;

const FR = [
  'Royaumes Sauvages, âge II sur III.',
  'C’est à vous de jouer.',
  'Plus personne ne peut rallier dans cet âge.',
  'Vous menez la Maison de l’Aube.',
  'Vous avez 12 points et 10 cubes à placer.',
  'Vous avez en main Tigre 4, Chouette 3, Grenouille 7 et Loup 1.',
  'Vous avez la tuile Premier à Passer 4.',
  'Ada mène la Maison des Marées.',
  'Ada a pris une capitale et ne joue plus dans cet âge.',
  'Ada a 1 point et 13 cubes à placer.',
  'Ada garde 1 renfort.',
  'Ada a 4 cartes en main.',
  'Ada a 1 tuile Premier à Passer, face cachée.',
  'Givremont : fermé, la capitale est à Ada.',
  'Décret de Givremont, « Crocs et écailles » : Lézard ou tigre.',
  'Cartes jouées là, de la plus ancienne à la plus récente : Tigre 1 et Lézard 2.',
  'Présents là : vous avec 3 cubes et Ada avec 2 cubes.',
  'Au conseil : vous.',
  'Sa tuile de majorité vaut 5 points.',
  'Brumemare : 4 territoires libres avant la capitale.',
  'Décret de Brumemare, « La meute et la mare » : Loup ou grenouille.',
  'Aucune carte n’y est jouée.',
  'Sa tuile de majorité vaut 5 points.',
  'Ambreplaine : 5 territoires libres avant la capitale.',
  'Décret d’Ambreplaine, « Compte rond » : Valeur paire.',
  'Aucune carte n’y est jouée.',
  'Sa tuile de majorité vaut 6 points.',
  'Sylvombre : 5 territoires libres avant la capitale.',
  'Décret de Sylvombre, « Sans pair » : Valeur impaire.',
  'Aucune carte n’y est jouée.',
  'Présents là : vous avec 1 cube.',
  'Sa tuile de majorité vaut 7 points.',
  'Solrivage : il ne reste que la capitale.',
  'Décret de Solrivage, « Juste milieu » : Valeur 4 ou 5.',
  'Aucune carte n’y est jouée.',
  'Présents là : vous avec 4 cubes et Ada avec 3 cubes.',
  'Sa tuile de majorité vaut 7 points.',
  'La pioche compte 54 cartes, la défausse 0 carte.',
  'Il reste 17 renforts en réserve.',
];

const EN = [
  'Royaumes Sauvages, age II of III.',
  'You are to play.',
  'Nobody may rally any more in this age.',
  'You lead the House of Dawn.',
  'You have 12 points and 10 cubes to place.',
  'You hold Tiger 4, Owl 3, Frog 7 and Wolf 1.',
  'You have the First to Pass tile 4.',
  'Ada leads the House of Tides.',
  'Ada has taken a capital and is out for this age.',
  'Ada has 1 point and 13 cubes to place.',
  'Ada keeps 1 reinforcement.',
  'Ada holds 4 cards.',
  'Ada has 1 hidden First to Pass tile.',
  'Frostpeak: closed, Ada holds the capital.',
  'Decree of Frostpeak, “Fangs and Scales”: Lizard or tiger.',
  'Cards played there, oldest first: Tiger 1 and Lizard 2.',
  'Present there: you with 3 cubes and Ada with 2 cubes.',
  'Seated on its council: you.',
  'Its majority tile is worth 5 points.',
  'Mistmere: 4 free territories before the capital.',
  'Decree of Mistmere, “Pack and Pond”: Wolf or frog.',
  'No card has been played there yet.',
  'Its majority tile is worth 5 points.',
  'Amberplain: 5 free territories before the capital.',
  'Decree of Amberplain, “Even Count”: Even value.',
  'No card has been played there yet.',
  'Its majority tile is worth 6 points.',
  'Shadewood: 5 free territories before the capital.',
  'Decree of Shadewood, “Odd Ones Only”: Odd value.',
  'No card has been played there yet.',
  'Present there: you with 1 cube.',
  'Its majority tile is worth 7 points.',
  'Sunshore: only the capital is left.',
  'Decree of Sunshore, “Middle Ranks”: Value 4 or 5.',
  'No card has been played there yet.',
  'Present there: you with 4 cubes and Ada with 3 cubes.',
  'Its majority tile is worth 7 points.',
  'The pile has 54 cards, the discard 0 cards.',
  '17 reinforcements are left in the supply.',
];

test('the table is described to a player: the state of the match, their own things, the others, the kingdoms', () => {
  expect(describe(viewOf(0), wordsIn('fr'))).toEqual(FR);
  expect(describe(viewOf(0), wordsIn('en'))).toEqual(EN);
});

test('while nobody is out the description says that rallying is open', () => {
  const view = given({}).session.view(0) as RoyaumesView;
  expect(describe(view, wordsIn('fr'))).toContain('On peut encore rallier.');
  expect(describe(view, wordsIn('en'))).toContain('Rallying is open.');
});

/** The French description of the table with these changes. */
function saidOf(change: Partial<Open>): readonly string[] {
  const view = viewOf(0);
  return describe({ ...view, open: { ...view.open, ...change } }, wordsIn('fr'));
}

test('a battle is described: who still stands, what each shows, with which reinforcements', () => {
  const shows = (owner: number, face: string, boosts: number) => ({
    owner,
    card: { id: face, face },
    boosts,
  });
  const revealed = [shows(0, 'tiger-4', 1), shows(1, 'owl-6', 0)];
  const fighters = [1, 0];
  const battle = { kingdom: 'k8', fighters, standing: fighters, round: 2, revealed } as Battle;
  expect(saidOf({ phase: 'scoring', scoring: 'k8', battle }).slice(-3)).toEqual([
    'Bataille pour Solrivage, manche 2 : vous et Ada.',
    'Vous montrez Tigre 4 avec 1 renfort.',
    'Ada montre Chouette 6.',
  ]);
});

test('the end is described: who has won, the hands and the secret tiles', () => {
  const hands = [[], [{ id: 'c', face: 'owl-8' }]];
  const passTiles = [[4], [2, 3]];
  const ends = (ranks: number[]) =>
    saidOf({
      phase: 'over',
      final: { ranks, scores: [40, 40], hands, passTiles, unusedPassTile: 5, leavers: [] },
    });
  expect(ends([1, 1])[1]).toBe('La partie est finie : vous et Ada avez gagné.');
  expect(ends([2, 1])[1]).toBe('La partie est finie : Ada a gagné.');
  expect(ends([2, 2])[1]).toBe('La partie est finie : l’adversaire fictif a gagné.');
  expect(ends([1, 2])).toEqual(
    expect.arrayContaining([
      'Vous avez 40 points et 10 cubes à placer.',
      'Vous n’avez aucune carte en main.',
      'Ada a en main Chouette 8.',
      'Ada a les tuiles Premier à Passer 2 et 3.',
    ]),
  );
});

test.each([
  [1, { soloLevel: 'expert' }],
  [2, { tieRule: 'battle' }],
  [3, { tieRule: 'treaty' }],
  [5, { tieRule: 'battle', houses: 'chosen' }],
] as const)(
  'at every question of %i seats the table is told in whole sentences %o',
  (seats, options) => {
    describesMatch(describe, {
      game: royaumesSauvages,
      seats,
      options,
      seed: 30 + seats,
    });
  },
);

testPlaces(describeEn, describeFr);
