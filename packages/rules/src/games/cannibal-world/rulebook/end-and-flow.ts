import type { Chapter } from '../../../table/rulebook.ts';
import { clause, text } from '../../../table/rulebook.ts';

export const faq: Chapter = {
  id: 'faq',
  title: text('Questions fréquentes', 'Frequent questions'),
  clauses: [
    clause(
      'CAN-21.1',
      'On peut activer une capacité dont une partie est impossible ; une action impossible ne se paie pas.',
      'An ability may be activated though a part of it is impossible; an impossible action cannot be paid.',
    ),
    clause(
      'CAN-21.2',
      'Armure 2 contre 1 dégât est utilisée ; le point de trop est perdu.',
      'Armour 2 against 1 damage is used up; the point too many is lost.',
    ),
    clause(
      'CAN-21.3',
      'Après un Assaut non esquivé, on peut esquiver le combat, sauf si l’effet l’empêche ; esquiver les deux coûte 2 + 2.',
      'After an assault that was not dodged the combat may be dodged, unless the effect forbids it; dodging both costs 2 + 2.',
    ),
    clause(
      'CAN-21.4',
      'Seules les Déclenchées empêchent les dégâts d’un Assaut.',
      'Only triggered abilities prevent an assault’s damage.',
    ),
    clause(
      'CAN-21.5',
      'Sur un Assaut esquivé, pas d’Armure ; Dans le mille reste possible.',
      'On a dodged assault no Armour; a Bullseye stays possible.',
    ),
    clause(
      'CAN-21.6',
      'Passer n’empêche pas d’agir plus tard dans le même combat.',
      'A pass does not bar acting later in the same combat.',
    ),
    clause(
      'CAN-21.7',
      'Après Dans le mille sur un Assaut, la paire d’origine combat si les deux vivent.',
      'After a Bullseye on an assault the original pair fights if both live.',
    ),
    clause(
      'CAN-21.8',
      'Feinte contre Charge : ses propres dégâts sont empêchés, l’excédent se répartit quand même.',
      'Feint against a Charge: its own damage is prevented, the excess still spreads.',
    ),
    clause(
      'CAN-21.9',
      'Épuisé : pas obligé d’user de capacités, mais de jouer, avancer, attaquer, jusqu’au pillage ou sans Viande.',
      'Exhausted: no need to use abilities, but to play, move and attack, until a pillage or without meat.',
    ),
  ],
};

export const end: Chapter = {
  id: 'end',
  title: text('Fin de partie', 'End of the game'),
  clauses: [
    clause(
      'CAN-22.1',
      'La partie finit par un camp vainqueur (pillage, élimination, abandon) ou nulle (Pyrrhus, élimination double, limite de tours).',
      'The game ends with a winning camp (pillage, elimination, surrender) or in a draw (Pyrrhic, both eliminated, turn limit).',
    ),
    clause(
      'CAN-22.2',
      'Vainqueur 1, perdant 2 ; nulle, tous 1. Les coéquipiers partagent leur rang.',
      'Winner 1, loser 2; in a draw all 1. Partners share the rank.',
    ),
    clause(
      'CAN-22.3',
      'Qui abandonne perd, avec son camp, sans Pyrrhus. En tournoi on peut n’abandonner qu’une partie.',
      'Whoever gives up loses, with the camp, without a Pyrrhic check. In a tournament one may give up a single game.',
    ),
  ],
};

export const engine: Chapter = {
  id: 'engine',
  title: text('Le déroulement', 'How play flows'),
  clauses: [
    clause(
      'CAN-23.1',
      'Chaque action est entièrement résolue avant la suivante ; la victoire est vérifiée après chaque événement de dégâts et chaque résolution complète, pioches comprises.',
      'Each action is completely resolved before the next; victory is checked after each damage event and each complete resolution, draws included.',
    ),
    clause(
      'CAN-23.2',
      'Activation : légalité, paiement, cibles, Pisteur perdu, réactions, effet, morts, Recharger, combat qui suit.',
      'Activation: legality, payment, targets, Tracker lost, reactions, effect, deaths, Recharge, the combat that follows.',
    ),
    clause(
      'CAN-23.3',
      'Face à un combat ou à un Assaut, le camp défenseur a une fenêtre : passer, Filet, Dans le mille, esquiver, Échanger.',
      'For a combat or an assault the defending camp has one window: pass, Net, Bullseye, dodge, Swap.',
    ),
    clause(
      'CAN-23.4',
      'Le combat après un Assaut ouvre sa propre fenêtre.',
      'The combat after an assault opens its own window.',
    ),
    clause(
      'CAN-23.5',
      'Autres dégâts directs : la fenêtre de Dans le mille, entre cibles et effet.',
      'Other direct damage: the Bullseye window, between targets and effect.',
    ),
    clause(
      'CAN-23.6',
      'Jouer les deux capacités d’une Action compte comme une activation.',
      'Playing both abilities of an Action counts as one activation.',
    ),
    clause(
      'CAN-23.7',
      'L’excédent d’une Charge se répartit avant les Armures ; celles-ci se proposent créature par créature, le camp attaquant d’abord.',
      'A Charge’s excess is spread before Armour; Armour is offered creature by creature, the attacking camp’s first.',
    ),
    clause(
      'CAN-23.8',
      'Les déclencheurs d’entrée attendent la fin de l’action ; leur joueur en choisit l’ordre.',
      'Triggers of entering wait for the end of the action; their player chooses the order.',
    ),
    clause(
      'CAN-23.9',
      'Une fenêtre n’est sautée que sur des faits publics, jamais d’après une main.',
      'A window is skipped only on public facts, never for what a hand holds.',
    ),
    clause(
      'CAN-23.10',
      'Sans Viande, on passe d’office aux Tactiques.',
      'Without meat a player passes the tactical window by itself.',
    ),
    clause(
      'CAN-23.11',
      'Passer se dit de la même façon, quelle qu’en soit la raison.',
      'A pass is told alike, whatever its reason.',
    ),
    clause(
      'CAN-23.12',
      'Même sans autre choix, on passe soi-même une fenêtre qui dépend de la main : ni elle ni sa durée ne disent rien.',
      'Even without another choice a player passes a window that depends on the hand in person: neither it nor the time it takes tells anything.',
    ),
  ],
};
