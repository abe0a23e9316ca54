import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const soloBattles: Chapter = {
  id: 'solo-battles',
  title: text('Mode solo : résoudre les batailles', 'Solo mode: resolving battles'),
  clauses: [
    clause(
      'ROY-20.1',
      'Si vous et l’adversaire fictif avez le même nombre de cubes, le plus élevé du royaume, une bataille s’engage.',
      'If you and the rival both have the same highest number of cubes in a kingdom, a battle starts.',
    ),
    clause(
      'ROY-20.2',
      'Vous choisissez l’une de vos cartes, puis 3 cartes de la pioche sont révélées pour l’adversaire fictif.',
      'You choose one of your cards, then 3 cards of the draw pile are revealed for the rival.',
    ),
    clause(
      'ROY-20.3',
      'Si une seule d’entre elles bat la vôtre, l’adversaire fictif gagne la bataille et la majorité.',
      'If even one of them beats yours, the rival wins the battle and the majority.',
    ),
    clause(
      'ROY-20.4',
      'Si votre carte les bat toutes, c’est vous qui gagnez.',
      'If your card beats all of them, you win.',
    ),
    clause(
      'ROY-20.5',
      'En cas d’égalité pour la meilleure valeur, vous choisissez une nouvelle carte et 3 autres sont révélées, jusqu’à ce qu’il y ait un vainqueur.',
      'On equality for the best value, you choose a new card and 3 more are revealed, until there is a winner.',
    ),
    clause(
      'ROY-20.6',
      'Après une bataille gagnée, vous défaussez les cartes utilisées et piochez une carte de moins qu’il n’en faudrait pour compléter votre jeu.',
      'After a battle you win, you discard the cards used and draw one fewer than you need to refill.',
    ),
    clause(
      'ROY-20.7',
      'Cet effet se cumule pendant l’âge : après 2 victoires, il ne vous reste que 2 cartes pour une troisième bataille.',
      'This adds up within the age: after 2 wins you have only 2 cards for a third battle.',
    ),
    clause(
      'ROY-20.8',
      'Après une bataille perdue, vous défaussez les cartes utilisées et en piochez autant.',
      'After a battle you lose, you discard the cards used and draw as many.',
    ),
    clause(
      'ROY-20.9',
      'Pour chaque bataille que vous avez perdue dans cet âge, l’adversaire fictif révèle 1 carte de moins dans les batailles suivantes de l’âge (après 2 défaites : 1 seule carte).',
      'For each battle you have lost in this age, the rival reveals 1 card fewer in later battles of the age (after 2 losses: a single card).',
    ),
  ],
};

export const soloEnd: Chapter = {
  id: 'solo-end',
  title: text(
    'Mode solo : fin de l’âge et fin de partie',
    'Solo mode: end of an age and of the game',
  ),
  clauses: [
    clause(
      'ROY-21.1',
      'Entre deux âges, le suivant se prépare comme d’habitude.',
      'Between ages, the next one is prepared as usual.',
    ),
    clause(
      'ROY-21.2',
      'Si l’adversaire fictif a un cube sur une capitale, ce cube rejoint un conseil, comme les vôtres.',
      'If the rival has a cube on a capital, it moves to a council seat, like yours.',
    ),
    clause('ROY-21.3', 'Piochez jusqu’à avoir 4 cartes.', 'Draw until you have 4 cards.'),
    clause(
      'ROY-21.4',
      'Les cartes des colonnes sont mélangées et glissées sous la pioche, afin qu’elles ne se mêlent pas à la carte Bonus.',
      'The cards of the columns are shuffled and put under the draw pile, so that they are not mixed up with the bonus card.',
    ),
    clause(
      'ROY-21.5',
      'Après l’âge III, vous gagnez si vous avez strictement plus de points que l’adversaire fictif.',
      'After age III, you win if you have strictly more points than the rival.',
    ),
    clause(
      'ROY-21.6',
      'Avec moins de points, ou à égalité, vous perdez.',
      'With fewer points, or on a tie, you lose.',
    ),
  ],
};

export const soloLevels: Chapter = {
  id: 'solo-levels',
  title: text('Mode solo : régler la difficulté', 'Solo mode: setting the difficulty'),
  clauses: [
    clause(
      'ROY-22.1',
      'Facile : aucune carte Bonus n’est utilisée.',
      'Easy: no bonus card is used.',
    ),
    clause(
      'ROY-22.2',
      'Facile : en contrepartie, l’adversaire fictif ouvre chaque âge.',
      'Easy: in return, the rival opens every age.',
    ),
    clause(
      'ROY-22.3',
      'Facile : si sa première carte est un 1, un 2 ou un 3, elle va à Givremont, le royaume de 4 territoires.',
      'Easy: if its first card is a 1, 2 or 3, it goes to Frostpeak, the kingdom of 4 territories.',
    ),
    clause(
      'ROY-22.4',
      'Moyen : la carte Bonus n’est jouée que si elle a la même espèce que la carte qui vient d’être jouée.',
      'Medium: the bonus card is played only if it shares the species of the card just played.',
    ),
    clause(
      'ROY-22.5',
      'Difficile : l’adversaire fictif révèle 4 cartes au lieu de 3 dans les batailles.',
      'Hard: the rival reveals 4 cards instead of 3 in battles.',
    ),
    clause(
      'ROY-22.6',
      'Expert : les règles normales s’appliquent, avec une deuxième carte Bonus.',
      'Expert: the normal rules apply, with a second bonus card.',
    ),
    clause(
      'ROY-22.7',
      'Expert : si les deux cartes Bonus pouvaient être jouées au même tour, une seule l’est, à votre choix.',
      'Expert: if both bonus cards could be played on the same turn, only one is, of your choice.',
    ),
  ],
};
