import type { Chapter } from '../../../table/rulebook.ts';
import { clause, text } from '../../../table/rulebook.ts';

export const tactical: Chapter = {
  id: 'tactical',
  title: text('Capacités Tactiques', 'Tactical abilities'),
  clauses: [
    clause(
      'CAN-15.1',
      'Tir simple 1 : 1 dégât direct, portée 2.',
      'Single Shot 1: 1 direct damage, range 2.',
    ),
    clause('CAN-15.2', 'Tirs dispersés X : comme à Couvert.', 'Scatter Shots X: as in Covert.'),
    clause(
      'CAN-15.3',
      'Tir simple X : X dégâts directs, portée 2.',
      'Single Shot X: X direct damage, range 2.',
    ),
    clause(
      'CAN-15.4',
      'Dégâts supplémentaires X : la créature qui combat en inflige X de plus ; d’une Action, un combattant choisi en subit X de plus.',
      'Extra Damage X: the fighting creature deals X more; from an Action, a chosen fighter takes X more.',
    ),
    clause(
      'CAN-15.5',
      'Bouclier X : empêche X dégâts de combat à cette créature ; d’une Action, à son combattant.',
      'Shield X: prevents X combat damage to this creature; from an Action, to the own fighter.',
    ),
    clause(
      'CAN-15.6',
      'Feinte : aucun dégât de combat à cette créature, qui inflige les siens.',
      'Feint: no combat damage to this creature, which deals its own.',
    ),
    clause(
      'CAN-15.7',
      'Loyauté : cette créature reçoit les dégâts de combat destinés au combattant.',
      'Loyalty: this creature takes the combat damage meant for the fighter.',
    ),
  ],
};

export const tracker: Chapter = {
  id: 'tracker',
  title: text('Pisteur', 'Tracker'),
  clauses: [
    clause(
      'CAN-16.1',
      'Ni attaques ni capacités adverses ne peuvent le viser.',
      'Neither enemy attacks nor enemy abilities can target it.',
    ),
    clause('CAN-16.2', 'Il ne compte pas dans sa zone.', 'It does not count in its zone.'),
    clause(
      'CAN-16.3',
      'Il est perdu quand la créature combat ou utilise une capacité.',
      'It is lost when the creature fights or uses an ability.',
    ),
    clause(
      'CAN-16.4',
      'De la Chasse, il attaque à Couvert malgré les créatures en Chasse.',
      'From Hunt it attacks into Covert past creatures in Hunt.',
    ),
    clause(
      'CAN-16.5',
      'À son tour, hors combat, on peut l’abandonner sans frais.',
      'In the own turn, outside combats, it may be dropped for free.',
    ),
  ],
};

export const triggered: Chapter = {
  id: 'triggered',
  title: text('Capacités Déclenchées', 'Triggered abilities'),
  clauses: [
    clause(
      'CAN-17.1',
      'Dans le mille : quand l’adversaire active des dégâts directs, tous vont à cette créature, sans portée.',
      'Bullseye: when the opponent activates direct damage, all of it goes to this creature, at any range.',
    ),
    clause(
      'CAN-17.2',
      'Armure X : quand la créature reçoit des dégâts de tout type, X en tout sont empêchés.',
      'Armour X: when the creature takes damage of any type, X of it in all is prevented.',
    ),
    clause(
      'CAN-17.3',
      'Recharger : quand une capacité à Couvert, Tactique ou d’Assaut d’une de ses créatures a servi, elle peut resservir.',
      'Recharge: when a covert, tactical or assault ability of an own creature has been used, it may be used again.',
    ),
    clause(
      'CAN-17.4',
      'Prolifération de Rats : quand cette créature entre à Couvert.',
      'Rat Proliferation: when this creature enters Covert.',
    ),
    clause(
      'CAN-17.5',
      'Saut de félin : quand elle entre en Chasse de la main ou de Couvert, elle engage un combat sans payer.',
      'Feline Leap: when it enters Hunt from hand or Covert, it engages a combat for free.',
    ),
    clause(
      'CAN-17.6',
      'Tactiques des Bannis : en entrant en jeu, une carte du paquet principal passe aux Renforts ; mélange.',
      'Banished Tactics: when it enters play, any card of the main deck goes to the Reinforcements; shuffle.',
    ),
    clause(
      'CAN-17.7',
      'Soutien X : en entrant en jeu, X cartes et X Viande.',
      'Support X: when it enters play, X cards and X meat.',
    ),
    clause(
      'CAN-17.8',
      'Échanger : une créature attaquée n’esquive pas, une autre combat à sa place, dans la zone attaquée ; l’originale reste.',
      'Swap: an attacked creature does not dodge, another one fights instead, in the zone attacked; the original stays.',
    ),
    clause(
      'CAN-17.9',
      'Remplacement : en entrant en jeu, une carte de valeur 6 ou moins, montrée, du paquet principal aux Renforts ; mélange.',
      'Replacement: when it enters play, a card of value 6 or less, shown, from the main deck to the Reinforcements; shuffle.',
    ),
    clause(
      'CAN-17.10',
      'Filet : une créature de la même zone est attaquée ; pour 1 Viande l’attaquant est étourdi et l’attaque n’a pas lieu.',
      'Net: a creature of the same zone is attacked; for 1 meat the attacker is stunned and the attack does not happen.',
    ),
  ],
};
