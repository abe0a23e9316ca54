import type { Chapter } from '../../../table/rulebook.ts';
import { clause, text } from '../../../table/rulebook.ts';

export const actions: Chapter = {
  id: 'actions',
  title: text('Les actions de son tour', 'Actions of the own turn'),
  clauses: [
    clause(
      'CAN-9.1',
      'La Viande dépensée va à la réserve ou sur la capacité utilisée.',
      'Meat spent goes to the supply or onto the ability used.',
    ),
    clause(
      'CAN-9.2',
      'On ne peut payer une action impossible : piocher sans cartes, combattre sans attaquant ou sans cible.',
      'An impossible action cannot be paid: no draw without cards, no combat without attacker or target.',
    ),
    clause(
      'CAN-9.3',
      'Jouer une Créature, à Couvert ou en Chasse : 1 ; un Chef : 0.',
      'Play a Creature, into Covert or Hunt: 1; a Leader: 0.',
    ),
    clause(
      'CAN-9.4',
      'Jouer une Action : 1 pour une capacité, 2 pour les deux, rien si elle est Déclenchée ; puis on la défausse.',
      'Play an Action: 1 for one ability, 2 for both, nothing for a triggered one; then discard it.',
    ),
    clause(
      'CAN-9.5',
      'D’une Action, cible et « cette créature » se choisissent à l’activation ; sa portée part d’une zone de son type.',
      'For an Action target and “this creature” are chosen on activation; its range starts from a zone of its type.',
    ),
    clause(
      'CAN-9.6',
      'Utiliser une capacité de Créature : 1, posée dessus ; elle est utilisée jusqu’à ce qu’on la recharge.',
      'Use a Creature’s ability: 1, laid on it; it is used up until it is recharged.',
    ),
    clause(
      'CAN-9.7',
      'Une Déclenchée est gratuite ; un jeton de la réserve la marque.',
      'A triggered ability is free; a token of the supply marks it.',
    ),
    clause(
      'CAN-9.8',
      'Avancer une de ses créatures de Couvert en Chasse : 1 ; jamais en arrière.',
      'Move an own creature from Covert to Hunt: 1; never back.',
    ),
    clause(
      'CAN-9.9',
      'Engager le combat : 1, avec une créature debout de sa Chasse.',
      'Engage combat: 1, with an unstunned creature of the own Hunt.',
    ),
    clause(
      'CAN-9.10',
      'Piller : 1, si aucune créature adverse ne compte dans ses deux zones.',
      'Pillage: 1, if no enemy creature counts in both zones.',
    ),
    clause(
      'CAN-9.11',
      'Il faut une créature debout dans sa Chasse.',
      'It takes an unstunned creature in the own Hunt.',
    ),
    clause(
      'CAN-9.12',
      'Un pillage par tour ; un jeton perdu ne revient pas.',
      'One pillage per turn; a lost token never comes back.',
    ),
    clause(
      'CAN-9.13',
      'Le premier joueur ne pille pas au premier tour de la partie.',
      'The first player does not pillage in the first turn of the game.',
    ),
    clause('CAN-9.14', 'Piocher une carte de plus : 1.', 'Draw one more card: 1.'),
    clause(
      'CAN-9.15',
      'Relever une de ses créatures étourdies : 1.',
      'Recover an own stunned creature: 1.',
    ),
  ],
};

export const reactions: Chapter = {
  id: 'reactions',
  title: text('Les actions du tour adverse', 'Actions of the opponent’s turn'),
  clauses: [
    clause(
      'CAN-10.1',
      'Esquiver un combat : 2 ; il n’a pas lieu, sans Tactiques.',
      'Dodge a combat: 2; it does not take place, no tactical abilities either.',
    ),
    clause(
      'CAN-10.2',
      'Esquiver un Assaut : 2 ; son effet n’a pas lieu, le combat d’une créature suit quand même.',
      'Dodge an assault: 2; its effect does not happen, a creature’s combat follows all the same.',
    ),
    clause(
      'CAN-10.3',
      'Tactique d’une créature ou d’une Action de la main : 1, ou 2 pour les deux d’une Action ; en combat seulement.',
      'A tactical ability of a creature or of an Action in hand: 1, or 2 for both of an Action; only in a combat.',
    ),
    clause(
      'CAN-10.4',
      'Les Déclenchées sont gratuites, dès que leur condition est remplie.',
      'Triggered abilities are free, whenever their condition is met.',
    ),
  ],
};

export const combat: Chapter = {
  id: 'combat',
  title: text('Le combat', 'Combat'),
  clauses: [
    clause(
      'CAN-11.1',
      'Cible : une créature de la Chasse adverse ; si nulle n’y est debout, aussi celles à Couvert. Les étourdies restent des cibles.',
      'Target: a creature of the enemy Hunt; if none stands there, those in Covert, too. Stunned ones stay targets.',
    ),
    clause(
      'CAN-11.2',
      'Déclarer et payer, réactions, Tactiques, dégâts.',
      'Declare and pay, reactions, tactical abilities, damage.',
    ),
    clause(
      'CAN-11.3',
      'Le défenseur peut esquiver pour 2, sauf cible étourdie ou combat sans esquive.',
      'The defender may dodge for 2, unless the target is stunned or the combat cannot be dodged.',
    ),
    clause(
      'CAN-11.4',
      'Tactiques : l’initiateur commence, on alterne, une activation ou passer, jusqu’à deux passes de suite.',
      'Tactical abilities: the initiator begins, camps alternate, one activation or a pass, until both pass in a row.',
    ),
    clause(
      'CAN-11.5',
      'Elles agissent aussitôt, mais tous les dégâts, directs compris, sont infligés ensemble à la fin.',
      'They act at once, but all damage, direct damage included, is dealt together at the end.',
    ),
    clause(
      'CAN-11.6',
      'Une créature condamnée combat et agit jusqu’à la fin du combat.',
      'A doomed creature fights and acts until the end of the combat.',
    ),
    clause(
      'CAN-11.7',
      'Chaque combattant debout inflige sa force à l’autre, en même temps.',
      'Each unstunned fighter deals its strength to the other, at the same time.',
    ),
    clause(
      'CAN-11.8',
      'Ordre : force et suppléments, excédent d’une Charge, Loyauté, Feinte, Boucliers, dégâts directs, Armure, jetons, morts.',
      'Order: strength and extras, a Charge’s excess, Loyalty, Feint, Shields, direct damage, Armour, tokens, deaths.',
    ),
    clause(
      'CAN-11.9',
      'Les créatures hors du combat peuvent y utiliser leurs Tactiques.',
      'Creatures outside the combat may use their tactical abilities in it.',
    ),
    clause(
      'CAN-11.10',
      'Si l’attaquant ou la cible n’est plus là, ou si l’attaquant est étourdi, le combat n’a pas lieu ; ce qui est payé est perdu.',
      'If attacker or target is gone, or the attacker is stunned, there is no combat; what was paid is lost.',
    ),
  ],
};
