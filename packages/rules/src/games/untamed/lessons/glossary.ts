import type { Glossary, Text } from '@tablee/engine';
import { text } from '@tablee/engine';
import type { KeywordHelp } from '../cards/keywords.ts';
import { KEYWORDS } from '../cards/keywords.ts';
import type { UntamedView } from '../state/state.ts';

import { dictionary } from '../words/dictionary.ts';

/** The words of the rulebook that one meets at the table, beside the keywords of the cards. */
const WORDS: Glossary<UntamedView> = [
  {
    id: 'stronghold',
    name: text('Forteresse', 'Stronghold'),
    forms: { fr: ['forteresse', 'forteresses'], en: ['stronghold', 'strongholds'] },
    text: text(
      'Sept points de vie d’habitude, et une capacité qui coûte du Soutien. Celle du dessus est active ; en duel, qui perd sa troisième perd la partie.',
      'Usually seven Health, and an ability that costs Support. The top one is active; in a duel whoever loses the third loses the match.',
    ),
    clause: 'UNT-1.1',
  },
  {
    id: 'power',
    name: text('Puissance', 'Power'),
    forms: { fr: ['puissance'], en: ['power'] },
    text: text(
      'Paie les cartes. Une fois par tour, une carte de la main peut être posée face cachée pour en faire une de plus, d’habitude jusqu’à 5. Elle se redresse à chaque entretien.',
      'Pays for cards. Once a turn a card of the hand may be laid face down as one more, usually up to 5. It is readied in every maintenance.',
    ),
    clause: 'UNT-6.1',
  },
  {
    id: 'bonus-power',
    name: text('Bonus de Puissance', 'Bonus Power'),
    forms: { fr: ['bonus de puissance'], en: ['bonus power', 'bonus powers'] },
    text: text(
      'Une carte cachée sous la Forteresse. L’utiliser la remet sur le deck et fait coûter 1 de moins la carte suivante de ce tour.',
      'A card hidden under the Stronghold. Using it puts it back on the deck and makes the next card of this turn cost 1 less.',
    ),
    clause: 'UNT-12.2',
  },
  {
    id: 'support',
    name: text('Soutien', 'Support'),
    forms: { fr: ['soutien', 'soutiens'], en: ['support'] },
    text: text(
      'Vos cartes face visible mises de côté : animaux battus, objets joués, une carte à chaque entretien. Elles paient des effets, et sont alors retirées du jeu.',
      'Your cards laid aside face up: beaten Animals, played Items, one card in every maintenance. They pay for effects, and then leave the game.',
    ),
    clause: 'UNT-7.1',
  },
  {
    id: 'maintenance',
    name: text('Entretien', 'Maintenance'),
    forms: { fr: ['entretien', 'phase d’entretien'], en: ['maintenance', 'maintenance phase'] },
    text: text(
      'Fin du tour, dans l’ordre : tout redresser, piocher 2 cartes, poser 1 carte au Soutien.',
      'The end of a turn, in this order: ready everything, draw 2 cards, put 1 card into Support.',
    ),
    clause: 'UNT-4.5',
  },
  {
    id: 'exhausted',
    name: text('Épuisé', 'Exhausted'),
    forms: {
      fr: ['épuisé', 'épuisée', 'épuisés', 'épuisées', 'épuiser', 'épuisez'],
      en: ['exhausted', 'exhaust', 'exhausts'],
    },
    text: text(
      'A déjà servi, ou vient d’arriver : un animal épuisé n’attaque pas, une Puissance épuisée ne paie pas. Tout se redresse à l’entretien.',
      'Has been used, or has just come: an exhausted Animal does not attack, exhausted Power does not pay. All is readied in maintenance.',
    ),
    clause: 'UNT-5.1',
  },
];

/** A keyword without its number. */
const bare = ({ fr, en }: Text): Text => ({ fr: fr.replace(/ X$/, ''), en: en.replace(/ X$/, '') });

/** One word is a keyword with its capital only; several are one anyhow. */
const formOf = (name: string): string => (name.includes(' ') ? name.toLowerCase() : name);

const isWord = ({ name }: KeywordHelp): boolean => WORDS.some((word) => word.name.en === name.en);

const KEYWORD_TERMS: Glossary<UntamedView> = Object.entries(KEYWORDS)
  .filter(([, help]) => !isWord(help))
  .map(([id, { name, help, clause }]) => {
    const { fr, en } = bare(name);
    return {
      id,
      name: { fr, en },
      forms: { fr: [formOf(fr)], en: [formOf(en)] },
      text: help,
      clause,
    };
  });

export const glossary: Glossary<UntamedView> = [...WORDS, ...KEYWORD_TERMS];

/** Words that cards and tables print and the rulebook explains. */
export const keywords: readonly Text[] = [
  ...Object.values(KEYWORDS).map(({ name }) => bare(name)),
  ...(['stronghold', 'exhausted'] as const).map((key) => ({
    fr: dictionary('fr')[key],
    en: dictionary('en')[key],
  })),
];
