import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const aim: Chapter = {
  id: 'aim',
  title: text('But du jeu', 'Aim'),
  clauses: [
    clause(
      'SAN-1.1',
      'On a besoin des autres pour survivre, mais il y a au plus un gagnant.',
      'Players need each other to survive, but there is at most one winner.',
    ),
    clause(
      'SAN-1.2',
      'À chaque Rencontre, seul le coup fatal rapporte du Prestige, sauf indication de la carte.',
      'In each encounter only the killing blow earns prestige, unless its card says otherwise.',
    ),
    clause(
      'SAN-1.3',
      'Le joueur d’un héros mort est éliminé.',
      'The player of a dead hero is eliminated.',
    ),
    clause(
      'SAN-1.4',
      'Quand il ne reste plus de Rencontre, la partie est finie : le vivant qui a le plus de Prestige prend l’Artefact et gagne.',
      'When no encounter is left the game ends: the living player with the most prestige takes the Artefact and wins.',
    ),
    clause(
      'SAN-1.5',
      'Si tous les héros meurent, personne ne gagne.',
      'If every hero dies, nobody wins.',
    ),
  ],
};

export const setup: Chapter = {
  id: 'setup',
  title: text('Matériel et mise en place', 'Components and setup'),
  clauses: [
    clause(
      'SAN-2.1',
      '94 cartes Action, 6 héros, 6 cartes Initiative, 26 Rencontres, des jetons Prestige, Loup et Gobelin, une pièce.',
      '94 action cards, 6 heroes, 6 initiative cards, 26 encounters, prestige, wolf and goblin tokens, a coin.',
    ),
    clause('SAN-2.2', 'De 3 à 6 joueurs.', '3 to 6 players.'),
    clause(
      'SAN-2.3',
      'Le plateau Rencontre montre les PV de la créature et la manche, qui commence à 1.',
      'The encounter board shows the creature’s life and the stage, which starts at 1.',
    ),
    clause(
      'SAN-2.4',
      'Neuf Rencontres tirées au hasard forment la pioche, face cachée ; les dix-sept autres restent dans la boîte.',
      'Nine encounters at random form the pile, face down; the other seventeen stay in the box.',
    ),
    clause('SAN-2.5', 'La première Rencontre est retournée.', 'The first encounter is turned up.'),
    clause(
      'SAN-2.6',
      'Chacun reçoit un héros, qui a 100 PV.',
      'Each player gets a hero with 100 life.',
    ),
    clause('SAN-2.7', 'Un héros ne dépasse jamais 100 PV.', 'A hero’s life never exceeds 100.'),
    clause(
      'SAN-2.8',
      'Un héros sans PV est mort et hors jeu.',
      'A hero without life is dead and out of the game.',
    ),
    clause(
      'SAN-2.9',
      'Les 94 cartes Action forment une seule pioche pour tous.',
      'The 94 action cards form one deck for all.',
    ),
    clause('SAN-2.10', 'Chacun reçoit 7 cartes.', 'Each player is dealt 7 cards.'),
    clause(
      'SAN-2.11',
      'La limite de main est de 7 ; un effet peut la changer.',
      'The hand limit is 7; effects may change it.',
    ),
    clause(
      'SAN-2.12',
      'Qui dépasse sa limite se défausse aussitôt, à son choix.',
      'Whoever is above the limit discards down at once, by choice.',
    ),
    clause(
      'SAN-2.13',
      'Dès que la pioche est vide, les cartes défaussées sont mélangées et la remplacent.',
      'Whenever the deck is empty, the discards are shuffled into a new one.',
    ),
    clause(
      'SAN-2.14',
      'Seules servent les cartes Initiative de 1 au nombre de joueurs.',
      'Only the initiative cards from 1 to the number of players are used.',
    ),
    clause(
      'SAN-2.15',
      'Les cartes Initiative sont mélangées, face cachée.',
      'The initiative cards are shuffled, face down.',
    ),
    clause(
      'SAN-2.16',
      'Les jetons et la pièce attendent qu’une carte les demande.',
      'Tokens and coin wait until a card wants them.',
    ),
  ],
};

export const structure: Chapter = {
  id: 'structure',
  title: text('Déroulement', 'Structure'),
  clauses: [
    clause(
      'SAN-3.1',
      'La partie est une suite de Rencontres ; chacune doit être vaincue, ou sa condition remplie, avant la suivante.',
      'The game is a series of encounters; each must be beaten, or its condition met, before the next.',
    ),
    clause(
      'SAN-3.2',
      'Une Rencontre a trois phases : la découverte, les tours de combat, la fin.',
      'An encounter has three phases: its start, combat rounds, its end.',
    ),
    clause(
      'SAN-3.3',
      'Découverte : révéler, utiliser des objets, tirer l’Initiative.',
      'Start: reveal, use items, deal initiative.',
    ),
    clause(
      'SAN-3.4',
      'Tour de combat : poser, jouer dans l’ordre, ajuster les PV, nouvelle Initiative, attaque de la créature, vider la pile, piocher.',
      'Combat round: set, take turns, adjust life, new initiative, creature’s attack, discard the pile, draw.',
    ),
    clause(
      'SAN-3.5',
      'Tour d’un joueur : révéler et résoudre, ajouter à la pile, vérifier si c’est gagné.',
      'A turn: reveal and resolve, add to the pile, check for defeat.',
    ),
    clause(
      'SAN-3.6',
      'Fin : Prestige, défausse libre et refaire sa main, avancer, Rencontre suivante.',
      'End: prestige, free discard and refill, advance, next encounter.',
    ),
  ],
};

