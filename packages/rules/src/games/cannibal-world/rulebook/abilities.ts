import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const abilities: Chapter = {
  id: 'abilities',
  title: text('Les capacités', 'Abilities'),
  clauses: [
    clause(
      'CAN-12.1',
      'Chaque capacité d’une Créature ne sert qu’une fois, à moins d’être rechargée.',
      'Each ability of a Creature can be used only once, unless it is recharged.',
    ),
    clause(
      'CAN-12.2',
      'Une capacité à Couvert s’utilise pendant votre phase principale, depuis votre zone à Couvert ou votre main, mais jamais pendant un combat. Elle ne s’esquive pas.',
      'A covert ability is used in your main phase, from your Covert zone or your hand, but never during a combat. It cannot be dodged.',
    ),
    clause(
      'CAN-12.3',
      'Une capacité d’Assaut s’utilise pendant votre phase principale, depuis votre zone de Chasse ou votre main, mais jamais pendant un combat. Sa cible doit être une cible de combat valide.',
      'An assault ability is used in your main phase, from your Hunt zone or your hand, but never during a combat. Its target must be one that may be attacked.',
    ),
    clause(
      'CAN-12.4',
      'Quand l’Assaut d’une Créature est résolu, elle engage aussitôt le combat avec la même cible, sans payer.',
      'Once a Creature’s assault has been resolved, it engages in combat with the same target at once, without paying.',
    ),
    clause(
      'CAN-12.5',
      'Si l’Assaut a tué la cible, il n’y a pas de combat.',
      'If the assault has killed the target, there is no combat.',
    ),
    clause(
      'CAN-12.6',
      'L’Assaut d’une Action n’engage pas de combat, mais il peut être esquivé.',
      'An Action’s assault starts no combat, but it can be dodged.',
    ),
    clause(
      'CAN-12.7',
      'Une capacité Tactique s’utilise à tout moment de votre phase principale et pendant tout combat, depuis n’importe laquelle de vos zones ou votre main.',
      'A tactical ability is used at any time in your main phase and during any combat, from any of your zones or from your hand.',
    ),
    clause(
      'CAN-12.8',
      'Une capacité Déclenchée est facultative et gratuite. Elle vient d’une créature en jeu, ou d’une Action que vous révélez puis défaussez.',
      'A triggered ability is optional and free. It comes from a creature in play, or from an Action that you reveal and then discard.',
    ),
    clause(
      'CAN-12.9',
      'Seules les capacités Déclenchées peuvent modifier une action avant qu’elle soit résolue.',
      'Only triggered abilities can change an action before it is resolved.',
    ),
    clause(
      'CAN-12.10',
      'Une capacité Innée agit en permanence, tant qu’aucun jeton ne la recouvre.',
      'An innate ability works all the time, as long as no token covers it.',
    ),
    clause(
      'CAN-12.11',
      'La portée compte les zones vers l’avant : Couvert, Chasse, Chasse adverse, Couvert adverse. Avec une portée de 2, on atteint la Chasse adverse depuis Couvert, et les deux zones adverses depuis la Chasse.',
      'Range counts zones forward: Covert, Hunt, enemy Hunt, enemy Covert. With a range of 2 you reach the enemy Hunt from Covert, and both enemy zones from Hunt.',
    ),
    clause(
      'CAN-12.12',
      'Ce qui est impossible dans un effet est ignoré. Mais si une cible est requise, il faut qu’elle existe.',
      'Whatever is impossible in an effect is ignored. But where a target is required, there must be one.',
    ),
  ],
};

