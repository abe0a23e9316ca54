import type { Glossary, Text } from '@tablee/engine';
import { text } from '@tablee/engine';
import type { UnmatchedView } from '../state/state.ts';

import { dictionary } from '../words/dictionary.ts';

/** The words of the rulebook that one meets at the table. */
export const glossary: Glossary<UnmatchedView> = [
  {
    id: 'hero',
    name: text('Héros', 'Hero'),
    forms: { fr: ['héros'], en: ['hero', 'heroes'] },
    text: text(
      'Votre combattant principal. À 0 point de vie, il est vaincu : dans un duel, vous avez perdu.',
      'Your main fighter. At 0 health it is defeated: in a duel you have lost.',
    ),
    clause: 'UNM-13.2',
  },
  {
    id: 'sidekick',
    name: text('Acolyte', 'Sidekick'),
    forms: { fr: ['acolyte', 'acolytes'], en: ['sidekick', 'sidekicks'] },
    text: text(
      'Combat aux côtés du héros, avec les cartes à son nom ou de tous. Sa perte ne fait pas perdre un duel.',
      'Fights beside the hero, with the cards that bear its name or anybody’s. Losing it never loses a duel.',
    ),
    clause: 'UNM-13.6',
  },
  {
    id: 'maneuver',
    name: text('Manœuvre', 'Maneuver'),
    forms: {
      fr: ['manœuvre', 'manœuvres', 'manœuvrer', 'manœuvrez'],
      en: ['maneuver', 'maneuvers', 'maneuvering'],
    },
    text: text(
      'Une action : piocher une carte, puis déplacer ses combattants comme on veut.',
      'An action: draw a card, then move one’s fighters as one likes.',
    ),
    clause: 'UNM-5.1',
  },
  {
    id: 'scheme',
    name: text('Stratagème', 'Scheme'),
    forms: { fr: ['stratagème', 'stratagèmes'], en: ['scheme', 'schemes'] },
    text: text(
      'Une carte jouée face visible comme action : elle fait ce qu’elle dit, puis part à la défausse.',
      'A card played face up as an action: it does what it says, then is discarded.',
    ),
    clause: 'UNM-7.4',
  },
  {
    id: 'attack',
    name: text('Attaque', 'Attack'),
    forms: {
      fr: ['attaque', 'attaques', 'attaquer', 'attaquez'],
      en: ['attack', 'attacks', 'attacking'],
    },
    text: text(
      'Une action : une carte cachée contre un combattant à portée. Attaque moins défense, c’est la blessure.',
      'An action: a hidden card against a fighter in reach. Attack minus defense is the wound.',
    ),
    clause: 'UNM-10.10',
  },
  {
    id: 'defense',
    name: text('Défense', 'Defense'),
    forms: { fr: ['défense', 'défenses', 'défendre'], en: ['defense', 'defenses', 'defend'] },
    text: text(
      'Une carte cachée de qui est attaqué. Sa valeur se retire de l’attaque. On peut n’en jouer aucune.',
      'A hidden card of whoever is attacked. Its value is taken off the attack. One may play none.',
    ),
    clause: 'UNM-10.5',
  },
  {
    id: 'boost',
    name: text('Boost', 'Boost'),
    forms: { fr: ['boost', 'boosts', 'booster'], en: ['boost', 'boosts', 'boosted'] },
    text: text(
      'Le petit nombre d’une carte. La défausser l’ajoute à un mouvement, ou à une attaque si une carte ou une capacité le permet.',
      'The small number of a card. Discarding it adds it to a movement, or to an attack where a card or power allows it.',
    ),
    clause: 'UNM-6.6',
  },
  {
    id: 'zone',
    name: text('Zone', 'Zone'),
    forms: { fr: ['zone', 'zones'], en: ['zone', 'zones'] },
    text: text(
      'Toutes les cases d’une couleur. Une case de deux couleurs est dans les deux. Rien n’y cache la vue.',
      'All spaces of one colour. A space of two colours is in both. Nothing in it blocks sight.',
    ),
    clause: 'UNM-3.3',
  },
  {
    id: 'melee',
    name: text('Mêlée', 'Melee'),
    forms: { fr: ['mêlée'], en: ['melee'] },
    text: text(
      'N’attaque que sur une case voisine, reliée par un trait.',
      'Attacks only onto a neighbouring space, joined by a line.',
    ),
    clause: 'UNM-8.3',
  },
  {
    id: 'ranged',
    name: text('À distance', 'Ranged'),
    forms: { fr: ['à distance'], en: ['ranged', 'at range'] },
    text: text(
      'Attaque n’importe quelle case de sa couleur, aussi loin qu’elle soit.',
      'Attacks any space of its colour, however far away.',
    ),
    clause: 'UNM-8.4',
  },
  {
    id: 'adjacent',
    name: text('Voisine', 'Adjacent'),
    forms: { fr: ['adjacente', 'adjacentes', 'adjacent', 'adjacents'], en: ['adjacent'] },
    text: text('Deux cases qu’un trait relie.', 'Two spaces that a line joins.'),
    clause: 'UNM-3.2',
  },
  {
    id: 'exhaustion',
    name: text('Épuisement', 'Exhaustion'),
    forms: { fr: ['épuisement', 'épuisé', 'épuisée'], en: ['exhaustion', 'exhausted', 'exhausts'] },
    text: text(
      'Devoir piocher sans pioche : rien n’est pioché, et chacun de ses combattants perd 2 points de vie.',
      'To have to draw without a deck: nothing is drawn, and each of one’s fighters loses 2 health.',
    ),
    clause: 'UNM-5.5',
  },
  {
    id: 'versatile',
    name: text('Polyvalente', 'Versatile'),
    forms: { fr: ['polyvalente', 'polyvalentes'], en: ['versatile'] },
    text: text(
      'Une carte qui sert à l’attaque comme à la défense.',
      'A card that serves as attack and as defense.',
    ),
    clause: 'UNM-9.4',
  },
  {
    id: 'cancel',
    name: text('Annuler', 'Cancel'),
    forms: {
      fr: ['annuler', 'annule', 'annulez', 'annulés'],
      en: ['cancel', 'cancels', 'cancelled'],
    },
    text: text(
      'Les effets de la carte d’en face n’arrivent pas. Sa valeur reste.',
      'The effects of the opposing card do not happen. Its value stays.',
    ),
    clause: 'UNM-11.5',
  },
  {
    id: 'won',
    name: text('Gagner le combat', 'Win the combat'),
    forms: {
      fr: ['gagné le combat', 'gagnez le combat', 'vous avez gagné', 'vous gagnez'],
      en: ['won the combat', 'win the combat', 'if you won', 'you won'],
    },
    text: text(
      'L’attaque gagne si elle inflige au moins 1 blessure de combat ; sinon la défense gagne, à égalité aussi.',
      'The attack wins if it deals at least 1 combat damage; else the defense wins, ties included.',
    ),
    clause: 'UNM-10.9',
  },
];

const KEYWORDS = [
  'melee',
  'boost',
  'type_attack',
  'type_defense',
  'type_versatile',
  'type_scheme',
] as const;

/** Words that cards and tables print and the rulebook explains. */
export const keywords: readonly Text[] = KEYWORDS.map((key) => ({
  fr: dictionary('fr')[key],
  en: dictionary('en')[key],
}));
