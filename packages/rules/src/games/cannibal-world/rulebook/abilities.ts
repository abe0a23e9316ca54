import type { Chapter } from '../../../table/rulebook.ts';
import { clause, text } from '../../../table/rulebook.ts';

export const abilities: Chapter = {
  id: 'abilities',
  title: text('Les capacités', 'Abilities'),
  clauses: [
    clause(
      'CAN-12.1',
      'Chaque capacité d’une Créature sert une fois, sauf recharge.',
      'Each ability of a Creature works once, unless recharged.',
    ),
    clause(
      'CAN-12.2',
      'À Couvert : dans sa phase principale, depuis Couvert ou la main, jamais en combat, sans esquive.',
      'Covert: in the own main phase, from Covert or the hand, never in a combat, no dodge.',
    ),
    clause(
      'CAN-12.3',
      'Assaut : dans sa phase principale, depuis la Chasse ou la main, jamais en combat, sur une cible de combat.',
      'Assault: in the own main phase, from Hunt or the hand, never in a combat, at a target for combat.',
    ),
    clause(
      'CAN-12.4',
      'L’Assaut d’une Créature, une fois résolu, engage sans payer un combat avec la même cible.',
      'A Creature’s assault, once resolved, starts a combat with the same target, for free.',
    ),
    clause(
      'CAN-12.5',
      'Si l’Assaut a tué la cible, il n’y a pas de combat.',
      'If the assault has killed the target, there is no combat.',
    ),
    clause(
      'CAN-12.6',
      'L’Assaut d’une Action n’engage pas de combat, mais s’esquive.',
      'An Action’s assault starts no combat, but can be dodged.',
    ),
    clause(
      'CAN-12.7',
      'Tactique : à tout moment de sa phase principale, de toute zone ou de la main, et dans tout combat.',
      'Tactical: any time in the own main phase, from any zone or the hand, and in every combat.',
    ),
    clause(
      'CAN-12.8',
      'Déclenchée : facultative et gratuite, d’une créature en jeu ou d’une Action révélée puis défaussée.',
      'Triggered: optional and free, from a creature in play or from an Action revealed and then discarded.',
    ),
    clause(
      'CAN-12.9',
      'Seules les Déclenchées changent une action avant qu’elle soit résolue.',
      'Only triggered abilities change an action before it is resolved.',
    ),
    clause(
      'CAN-12.10',
      'Innée : permanente tant qu’elle n’est pas recouverte.',
      'Innate: permanent while it is uncovered.',
    ),
    clause(
      'CAN-12.11',
      'La portée compte les zones vers l’avant : Couvert, Chasse, Chasse adverse, Couvert adverse. Portée 2 : de Couvert la Chasse adverse, de Chasse les deux.',
      'Range counts zones forward: Covert, Hunt, enemy Hunt, enemy Covert. Range 2: the enemy Hunt from Covert, both from Hunt.',
    ),
    clause(
      'CAN-12.12',
      'Ce qui est impossible dans un effet est ignoré ; une cible requise doit exister.',
      'Impossible parts of an effect are ignored; a required target must exist.',
    ),
  ],
};

export const covert: Chapter = {
  id: 'covert',
  title: text('Capacités à Couvert', 'Covert abilities'),
  clauses: [
    clause(
      'CAN-13.1',
      'Tir simple 1 : 1 dégât direct à une cible, portée 2.',
      'Single Shot 1: 1 direct damage to a target, range 2.',
    ),
    clause(
      'CAN-13.2',
      'Tirs dispersés X : X dégâts directs partagés entre des ennemis, portée 2.',
      'Scatter Shots X: X direct damage shared among enemies, range 2.',
    ),
    clause(
      'CAN-13.3',
      'Tir simple X : X dégâts directs à une cible, portée 2.',
      'Single Shot X: X direct damage to a target, range 2.',
    ),
    clause('CAN-13.4', 'Soutien X : X cartes et X Viande.', 'Support X: X cards and X meat.'),
    clause(
      'CAN-13.5',
      'Prolifération de Rats : un Rat de valeur 6 ou moins passe de sa défausse à ses Renforts.',
      'Rat Proliferation: a Rat of value 6 or less goes from the own discard pile to the Reinforcements.',
    ),
    clause(
      'CAN-13.6',
      'Recharger : une autre capacité utilisée redevient utilisable.',
      'Recharge: another used ability may be used again.',
    ),
    clause('CAN-13.7', 'Filet : étourdit une cible, portée 2.', 'Net: stuns a target, range 2.'),
    clause(
      'CAN-13.8',
      'Saut de félin : de Couvert en Chasse, puis combat gratuit sans esquive ; la cible n’utilise ni Tactique ni Déclenchée.',
      'Feline Leap: from Covert to Hunt, then a free combat without dodge; the target uses no tactical or triggered ability.',
    ),
    clause(
      'CAN-13.9',
      'Invoquer l’Alpha : une Créature de valeur 8 ou plus, montrée, du paquet principal aux Renforts ; mélange.',
      'Summon the Alpha: a Creature of value 8 or more, shown, from the main deck to the Reinforcements; shuffle.',
    ),
    clause(
      'CAN-13.10',
      'Harpon : 1 dégât de combat ; une cible à Couvert avance en Chasse.',
      'Harpoon: 1 combat damage; a target in Covert moves to its Hunt.',
    ),
  ],
};

export const assault: Chapter = {
  id: 'assault',
  title: text('Capacités d’Assaut', 'Assault abilities'),
  clauses: [
    clause(
      'CAN-14.1',
      'Tir simple X : X dégâts directs à la cible.',
      'Single Shot X: X direct damage to the target.',
    ),
    clause(
      'CAN-14.2',
      'Poignarder X : X dégâts de combat à la cible.',
      'Stab X: X combat damage to the target.',
    ),
    clause(
      'CAN-14.3',
      'Bouclier X : l’attaquant est Protégé de X dégâts de combat dans le combat qui suit.',
      'Shield X: the attacker is Protected from X combat damage in the combat that follows.',
    ),
    clause('CAN-14.4', 'Filet : la cible est étourdie.', 'Net: the target is stunned.'),
    clause(
      'CAN-14.5',
      'Charge canine : l’attaquant est Chargé, son combat ne s’esquive pas.',
      'Canine Charge: the attacker is Charged, its combat cannot be dodged.',
    ),
    clause(
      'CAN-14.6',
      'Chargé : ce qui dépasse la vie de l’attaquée est réparti par son joueur entre les autres créatures de la zone, nulle au-delà de sa vie.',
      'Charged: what exceeds the attacked creature’s life is spread by its player over the others of the zone, none beyond its life.',
    ),
    clause(
      'CAN-14.7',
      'Sacrifice : 1 dégât de combat à chaque ennemie de la zone visée, et à la créature qui l’utilise.',
      'Sacrifice: 1 combat damage to every enemy of the target’s zone, and to the creature that uses it.',
    ),
    clause(
      'CAN-14.8',
      'Feinte : combat sans esquive, l’attaquant ne subit pas de dégâts de combat.',
      'Feint: combat without dodge, the attacker takes no combat damage.',
    ),
  ],
};
