import type { Chapter } from '../../../table/rulebook.ts';
import { clause, text } from '../../../table/rulebook.ts';

export const rulingsCombat: Chapter = {
  id: 'rulings-combat',
  title: text('Précisions : combat', 'Rulings: combat'),
  clauses: [
    clause(
      'CAN-R.35',
      'Toutes les réactions à une attaque sont dans une même fenêtre.',
      'All reactions to an attack are in one window.',
    ),
    clause(
      'CAN-R.36',
      'Filet ne répond pas à une Action : nul attaquant.',
      'Net does not answer an Action: there is no attacker.',
    ),
    clause(
      'CAN-R.37',
      'Filet et cible sont dans la même zone ; la cible peut le porter ; une Action vaut dans la zone.',
      'Net and target are in the same zone; the target may hold it; an Action counts as there.',
    ),
    clause(
      'CAN-R.38',
      'Ce qu’une attaque prise au filet a coûté est perdu.',
      'What a netted attack has cost is lost.',
    ),
    clause(
      'CAN-R.39',
      'Échanger sur un Assaut : la remplaçante vient aussitôt, l’effet reste à l’originale, le combat est à la remplaçante.',
      'Swap on an assault: the new fighter comes at once, the effect stays on the original, the combat is the new one’s.',
    ),
    clause(
      'CAN-R.40',
      'Toute autre de ses créatures peut remplacer, même étourdie ; un Pisteur y est perdu.',
      'Any other own creature may be swapped in, even a stunned one; a Tracker is lost by it.',
    ),
    clause(
      'CAN-R.41',
      'Après Échanger, plus d’esquive ; un seul par fenêtre.',
      'After a Swap no dodge; only one per window.',
    ),
    clause(
      'CAN-R.42',
      'Dans le mille puis esquive : ses dégâts touchent quand même.',
      'Bullseye and then dodge: its damage hits all the same.',
    ),
    clause(
      'CAN-R.43',
      'Tout le tir va à cette créature, en combat à la fin ; un seul Dans le mille par capacité.',
      'The whole shot goes to that creature, in a combat at its end; one Bullseye per ability.',
    ),
    clause(
      'CAN-R.44',
      'Excédent : total moins vie imprimée ; il se place autant que possible, Pisteurs épargnés ; le reste est perdu.',
      'Excess: total less printed life; it is placed as far as it fits, Trackers spared; the rest is lost.',
    ),
    clause(
      'CAN-R.45',
      'La dernière Loyauté compte ; ce sont les protections de celle qui reçoit qui valent.',
      'The last Loyalty counts; the protections of the one that receives apply.',
    ),
    clause(
      'CAN-R.46',
      'Entrer en Chasse en plein combat ne déclenche pas de Saut ; Harpon et avance payée, si.',
      'Entering Hunt inside a combat triggers no Leap; Harpoon and a paid move do.',
    ),
    clause(
      'CAN-R.47',
      'Un Saut Déclenché s’esquive et vise comme tout combat ; son joueur en est l’initiateur.',
      'A triggered Leap can be dodged and aims like any combat; its player is the initiator.',
    ),
    clause(
      'CAN-R.48',
      'Dégâts de combat hors combat : Armure oui, Feinte et Bouclier non.',
      'Combat damage outside a combat: Armour yes, Feint and Shield no.',
    ),
    clause(
      'CAN-R.49',
      'Supplément, Bouclier, Feinte et Loyauté ne s’utilisent qu’en combat ; les tirs aussi dans sa phase.',
      'Extra Damage, Shield, Feint and Loyalty are for combats only; shots also for the own main phase.',
    ),
    clause(
      'CAN-R.50',
      'Un combattant étourdi en plein combat n’inflige rien.',
      'A fighter stunned in mid-combat deals nothing.',
    ),
    clause(
      'CAN-R.56',
      'Bouclier ou Feinte hors du combat protège cette créature ; le supplément est pour les combattants.',
      'A Shield or Feint outside the combat protects that creature; Extra Damage is for fighters.',
    ),
    clause(
      'CAN-R.57',
      'Esquiver Sacrifice annule tout l’effet.',
      'Dodging Sacrifice cancels the whole effect.',
    ),
    clause(
      'CAN-R.75',
      'Plusieurs Armures s’utilisent l’une après l’autre, tant qu’il reste des dégâts.',
      'Several Armours are used one after another, while damage is left.',
    ),
    clause(
      'CAN-R.76',
      'Échangée vers Couvert, une créature déclenche la Prolifération après le combat ; rien d’autre.',
      'Swapped into Covert, a creature triggers Proliferation after the combat; nothing else.',
    ),
    clause(
      'CAN-R.77',
      'Seul le camp adverse réagit ; ses propres déclencheurs viennent après.',
      'Only the opposing camp reacts; the user’s own triggers come afterwards.',
    ),
    clause(
      'CAN-R.78',
      'Filet n’est pas une esquive : il vaut contre Charge, Feinte et Saut.',
      'Net is no dodge: it works against Charge, Feint and Leap.',
    ),
    clause(
      'CAN-R.79',
      'Après une esquive, pas de Tactiques.',
      'After a dodge there are no tactical abilities.',
    ),
    clause(
      'CAN-R.80',
      'Un combat lancé au tour d’un autre : l’actif défend, peut esquiver, et agit en second.',
      'A combat started in another’s turn: the active player defends, may dodge, and acts second.',
    ),
    clause(
      'CAN-R.83',
      'Aux Tactiques, on peut aussi annoncer que l’on passe jusqu’au bout : qui a engagé le combat, jusqu’à la fin de ce combat ; les autres, jusqu’à la fin du tour. Qui engage ensuite un combat peut de nouveau agir.',
      'In the tactical window a player may also announce passing for good: whoever started the combat, until it is over; anybody else, until the turn is over. Whoever starts a combat later on may act again.',
    ),
  ],
};
