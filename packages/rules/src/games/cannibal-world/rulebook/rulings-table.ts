import type { Chapter } from '../../../table/rulebook.ts';
import { clause, text } from '../../../table/rulebook.ts';

export const rulingsTable: Chapter = {
  id: 'rulings-table',
  title: text('Précisions : paquets, équipes, tournoi', 'Rulings: decks, teams, tournament'),
  clauses: [
    clause(
      'CAN-R.51',
      'Trois Limitées au plus, sauf choix de la table.',
      'At most three Limited cards, unless the table chose otherwise.',
    ),
    clause(
      'CAN-R.58',
      'Exemplaires : sans limite, ou ceux d’une boîte.',
      'Copies: unlimited, or those of one box.',
    ),
    clause(
      'CAN-R.60',
      'On propose une réaction de la main si le paquet connu du joueur, ou sa faction, en contient une dont tous les exemplaires ne sont pas déjà dans sa défausse.',
      'A reaction from the hand is offered if the player’s known deck, or the faction, holds one whose copies do not all lie in the discard pile yet.',
    ),
    clause(
      'CAN-R.61',
      'À deux contre deux, le propriétaire de la cible réagit d’abord, puis son coéquipier ; Filet est payé par qui l’utilise.',
      'In 2v2 the target’s owner reacts first, then the partner; a Net is paid by its user.',
    ),
    clause(
      'CAN-R.62',
      'Aux Tactiques les camps alternent ; dans un camp, l’initiateur ou le propriétaire de la cible d’abord.',
      'In the tactical window camps alternate; inside a camp the initiator, or the target’s owner, first.',
    ),
    clause(
      'CAN-R.63',
      'Déclencheurs d’entrée : le propriétaire, puis son coéquipier ; l’effet est à qui l’active.',
      'Triggers of entering: the owner, then the partner; the effect is the activator’s.',
    ),
    clause(
      'CAN-R.64',
      'Une créature morte va à la défausse de son propriétaire.',
      'A dead creature goes to its owner’s discard pile.',
    ),
    clause(
      'CAN-R.65',
      'Un pillage par tour de joueur, avec toute créature debout du camp.',
      'One pillage per player’s turn, with any unstunned creature of the camp.',
    ),
    clause(
      'CAN-R.66',
      'Sans créatures ni cartes, un joueur garde ses tours tant que son camp vit.',
      'Without creatures and cards a player keeps the turns while the camp lives.',
    ),
    clause(
      'CAN-R.67',
      'Un don peut dépasser 4 ; il compte comme dépense.',
      'A gift may exceed 4; it counts as spending.',
    ),
    clause(
      'CAN-R.68',
      'A1 et A2 côte à côte, B1 face à A1 ; A1 et B1 choisissent l’Habitat de leur camp.',
      'A1 and A2 side by side, B1 opposite A1; A1 and B1 choose the Habitat of their camp.',
    ),
    clause(
      'CAN-R.69',
      'Réserve : même faction, 55 points ; le paquet échangé a 15 à 25 cartes prises parmi celles inscrites.',
      'Sideboard: same faction, 55 points; the changed deck has 15 to 25 cards, all of them registered.',
    ),
    clause(
      'CAN-R.70',
      'Une partie nulle ne compte pas et se rejoue, cinq parties au plus ; le premier joueur est retiré au sort.',
      'A drawn game counts for nobody and is replayed, five games at most; the first player is drawn anew.',
    ),
    clause(
      'CAN-R.71',
      'L’horloge finit le tour ou joue la première action forcée, passe les fenêtres, pioche au paquet principal, prend la première cible.',
      'The clock ends the turn or takes the first forced action, passes windows, draws from the main deck, takes the first target.',
    ),
    clause(
      'CAN-R.72',
      'Déclencheurs des deux camps : ceux du joueur actif d’abord.',
      'Triggers of both camps: the active player’s first.',
    ),
    clause('CAN-R.73', 'Perdre son Chef n’a pas d’effet.', 'Losing the Leader has no effect.'),
    clause(
      'CAN-R.74',
      'La table choisit mode, paquets, match, Pyrrhus, Limitées, exemplaires, limite de tours, réactions.',
      'The table chooses mode, decks, match, Pyrrhic rule, Limited cards, copies, turn limit, reactions.',
    ),
    clause(
      'CAN-R.81',
      'On n’esquive qu’avec sa propre Viande.',
      'A dodge is paid with the own meat alone.',
    ),
  ],
};
