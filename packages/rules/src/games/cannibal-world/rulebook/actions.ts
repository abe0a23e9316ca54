import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const actions: Chapter = {
  id: 'actions',
  title: text('Les actions de son tour', 'Actions of the own turn'),
  clauses: [
    clause(
      'CAN-9.1',
      'Un jeton Viande dépensé retourne à la réserve, ou se pose sur la capacité que vous utilisez.',
      'A meat token you spend goes back to the supply, or onto the ability you use.',
    ),
    clause(
      'CAN-9.2',
      'Vous ne pouvez pas payer une action impossible, comme piocher sans cartes ou engager le combat sans attaquant ou sans cible.',
      'You cannot pay for an impossible action, such as drawing without cards or engaging in combat without an attacker or a target.',
    ),
    clause(
      'CAN-9.3',
      'Jouer une Créature, à Couvert ou en Chasse, coûte 1 jeton Viande. Un Chef est gratuit.',
      'Playing a Creature, into Covert or Hunt, costs 1 meat token. A Leader is free.',
    ),
    clause(
      'CAN-9.4',
      'Jouer une Action coûte 1 jeton Viande pour une de ses capacités et 2 pour les deux. Une capacité Déclenchée est gratuite. Ensuite, la carte est défaussée.',
      'Playing an Action costs 1 meat token for one of its abilities and 2 for both. A triggered ability is free. Then the card is discarded.',
    ),
    clause(
      'CAN-9.5',
      'Quand une Action parle d’une cible ou de « cette créature », vous la choisissez en activant la capacité. La portée se compte depuis une zone d’où ce type de capacité s’utilise.',
      'Where an Action speaks of a target or of “this creature”, you choose it when you activate the ability. Its range is counted from a zone where that type of ability is used.',
    ),
    clause(
      'CAN-9.6',
      'Utiliser une capacité d’une Créature coûte 1 jeton Viande, qui reste posé dessus : la capacité ne peut plus servir, à moins d’être rechargée.',
      'Using an ability of a Creature costs 1 meat token, which stays on it: the ability cannot be used again unless it is recharged.',
    ),
    clause(
      'CAN-9.7',
      'Une capacité Déclenchée ne coûte rien : un jeton de la réserve la marque comme utilisée.',
      'A triggered ability costs nothing: a token from the supply marks it as used.',
    ),
    clause(
      'CAN-9.8',
      'Avancer une de vos créatures de Couvert en Chasse coûte 1 jeton Viande. Une créature ne recule jamais.',
      'Moving one of your creatures from Covert to Hunt costs 1 meat token. A creature never moves back.',
    ),
    clause(
      'CAN-9.9',
      'Engager le combat coûte 1 jeton Viande. L’attaquant est une créature de votre zone de Chasse qui n’est pas étourdie.',
      'Engaging in combat costs 1 meat token. The attacker is a creature in your Hunt zone that is not stunned.',
    ),
    clause(
      'CAN-9.10',
      'Piller l’Habitat adverse coûte 1 jeton Viande. Il faut qu’aucune créature adverse ne compte dans ses deux zones.',
      'Pillaging the enemy Habitat costs 1 meat token. No enemy creature may count in either of its two zones.',
    ),
    clause(
      'CAN-9.11',
      'Pour piller, il vous faut au moins une créature dans votre zone de Chasse qui ne soit pas étourdie.',
      'To pillage you need at least one creature in your Hunt zone that is not stunned.',
    ),
    clause(
      'CAN-9.12',
      'Vous ne pillez qu’une fois par tour. Un jeton retiré d’un Habitat n’y revient jamais.',
      'You pillage only once per turn. A token taken from a Habitat never comes back.',
    ),
    clause(
      'CAN-9.13',
      'Le premier joueur ne peut pas piller au premier tour de la partie.',
      'The first player cannot pillage in the first turn of the game.',
    ),
    clause(
      'CAN-9.14',
      'Piocher une carte supplémentaire coûte 1 jeton Viande.',
      'Drawing an extra card costs 1 meat token.',
    ),
    clause(
      'CAN-9.15',
      'Relever une de vos créatures étourdies coûte 1 jeton Viande.',
      'Having one of your stunned creatures recover costs 1 meat token.',
    ),
  ],
};

