import type { Glossary, Text } from '@tablee/engine';
import { text } from '@tablee/engine';
import type { SangRancuneView } from '../state/state.ts';

import { dictionary } from '../words/dictionary.ts';

/** The words of the rulebook that one meets at the table. */
export const glossary: Glossary<SangRancuneView> = [
  {
    id: 'prestige',
    name: text('Prestige', 'Prestige'),
    forms: { fr: ['prestige', 'prestiges'], en: ['prestige'] },
    text: text(
      'Ce qui fait gagner : à la fin, la personne en vie qui en a le plus. Qui meurt perd tout le sien.',
      'What wins: at the end, the living player with the most. The dead lose all of theirs.',
    ),
    clause: 'SAN-1.4',
  },
  {
    id: 'killing-blow',
    name: text('Coup fatal', 'Killing blow'),
    forms: { fr: ['coup fatal', 'coups fatals'], en: ['killing blow', 'killing blows'] },
    text: text(
      'L’attaque qui fait tomber à 0 les PV de la créature. Elle seule gagne son prestige, et 3 de plus aux Rencontres 7 et 8, 5 de plus dès la Rencontre 9.',
      'The attack that brings the creature’s life down to 0. It alone earns its prestige, and 3 more at encounters 7 and 8, 5 more from encounter 9 on.',
    ),
    clause: 'SAN-10.4',
  },
  {
    id: 'initiative',
    name: text('Initiative', 'Initiative'),
    forms: { fr: ['initiative'], en: ['initiative'] },
    text: text(
      'L’ordre dans un tour de combat, tiré au hasard : le 1 d’abord. On la tire de nouveau en fin de tour de combat, avant que la créature frappe : celles qui visent des numéros visent les nouveaux.',
      'The order of turns in a round, drawn by lot: 1 first. It is drawn again at the end of the round, before the creature strikes: those that aim at numbers aim at the new ones.',
    ),
    clause: 'SAN-6.1',
  },
  {
    id: 'standard',
    name: text('Attaque standard', 'Standard attack'),
    forms: {
      fr: ['attaque standard', 'attaques standard', 'attaque standard réussie'],
      en: ['standard attack', 'standard attacks'],
    },
    text: text(
      'Une carte Attaque qui porte une valeur, Bonus et Héroïques comprises. Les cartes Tactique n’en sont pas.',
      'An attack card with a value on it, bonus and heroic ones included. Tactical cards are none.',
    ),
    clause: 'SAN-15.3',
  },
  {
    id: 'trick',
    name: text('Coup bas', 'Dirty trick'),
    forms: {
      fr: ['coup bas', 'coups bas'],
      en: ['dirty trick', 'dirty tricks', 'trick', 'tricks'],
    },
    text: text(
      'Une carte jouée de la main au moment qu’elle nomme, souvent contre quelqu’un. Ce n’est pas une attaque.',
      'A card played from the hand at the moment it names, often against somebody. It is no attack.',
    ),
    clause: 'SAN-18.1',
  },
  {
    id: 'pile',
    name: text('Pile de dégâts', 'Damage pile'),
    forms: { fr: ['pile de dégâts', 'pile Dégâts'], en: ['damage pile'] },
    text: text(
      'Les attaques réussies du tour de combat. Quand leur total fait tomber ses PV à 0, la créature meurt.',
      'The successful attacks of the round. When their total brings its life down to 0, the creature dies.',
    ),
    clause: 'SAN-6.7',
  },
  {
    id: 'heroic',
    name: text('Héroïque', 'Heroic'),
    forms: { fr: ['héroïque', 'héroïques'], en: ['heroic'] },
    text: text(
      'Pour le héros qu’elle nomme, l’attaque peut valoir le double. Une fois révélée, aucun coup bas d’autrui ne la vise.',
      'For the hero it names the attack may count double. Once revealed, no trick of another can aim at it.',
    ),
    clause: 'SAN-16.2',
  },
  {
    id: 'bonus-attack',
    name: text('Attaque bonus', 'Bonus attack'),
    forms: { fr: ['attaque bonus', 'attaques bonus'], en: ['bonus attack', 'bonus attacks'] },
    text: text(
      'Une attaque avec un effet de plus, écrit sur la carte. Ce n’est pas une attaque supplémentaire.',
      'An attack with one more effect, told by its card. It is not an extra attack.',
    ),
    clause: 'SAN-16.5',
  },
  {
    id: 'tactical',
    name: text('Manœuvre', 'Manoeuvre'),
    forms: {
      fr: ['manœuvre', 'manœuvres', 'tactique', 'tactiques'],
      en: ['manoeuvre', 'manoeuvres', 'tactical'],
    },
    text: text(
      'Une attaque qui ne blesse pas elle-même : elle esquive, se remplace par d’autres cartes ou prépare un coup.',
      'An attack that wounds nobody itself: it dodges, is replaced by other cards, or sets a blow up.',
    ),
    clause: 'SAN-17.1',
  },
  {
    id: 'feint',
    name: text('Feinte', 'Feint'),
    forms: { fr: ['feinte', 'feintes'], en: ['feint', 'feints'] },
    text: text(
      'Ne frappe pas et n’attire rien : utile contre une créature qui punit qui l’a le plus, ou le moins, blessée.',
      'Does not hit and draws nothing: of use against a creature that punishes who wounded it most, or least.',
    ),
    clause: 'SAN-17.2',
  },
  {
    id: 'encounter',
    name: text('Rencontre', 'Encounter'),
    forms: { fr: ['rencontre', 'rencontres'], en: ['encounter', 'encounters'] },
    text: text(
      'Une créature à abattre, ou un piège à passer. Il y en a neuf ; après la dernière, la partie se compte.',
      'A creature to strike down, or a trap to get past. There are nine; after the last the match is scored.',
    ),
    clause: 'SAN-2.4',
  },
  {
    id: 'item',
    name: text('Objet', 'Item'),
    forms: { fr: ['objet', 'objets'], en: ['item', 'items'] },
    text: text(
      'Posé devant soi dès qu’on le pioche. S’utilise entre deux rencontres, sauf indication contraire ; se donne, s’échange, se vole.',
      'Laid before oneself as soon as it is drawn. Used between encounters unless it says otherwise; given, traded, stolen.',
    ),
    clause: 'SAN-20.1',
  },
  {
    id: 'camp',
    name: text('Camp', 'Camp'),
    forms: { fr: ['camp', 'campement'], en: ['camp'] },
    text: text(
      'Le moment entre deux rencontres : boire ses potions, donner, échanger. Les promesses n’engagent personne.',
      'The time between encounters: to drink potions, give, trade. Promises bind nobody.',
    ),
    clause: 'SAN-19.2',
  },
  {
    id: 'set-up',
    name: text('Préparer son coup', 'Set-up'),
    forms: { fr: ['préparer son coup', 'préparation'], en: ['set-up', 'set-ups'] },
    text: text(
      'Une carte qui attend devant le héros et renforce une attaque d’un tour de combat suivant.',
      'A card that waits before the hero and strengthens an attack of a later round.',
    ),
    clause: 'SAN-17.6',
  },
  {
    id: 'side',
    name: text('Les valeurs d’une attaque', 'The sides of an attack'),
    forms: { fr: ['d’un cran', 'cran'], en: ['one side up', 'one side down', 'sides', 'side'] },
    text: text(
      'Chaque attaque a quatre valeurs, une par côté de sa carte, de la double à 0. Monter d’un cran prend la valeur au-dessus, descendre celle en dessous.',
      'Every attack has four values, one on each side of its card, from double down to 0. One side up takes the next higher one, one side down the next lower.',
    ),
    clause: 'SAN-15.7',
  },
  {
    id: 'least',
    name: text('Le moins de dégâts', 'Least damage'),
    forms: { fr: ['le moins de dégâts'], en: ['least damage'] },
    text: text(
      'Ne comptent que ceux dont une attaque a réussi ce tour de combat, 0 compris : une Feinte ne compte pas.',
      'Only those with a successful attack this round qualify, 0 included: a Feint does not.',
    ),
    clause: 'SAN-21.1',
  },
  {
    id: 'most',
    name: text('Le plus de dégâts', 'Most damage'),
    forms: { fr: ['le plus de dégâts'], en: ['most damage'] },
    text: text(
      'À égalité, tous subissent le coup. Si personne ne l’a blessée, tout le monde perd 5.',
      'All who are tied suffer the blow. If nobody wounded it, everybody loses 5.',
    ),
    clause: 'SAN-21.3',
  },
];

const KEYWORDS = [
  'heroic',
  'bonus',
  'tactical',
  'trick',
  'item',
  'encounter',
  'camp',
  'pile',
  'prestige',
] as const;

/** Words that cards and tables print and the rulebook explains. */
export const keywords: readonly Text[] = KEYWORDS.map((key) => ({
  fr: dictionary('fr')[key],
  en: dictionary('en')[key],
}));
