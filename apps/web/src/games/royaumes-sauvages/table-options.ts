import { LEVELS } from '@tablee/rules/games/royaumes-sauvages/solo/levels.ts';
import type { TableOptionWords } from '@/table/contract.ts';
import { choice, option } from '@/table/option-choices.ts';

/** The host's choices in words. */
export const options: { readonly [id: string]: TableOptionWords } = {
  tieRule: option(['Égalités en tête', 'Ties for first'], {
    battle: choice(
      ['Batailles', 'Battles'],
      [
        'Les égaux se battent d’une carte secrète ; les perdants gagnent un renfort.',
        'Those tied fight with a secret card; the losers earn a reinforcement.',
      ],
    ),
    treaty: choice(
      ['Traité de paix', 'Peace treaty'],
      [
        'Le maître de la capitale l’emporte ; sinon tous les égaux marquent.',
        'The owner of the capital wins; otherwise all those tied score.',
      ],
    ),
  }),
  soloLevel: option(['Le rival', 'The rival'], {
    easy: choice(LEVELS.easy.name, [
      'Sans carte Bonus ; il ouvre chaque âge.',
      'No bonus card; he opens each age.',
    ]),
    medium: choice(LEVELS.medium.name, [
      'Sa carte Bonus suit une carte de même espèce.',
      'His bonus card follows a card of the same species.',
    ]),
    normal: choice(LEVELS.normal.name, [
      'Sa carte Bonus suit une carte de même espèce ou valeur.',
      'His bonus card follows a card of the same species or value.',
    ]),
    hard: choice(LEVELS.hard.name, [
      'Comme normal, et 4 cartes en bataille.',
      'As normal, and 4 cards in battles.',
    ]),
    expert: choice(LEVELS.expert.name, [
      'Deux cartes Bonus ; vous choisissez si les deux conviennent.',
      'Two bonus cards; you choose if both match.',
    ]),
  }),
  rallySafetyRounds: option(
    ['Ralliements de suite', 'Rallies in a row'],
    Object.fromEntries(
      [2, 3, 5, 20].map((rounds) => [
        String(rounds),
        choice(
          [`${rounds} tours de table`, `${rounds} full rounds`],
          [
            `Après ${rounds} tours de table de seuls ralliements, il faut revendiquer ou passer.`,
            `After ${rounds} rounds of nothing but rallies, one must claim or pass.`,
          ],
        ),
      ]),
    ),
  ),
};