export const reactions: Chapter = {
  id: 'reactions',
  title: text('Les actions du tour adverse', 'Actions of the opponent’s turn'),
  clauses: [
    clause(
      'CAN-10.1',
      'Esquiver un combat coûte 2 jetons Viande. Le combat n’a pas lieu, et personne n’y utilise de capacité Tactique.',
      'Dodging a combat costs 2 meat tokens. The combat does not take place, and nobody uses tactical abilities in it.',
    ),
    clause(
      'CAN-10.2',
      'Esquiver une capacité d’Assaut coûte 2 jetons Viande. Son effet n’a pas lieu, mais si elle vient d’une créature, le combat suit quand même.',
      'Dodging an assault ability costs 2 meat tokens. Its effect does not happen, but if it comes from a creature, the combat follows all the same.',
    ),
    clause(
      'CAN-10.3',
      'Pendant un combat, vous pouvez utiliser pour 1 jeton Viande une capacité Tactique d’une de vos créatures ou d’une Action de votre main ; les deux d’une même Action coûtent 2. En dehors d’un combat, vous ne le pouvez pas pendant le tour adverse.',
      'During a combat you may use, for 1 meat token, a tactical ability of one of your creatures or of an Action in your hand; both of one Action cost 2. Outside combats you cannot do so in the opponent’s turn.',
    ),
    clause(
      'CAN-10.4',
      'Vos capacités Déclenchées sont gratuites : vous les utilisez dès que leur condition est remplie.',
      'Your triggered abilities are free: you use them as soon as their condition is met.',
    ),
  ],
};

export const combat: Chapter = {
  id: 'combat',
  title: text('Le combat', 'Combat'),
  clauses: [
    clause(
      'CAN-11.1',
      'La cible d’un combat est une créature de la Chasse adverse. Si aucune n’y est debout, vous pouvez aussi viser celles qui sont à Couvert. Les créatures étourdies restent des cibles.',
      'The target of a combat is a creature in the enemy Hunt. If all there are stunned, or there are none, you may also choose those in Covert. Stunned creatures can still be targeted.',
    ),
    clause(
      'CAN-11.2',
      'Un combat se déroule ainsi : on le déclare et on le paie, l’adversaire réagit, les deux camps utilisent leurs capacités Tactiques, puis les dégâts sont infligés.',
      'A combat goes like this: it is declared and paid, the opponent reacts, both camps use tactical abilities, and then the damage is dealt.',
    ),
    clause(
      'CAN-11.3',
      'Le défenseur peut esquiver pour 2 jetons Viande, sauf si la cible est étourdie ou si le combat ne peut pas être esquivé.',
      'The defender may dodge for 2 meat tokens, unless the target is stunned or the combat cannot be dodged.',
    ),
    clause(
      'CAN-11.4',
      'Capacités Tactiques : celui qui a engagé le combat commence. Les camps alternent ; chacun active une capacité ou passe, jusqu’à ce que les deux aient passé de suite.',
      'Tactical abilities: whoever started the combat begins. The camps alternate; each one activates an ability or passes, until both have passed in a row.',
    ),
    clause(
      'CAN-11.5',
      'Une capacité Tactique agit aussitôt, mais tous les dégâts du combat, directs compris, sont infligés en même temps à la fin.',
      'A tactical ability takes effect at once, but all damage of the combat, direct damage included, is dealt at the same time at its end.',
    ),
    clause(
      'CAN-11.6',
      'Une créature qui va mourir combat et agit donc encore jusqu’à la fin du combat.',
      'A creature that is going to die therefore still fights and acts until the combat is over.',
    ),
    clause(
      'CAN-11.7',
      'Chaque combattant qui n’est pas étourdi inflige à l’autre autant de dégâts que sa force, au même moment.',
      'Each fighter that is not stunned deals as much damage as its strength to the other, at the same moment.',
    ),
    clause(
      'CAN-11.8',
      'Les dégâts se comptent dans cet ordre : force et suppléments, excédent d’une Charge, Loyauté, Feinte, Boucliers, dégâts directs, Armure ; puis on pose les jetons, et les créatures tuées meurent.',
      'Damage is counted in this order: strength and extras, a Charge’s excess, Loyalty, Feint, Shields, direct damage, Armour; then the tokens are placed, and the creatures that were killed die.',
    ),
    clause(
      'CAN-11.9',
      'Les créatures qui ne combattent pas peuvent, elles aussi, utiliser leurs capacités Tactiques pendant le combat.',
      'Creatures that are not fighting may use their tactical abilities during the combat as well.',
    ),
    clause(
      'CAN-11.10',
      'Si l’attaquant ou la cible n’est plus en jeu, ou si l’attaquant est étourdi, le combat n’a pas lieu ; ce qui a été payé est perdu.',
      'If the attacker or the target is no longer in play, or the attacker is stunned, the combat does not take place; what was paid is lost.',
    ),
  ],
};
