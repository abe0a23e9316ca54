import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const rulingsTable: Chapter = {
  id: 'rulings-table',
  title: text('Précisions : paquets, équipes, tournoi', 'Rulings: decks, teams, tournament'),
  clauses: [
    clause(
      'CAN-R.51',
      'Il y a au plus trois cartes Limitées, à moins que la table n’en décide autrement.',
      'There are at most three Limited cards, unless the table decides otherwise.',
    ),
    clause(
      'CAN-R.58',
      'Les exemplaires d’une carte sont illimités, ou bien ce sont ceux d’une boîte : la table en décide.',
      'Copies of a card are unlimited, or they are those of one box: the table decides.',
    ),
    clause(
      'CAN-R.60',
      'Une réaction de la main est proposée si le paquet connu du joueur, ou sa faction, contient une carte qui le permet et dont tous les exemplaires ne sont pas déjà dans sa défausse.',
      'A reaction from the hand is offered if the player’s known deck, or their faction, holds a card for it whose copies do not all lie in their discard pile yet.',
    ),
    clause(
      'CAN-R.61',
      'À deux contre deux, le propriétaire de la cible réagit d’abord, puis son coéquipier. Celui qui utilise un Filet le paie.',
      'In two against two the owner of the target reacts first, then their partner. Whoever uses a Net pays for it.',
    ),
    clause(
      'CAN-R.62',
      'Pour les capacités Tactiques, les camps alternent. Dans un camp, celui qui a engagé le combat, ou le propriétaire de la cible, parle d’abord.',
      'For tactical abilities the camps alternate. In a camp, whoever started the combat, or the owner of the target, speaks first.',
    ),
    clause(
      'CAN-R.63',
      'Quand une créature entre en jeu, son propriétaire peut utiliser ce que cela déclenche, puis son coéquipier. L’effet est pour celui qui l’active.',
      'When a creature enters, its owner may use what this triggers, then their partner. The effect is for the one who activates it.',
    ),
    clause(
      'CAN-R.64',
      'Une créature morte va dans la défausse de son propriétaire.',
      'A dead creature goes to its owner’s discard pile.',
    ),
    clause(
      'CAN-R.65',
      'Chaque joueur peut piller une fois pendant son tour, grâce à n’importe quelle créature de son camp qui est debout en Chasse.',
      'Each player may pillage once in their turn, by any creature of their camp that stands in Hunt and is not stunned.',
    ),
    clause(
      'CAN-R.66',
      'Un joueur sans créatures ni cartes garde ses tours tant que son camp est en vie.',
      'A player without creatures or cards keeps taking turns as long as their camp is alive.',
    ),
    clause(
      'CAN-R.67',
      'Un don peut porter votre coéquipier au-delà de 4 jetons Viande. Il compte comme une dépense.',
      'A gift may take your partner beyond 4 meat tokens. It counts as spending.',
    ),
    clause(
      'CAN-R.68',
      'A1 et A2 sont assis côte à côte, B1 est en face d’A1. A1 et B1 choisissent l’Habitat de leur camp.',
      'A1 and A2 sit side by side, B1 sits opposite A1. A1 and B1 choose the Habitat of their camp.',
    ),
    clause(
      'CAN-R.69',
      'La réserve est de la même faction et compte au plus 55 points. Le paquet échangé a de 15 à 25 cartes, toutes prises parmi les cartes inscrites.',
      'The sideboard is of the same faction and holds 55 points at most. The changed deck has 15 to 25 cards, all of them among those registered.',
    ),
    clause(
      'CAN-R.70',
      'Une partie nulle ne compte pour personne et se rejoue, dans la limite de cinq parties. Le premier joueur est chaque fois tiré au sort.',
      'A drawn game counts for nobody and is played again, up to five games in all. The first player is drawn at random each time.',
    ),
    clause(
      'CAN-R.84',
      'Un match se joue aussi à deux contre deux : les parties gagnées comptent pour le camp, l’Habitat choisi reste le même, et chaque joueur a sa propre réserve.',
      'A match can be played two against two as well: games won count for the camp, the Habitat it has chosen stays the same, and each player has their own sideboard.',
    ),
    clause(
      'CAN-R.85',
      'Une Créature jouée, une avancée, un pillage, une relève, un don et la fin du tour peuvent être repris l’un après l’autre, tant que personne n’a rien appris. Une carte que le coéquipier a vue reste jouée.',
      'Playing a Creature, moving, pillaging, recovering, giving and ending the turn can be taken back one after the other, as long as nobody has learnt anything. A card that the partner has seen stays played.',
    ),
    clause(
      'CAN-R.71',
      'Quand le temps est écoulé, l’horloge finit le tour ou joue la première action forcée, passe les fenêtres, pioche dans le paquet principal et prend la première cible.',
      'When time runs out, the clock ends the turn or takes the first forced action, passes windows, draws from the main deck and takes the first target.',
    ),
    clause(
      'CAN-R.72',
      'Si les deux camps ont des capacités Déclenchées en même temps, celles du joueur actif viennent d’abord.',
      'If both camps have triggered abilities at the same time, those of the active player come first.',
    ),
    clause(
      'CAN-R.73',
      'Perdre son Chef n’a pas d’effet particulier.',
      'Losing the Leader has no special effect.',
    ),
    clause(
      'CAN-R.74',
      'La table choisit le mode, les paquets, le match, la règle de Pyrrhus, le nombre de Limitées, les exemplaires, la limite de tours et les réactions proposées.',
      'The table chooses the mode, the decks, the match, the Pyrrhic rule, the number of Limited cards, the copies, the turn limit and which reactions are offered.',
    ),
    clause(
      'CAN-R.81',
      'Vous n’esquivez qu’avec votre propre Viande.',
      'You dodge with your own meat only.',
    ),
  ],
};
