import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const multiplayer: Chapter = {
  id: 'multiplayer',
  title: text('À plus de deux', 'More than two players'),
  clauses: [
    clause(
      'UNT-17.1',
      'De 3 à 6 joueurs, chacun pour soi : Chasseur, La Loi du plus Fort, Alpha. En équipes : Hydre (4 ou 6 joueurs), Manticore (4 joueurs). Tout ce qu’un mode ne change pas reste valable.',
      'With 3 to 6 players, each for oneself: Hunter, Survival, Alpha. In teams: Hydra (4 or 6 players), Manticore (4 players). Whatever a mode does not change still applies.',
    ),
    clause(
      'UNT-17.2',
      'À plus de trois, il faut les factions de l’extension. Mieux vaut ne pas dépasser quatre joueurs.',
      'More than three players need the factions of the expansion. Four players are the recommended maximum.',
    ),
    clause(
      'UNT-17.3',
      'Le troisième joueur dans l’ordre du tour, et chacun des suivants, commence avec 10 cartes et 1 Bonus de Puissance.',
      'The third player in turn order, and each later one, starts with 10 cards and 1 Bonus Power.',
    ),
    clause(
      'UNT-17.4',
      'Choix des factions à trois : les places 1, 2 et 3 prennent 1, 1 et 2 factions, puis 2, 2 et 1 (UNT-R.1).',
      'Choosing factions with three players: seats 1, 2 and 3 take 1, 1 and 2 factions, then 2, 2 and 1 (UNT-R.1).',
    ),
    clause(
      'UNT-17.5',
      'À quatre : les places 1 à 4 prennent 1, 1, 2 et 2 factions, puis 2, 2, 1 et 1.',
      'With four players: seats 1 to 4 take 1, 1, 2 and 2 factions, then 2, 2, 1 and 1.',
    ),
  ],
};

export const hunter: Chapter = {
  id: 'hunter',
  title: text('Chasseur (recommandé)', 'Hunter (recommended)'),
  clauses: [
    clause(
      'UNT-18.1',
      '3 joueurs ou plus, chacun pour soi.',
      '3 or more players, each for oneself.',
    ),
    clause(
      'UNT-18.2',
      'La seule Forteresse que vos Animaux peuvent attaquer est la Forteresse actuelle du joueur à votre gauche, celui qui joue après vous.',
      'The only Stronghold your Animals may attack is the current Stronghold of the player to your left, who plays after you.',
    ),
    clause(
      'UNT-18.3',
      'Ils peuvent attaquer les Animaux de n’importe quel adversaire.',
      'They may attack the Animals of any opponent.',
    ),
    clause(
      'UNT-18.4',
      'Le premier qui bat un autre joueur gagne aussitôt la partie.',
      'The first to beat another player wins the game at once.',
    ),
  ],
};

export const survival: Chapter = {
  id: 'survival',
  title: text('La Loi du plus Fort', 'Survival'),
  clauses: [
    clause(
      'UNT-19.1',
      '3 joueurs ou plus, chacun pour soi : vous pouvez attaquer la Forteresse et les Animaux de n’importe quel adversaire.',
      '3 or more players, each for oneself: you may attack the Stronghold and the Animals of any opponent.',
    ),
    clause(
      'UNT-19.2',
      'Le dernier joueur encore dans la partie gagne.',
      'The last player still in the game wins.',
    ),
  ],
};

export const alpha: Chapter = {
  id: 'alpha',
  title: text('Alpha', 'Alpha'),
  clauses: [
    clause(
      'UNT-20.1',
      '3 joueurs ou plus : l’un d’eux est l’Alpha, les autres cherchent à le battre.',
      '3 or more players: one of them is the Alpha, the others try to beat the Alpha.',
    ),
    clause(
      'UNT-20.2',
      'Chaque Forteresse de l’Alpha a une Santé de 14.',
      'Each Stronghold of the Alpha has a Health of 14.',
    ),
    clause(
      'UNT-20.3',
      'L’Alpha peut jouer une carte en tant que Puissance deux fois par tour.',
      'The Alpha may play a card as Power twice per turn.',
    ),
    clause(
      'UNT-20.4',
      'L’Alpha peut avoir jusqu’à 10 Puissances.',
      'The Alpha may have up to 10 Power.',
    ),
    clause(
      'UNT-20.5',
      'À l’étape 2 de l’Entretien, l’Alpha pioche 2 cartes, plus 1 par adversaire.',
      'In step 2 of Maintenance, the Alpha draws 2 cards, plus 1 per opponent.',
    ),
    clause(
      'UNT-20.6',
      'À l’étape 3, l’Alpha pose 1 carte de sa main par adversaire dans sa zone de Soutien.',
      'In step 3, the Alpha puts 1 card from their hand per opponent into their Support zone.',
    ),
    clause(
      'UNT-20.7',
      'L’Alpha est toujours le premier joueur.',
      'The Alpha is always the start player.',
    ),
    clause(
      'UNT-20.8',
      'L’Alpha gagne en battant tous ses adversaires ; les autres gagnent ensemble en battant l’Alpha.',
      'The Alpha wins by beating all opponents; the others win together by beating the Alpha.',
    ),
  ],
};
