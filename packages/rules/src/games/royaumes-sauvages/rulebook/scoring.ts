import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const scoring: Chapter = {
  id: 'scoring',
  title: text('Fin de l’âge', 'End of an age'),
  clauses: [
    clause(
      'ROY-9.1',
      'Quand tout le monde a passé, l’âge se termine et l’on décompte les royaumes. Cela se produit à la fin de chacun des trois âges.',
      'When everyone has passed, the age ends and the kingdoms are scored. This happens at the end of each of the three ages.',
    ),
    clause(
      'ROY-9.2',
      'Les royaumes sont décomptés un par un, du plus petit au plus grand, dans le sens des aiguilles d’une montre : Givremont, Brumemare, Ambreplaine, Sylvombre, Solrivage.',
      'Kingdoms are scored one by one, from the smallest to the largest, clockwise: Frostpeak, Mistmere, Amberplain, Shadewood, Sunshore.',
    ),
    clause(
      'ROY-9.3',
      'On compte tous vos cubes dans le royaume : territoires normaux, capitale et conseils.',
      'All your cubes in the kingdom count: normal territories, capital and council seats.',
    ),
    clause(
      'ROY-9.4',
      'Qui a le plus de cubes marque les points de la tuile Majorité la plus à gauche parmi celles qui restent au royaume.',
      'Whoever has the most cubes scores the leftmost remaining majority tile of the kingdom.',
    ),
    clause('ROY-9.5', 'Cette tuile est ensuite retirée.', 'That tile is then removed.'),
    clause(
      'ROY-9.6',
      'Une égalité pour le plus grand nombre de cubes se règle par une bataille (ROY-10.1) ou, avec la variante, par le traité de paix (ROY-11.1).',
      'A tie for the most cubes is settled by a battle (ROY-10.1) or, with the variant, by the peace treaty (ROY-11.1).',
    ),
    clause(
      'ROY-9.7',
      'La deuxième place rapporte 3 points, la troisième 1 point.',
      'Second place scores 3 points, third place 1 point.',
    ),
    clause(
      'ROY-9.8',
      'En cas d’égalité pour la deuxième ou la troisième place, chacun des joueurs à égalité marque tous les points de cette place.',
      'If players tie for second or third place, each of them scores the full points of that place.',
    ),
    clause(
      'ROY-9.9',
      'Une égalité pour la deuxième place ne supprime pas la troisième.',
      'A tie for second place does not remove third place.',
    ),
    clause(
      'ROY-9.10',
      'Exemple : sur une tuile de 8 points, des joueurs ayant 3, 2, 2 et 1 cubes marquent respectivement 8, 3, 3 et 1 points.',
      'Example: on a tile of 8 points, players with 3, 2, 2 and 1 cubes score 8, 3, 3 and 1 points respectively.',
    ),
  ],
};
