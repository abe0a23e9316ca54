import type { Text } from '@tablee/engine';

/** Words of the cards without an entry in the glossary: their names and meanings. */
export const LEXICON = {
  success: {
    name: { fr: 'Réussie, ratée', en: 'Success and failure' },
    text: {
      fr: 'Une attaque révélée et jouée va sur la pile de dégâts, même pour 0. Une attaque annulée ne compte pas comme une attaque.',
      en: 'An attack that is revealed and played goes on the damage pile, even for 0. One that is cancelled counts as no attack.',
    },
  },
  replace: {
    name: { fr: 'Remplacer', en: 'Replace' },
    text: {
      fr: 'La carte laisse aussitôt la place à d’autres attaques ; elles seules peuvent être contrées.',
      en: 'The card makes way at once for other attack cards; only those can be countered.',
    },
  },
  hit: {
    name: { fr: 'Touché, blessé', en: 'Hit and wounded' },
    text: {
      fr: 'Touché : visé par un coup. Blessé : il a coûté au moins 1 PV.',
      en: 'Hit: the target of a blow. Wounded: it has cost at least 1 life.',
    },
  },
  sides: {
    name: { fr: 'Crans', en: 'Sides' },
    text: {
      fr: 'Une attaque montre une valeur sur quatre : double, imprimée, moitié, rien. Là où il n’y a plus de cran, elle reste.',
      en: 'An attack shows one of four values: double, printed, half, none. Where there is no further side it stays.',
    },
  },
  word: {
    name: { fr: 'Votre parole', en: 'Your word' },
    text: {
      fr: '« Je frappe fort » est tenu si 30 ou plus sont imprimés sur vos cartes révélées ; « Je le laisse à… » si un autre porte le coup fatal de ce tour ; si personne ne le porte, la parole n’est pas éprouvée. Rien n’en découle.',
      en: '“I strike hard” is kept with 30 or more printed on the cards you reveal; “I leave it to…” if somebody else deals the killing blow of that round; if nobody does, it was not put to the test. Nothing follows from it.',
    },
  },
} satisfies { readonly [word: string]: { readonly name: Text; readonly text: Text } };

/** Words the cards use, by the ids of the glossary. */
export const IN_GLOSSARY = ['heroic', 'least', 'most', 'set-up', 'killing-blow'] as const;
