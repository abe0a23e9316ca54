import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const decrees: Chapter = {
  id: 'decrees',
  title: text('Les cartes Décret', 'Decree cards'),
  clauses: [
    clause(
      'ROY-5.1',
      'Portée A, sans flèche : la condition porte uniquement sur la carte que vous jouez.',
      'Scope A, no arrow: the condition concerns only the card you play.',
    ),
    clause(
      'ROY-5.2',
      'Portée B, flèche vers le bas : la condition tient compte de la dernière carte, ou de toutes les cartes, de la colonne de ce royaume.',
      'Scope B, arrow pointing down: the condition looks at the last card, or at all the cards, of this kingdom’s column.',
    ),
    clause(
      'ROY-5.3',
      'Portée C, flèches simples de part et d’autre : la condition tient compte de la dernière carte de chacun des deux royaumes voisins.',
      'Scope C, single arrows on both sides: the condition looks at the last card of each of the two neighbouring kingdoms.',
    ),
    clause(
      'ROY-5.4',
      'Portée D, doubles flèches de part et d’autre : la condition tient compte de la dernière carte de chacun des quatre autres royaumes.',
      'Scope D, double arrows on both sides: the condition looks at the last card of each of the four other kingdoms.',
    ),
    clause(
      'ROY-5.5',
      'Un décret qui dépend de cartes déjà jouées est ignoré tant qu’il n’y en a aucune à prendre en compte : toute carte y est alors permise.',
      'A decree that needs cards already played is ignored while there are none to look at: any card is then legal there.',
    ),
    clause(
      'ROY-5.6',
      'Exemple : avec le décret « Supérieur ou égal au voisin le plus fort », tant que les deux colonnes voisines sont vides, vous pouvez jouer n’importe quelle carte.',
      'Example: under the decree “At Least the Strongest Neighbour”, while both neighbouring columns are empty, you may play any card.',
    ),
    clause(
      'ROY-5.7',
      'Il y a 30 décrets, tous différents : 10 de portée A, 8 de portée B, 7 de portée C et 5 de portée D. La condition exacte, et les cartes dont elle dépend, sont celles qu’énonce chaque décret. La carte que vous jouez ne compte jamais parmi les cartes de référence.',
      'There are 30 decrees, all different: 10 of scope A, 8 of scope B, 7 of scope C and 5 of scope D. The exact condition, and the cards it depends on, are those stated by each decree. The card you play never counts among the reference cards.',
    ),
    clause(
      'ROY-5.8',
      'Quand une carte est refusée, le jeu vous dit quel décret la refuse et pourquoi, en nommant les cartes et le nombre en cause.',
      'When a card is refused, the game tells you which decree refuses it and why, naming the cards and the number concerned.',
    ),
  ],
};
