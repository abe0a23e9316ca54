import { cardOf } from '../cards/catalogue.ts';
import { leapIn } from '../combat/leap.ts';
import { draw } from '../creatures/draw.ts';
import { proliferate, search } from '../creatures/search.ts';
import { gainMeat } from '../state/players.ts';
import type { Row } from '../state/row.ts';
import { LEAP_NAME, NET_NAME, PROLIFERATION_NAME, RECHARGE_NAME, SUPPORT_NAME } from './shared.ts';
import { withX } from './texts.ts';

/** The only innate row: its meaning is in the code of targets and zones (CAN-16). */
export const innateRows: readonly Row[] = [
  {
    id: 'innate.tracker',
    picture: 'footsteps',
    timing: 'innate',
    name: withX('Pisteur', 'Tracker'),
    text: withX(
      'Ne peut pas être ciblé, ne compte pas dans sa zone, donc ne la garde pas, et attaque à Couvert depuis la Chasse. Se perd en combattant ou en utilisant une capacité.',
      'Cannot be targeted, does not count in its zone, so it does not guard it, and attacks into Covert from Hunt. It is lost by fighting or by using an ability.',
    ),
    target: 'none',
  },
];

/** Free and optional, when their condition is met (CAN-12.8, CAN-17). Reactions to others are run by their windows. */
export const triggeredRows: readonly Row[] = [
  {
    id: 'triggered.bullseye',
    picture: 'bullseye',
    timing: 'triggered',
    name: withX('Dans le mille', 'Bullseye'),
    text: withX(
      'Quand l’adversaire active des dégâts directs : tous vont à cette créature, quelle que soit la portée.',
      'When the opponent activates direct damage: all of it goes to this creature, whatever the range.',
    ),
    actionText: withX(
      'Quand l’adversaire active des dégâts directs : tous vont à une de vos créatures, quelle que soit la portée.',
      'When the opponent activates direct damage: all of it goes to one of your creatures, whatever the range.',
    ),
    target: 'none',
    on: 'shot',
  },
  {
    id: 'triggered.armour',
    picture: 'breastplate',
    timing: 'triggered',
    name: withX('Armure X', 'Armour X'),
    text: withX(
      'Quand cette créature subit des dégâts : empêchez-en X.',
      'When this creature takes damage: prevent X of it.',
    ),
    actionText: withX(
      'Quand une de vos créatures subit des dégâts : empêchez-en X.',
      'When one of your creatures takes damage: prevent X of it.',
    ),
    target: 'none',
    on: 'damaged',
  },
  {
    id: 'triggered.recharge',
    picture: 'cycle',
    timing: 'triggered',
    name: RECHARGE_NAME,
    text: withX(
      'Quand une de vos créatures a utilisé une capacité à Couvert, Tactique ou d’Assaut : elle peut de nouveau servir.',
      'When one of your creatures has used a covert, tactical or assault ability: that ability may be used again.',
    ),
    target: 'none',
    on: 'used',
  },
  {
    id: 'triggered.ratProliferation',
    picture: 'rat',
    timing: 'triggered',
    name: PROLIFERATION_NAME,
    text: withX(
      'Quand cette créature entre à Couvert : un Rat de valeur 6 ou moins passe de votre défausse à vos Renforts.',
      'When this creature enters Covert: a Rat of value 6 or less goes from your discard pile to your Reinforcements.',
    ),
    target: 'rat',
    on: 'entersCovert',
    *run({ table, seat }, { card }) {
      if (card !== null) yield* proliferate(table, seat, card, 'CAN-17.4');
    },
  },
  {
    id: 'triggered.felineLeap',
    picture: 'jump-across',
    timing: 'triggered',
    name: LEAP_NAME,
    text: withX(
      'Quand cette créature entre en Chasse, depuis la main ou depuis Couvert : elle engage le combat sans payer.',
      'When this creature enters Hunt, from the hand or from Covert: it engages in combat for free.',
    ),
    target: 'combat',
    on: 'entersHunt',
    *run({ table, seat, source }, { target }) {
      if (source !== null && target !== null) yield* leapIn(table, seat, source, target);
    },
  },
  {
    id: 'triggered.banishedTactics',
    picture: 'card-pickup',
    timing: 'triggered',
    name: withX('Tactiques des Bannis', 'Banished Tactics'),
    text: withX(
      'Quand cette créature entre en jeu : une carte de votre choix passe de votre paquet principal à vos Renforts. Mélangez le paquet.',
      'When this creature enters play: a card of your choice goes from your main deck to your Reinforcements. Shuffle the deck.',
    ),
    target: 'none',
    on: 'entersPlay',
    searches: true,
    *run({ table, seat }) {
      yield* search(table, seat, { fits: () => true, isShown: false, clause: 'CAN-17.6' });
    },
  },
  {
    id: 'triggered.support',
    picture: 'meat',
    timing: 'triggered',
    name: SUPPORT_NAME,
    text: withX(
      'Quand cette créature entre en jeu : piochez X {X|carte|cartes} et recevez X {X|jeton|jetons} Viande.',
      'When this creature enters play: draw X {X|card|cards} and get X meat {X|token|tokens}.',
    ),
    target: 'none',
    on: 'entersPlay',
    *run({ table, seat, x }) {
      yield* draw(table, seat, x, 'CAN-17.7');
      gainMeat(table, seat, x, 'CAN-17.7');
    },
  },
  {
    id: 'triggered.swap',
    picture: 'body-swapping',
    timing: 'triggered',
    name: withX('Échanger', 'Swap'),
    text: withX(
      'Quand une de vos créatures est attaquée et n’esquive pas : une autre combat à sa place, dans la zone attaquée.',
      'When one of your creatures is attacked and does not dodge: another one fights in its place, in the zone attacked.',
    ),
    target: 'none',
    on: 'exchanged',
  },
  {
    id: 'triggered.replacement',
    picture: 'card-exchange',
    timing: 'triggered',
    name: withX('Remplacement', 'Replacement'),
    text: withX(
      'Quand cette créature entre en jeu : cherchez une carte de valeur 6 ou moins dans votre paquet principal, montrez-la et mettez-la dans vos Renforts. Mélangez le paquet.',
      'When this creature enters play: search your main deck for a card of value 6 or less, show it and put it into your Reinforcements. Shuffle the deck.',
    ),
    target: 'none',
    on: 'entersPlay',
    searches: true,
    *run({ table, seat }) {
      const isSmall = (face: string): boolean => cardOf(face).value <= 6;
      yield* search(table, seat, { fits: isSmall, isShown: true, clause: 'CAN-17.9' });
    },
  },
  {
    id: 'triggered.net',
    picture: 'fishing-net',
    timing: 'triggered',
    name: NET_NAME,
    text: withX(
      'Quand une créature de la même zone est attaquée : payez 1 jeton Viande, l’attaquant est étourdi et l’attaque n’a pas lieu.',
      'When a creature of the same zone is attacked: pay 1 meat token, the attacker is stunned and the attack does not take place.',
    ),
    actionText: withX(
      'Quand une de vos créatures est attaquée : payez 1 jeton Viande, l’attaquant est étourdi et l’attaque n’a pas lieu.',
      'When one of your creatures is attacked: pay 1 meat token, the attacker is stunned and the attack does not take place.',
    ),
    target: 'none',
    on: 'attacked',
  },
];
