import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const attack: Chapter = {
  id: 'attack',
  title: text('Attaque : qui, quoi', 'Attack: who and whom'),
  clauses: [
    clause(
      'UNM-8.1',
      'Il faut une carte d’attaque en main (attaque ou polyvalente).',
      'An attack needs an attack card in hand (attack or versatile).',
    ),
    clause('UNM-8.2', 'Il faut une cible valable.', 'It needs a valid target.'),
    clause(
      'UNM-8.3',
      'En mêlée, on ne vise qu’un ennemi sur une case adjacente, quelle que soit la zone.',
      'A melee fighter targets only an enemy on an adjacent space, whatever the zone.',
    ),
    clause(
      'UNM-8.4',
      'À distance, on vise un ennemi sur n’importe quelle case de ses zones.',
      'A ranged fighter targets an enemy on any space of its zones.',
    ),
    clause(
      'UNM-8.5',
      'Au choix de la table : c’est là toute sa portée, ou il vise aussi un ennemi adjacent hors de ses zones.',
      'As the table chose: that is its whole reach, or it may also target an adjacent enemy outside its zones.',
    ),
    clause(
      'UNM-8.6',
      'On annonce quel combattant attaque quel ennemi.',
      'It is announced which fighter attacks which enemy.',
    ),
    clause(
      'UNM-8.7',
      'L’attaque est possible quand un même combattant a une cible et une carte qu’il peut jouer.',
      'An attack is possible when one and the same fighter has a target and a card it may use.',
    ),
    clause('UNM-8.8', 'On n’attaque jamais un allié.', 'Friends are never attacked.'),
  ],
};

export const commit: Chapter = {
  id: 'commit',
  title: text('Combat : cartes face cachée', 'Combat: cards face down'),
  clauses: [
    clause(
      'UNM-9.1',
      'L’attaquant choisit une carte d’attaque et la pose face cachée.',
      'The attacker chooses an attack card and lays it face down.',
    ),
    clause(
      'UNM-9.2',
      'Le défenseur peut poser une carte de défense, face cachée.',
      'The defender may lay a defense card face down.',
    ),
    clause(
      'UNM-9.3',
      'Chaque carte doit pouvoir être jouée par son combattant.',
      'Each card must be usable by its fighter.',
    ),
    clause(
      'UNM-9.4',
      'Une carte polyvalente sert d’attaque ou de défense.',
      'A versatile card serves as attack or as defense.',
    ),
    clause('UNM-9.5', 'Les cartes sont révélées ensemble.', 'The cards are revealed together.'),
    clause(
      'UNM-9.6',
      'Le défenseur décide en connaissant l’attaquant, la cible et le nombre de cartes posées, pas lesquelles.',
      'The defender decides knowing attacker, target and how many cards lie there, not which.',
    ),
    clause(
      'UNM-9.7',
      'Une pure attaque ne défend pas, une pure défense n’attaque pas, un stratagème ne fait ni l’un ni l’autre.',
      'A pure attack never defends, a pure defense never attacks, a scheme does neither.',
    ),
    clause(
      'UNM-9.8',
      'L’attaque est engagée dès que la question est posée au défenseur.',
      'The attack stands once the defender is asked.',
    ),
    clause(
      'UNM-9.9',
      'Jusqu’à la fin du combat, ses cartes ne sont ni en main, ni en pioche, ni en défausse.',
      'Until the combat is over its cards are in no hand, deck or discard.',
    ),
  ],
};