export const start: Chapter = {
  id: 'start',
  title: text('Nouvelle Rencontre', 'New encounter'),
  clauses: [
    clause(
      'SAN-4.1',
      'La carte du dessus de la pioche est montrée à tous.',
      'The top card of the pile is shown to all.',
    ),
    clause(
      'SAN-4.2',
      'Le marqueur est placé sur ses PV de départ.',
      'The marker is put on its starting life.',
    ),
    clause(
      'SAN-4.3',
      'Ses chiffres sont ceux du nombre de joueurs au départ de la partie.',
      'Its figures are those of the number of players who started the game.',
    ),
    clause('SAN-4.4', 'Chacun peut alors utiliser ses objets.', 'Each player may then use items.'),
    clause(
      'SAN-4.5',
      'L’Initiative tirée, il est trop tard pour les objets.',
      'Once initiative is dealt it is too late for items.',
    ),
    clause(
      'SAN-4.6',
      'Chacun tire une carte Initiative et la montre.',
      'Each player draws an initiative card and shows it.',
    ),
  ],
};

export const setting: Chapter = {
  id: 'setting',
  title: text('Poser une attaque', 'Setting an attack'),
  clauses: [
    clause(
      'SAN-5.1',
      'Tous posent en même temps une carte Attaque de leur main, face cachée.',
      'All at once lay an attack card of their hand face down.',
    ),
    clause(
      'SAN-5.2',
      'Elle reste secrète jusqu’à leur tour et ne se change plus.',
      'It stays secret until their turn and cannot be changed.',
    ),
    clause(
      'SAN-5.3',
      'Qui n’a aucune attaque, et lui seul, doit poser un Coup Bas.',
      'A player without any attack, and only such a player, must set a dirty trick.',
    ),
    clause(
      'SAN-5.4',
      'Un Coup Bas posé ainsi n’a pas d’effet et est défaussé quand il est révélé.',
      'A trick set this way has no effect and is discarded when revealed.',
    ),
  ],
};

export const turns: Chapter = {
  id: 'turns',
  title: text('Tours des joueurs', 'Turns'),
  clauses: [
    clause(
      'SAN-6.1',
      'On joue dans l’ordre de l’Initiative, le Joueur 1 d’abord.',
      'Players act in initiative order, Player 1 first.',
    ),
    clause(
      'SAN-6.2',
      'À son tour, on révèle sa carte et on l’applique.',
      'On a turn the set card is revealed and applied.',
    ),
    clause(
      'SAN-6.3',
      'Une attaque réussie va sur la pile Dégâts, où les valeurs restent visibles.',
      'A successful attack goes on the damage pile, where values stay visible.',
    ),
    clause(
      'SAN-6.4',
      'Une attaque ratée, empêchée ou annulée, est défaussée aussitôt et n’atteint jamais la pile.',
      'A failed attack, prevented or cancelled, is discarded at once and never reaches the pile.',
    ),
    clause(
      'SAN-6.5',
      'Qui a raté son attaque est réputé n’en avoir fait aucune ce tour.',
      'Whoever failed counts as having made no attack this round.',
    ),
    clause(
      'SAN-6.6',
      'Après chaque attaque résolue, on vérifie si la Rencontre est finie.',
      'After each resolved attack the encounter is checked for its end.',
    ),
    clause(
      'SAN-6.7',
      'La créature meurt quand le total de la pile atteint ou dépasse son marqueur.',
      'The creature dies when the pile’s total reaches or passes its marker.',
    ),
    clause(
      'SAN-6.8',
      'On passe alors tout de suite à la fin de la Rencontre ; personne d’autre ne joue.',
      'Then the encounter ends at once; nobody else acts.',
    ),
    clause(
      'SAN-6.9',
      'Sinon, c’est au numéro suivant, jusqu’au dernier.',
      'If not, the next number acts, to the last.',
    ),
    clause(
      'SAN-6.10',
      'Le marqueur ne bouge pas pendant les tours.',
      'The marker does not move during turns.',
    ),
    clause(
      'SAN-6.11',
      'Son tour est le moment de révéler, d’appliquer, et de faire ce qui est permis à son tour.',
      'One’s turn is the time to reveal, apply, and do what is allowed on one’s turn.',
    ),
  ],
};
