import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const hydra: Chapter = {
  id: 'hydra',
  title: text('Hydre (recommandé)', 'Hydra (recommended)'),
  clauses: [
    clause(
      'UNT-21.1',
      '4 joueurs en deux équipes de 2, ou 6 joueurs en deux équipes de 3.',
      '4 players in two teams of 2, or 6 players in two teams of 3.',
    ),
    clause(
      'UNT-21.2',
      'Chacun choisit 3 factions et en fait son propre deck.',
      'Each player chooses 3 factions and makes their own deck of them.',
    ),
    clause(
      'UNT-21.3',
      'L’équipe partage une seule pile de Forteresses : 4 des 6 de ses membres (équipes de 2) ou 6 des 9 (équipes de 3), dans l’ordre qu’elle décide.',
      'The team shares a single Stronghold pile: 4 of its members’ 6 (teams of 2) or 6 of 9 (teams of 3), in an order the team decides.',
    ),
    clause(
      'UNT-21.4',
      'Chacun a son deck, sa main, sa zone de Soutien et sa zone de Puissance. Personne ne peut se servir de la Puissance, du Soutien ou de la main d’un équipier.',
      'Each member has their own deck, hand, Support zone and Power zone. Nobody may use the Power, the Support or the hand of a team-mate.',
    ),
    clause(
      'UNT-21.5',
      'Départ selon la place (UNT-17.3) : 8 cartes en main pour le premier joueur, 9 pour le deuxième, 10 pour les suivants ; 1 Bonus de Puissance pour chacun, sauf le premier.',
      'Start by seat (UNT-17.3): 8 cards for the start player, 9 for the second player, 10 for the later ones; 1 Bonus Power for each but the start player.',
    ),
    clause(
      'UNT-21.6',
      'Les membres d’une équipe jouent dans le même tour et mêlent leurs actions librement. Les tours alternent entre les équipes.',
      'The members of a team play in the same turn and interleave their actions freely. Turns alternate between the teams.',
    ),
    clause(
      'UNT-21.7',
      'Les équipiers peuvent se parler et tout se dire.',
      'Team-mates may talk and tell each other everything.',
    ),
    clause(
      'UNT-21.8',
      'Quand une Forteresse de l’équipe est détruite, chaque membre pioche 2 cartes pour le Ralliement, que ce soit la première ou non.',
      'When a Stronghold of the team is destroyed, each member draws 2 cards for Rally, whether it is the first or not.',
    ),
    clause(
      'UNT-21.9',
      'Une équipe est éliminée à la destruction de sa dernière Forteresse ; la dernière équipe en jeu gagne.',
      'A team is out when its last Stronghold is destroyed; the last team in the game wins.',
    ),
    clause(
      'UNT-21.10',
      'À six, il faudrait 18 factions et il n’y en a que douze : chaque équipe choisit dans son propre jeu complet (UNT-R.3).',
      'Six players would need 18 factions and there are only twelve: each team chooses from a complete set of its own (UNT-R.3).',
    ),
  ],
};

export const manticore: Chapter = {
  id: 'manticore',
  title: text('Manticore', 'Manticore'),
  clauses: [
    clause('UNT-22.1', '4 joueurs en deux équipes de 2.', '4 players in two teams of 2.'),
    clause(
      'UNT-22.2',
      'L’équipe partage un deck, une zone de Soutien, une zone de Puissance et une pile de Forteresses.',
      'The team shares one deck, one Support zone, one Power zone and one Stronghold pile.',
    ),
    clause(
      'UNT-22.3',
      'Chacun choisit 3 factions ; les cartes des six sont mélangées en un seul deck d’équipe de 90 cartes.',
      'Each member chooses 3 factions; the cards of all six are shuffled into one team deck of 90 cards.',
    ),
    clause(
      'UNT-22.4',
      'Sur ses 6 Forteresses, l’équipe en choisit 4 : celle de départ et les 3 qu’elle place dessous, dans l’ordre.',
      'Of its 6 Strongholds the team chooses 4: the one it starts with and the 3 placed under it, in order.',
    ),
    clause(
      'UNT-22.5',
      'Départ selon la place : 8, 9, 10 et 10 cartes en main ; les places 2, 3 et 4 apportent chacune 1 Bonus de Puissance à leur équipe.',
      'Start by seat: 8, 9, 10 and 10 cards in hand; seats 2, 3 and 4 each bring their team 1 Bonus Power.',
    ),
    clause(
      'UNT-22.6',
      'Les tours alternent entre les équipes et entre les équipiers : A1, B1, A2, B2, puis de nouveau A1.',
      'Turns alternate between the teams and between team-mates: A1, B1, A2, B2, then A1 again.',
    ),
    clause(
      'UNT-22.7',
      'Les équipiers ne se transmettent aucune information et ne parlent pas de stratégie.',
      'Team-mates pass no information to each other and do not talk strategy.',
    ),
    clause(
      'UNT-22.8',
      'L’équipe qui détruit toutes les Forteresses de l’autre gagne.',
      'The team that destroys all Strongholds of the other wins.',
    ),
  ],
};
