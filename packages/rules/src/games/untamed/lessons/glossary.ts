import type { Glossary, Text } from '@tablee/engine';
import { text } from '@tablee/engine';
import type { UntamedView } from '../table/state.ts';

import { dictionary } from '../words/dictionary.ts';

/** The words of the rulebook that one meets at the table. */
export const glossary: Glossary<UntamedView> = [
  {
    id: 'stronghold',
    name: text('Forteresse', 'Stronghold'),
    forms: { fr: ['forteresse', 'forteresses'], en: ['stronghold', 'strongholds'] },
    text: text(
      'Sept points de vie et un pouvoir qui coûte du Soutien. Celle du dessus est active ; en duel, qui perd sa troisième perd la partie.',
      'Seven Health and a power that costs Support. The top one is active; in a duel whoever loses the third loses the match.',
    ),
    clause: 'UNT-1.1',
  },
  {
    id: 'power',
    name: text('Puissance', 'Power'),
    forms: { fr: ['puissance'], en: ['power'] },
    text: text(
      'Paie les cartes. Une fois par tour, une carte de la main peut être posée face cachée pour en faire une de plus, jusqu’à 5. Elle se redresse à chaque entretien.',
      'Pays for cards. Once a turn a card of the hand may be laid face down as one more, up to 5. It is readied in every maintenance.',
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
  {
    id: 'rally',
    name: text('Ralliement', 'Rally'),
    forms: { fr: ['ralliement'], en: ['rally'] },
    text: text(
      'Quand une de vos Forteresses tombe, vous piochez ; une carte qui a ce symbole peut alors se jouer sans payer sa Puissance.',
      'When one of your Strongholds falls you draw; a card with this symbol may then be played without paying its Power.',
    ),
    clause: 'UNT-14.2',
  },
  {
    id: 'guard',
    name: text('Garde', 'Guard'),
    forms: { fr: ['Garde', 'Gardes'], en: ['Guard', 'Guards'] },
    text: text(
      'Tant qu’un camp en a, ses autres animaux et sa Forteresse ne peuvent pas être attaqués. Elle vaut même épuisée.',
      'While a side has one, its other Animals and its Stronghold cannot be attacked. It works even while exhausted.',
    ),
    clause: 'UNT-15.4',
  },
  {
    id: 'rush',
    name: text('Déferlement', 'Rush'),
    forms: { fr: ['déferlement'], en: ['rush'] },
    text: text(
      'Arrive redressé : peut attaquer dès ce tour un animal, mais aucune Forteresse.',
      'Enters ready: may attack an Animal this very turn, but no Stronghold.',
    ),
    clause: 'UNT-15.3',
  },
  {
    id: 'focus',
    name: text('Focus', 'Focus'),
    forms: { fr: ['Focus'], en: ['Focus'] },
    text: text(
      'La carte peut se payer en Soutien, autant que dit le nombre, au lieu de toute sa Puissance.',
      'The card may be paid in Support, as much as the number says, instead of all its Power.',
    ),
    clause: 'UNT-15.7',
  },
  {
    id: 'fury',
    name: text('Furie', 'Fury'),
    forms: { fr: ['furie'], en: ['fury'] },
    text: text(
      'Chaque pion donne +1 en attaque tant qu’il est sur l’animal.',
      'Each token gives +1 Attack as long as it is on the Animal.',
    ),
    clause: 'UNT-15.8',
  },
  {
    id: 'arrival',
    name: text('Arrivée', 'Arrival'),
    forms: { fr: ['Arrivée'], en: ['Arrival'] },
    text: text(
      'Un effet que l’on peut prendre quand l’animal entre en jeu.',
      'An effect one may take when the Animal enters play.',
    ),
    clause: 'UNT-15.1',
  },
  {
    id: 'last-words',
    name: text('Dernières Paroles', 'Last Words'),
    forms: { fr: ['dernières paroles'], en: ['last words'] },
    text: text(
      'Un effet que l’on peut prendre quand l’animal est battu et éliminé.',
      'An effect one may take when the Animal is beaten and eliminated.',
    ),
    clause: 'UNT-15.2',
  },
  {
    id: 'omen',
    name: text('Présage', 'Omen'),
    forms: { fr: ['présage', 'présages'], en: ['omen', 'omens'] },
    text: text(
      'Regarder autant de cartes du dessus de son deck que dit le nombre, et les remettre dessus ou dessous comme on veut.',
      'To look at as many cards from the top of one’s deck as the number says, and put them back on top or below as one likes.',
    ),
    clause: 'UNT-16.3',
  },
  {
    id: 'invoke',
    name: text('Invoquer', 'Invoke'),
    forms: { fr: ['invoquer', 'invoquez'], en: ['invoke', 'invokes'] },
    text: text(
      'Regarder la première carte de son deck : avec le symbole Ralliement, elle va dessous et un Esprit Hibou arrive ; sinon elle devient un Bonus de Puissance.',
      'To look at the top card of one’s deck: with the Rally symbol it goes below and an Owl Spirit comes; else it becomes a Bonus Power.',
    ),
    clause: 'UNT-16.1',
  },
  {
    id: 'reveal',
    name: text('Révéler', 'Reveal'),
    forms: { fr: ['révéler', 'révélez'], en: ['reveal', 'reveals'] },
    text: text(
      'Montrer la carte à tous, puis la remettre où elle était.',
      'To show the card to all, then put it back where it was.',
    ),
    clause: 'UNT-15.9',
  },
];

const KEYWORDS = ['stronghold', 'guard', 'rush', 'exhausted', 'rallySign'] as const;

/** Words that cards and tables print and the rulebook explains. */
export const keywords: readonly Text[] = KEYWORDS.map((key) => ({
  fr: dictionary('fr')[key],
  en: dictionary('en')[key],
}));
