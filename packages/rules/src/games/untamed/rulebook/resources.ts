import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const power: Chapter = {
  id: 'power',
  title: text('Puissance', 'Power'),
  clauses: [
    clause(
      'UNT-6.1',
      'Chaque carte de votre zone de Puissance vaut 1 Puissance. La Puissance paie les cartes et l’action Piocher.',
      'Each card in your Power zone is 1 Power. Power pays for cards and for the draw action.',
    ),
    clause(
      'UNT-6.2',
      'Vous ne pouvez pas avoir plus de 5 Puissances ; les Bonus de Puissance ne comptent pas.',
      'You cannot have more than 5 Power; Bonus Powers do not count.',
    ),
    clause(
      'UNT-6.3',
      'Pour jouer une carte, payez d’abord tout son coût : épuisez autant de cartes Puissance redressées.',
      'To play a card, first pay its whole cost: exhaust that many ready Power cards.',
    ),
    clause(
      'UNT-6.4',
      'Une carte Puissance épuisée ne paie rien tant qu’elle n’est pas redressée.',
      'An exhausted Power card pays for nothing until it is readied.',
    ),
    clause(
      'UNT-6.5',
      'Si le coût ne peut pas être payé en entier, la carte ou l’action est refusée et rien ne change.',
      'If the cost cannot be paid in full, the card or action is refused and nothing changes.',
    ),
  ],
};

export const support: Chapter = {
  id: 'support',
  title: text('Soutien', 'Support'),
  clauses: [
    clause(
      'UNT-7.1',
      'Chaque carte face visible de votre zone de Soutien vaut 1 Soutien.',
      'Each face-up card in your Support zone is 1 Support.',
    ),
    clause(
      'UNT-7.2',
      'Une carte va, face visible, dans la zone de Soutien de son propriétaire quand elle y est posée lors de la mise en place ou de l’Entretien, quand c’est un Objet joué et résolu, quand c’est un Animal battu, ou quand elle est défaussée de la main.',
      'A card goes face up to its owner’s Support zone when it is put there in setup or Maintenance, when it is an Item that was played and resolved, when it is an Animal that was beaten, or when it is discarded from hand.',
    ),
    clause(
      'UNT-7.3',
      'Pour payer un coût de Soutien de n, retirez du jeu n cartes de votre zone de Soutien, à votre choix et face visible.',
      'To pay a Support cost of n, remove n cards of your choice in your Support zone from the game, face up.',
    ),
    clause(
      'UNT-7.4',
      'Payer un coût de Soutien n’est jamais imposé. Sans paiement, l’effet n’a pas lieu.',
      'You are never made to pay a Support cost. Without payment, the effect does not happen.',
    ),
    clause(
      'UNT-7.5',
      'Le coût est payé en entier avant que l’effet se résolve.',
      'The cost is paid completely before the effect is resolved.',
    ),
  ],
};

export const bonusPower: Chapter = {
  id: 'bonus-power',
  title: text('Bonus de Puissance', 'Bonus Power'),
  clauses: [
    clause(
      'UNT-12.1',
      'Sauf le premier joueur, chacun commence avec 1 Bonus de Puissance. Des effets de cartes peuvent en créer d’autres : la première carte du deck est glissée, face cachée, sous la Forteresse.',
      'Everyone but the start player begins with 1 Bonus Power. Card effects can create more: the top card of the deck is slipped, face down, under the Stronghold.',
    ),
    clause(
      'UNT-12.2',
      'Utiliser un Bonus de Puissance est une action : la carte revient, face cachée, sur votre deck, et la prochaine carte que vous jouez ce tour coûte 1 Puissance de moins.',
      'Using a Bonus Power is an action: the card returns, face down, to the top of your deck, and the next card you play this turn costs 1 Power less.',
    ),
    clause(
      'UNT-12.3',
      'Il faut avoir au moins un Bonus de Puissance ; l’action peut être répétée autant de fois que vous en avez.',
      'You need at least one Bonus Power; the action may be repeated as often as you have one.',
    ),
    clause(
      'UNT-12.4',
      'Plusieurs Bonus de Puissance peuvent réduire le coût d’une même carte.',
      'Several Bonus Powers may reduce the cost of one and the same card.',
    ),
  ],
};
