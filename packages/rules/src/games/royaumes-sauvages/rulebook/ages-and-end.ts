import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const councils: Chapter = {
  id: 'councils',
  title: text('Conseils', 'Councils'),
  clauses: [
    clause(
      'ROY-12.1',
      'Chaque royaume possède 2 places au conseil, appelées conseils.',
      'Each kingdom has 2 council seats.',
    ),
    clause(
      'ROY-12.2',
      'À la fin des âges I et II, après le décompte, chaque cube posé sur une capitale rejoint un conseil libre du même royaume.',
      'At the end of ages I and II, after scoring, each cube on a capital moves to a free council seat of the same kingdom.',
    ),
    clause(
      'ROY-12.3',
      'Les cubes des conseils y restent jusqu’à la fin de la partie et comptent dans toutes les majorités suivantes.',
      'Cubes on council seats stay there for the rest of the game and count in all later majorities.',
    ),
  ],
};

export const newAge: Chapter = {
  id: 'new-age',
  title: text('Préparation du nouvel âge', 'Preparing a new age'),
  clauses: [
    clause(
      'ROY-13.1',
      'Reprenez tous vos cubes, sauf ceux qui siègent aux conseils.',
      'Take back all your cubes except those on council seats.',
    ),
    clause('ROY-13.2', 'Vous conservez vos 4 cartes.', 'You keep your 4 cards.'),
    clause(
      'ROY-13.3',
      'Toutes les cartes des cinq colonnes sont défaussées.',
      'All the cards of the five columns are discarded.',
    ),
    clause(
      'ROY-13.4',
      'La pioche et la défausse sont mélangées ensemble pour former une nouvelle pioche.',
      'The draw pile and the discard pile are shuffled together into a new draw pile.',
    ),
    clause(
      'ROY-13.5',
      'Les 5 décrets quittent la partie et 5 nouveaux sont piochés, un par royaume.',
      'The 5 decrees leave the game and 5 new ones are drawn, one per kingdom.',
    ),
  ],
};

export const firstPlayer: Chapter = {
  id: 'first-player',
  title: text('Changement de premier joueur', 'Change of first player'),
  clauses: [
    clause(
      'ROY-14.1',
      'Le nouvel âge s’ouvre par le tour de qui a le moins de points sur la piste de score.',
      'Whoever has the fewest points on the score track starts the new age.',
    ),
    clause(
      'ROY-14.2',
      'En cas d’égalité, commence qui a revendiqué une capitale en premier durant l’âge précédent.',
      'On a tie, the one who claimed a capital first in the previous age starts.',
    ),
  ],
};

export const gameEnd: Chapter = {
  id: 'game-end',
  title: text('Fin de partie', 'End of the game'),
  clauses: [
    clause(
      'ROY-15.1',
      'La partie se termine après le décompte de l’âge III.',
      'The game ends after the scoring of age III.',
    ),
    clause(
      'ROY-15.2',
      'Les tuiles Premier à Passer sont révélées et ajoutées au score de leurs propriétaires.',
      'First to Pass tiles are revealed and added to their owners’ scores.',
    ),
    clause(
      'ROY-15.3',
      'Le plus haut total l’emporte, une fois comptés les renforts restants (ROY-10.21).',
      'The highest total wins, once the remaining reinforcements are counted (ROY-10.21).',
    ),
    clause(
      'ROY-15.4',
      'En cas d’égalité, les joueurs concernés comparent les capitales qu’ils ont revendiquées durant l’âge III : celle du plus grand royaume donne la victoire.',
      'On a tie, the players concerned compare the capitals they claimed in age III: the one in the largest kingdom gives the win.',
    ),
    clause(
      'ROY-15.5',
      'Si aucun des joueurs à égalité n’a de cube sur une capitale, ils partagent la victoire.',
      'If none of the tied players has a cube on a capital, they share the victory.',
    ),
  ],
};