export const covert: Chapter = {
  id: 'covert',
  title: text('Capacités à Couvert', 'Covert abilities'),
  clauses: [
    clause(
      'CAN-13.1',
      'Tir simple 1 : vous infligez 1 dégât direct à une cible à portée 2.',
      'Single Shot 1: you deal 1 direct damage to a target within range 2.',
    ),
    clause(
      'CAN-13.2',
      'Tirs dispersés X : vous répartissez X dégâts directs entre des créatures adverses à portée 2.',
      'Scatter Shots X: you divide X direct damage among enemy creatures within range 2.',
    ),
    clause(
      'CAN-13.3',
      'Tir simple X : vous infligez X dégâts directs à une cible à portée 2.',
      'Single Shot X: you deal X direct damage to a target within range 2.',
    ),
    clause(
      'CAN-13.4',
      'Soutien X : vous piochez X cartes et recevez X jetons Viande.',
      'Support X: you draw X cards and get X meat tokens.',
    ),
    clause(
      'CAN-13.5',
      'Prolifération de Rats : vous prenez dans la défausse une Créature Rat de valeur 6 ou moins et la placez dans vos Renforts.',
      'Rat Proliferation: you take a Rat Creature of value 6 or less from the discard pile and put it into your Reinforcements.',
    ),
    clause(
      'CAN-13.6',
      'Recharger : vous retirez le jeton d’une autre capacité utilisée, qui peut de nouveau servir.',
      'Recharge: you take the token off another used ability, which may be used again.',
    ),
    clause(
      'CAN-13.7',
      'Filet : vous étourdissez une cible à portée 2.',
      'Net: you stun a target within range 2.',
    ),
    clause(
      'CAN-13.8',
      'Saut de félin : cette créature passe de Couvert en Chasse et engage aussitôt le combat, sans payer. Ce combat ne s’esquive pas, et sa cible n’y utilise ni capacité Tactique ni capacité Déclenchée.',
      'Feline Leap: this creature moves from Covert to Hunt and engages in combat at once, without paying. This combat cannot be dodged, and its target uses neither tactical nor triggered abilities in it.',
    ),
    clause(
      'CAN-13.9',
      'Invoquer l’Alpha : vous cherchez dans votre paquet principal une Créature de valeur 8 ou plus, la montrez et la placez dans vos Renforts, puis mélangez le paquet.',
      'Summon the Alpha: you search your main deck for a Creature of value 8 or more, show it and put it into your Reinforcements, then shuffle the deck.',
    ),
    clause(
      'CAN-13.10',
      'Harpon : vous infligez 1 dégât de combat à une créature adverse. Si elle est à Couvert, elle avance dans sa zone de Chasse.',
      'Harpoon: you deal 1 combat damage to an enemy creature. If it is in Covert, it moves to its Hunt zone.',
    ),
  ],
};

export const assault: Chapter = {
  id: 'assault',
  title: text('Capacités d’Assaut', 'Assault abilities'),
  clauses: [
    clause(
      'CAN-14.1',
      'Tir simple X : vous infligez X dégâts directs à la cible.',
      'Single Shot X: you deal X direct damage to the target.',
    ),
    clause(
      'CAN-14.2',
      'Poignarder X : vous infligez X dégâts de combat à la cible.',
      'Stab X: you deal X combat damage to the target.',
    ),
    clause(
      'CAN-14.3',
      'Bouclier X : l’attaquant est Protégé. Dans le combat qui suit, X dégâts de combat qu’il subirait sont empêchés.',
      'Shield X: the attacker is Protected. In the combat that follows, X of the combat damage it would take is prevented.',
    ),
    clause('CAN-14.4', 'Filet : vous étourdissez la cible.', 'Net: you stun the target.'),
    clause(
      'CAN-14.5',
      'Charge canine : l’attaquant est Chargé, et le combat qui suit ne peut pas être esquivé.',
      'Canine Charge: the attacker is Charged, and the combat that follows cannot be dodged.',
    ),
    clause(
      'CAN-14.6',
      'Dans un combat Chargé, les dégâts de combat qui dépassent les points de vie de la créature attaquée sont répartis par son joueur entre les autres créatures de la même zone. Aucune ne peut en subir plus que ses points de vie.',
      'In a Charged combat, combat damage beyond the life of the creature attacked is divided by its player among the other creatures of the same zone. None of them can take more than its life.',
    ),
    clause(
      'CAN-14.7',
      'Sacrifice : vous infligez 1 dégât de combat à chaque créature adverse de la zone visée, et à la créature qui utilise cette capacité.',
      'Sacrifice: you deal 1 combat damage to each enemy creature in the target’s zone, and to the creature that uses this ability.',
    ),
    clause(
      'CAN-14.8',
      'Feinte : le combat qui suit ne peut pas être esquivé, et l’attaquant n’y subit pas de dégâts de combat.',
      'Feint: the combat that follows cannot be dodged, and the attacker takes no combat damage in it.',
    ),
  ],
};
