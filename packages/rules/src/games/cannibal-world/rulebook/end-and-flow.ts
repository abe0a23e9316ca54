import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const faq: Chapter = {
  id: 'faq',
  title: text('Questions fréquentes', 'Frequent questions'),
  clauses: [
    clause(
      'CAN-21.1',
      'Puis-je activer une capacité dont une partie est impossible ? Oui, cette partie est ignorée. Mais une action impossible ne peut pas être payée.',
      'May I activate an ability though a part of it is impossible? Yes, that part is ignored. But an impossible action cannot be paid for.',
    ),
    clause(
      'CAN-21.2',
      'Une Armure 2 qui empêche 1 dégât peut-elle en empêcher un autre plus tard ? Non : elle est utilisée, et le point de trop est perdu.',
      'Can an Armour 2 that prevents 1 damage prevent another one later? No: it is used up, and the point too many is lost.',
    ),
    clause(
      'CAN-21.3',
      'Si je n’esquive pas un Assaut, puis-je esquiver le combat ? Oui, sauf si l’effet de l’Assaut l’empêche. Vous pouvez aussi esquiver les deux, pour 2 jetons Viande chaque fois.',
      'If I do not dodge an assault, may I dodge the combat? Yes, unless the assault’s effect prevents it. You may also dodge both, for 2 meat tokens each time.',
    ),
    clause(
      'CAN-21.4',
      'Puis-je empêcher les dégâts d’un Assaut ? Seulement avec des capacités Déclenchées.',
      'May I prevent the damage of an assault? Only with triggered abilities.',
    ),
    clause(
      'CAN-21.5',
      'Puis-je utiliser une capacité Déclenchée sur un Assaut esquivé ? Pas une Armure, faute de dégâts ; Dans le mille, oui.',
      'May I use a triggered ability on an assault that was dodged? Not Armour, as there is no damage; Bullseye, yes.',
    ),
    clause(
      'CAN-21.6',
      'Si je passe, puis-je agir plus tard dans le même combat ? Oui, tant que les deux camps n’ont pas passé de suite.',
      'If I pass, may I act later in the same combat? Yes, as long as both camps have not passed in a row.',
    ),
    clause(
      'CAN-21.7',
      'Un Assaut détourné par Dans le mille est-il suivi d’un combat ? Oui : les deux créatures d’origine combattent, si elles sont encore en vie.',
      'Is an assault that Bullseye has redirected followed by a combat? Yes: the two original creatures fight, if they are still alive.',
    ),
    clause(
      'CAN-21.8',
      'Et une Feinte contre une Charge canine ? La créature qui feint ne subit rien, mais l’excédent se répartit quand même.',
      'And a Feint against a Canine Charge? The feinting creature takes nothing, but the excess is divided all the same.',
    ),
    clause(
      'CAN-21.9',
      'Ma faction est épuisée : dois-je utiliser mes capacités ? Non. Mais vous devez jouer des créatures, avancer et attaquer, jusqu’à un pillage ou jusqu’à ne plus avoir de Viande.',
      'My faction is exhausted: do I have to use my abilities? No. But you have to play creatures, move and attack, until you pillage or have no meat left.',
    ),
  ],
};

export const end: Chapter = {
  id: 'end',
  title: text('Fin de partie', 'End of the game'),
  clauses: [
    clause(
      'CAN-22.1',
      'La partie finit par la victoire d’un camp (pillage, élimination, abandon) ou par un nul (Pyrrhus, élimination des deux camps, limite de tours).',
      'The game ends with the victory of a camp (pillage, elimination, surrender) or in a draw (Pyrrhic victory, both camps eliminated, turn limit).',
    ),
    clause(
      'CAN-22.2',
      'Le vainqueur est premier, le perdant deuxième ; après un nul, tous sont premiers. Les coéquipiers partagent leur rang.',
      'The winner is first, the loser second; after a draw all are first. Partners share their rank.',
    ),
    clause(
      'CAN-22.3',
      'Un joueur qui abandonne fait perdre son camp, sans vérification de Pyrrhus. En tournoi, on peut n’abandonner qu’une seule partie.',
      'A player who gives up makes their camp lose, without a Pyrrhic check. In a tournament one may give up just a single game.',
    ),
  ],
};

export const engine: Chapter = {
  id: 'engine',
  title: text('Le déroulement', 'How play flows'),
  clauses: [
    clause(
      'CAN-23.1',
      'Chaque action est entièrement résolue avant la suivante. La victoire est vérifiée après chaque série de dégâts et après chaque résolution complète, pioches comprises.',
      'Each action is completely resolved before the next one. Victory is checked each time damage has been dealt and after each complete resolution, draws included.',
    ),
    clause(
      'CAN-23.2',
      'Une activation suit cet ordre : on vérifie qu’elle est permise, on paie, on choisit les cibles, Pisteur est perdu, les autres réagissent, l’effet a lieu, les créatures tuées meurent, on peut recharger, puis vient le combat éventuel.',
      'An activation follows this order: it is checked to be legal, it is paid, targets are chosen, Tracker is lost, the others react, the effect happens, creatures that were killed die, a Recharge is possible, and then comes the combat, if any.',
    ),
    clause(
      'CAN-23.3',
      'Face à un combat ou à un Assaut, le camp attaqué a une seule fenêtre pour réagir : passer, Filet, Dans le mille, esquiver ou Échanger.',
      'Facing a combat or an assault, the camp attacked has a single window to react: pass, Net, Bullseye, dodge or Swap.',
    ),
    clause(
      'CAN-23.4',
      'Le combat qui suit un Assaut ouvre sa propre fenêtre.',
      'The combat that follows an assault opens a window of its own.',
    ),
    clause(
      'CAN-23.5',
      'Pour les autres dégâts directs, Dans le mille se propose entre le choix des cibles et l’effet.',
      'For other direct damage Bullseye is offered between the choice of targets and the effect.',
    ),
    clause(
      'CAN-23.6',
      'Jouer les deux capacités d’une Action ne compte que pour une activation.',
      'Playing both abilities of an Action counts as a single activation.',
    ),
    clause(
      'CAN-23.7',
      'L’excédent d’une Charge se répartit avant les Armures. Celles-ci se proposent créature par créature, en commençant par le camp attaquant.',
      'A Charge’s excess is divided before Armour. Armour is offered creature by creature, beginning with the attacking camp.',
    ),
    clause(
      'CAN-23.8',
      'Les capacités Déclenchées par une entrée attendent la fin de l’action ; leur joueur en choisit l’ordre.',
      'Abilities triggered by entering wait for the end of the action; their player chooses the order.',
    ),
    clause(
      'CAN-23.9',
      'Une fenêtre n’est sautée que pour des raisons que tout le monde voit, jamais à cause de ce qu’une main contient.',
      'A window is skipped only for reasons that everybody can see, never because of what a hand holds.',
    ),
    clause(
      'CAN-23.10',
      'Un joueur sans Viande passe d’office son tour de capacités Tactiques.',
      'A player without meat passes the tactical window automatically.',
    ),
    clause(
      'CAN-23.11',
      'Un joueur qui passe est annoncé de la même façon, quelle qu’en soit la raison.',
      'A player who passes is announced in the same way, whatever the reason.',
    ),
    clause(
      'CAN-23.12',
      'Un joueur passe lui-même une fenêtre qui dépend de sa main, même sans autre choix : ainsi, ni la fenêtre ni sa durée ne révèlent rien.',
      'A player passes a window that depends on their hand in person, even without another choice: so neither the window nor its length gives anything away.',
    ),
  ],
};