export const combat: Chapter = {
  id: 'combat',
  title: text('Combat : résolution', 'Combat: resolution'),
  clauses: [
    clause(
      'UNM-10.1',
      'À chaque moment, l’effet du défenseur d’abord, puis celui de l’attaquant.',
      'At each moment the defender’s effect first, then the attacker’s.',
    ),
    clause(
      'UNM-10.2',
      'Chaque carte dit à quel moment vient chaque effet.',
      'Each card states the moment of each effect.',
    ),
    clause(
      'UNM-10.3',
      'Avant les dégâts : immédiatement, puis pendant le combat.',
      'Before damage: immediately, then during combat.',
    ),
    clause(
      'UNM-10.4',
      'Sans carte de défense, toute l’attaque est subie. Exemple : 11 points de vie, attaque 4, il en reste 7.',
      'Without a defense card the whole attack is taken. Example: 11 health, attack 4 leaves 7.',
    ),
    clause(
      'UNM-10.5',
      'Une carte de défense réduit les dégâts. Exemple : 11 points de vie, attaque 4, défense 3, il en reste 10.',
      'A defense card reduces the damage. Example: 11 health, attack 4, defense 3 leaves 10.',
    ),
    clause(
      'UNM-10.6',
      'Les effets d’après combat ont lieu même si le combattant adverse est vaincu.',
      'After-combat effects resolve even if the opposing fighter was defeated.',
    ),
    clause(
      'UNM-10.7',
      'Puis viennent les capacités de héros qui suivent un combat (aucune dans cette boîte).',
      'Then hero abilities that follow a combat resolve (none in this box).',
    ),
    clause(
      'UNM-10.8',
      'Puis les cartes jouées vont à leurs défausses.',
      'Then the played cards go to their discards.',
    ),
    clause(
      'UNM-10.9',
      'L’attaquant gagne si l’attaque a infligé au moins 1 dégât de combat ; sinon, égalité comprise, le défenseur gagne. C’est fixé au moment des dégâts.',
      'The attacker has won if the attack dealt at least 1 combat damage; else, ties included, the defender has. This is fixed when damage is dealt.',
    ),
    clause(
      'UNM-10.10',
      'Dégâts de combat : l’attaque moins la défense, 0 au moins. Un surplus de défense ne fait rien.',
      'Combat damage is attack minus defense, at least 0. Surplus defense does nothing.',
    ),
    clause(
      'UNM-10.11',
      'Une valeur est une base plus des ajouts, 0 au moins. La base est imprimée, ou fixée par un effet.',
      'A value is a base plus additions, at least 0. The base is printed, or set by an effect.',
    ),
    clause(
      'UNM-10.12',
      'Les dégâts de combat sont appliqués et les défaites vérifiées avant les effets d’après combat.',
      'Combat damage is applied and defeats are checked before after-combat effects.',
    ),
    clause(
      'UNM-10.13',
      'Les dégâts d’un effet ne sont pas des dégâts de combat et ne changent pas le vainqueur.',
      'Damage by effects is not combat damage and never changes who won.',
    ),
    clause(
      'UNM-10.14',
      'L’effet d’après combat d’un combattant vaincu a lieu aussi ; mais un combattant qui n’est plus sur le plateau n’est ni déplacé, ni soigné, ni blessé.',
      'After-combat effects of a defeated fighter’s card resolve too; but a fighter off the board is neither moved, healed nor hurt.',
    ),
    clause(
      'UNM-10.15',
      'Quand la partie se termine pendant un combat, le reste n’a pas lieu.',
      'When the game ends during a combat, the rest does not happen.',
    ),
    clause(
      'UNM-10.16',
      'Plusieurs effets d’une armée au même moment : elle choisit l’ordre.',
      'Several effects of one army at one moment: that army orders them.',
    ),
  ],
};

export const boosts: Chapter = {
  id: 'boosts',
  title: text('Boosts d’attaque et annulations', 'Attack boosts and cancelling'),
  clauses: [
    clause(
      'UNM-11.1',
      'On ne booste une attaque que si une capacité ou une carte le permet.',
      'An attack is boosted only where an ability or card grants it.',
    ),
    clause(
      'UNM-11.2',
      'Le boost s’ajoute à l’attaque ; le reste de la carte ne compte pas.',
      'The boost is added to the attack; the rest of the card is ignored.',
    ),
    clause(
      'UNM-11.3',
      'Plusieurs boosts permis s’ajoutent, une carte chacun.',
      'Several granted boosts add up, one card each.',
    ),
    clause(
      'UNM-11.4',
      'Un boost permis par une carte est choisi pendant le combat, face visible, et défaussé aussitôt.',
      'A boost granted by a card is chosen during combat, face up, and discarded at once.',
    ),
    clause(
      'UNM-11.5',
      'Annuler supprime tous les effets de la carte adverse qui n’ont pas encore eu lieu.',
      'Cancelling removes every effect of the opposing card that has not resolved yet.',
    ),
    clause(
      'UNM-11.6',
      'Valeur imprimée, type, bannière et capacités de héros ne sont pas des effets : ils restent.',
      'Printed value, type, banner and hero abilities are not effects: they stay.',
    ),
    clause(
      'UNM-11.7',
      'Deux Feintes : celle du défenseur agit d’abord et annule l’autre.',
      'Two Feints: the defender’s resolves first and cancels the other.',
    ),
    clause(
      'UNM-11.8',
      'Une Feinte sans carte en face ne fait rien.',
      'A Feint against no card does nothing.',
    ),
  ],
};
