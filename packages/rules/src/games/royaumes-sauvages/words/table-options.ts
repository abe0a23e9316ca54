import type { TableOptionWords } from '@tablee/engine';
import { tableOptionWords, valueWords } from '@tablee/engine';
import { LEVELS } from '../solo/levels.ts';

/** The host's choices in words. */
export const options: { readonly [id: string]: TableOptionWords } = {
  tieRule: tableOptionWords(['Égalités en tête', 'Ties for first'], {
    battle: valueWords(
      ['Batailles', 'Battles'],
      [
        'À égalité, chacun montre une carte choisie en secret ; qui perd reçoit un renfort.',
        'Those tied show a card chosen in secret; whoever loses gets a reinforcement.',
      ],
    ),
    treaty: valueWords(
      ['Traité de paix', 'Peace treaty'],
      [
        'À égalité, qui occupe la capitale l’emporte ; sinon, chacun marque la tuile.',
        'Of those tied, whoever holds the capital wins; otherwise each scores the tile.',
      ],
    ),
  }),
  soloLevel: tableOptionWords(['L’adversaire fictif', 'The rival'], {
    easy: valueWords(LEVELS.easy.name, [
      'Sans carte Bonus ; il ouvre chaque âge.',
      'No bonus card; it opens every age.',
    ]),
    medium: valueWords(LEVELS.medium.name, [
      'Sa carte Bonus suit une carte de même espèce.',
      'Its bonus card follows a card of the same species.',
    ]),
    normal: valueWords(LEVELS.normal.name, [
      'Sa carte Bonus suit une carte de même espèce ou valeur.',
      'Its bonus card follows a card of the same species or value.',
    ]),
    hard: valueWords(LEVELS.hard.name, [
      'Comme normal, et 4 cartes en bataille.',
      'As normal, and 4 cards in battles.',
    ]),
    expert: valueWords(LEVELS.expert.name, [
      'Deux cartes Bonus ; vous choisissez si les deux conviennent.',
      'Two bonus cards; you choose if both match.',
    ]),
  }),
  rallySafetyRounds: tableOptionWords(
    ['Ralliements de suite', 'Rallies in a row'],
    Object.fromEntries([
      [
        'usual',
        valueWords(
          ['Selon le nombre', 'By player count'],
          [
            '2 tours de table à deux joueurs, 3 à trois ou plus.',
            '2 full rounds with two players, 3 with three or more.',
          ],
        ),
      ],
      ...[2, 3, 5, 20].map((rounds) => [
        String(rounds),
        valueWords(
          [`${rounds} tours de table`, `${rounds} full rounds`],
          [
            `Après ${rounds} tours de table de seuls ralliements, il faut revendiquer ou passer.`,
            `After ${rounds} rounds of nothing but rallies, one must claim or pass.`,
          ],
        ),
      ]),
    ]),
  ),
  opener: tableOptionWords(
    ['Qui commence', 'Who begins'],
    Object.fromEntries([
      [
        'lot',
        valueWords(
          ['Tirage au sort', 'Drawn by lot'],
          ['Le sort désigne qui ouvre l’âge I.', 'The lot decides who opens age I.'],
        ),
      ],
      ...[1, 2, 3, 4, 5].map((chair) => [
        String(chair),
        valueWords(
          [`Place ${chair}`, `Seat ${chair}`],
          [
            `La personne à la place ${chair} ouvre l’âge I.`,
            `The player in seat ${chair} opens age I.`,
          ],
        ),
      ]),
    ]),
  ),
  houses: tableOptionWords(['Maisons', 'Houses'], {
    chairs: valueWords(
      ['Selon la place', 'By seat'],
      ['Chaque place a sa Maison, donc sa couleur.', 'Each seat has its House, and so its colour.'],
    ),
    chosen: valueWords(
      ['Au choix', 'Chosen'],
      [
        'Avant le premier tour, chacun choisit sa Maison.',
        'Before the first turn each player chooses a House.',
      ],
    ),
  }),
};
