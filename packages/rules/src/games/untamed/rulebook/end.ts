import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const end: Chapter = {
  id: 'end',
  title: text('Fin de partie', 'End of the game'),
  clauses: [
    clause(
      'UNT-24.1',
      'Duel : on gagne par UNT-1.1 ou UNT-1.2. Si les deux perdent à la fois, la partie est nulle (UNT-R.63). Une partie finit par les Forteresses, par un deck vide ou par un abandon.',
      'Duel: you win by UNT-1.1 or UNT-1.2. If both lose at once, the game is a draw (UNT-R.63). A game ends by Strongholds, by an empty deck or by surrender.',
    ),
    clause(
      'UNT-24.2',
      'Chasseur : le vainqueur est premier, le joueur battu dernier, tous les autres deuxièmes à égalité.',
      'Hunter: the winner is first, the beaten player last, all the others are tied for second.',
    ),
    clause(
      'UNT-24.3',
      'La Loi du plus Fort : on est d’autant mieux classé qu’on a quitté la partie tard. Ceux qui en sortent dans la même résolution sont à égalité.',
      'Survival: the later a player left the game, the better the rank. Players out in the same resolution are tied.',
    ),
    clause(
      'UNT-24.4',
      'Alpha : l’Alpha est premier et les autres derniers, ou les autres sont premiers (UNT-R.121) et l’Alpha dernier. Les deux à la fois : partie nulle.',
      'Alpha: the Alpha is first and the others last, or the others are first (UNT-R.121) and the Alpha last. Both at once: a draw.',
    ),
    clause(
      'UNT-24.5',
      'Hydre et Manticore : on classe les équipes ; les équipiers ont le même rang.',
      'Hydra and Manticore: teams are ranked; team-mates share the rank.',
    ),
    clause(
      'UNT-24.6',
      'Abandon. En duel, l’adversaire gagne. Dans La Loi du plus Fort, celui qui part est éliminé (UNT-R.78). En Chasseur, il est éliminé sans que personne en ait le mérite, la chasse se referme autour de sa place et le dernier joueur restant gagne. En Alpha, l’Alpha qui part perd ; un autre est éliminé. En équipes, son équipe perd, sauf si un remplaçant prend sa place.',
      'Surrender. In a duel, the opponent wins. In Survival, the leaver is out (UNT-R.78). In Hunter, the leaver is out without credit to anyone, the hunt closes around the empty seat and the last player left wins. In Alpha, the Alpha who leaves loses; another player is out. In teams, the leaver’s team loses, unless a substitute takes the seat.',
    ),
    clause(
      'UNT-24.7',
      'Il n’y a pas d’autre départage ni de limite de tours : les decks finissent par se vider.',
      'There is no other tie-break and no turn limit: decks run out in the end.',
    ),
  ],
};
