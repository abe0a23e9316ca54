import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const soloSetup: Chapter = {
  id: 'solo-setup',
  title: text('Mode solo : mise en place', 'Solo mode: setup'),
  clauses: [
    clause(
      'ROY-16.1',
      'La mise en place est la même qu’à plusieurs, avec les changements ci-dessous.',
      'Setup is the same as with several players, with the changes below.',
    ),
    clause(
      'ROY-16.2',
      'Piochez 4 cartes et étalez-les face visible devant vous.',
      'Draw 4 cards and lay them face up in front of you.',
    ),
    clause(
      'ROY-16.3',
      'Les autres cartes forment la pioche. Sa première carte est révélée à côté d’elle : c’est la carte Bonus de votre adversaire fictif.',
      'The other cards form the draw pile. Its first card is revealed beside it: this is your rival’s bonus card.',
    ),
    clause(
      'ROY-16.4',
      'Vous prenez une Maison ; l’adversaire fictif reçoit les 18 cubes d’une autre.',
      'You take one House; the rival gets the 18 cubes of another.',
    ),
    clause(
      'ROY-16.5',
      'Vous avez tous deux un disque sur la piste de score.',
      'You both have a disc on the score track.',
    ),
    clause(
      'ROY-16.6',
      'Ni les tuiles Premier à Passer ni les renforts ne sont utilisés.',
      'First to Pass tiles and reinforcements are not used.',
    ),
  ],
};

export const soloBefore: Chapter = {
  id: 'solo-before-capital',
  title: text(
    'Mode solo : avant que vous ne revendiquiez une capitale',
    'Solo mode: before you claim a capital',
  ),
  clauses: [
    clause(
      'ROY-17.1',
      'Vous jouez des tours normaux : une revendication ou un ralliement, puis l’adversaire fictif joue, et ainsi de suite en alternance.',
      'You play normal turns: one claim or one rally, then the rival plays, and so on in alternation.',
    ),
    clause(
      'ROY-17.2',
      'L’adversaire fictif a deux façons de jouer : l’une avant, l’autre après le tour où vous prenez une capitale.',
      'The rival plays differently before and after the turn on which you claim a capital.',
    ),
    clause(
      'ROY-17.3',
      'À son tour, une carte est piochée pour lui et jouée, même si le décret du lieu l’interdit. Vous, en revanche, devez toujours respecter les décrets.',
      'On the rival’s turn, one card is drawn for it and played, even if the decree there forbids it. You, however, remain bound by the decrees.',
    ),
    clause(
      'ROY-17.4',
      'L’adversaire fictif pose un cube sur un territoire libre de ce royaume.',
      'The rival places one cube on a free territory of that kingdom.',
    ),
    clause(
      'ROY-17.5',
      'Une carte piochée de valeur 4 à 8 va au royaume qui compte ce nombre de territoires.',
      'A drawn card of value 4 to 8 goes to the kingdom with that number of territories.',
    ),
    clause(
      'ROY-17.6',
      'Un 1, un 2 ou un 3 pioché va au royaume de la dernière carte que vous avez jouée.',
      'A drawn 1, 2 or 3 goes to the kingdom where you played your last card.',
    ),
    clause(
      'ROY-17.7',
      'Première contrainte : l’adversaire fictif ne joue pas dans un royaume où il a déjà 2 cubes de plus que vous.',
      'First constraint: the rival does not play in a kingdom where it already has 2 cubes more than you.',
    ),
    clause(
      'ROY-17.8',
      'Deuxième contrainte : l’adversaire fictif ne revendique pas de capitale.',
      'Second constraint: the rival does not claim a capital.',
    ),
    clause(
      'ROY-17.9',
      'Si le royaume désigné ferait enfreindre une contrainte, on le saute pour le suivant dans le sens des aiguilles d’une montre.',
      'If the designated kingdom would break a constraint, it is skipped for the next one clockwise.',
    ),
    clause(
      'ROY-17.10',
      'Si aucun royaume ne respecte les deux contraintes, on abandonne la première, puis la deuxième s’il le faut encore.',
      'If no kingdom respects both constraints, the first is dropped, then the second if that is still needed.',
    ),
    clause(
      'ROY-17.11',
      'Si cela amène l’adversaire fictif à revendiquer une capitale, il ne joue plus dans cet âge ; vous continuez selon les règles normales jusqu’à ce que vous passiez.',
      'If the rival thereby claims a capital, it plays no more in this age; you go on under the normal rules until you pass.',
    ),
  ],
};

export const soloBonus: Chapter = {
  id: 'solo-bonus',
  title: text(
    'Mode solo : carte Bonus de l’adversaire fictif',
    'Solo mode: the rival’s bonus card',
  ),
  clauses: [
    clause(
      'ROY-18.1',
      'Une fois jouée, la carte piochée pour l’adversaire fictif est comparée à la carte Bonus.',
      'After the card drawn for the rival is played, it is compared with the bonus card.',
    ),
    clause(
      'ROY-18.2',
      'Si elles ont la même espèce ou la même valeur, la carte Bonus est elle aussi jouée aussitôt, selon les mêmes règles de placement, avec un deuxième cube.',
      'If they share species or value, the bonus card is played at once too, by the same placement rules, with a second cube.',
    ),
    clause(
      'ROY-18.3',
      'Une carte Bonus jouée est remplacée.',
      'A bonus card that has been played is replaced.',
    ),
  ],
};

export const soloAfter: Chapter = {
  id: 'solo-after-capital',
  title: text(
    'Mode solo : après votre revendication d’une capitale',
    'Solo mode: after you claim a capital',
  ),
  clauses: [
    clause(
      'ROY-19.1',
      'Vous ne jouez plus dans cet âge ; l’adversaire fictif continue seul, avec les mêmes règles de placement.',
      'You play no more in this age; the rival goes on alone, with the same placement rules.',
    ),
    clause(
      'ROY-19.2',
      'Exception : il revendique une capitale dès qu’il le peut, ce qui met fin à l’âge.',
      'Exception: it claims a capital as soon as it can, which ends the age.',
    ),
    clause(
      'ROY-19.3',
      'Ses 1, ses 2 et ses 3 sont désormais injouables ; d’autres cartes sont piochées à la place.',
      'Its 1s, 2s and 3s are now unplayable; other cards are drawn instead.',
    ),
  ],
};
