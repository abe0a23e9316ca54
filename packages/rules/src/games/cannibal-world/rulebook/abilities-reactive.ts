import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const tactical: Chapter = {
  id: 'tactical',
  title: text('Capacités Tactiques', 'Tactical abilities'),
  clauses: [
    clause(
      'CAN-15.1',
      'Tir simple 1 : vous infligez 1 dégât direct à une cible à portée 2.',
      'Single Shot 1: you deal 1 direct damage to a target within range 2.',
    ),
    clause(
      'CAN-15.2',
      'Tirs dispersés X : vous répartissez X dégâts directs entre des créatures adverses à portée 2.',
      'Scatter Shots X: you divide X direct damage among enemy creatures within range 2.',
    ),
    clause(
      'CAN-15.3',
      'Tir simple X : vous infligez X dégâts directs à une cible à portée 2.',
      'Single Shot X: you deal X direct damage to a target within range 2.',
    ),
    clause(
      'CAN-15.4',
      'Dégâts supplémentaires X : pendant un combat, cette créature inflige X dégâts de combat de plus. Avec une Action, vous choisissez un combattant, qui en subit X de plus.',
      'Extra Damage X: during a combat, this creature deals X more combat damage. With an Action you choose a fighter, who takes X more.',
    ),
    clause(
      'CAN-15.5',
      'Bouclier X : pendant un combat, X dégâts de combat à cette créature sont empêchés. Avec une Action, c’est votre combattant qui est protégé.',
      'Shield X: during a combat, X combat damage to this creature is prevented. With an Action it is your fighter that is protected.',
    ),
    clause(
      'CAN-15.6',
      'Feinte : pendant un combat, tous les dégâts de combat à cette créature sont empêchés ; elle inflige les siens normalement.',
      'Feint: during a combat, all combat damage to this creature is prevented; it deals its own as usual.',
    ),
    clause(
      'CAN-15.7',
      'Loyauté : pendant un combat, cette créature subit à la place de votre combattant les dégâts de combat qui lui seraient infligés.',
      'Loyalty: during a combat, this creature takes the combat damage that would be dealt to your fighter.',
    ),
  ],
};

export const tracker: Chapter = {
  id: 'tracker',
  title: text('Pisteur', 'Tracker'),
  clauses: [
    clause(
      'CAN-16.1',
      'Un Pisteur ne peut être la cible ni d’une attaque ni d’une capacité adverse.',
      'A Tracker cannot be the target of enemy attacks or enemy abilities.',
    ),
    clause(
      'CAN-16.2',
      'Un Pisteur ne compte pas comme une créature dans sa zone.',
      'A Tracker does not count as a creature in its zone.',
    ),
    clause(
      'CAN-16.3',
      'Une créature perd Pisteur dès qu’elle combat ou utilise une capacité.',
      'A creature loses Tracker as soon as it fights or uses an ability.',
    ),
    clause(
      'CAN-16.4',
      'Depuis la zone de Chasse, un Pisteur peut attaquer une créature à Couvert, quelles que soient celles qui sont en Chasse.',
      'From the Hunt zone a Tracker may attack a creature in Covert, whatever stands in Hunt.',
    ),
    clause(
      'CAN-16.5',
      'Pendant votre tour, en dehors d’un combat, vous pouvez renoncer à Pisteur sans rien payer.',
      'In your turn, outside combats, you may give up Tracker without paying anything.',
    ),
  ],
};

export const triggered: Chapter = {
  id: 'triggered',
  title: text('Capacités Déclenchées', 'Triggered abilities'),
  clauses: [
    clause(
      'CAN-17.1',
      'Dans le mille : quand l’adversaire active une capacité qui inflige des dégâts directs, cette créature les subit tous, quelle que soit la portée.',
      'Bullseye: when the opponent activates an ability that deals direct damage, this creature takes all of it, whatever the range.',
    ),
    clause(
      'CAN-17.2',
      'Armure X : quand cette créature subit des dégâts, de quelque sorte qu’ils soient, X en tout sont empêchés.',
      'Armour X: when this creature takes damage of any kind, X of it in all is prevented.',
    ),
    clause(
      'CAN-17.3',
      'Recharger : quand vous venez d’utiliser une capacité à Couvert, Tactique ou d’Assaut d’une de vos créatures, elle peut de nouveau servir.',
      'Recharge: when you have just used a covert, tactical or assault ability of one of your creatures, it may be used again.',
    ),
    clause(
      'CAN-17.4',
      'Prolifération de Rats : quand cette créature entre à Couvert, vous prenez dans la défausse une Créature Rat de valeur 6 ou moins et la placez dans vos Renforts.',
      'Rat Proliferation: when this creature enters Covert, you take a Rat Creature of value 6 or less from the discard pile and put it into your Reinforcements.',
    ),
    clause(
      'CAN-17.5',
      'Saut de félin : quand cette créature entre en Chasse, depuis la main ou depuis Couvert, elle engage le combat sans payer.',
      'Feline Leap: when this creature enters Hunt, from the hand or from Covert, it engages in combat without paying.',
    ),
    clause(
      'CAN-17.6',
      'Tactiques des Bannis : quand cette créature entre en jeu, vous choisissez une carte de votre paquet principal et la placez dans vos Renforts, puis mélangez le paquet.',
      'Banished Tactics: when this creature enters play, you choose a card of your main deck and put it into your Reinforcements, then shuffle the deck.',
    ),
    clause(
      'CAN-17.7',
      'Soutien X : quand cette créature entre en jeu, vous piochez X cartes et recevez X jetons Viande.',
      'Support X: when this creature enters play, you draw X cards and get X meat tokens.',
    ),
    clause(
      'CAN-17.8',
      'Échanger : quand une de vos créatures est attaquée et n’esquive pas, une autre combat à sa place, dans la zone attaquée. La première ne bouge pas.',
      'Swap: when one of your creatures is attacked and does not dodge, another one fights in its place, in the zone attacked. The first one does not move.',
    ),
    clause(
      'CAN-17.9',
      'Remplacement : quand cette créature entre en jeu, vous cherchez dans votre paquet principal une carte de valeur 6 ou moins, la montrez et la placez dans vos Renforts, puis mélangez le paquet.',
      'Replacement: when this creature enters play, you search your main deck for a card of value 6 or less, show it and put it into your Reinforcements, then shuffle the deck.',
    ),
    clause(
      'CAN-17.10',
      'Filet : quand une créature de la même zone est attaquée, vous pouvez payer 1 jeton Viande : l’attaquant est étourdi et l’attaque n’a pas lieu.',
      'Net: when a creature of the same zone is attacked, you may pay 1 meat token: the attacker is stunned, and the attack does not take place.',
    ),
  ],
};
