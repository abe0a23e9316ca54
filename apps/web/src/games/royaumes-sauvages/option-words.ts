import { LEVELS } from '@tablee/rules/games/royaumes-sauvages/solo/levels.ts';
import type { TableOptionWords } from '@/table/contract.ts';

/** The host's choices in words. */
export const options: { readonly [id: string]: TableOptionWords } = {
  tieRule: {
    label: { fr: 'Égalités en tête', en: 'Ties for first' },
    values: {
      battle: {
        label: { fr: 'Batailles', en: 'Battles' },
        hint: {
          fr: 'Les égaux se battent d’une carte secrète ; les perdants gagnent un renfort.',
          en: 'Those tied fight with a secret card; the losers earn a reinforcement.',
        },
      },
      treaty: {
        label: { fr: 'Traité de paix', en: 'Peace treaty' },
        hint: {
          fr: 'Le maître de la capitale l’emporte ; sinon tous les égaux marquent.',
          en: 'The owner of the capital wins; otherwise all those tied score.',
        },
      },
    },
  },
  soloLevel: {
    label: { fr: 'Le rival', en: 'The rival' },
    values: {
      easy: {
        label: LEVELS.easy.name,
        hint: {
          fr: 'Sans carte Bonus ; il ouvre chaque âge.',
          en: 'No bonus card; he opens each age.',
        },
      },
      medium: {
        label: LEVELS.medium.name,
        hint: {
          fr: 'Sa carte Bonus suit une carte de même espèce.',
          en: 'His bonus card follows a card of the same species.',
        },
      },
      normal: {
        label: LEVELS.normal.name,
        hint: {
          fr: 'Sa carte Bonus suit une carte de même espèce ou valeur.',
          en: 'His bonus card follows a card of the same species or value.',
        },
      },
      hard: {
        label: LEVELS.hard.name,
        hint: {
          fr: 'Comme normal, et 4 cartes en bataille.',
          en: 'As normal, and 4 cards in battles.',
        },
      },
      expert: {
        label: LEVELS.expert.name,
        hint: {
          fr: 'Deux cartes Bonus ; vous choisissez si les deux conviennent.',
          en: 'Two bonus cards; you choose if both match.',
        },
      },
    },
  },
  rallySafetyRounds: {
    label: { fr: 'Ralliements de suite', en: 'Rallies in a row' },
    values: Object.fromEntries(
      [2, 3, 5, 20].map((rounds) => [
        String(rounds),
        {
          label: { fr: `${rounds} tours de table`, en: `${rounds} full rounds` },
          hint: {
            fr: `Après ${rounds} tours de table de seuls ralliements, il faut revendiquer ou passer.`,
            en: `After ${rounds} rounds of nothing but rallies, one must claim or pass.`,
          },
        },
      ]),
    ),
  },
};
