import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const rulingsCombat: Chapter = {
  id: 'rulings-combat',
  title: text('Précisions : combat', 'Rulings: combat'),
  clauses: [
    clause(
      'CAN-R.35',
      'Toutes les réactions à une même attaque ont lieu dans une seule fenêtre.',
      'All reactions to one attack happen in a single window.',
    ),
    clause(
      'CAN-R.36',
      'Un Filet ne répond pas à une Action : il n’y a pas d’attaquant.',
      'A Net does not answer an Action: there is no attacker.',
    ),
    clause(
      'CAN-R.37',
      'La créature qui a le Filet et celle qui est attaquée sont dans la même zone ; cela peut être la même. Un Filet joué de la main est considéré comme étant dans la zone attaquée.',
      'The creature with the Net and the one attacked are in the same zone; they may be one and the same. A Net played from the hand counts as being in the zone attacked.',
    ),
    clause(
      'CAN-R.38',
      'Ce qu’une attaque arrêtée par un Filet a coûté est perdu.',
      'What an attack stopped by a Net has cost is lost.',
    ),
    clause(
      'CAN-R.39',
      'Si vous utilisez Échanger sur un Assaut, la remplaçante arrive aussitôt. La première créature subit l’effet de l’Assaut, la remplaçante mène le combat.',
      'If you use Swap on an assault, the new fighter arrives at once. The first creature takes the effect of the assault, the new one fights the combat.',
    ),
    clause(
      'CAN-R.40',
      'N’importe quelle autre de vos créatures peut remplacer celle qui est attaquée, même étourdie. Un Pisteur perd alors cette capacité.',
      'Any other creature of yours may replace the one attacked, even a stunned one. A Tracker loses that ability by it.',
    ),
    clause(
      'CAN-R.41',
      'Une fois que vous avez utilisé Échanger, vous n’esquivez plus, et vous ne pouvez pas échanger une deuxième fois dans la même fenêtre.',
      'Once you have used Swap, you no longer dodge, and you cannot swap a second time in the same window.',
    ),
    clause(
      'CAN-R.42',
      'Si vous utilisez Dans le mille et esquivez ensuite, les dégâts détournés touchent quand même.',
      'If you use Bullseye and dodge afterwards, the redirected damage hits all the same.',
    ),
    clause(
      'CAN-R.43',
      'Tout le tir va à la créature choisie par Dans le mille ; pendant un combat, à la fin de celui-ci. Un seul Dans le mille est possible par capacité.',
      'The whole shot goes to the creature chosen by Bullseye; in a combat, at its end. Only one Bullseye is possible per ability.',
    ),
    clause(
      'CAN-R.44',
      'L’excédent d’une Charge est le total des dégâts moins les points de vie imprimés. On en place autant que possible, sans toucher aux Pisteurs ; le reste est perdu.',
      'A Charge’s excess is the total damage less the printed life. As much of it as possible is placed, sparing Trackers; the rest is lost.',
    ),
    clause(
      'CAN-R.45',
      'Si plusieurs Loyautés protègent le même combattant, la dernière compte. Seules les protections de la créature qui subit les dégâts agissent.',
      'If several Loyalties protect the same fighter, the last one counts. Only the protections of the creature that takes the damage apply.',
    ),
    clause(
      'CAN-R.46',
      'Entrer en Chasse au milieu d’un combat ne déclenche pas de Saut de félin. Y être tirée par un Harpon ou y avancer en payant le déclenche.',
      'Entering Hunt in the middle of a combat triggers no Feline Leap. Being dragged there by a Harpoon or moving there for meat triggers it.',
    ),
    clause(
      'CAN-R.47',
      'Le combat d’un Saut de félin Déclenché peut être esquivé, et sa cible se choisit comme dans tout combat. Le joueur du Saut est celui qui l’engage.',
      'The combat of a triggered Feline Leap can be dodged, and its target is chosen as in any combat. The player of the Leap is the one who starts it.',
    ),
    clause(
      'CAN-R.48',
      'Contre des dégâts de combat subis en dehors d’un combat, l’Armure agit ; la Feinte et le Bouclier, non.',
      'Against combat damage taken outside a combat Armour works; Feint and Shield do not.',
    ),
    clause(
      'CAN-R.49',
      'Dégâts supplémentaires, Bouclier, Feinte et Loyauté ne s’utilisent que pendant un combat. Les tirs s’utilisent aussi pendant votre phase principale.',
      'Extra Damage, Shield, Feint and Loyalty are used only during a combat. Shots are used in your main phase as well.',
    ),
    clause(
      'CAN-R.50',
      'Un combattant étourdi pendant un combat n’y inflige rien.',
      'A fighter that is stunned during a combat deals nothing in it.',
    ),
    clause(
      'CAN-R.56',
      'Le Bouclier ou la Feinte d’une créature qui ne combat pas ne protège qu’elle-même. Seuls les combattants ont des Dégâts supplémentaires.',
      'The Shield or Feint of a creature that is not fighting protects only that creature. Only fighters deal Extra Damage.',
    ),
    clause(
      'CAN-R.57',
      'Esquiver un Sacrifice annule tout son effet.',
      'Dodging a Sacrifice cancels its whole effect.',
    ),
    clause(
      'CAN-R.75',
      'Plusieurs Armures s’utilisent l’une après l’autre, tant qu’il reste des dégâts.',
      'Several Armours are used one after another, as long as there is damage left.',
    ),
    clause(
      'CAN-R.76',
      'Une créature qui arrive à Couvert grâce à Échanger déclenche sa Prolifération de Rats après le combat, mais rien d’autre.',
      'A creature that a Swap brings into Covert triggers its Rat Proliferation after the combat, but nothing else.',
    ),
    clause(
      'CAN-R.77',
      'Seul le camp adverse réagit à une capacité ; ce qu’elle déclenche chez celui qui l’utilise vient après.',
      'Only the opposing camp reacts to an ability; what it triggers for its user comes afterwards.',
    ),
    clause(
      'CAN-R.78',
      'Un Filet n’est pas une esquive : il agit aussi contre une Charge, une Feinte ou un Saut de félin.',
      'A Net is no dodge: it works against a Charge, a Feint and a Leap as well.',
    ),
    clause(
      'CAN-R.79',
      'Après une esquive, personne n’utilise de capacité Tactique.',
      'After a dodge nobody uses tactical abilities.',
    ),
    clause(
      'CAN-R.80',
      'Si un combat est engagé pendant le tour d’un autre joueur, c’est le joueur actif qui défend : il peut esquiver et agit en second.',
      'If a combat is started in another player’s turn, the active player defends: they may dodge, and they act second.',
    ),
    clause(
      'CAN-R.83',
      'Pendant les capacités Tactiques, vous pouvez aussi annoncer que vous passez jusqu’au bout : si vous avez engagé le combat, jusqu’à la fin de ce combat ; sinon, jusqu’à la fin du tour. Si vous engagez plus tard un combat, vous pouvez de nouveau agir.',
      'During the tactical abilities you may also announce that you pass for good: if you started the combat, until it is over; otherwise, until the turn is over. If you start a combat later on, you may act again.',
    ),
    clause(
      'CAN-R.87',
      'Si tous savent que le camp qui a engagé le combat ne peut rien utiliser, et que vous êtes le dernier à réagir et le premier à pouvoir agir, vous répondez en une fois : réagir, agir sans réagir, ou passer pour les deux.',
      'If everybody knows that the camp that started the combat can use nothing, and you are the last to react and the first who may act, you answer once: react, act without reacting, or pass on both.',
    ),
  ],
};
