import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const battles: Chapter = {
  id: 'battles',
  title: text('Batailles', 'Battles'),
  clauses: [
    clause(
      'ROY-10.1',
      'Seule une égalité pour le plus grand nombre de cubes déclenche une bataille entre les joueurs concernés, les combattants. Les égalités pour les places suivantes n’en déclenchent jamais.',
      'Only a tie for the most cubes starts a battle, between the players concerned: the fighters. Ties for lower places never do.',
    ),
    clause(
      'ROY-10.2',
      'Chaque combattant choisit en secret une carte de sa main ; toutes sont révélées en même temps.',
      'Each fighter secretly chooses one card from their hand; all are revealed together.',
    ),
    clause(
      'ROY-10.3',
      'La carte de plus haute valeur gagne. Seule exception : un 1 bat un 8.',
      'The highest value wins, with one exception: a 1 beats an 8.',
    ),
    clause(
      'ROY-10.4',
      'Si vous gagnez la bataille, vous remportez la tuile Majorité et ses points.',
      'If you win the battle, you take the majority tile and its points.',
    ),
    clause(
      'ROY-10.5',
      'Les perdants de la bataille prennent la deuxième place : 3 points chacun.',
      'The losers of the battle take second place: 3 points each.',
    ),
    clause(
      'ROY-10.6',
      'Les joueurs étrangers à la bataille qui ont le deuxième plus grand nombre de cubes prennent alors la troisième place : 1 point.',
      'Players outside the battle with the second-highest number of cubes then take third place: 1 point.',
    ),
    clause(
      'ROY-10.7',
      'Chaque perdant d’une bataille reçoit un renfort, utilisable dans les batailles suivantes, même pendant la même fin d’âge.',
      'Each loser of a battle receives one reinforcement, usable in later battles, even in the same end of age.',
    ),
    clause(
      'ROY-10.8',
      'Si les meilleures cartes sont à égalité, les joueurs concernés choisissent et révèlent une nouvelle carte, jusqu’à ce que l’un d’eux l’emporte.',
      'If the best cards are equal, the players concerned choose and reveal a new card, until one of them wins.',
    ),
    clause(
      'ROY-10.9',
      'Si l’égalité est parfaite sur 4 cartes révélées, chaque joueur encore à égalité marque tous les points de la tuile.',
      'If equality is perfect over 4 revealed cards, each player still tied scores the full tile.',
    ),
    clause(
      'ROY-10.10',
      'Les renforts se jouent après la révélation des cartes ; chacun ajoute 2 à la valeur d’une créature.',
      'Reinforcements are played after the cards are revealed; each adds 2 to the value of a creature.',
    ),
    clause(
      'ROY-10.11',
      'Vous pouvez jouer n’importe quel nombre de vos renforts, même pour répondre à ceux d’un autre combattant.',
      'You may play any number of your reinforcements, including in answer to those of another fighter.',
    ),
    clause(
      'ROY-10.12',
      'Les renforts joués retournent dans la réserve.',
      'Played reinforcements go back to the supply.',
    ),
    clause(
      'ROY-10.13',
      'Si l’égalité demeure après les renforts, ceux-ci retournent dans la réserve et de nouvelles cartes sont révélées.',
      'If equality remains after reinforcements, they go back to the supply and new cards are revealed.',
    ),
    clause(
      'ROY-10.14',
      'Avec plus de deux combattants, la plus haute valeur l’emporte toujours ; mais dès qu’au moins un 8 est montré, tous les 1 passent devant les autres cartes.',
      'With more than two fighters the highest value still wins; but if at least one 8 is shown, every 1 ranks above all other cards.',
    ),
    clause(
      'ROY-10.15',
      'Une carte portée à 8 ou plus par des renforts compte comme un 8 pour cette règle : les 1 l’emportent.',
      'A card raised to 8 or more by reinforcements counts as an 8 for that rule: the 1s win.',
    ),
    clause(
      'ROY-10.16',
      'Vous ne pouvez jamais poser un renfort sur la carte d’un autre combattant, même si cela devait faire gagner votre 1.',
      'You may never put a reinforcement on another fighter’s card, even if that would make your 1 win.',
    ),
    clause(
      'ROY-10.17',
      'Après une égalité, seuls les combattants à égalité continuent ; les autres ont perdu.',
      'After a tie only the tied fighters continue; the others have lost.',
    ),
    clause(
      'ROY-10.18',
      'Exemple : trois combattants s’affrontent. L’un montre la carte la plus faible et se trouve éliminé ; les deux autres sont à égalité et la carte suivante les départage. Le vainqueur prend la tuile ; les deux perdants marquent 3 points et reçoivent 1 renfort chacun.',
      'Example: three fighters meet. One shows the lowest card and is out; the two others are equal and their next card decides. The winner takes the tile; both losers score 3 points and get 1 reinforcement each.',
    ),
    clause(
      'ROY-10.19',
      'Une fois la bataille finie, peu importe son issue, toutes les cartes révélées partent à la défausse et tous les renforts joués sont de retour dans la réserve.',
      'After every battle, whatever its outcome, all revealed cards are discarded and all played reinforcements are back in the supply.',
    ),
    clause(
      'ROY-10.20',
      'Les combattants complètent ensuite leur main à 4 cartes.',
      'The fighters then draw up to 4 cards.',
    ),
    clause(
      'ROY-10.21',
      'À la fin de la partie, chaque renfort qu’il vous reste vaut 1 point.',
      'At the end of the game, each reinforcement you still hold is worth 1 point.',
    ),
  ],
};

export const treaty: Chapter = {
  id: 'treaty',
  title: text('Variante amicale : le traité de paix', 'Friendly variant: the peace treaty'),
  clauses: [
    clause(
      'ROY-11.1',
      'Si la table choisit le traité de paix, les égalités pour la première place se règlent comme ci-dessous, sans bataille.',
      'If the table chooses the peace treaty, ties for first place are settled as below, without a battle.',
    ),
    clause(
      'ROY-11.2',
      'Si vous êtes à égalité et que l’un de vos cubes occupe la capitale de ce royaume, vous prenez la première place et la tuile.',
      'If you are tied and one of your cubes is on this kingdom’s capital, you take first place and the tile.',
    ),
    clause(
      'ROY-11.3',
      'Les autres joueurs à égalité marquent les 3 points de la deuxième place.',
      'The other tied players score the 3 points of second place.',
    ),
    clause(
      'ROY-11.4',
      'Les joueurs qui ont le deuxième plus grand nombre de cubes prennent la troisième place : 1 point.',
      'Players with the second-highest number of cubes take third place: 1 point.',
    ),
    clause('ROY-11.5', 'Tous les autres ne marquent rien.', 'All others score nothing.'),
    clause(
      'ROY-11.6',
      'Si aucun des joueurs à égalité n’occupe la capitale, chacun d’eux marque tous les points de la tuile.',
      'If none of the tied players is on the capital, each of them scores the full tile.',
    ),
    clause(
      'ROY-11.7',
      'Les renforts ne servent pas du tout avec cette variante.',
      'Reinforcements are not used at all with this variant.',
    ),
  ],
};
