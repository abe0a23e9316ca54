import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const overview: Chapter = {
  id: 'overview',
  title: text('Le jeu', 'The game'),
  clauses: [
    clause(
      'UNM-1.1',
      'De 2 à 4 joueurs ; conseillé à partir de 10 ans.',
      '2 to 4 players; recommended from 10 years.',
    ),
    clause(
      'UNM-1.2',
      'Chacun mène un héros légendaire contre les autres. À la fin du combat, un seul camp l’a emporté.',
      'Each player leads a legendary hero against the others. When the battle is over, one side alone has won.',
    ),
    clause(
      'UNM-1.3',
      'Le plateau a deux faces, un champ de bataille chacune : Marmoréal et Sarpédon.',
      'The board has two faces, one battlefield each: Marmoreal and Sarpedon.',
    ),
    clause(
      'UNM-1.4',
      'Chaque héros a une figurine, une carte Personnage et 30 cartes Action. Jetons Acolyte et compteurs de Santé : Alice 1 et 2, Méduse 3 et 1, Roi Arthur 1 et 2, Sinbad 1 et 2. En tout : 4 figurines, 4 cartes Personnage, 120 cartes Action, 6 jetons, 7 compteurs.',
      'Each hero has one figure, one character card and 30 action cards. Sidekick tokens and health dials: Alice 1 and 2, Medusa 3 and 1, King Arthur 1 and 2, Sinbad 1 and 2. In all: 4 figures, 4 character cards, 120 action cards, 6 tokens, 7 dials.',
    ),
    clause(
      'UNM-1.5',
      'Chaque héros a son propre deck de 30 cartes, toujours le même.',
      'Each hero has its own deck of 30 cards, always the same.',
    ),
    clause(
      'UNM-1.6',
      'Chaque héros n’existe qu’une fois : deux armées n’ont jamais le même.',
      'Each hero exists once: two armies never have the same.',
    ),
    clause(
      'UNM-1.7',
      'Une armée, c’est un héros, ses acolytes, son deck, sa main, sa défausse et une place dans l’ordre du tour.',
      'An army is a hero, its sidekicks, its deck, hand and discard, and a place in the turn order.',
    ),
    clause(
      'UNM-1.8',
      'Une carte Action a un type, une valeur (sauf les stratagèmes), un boost, une bannière et des effets, chacun à son moment.',
      'An action card has a type, a value (schemes have none), a boost, a banner and effects, each at its moment.',
    ),
  ],
};

export const setup: Chapter = {
  id: 'setup',
  title: text('Mise en place', 'Setup'),
  clauses: [
    clause('UNM-2.1', 'On choisit un champ de bataille.', 'A battlefield is chosen.'),
    clause(
      'UNM-2.2',
      'Chaque joueur choisit un héros et reçoit tout ce qui lui appartient.',
      'Each player chooses a hero and receives all that belongs to it.',
    ),
    clause(
      'UNM-2.3',
      'Chaque deck est mélangé et forme une pioche face cachée.',
      'Each deck is shuffled into a face-down draw pile.',
    ),
    clause('UNM-2.4', 'Chaque armée pioche 5 cartes.', 'Each army draws 5 cards.'),
    clause(
      'UNM-2.5',
      'Le plus jeune mène la première armée : il place son héros sur la case de départ 1, puis ses acolytes, chacun seul sur une case de la zone du héros.',
      'The youngest player leads the first army and puts its hero on start space 1, then its sidekicks, each alone on a space of the hero’s zone.',
    ),
    clause(
      'UNM-2.6',
      'Puis la deuxième armée fait de même depuis la case de départ 2.',
      'Then the second army does the same from start space 2.',
    ),
    clause(
      'UNM-2.7',
      'Une case de plusieurs couleurs appartient à plusieurs zones : chaque acolyte peut prendre l’une ou l’autre.',
      'A space of several colours belongs to several zones: each sidekick may use any of them.',
    ),
    clause(
      'UNM-2.8',
      'Les acolytes prennent des cases libres et distinctes, jamais une case de départ qui attend encore son héros.',
      'Sidekicks take empty, distinct spaces, never a start space that still waits for its hero.',
    ),
    clause(
      'UNM-2.9',
      'La santé de chacun est celle imprimée ; un acolyte sans compteur (Harpie) a 1 point de vie.',
      'Everybody has the printed health; a sidekick without a dial (Harpy) has 1.',
    ),
    clause(
      'UNM-2.10',
      'Le plus jeune commence : la première armée joue le premier tour.',
      'The youngest player begins: the first army takes the first turn.',
    ),
    clause(
      'UNM-2.11',
      'Si les zones du héros sont pleines, un acolyte qui n’y a pas trouvé place prend n’importe quelle case libre.',
      'If the hero’s zones are full, a sidekick without a place there takes any empty space.',
    ),
    clause(
      'UNM-2.12',
      'Ordre : héros ; mélange et 5 cartes pour tous ; puis, armée par armée, placement du héros, choix de début de partie (taille d’Alice), acolytes ; enfin le premier tour.',
      'Order: heroes; shuffle and 5 cards for all; then army by army the hero is placed, the start-of-game choice made (Alice’s size), the sidekicks placed; then the first turn.',
    ),
  ],
};

export const spaces: Chapter = {
  id: 'spaces',
  title: text('Cases et zones', 'Spaces and zones'),
  clauses: [
    clause(
      'UNM-3.1',
      'Une case contient au plus un combattant.',
      'A space holds at most one fighter.',
    ),
    clause(
      'UNM-3.2',
      'Deux cases sont adjacentes quand un trait les relie. Une case n’est pas adjacente à elle-même.',
      'Two spaces are adjacent when a line joins them. A space is not adjacent to itself.',
    ),
    clause(
      'UNM-3.3',
      'Une zone, ce sont toutes les cases d’une couleur, même séparées.',
      'A zone is all spaces of one colour, even if they lie apart.',
    ),
    clause(
      'UNM-3.4',
      'Deux cases partagent une zone quand elles ont une couleur commune. Les zones d’un combattant sont celles de sa case.',
      'Two spaces share a zone when they have a colour in common. A fighter’s zones are those of its space.',
    ),
    clause(
      'UNM-3.5',
      'Adjacence et zones sont indépendantes : des cases adjacentes peuvent n’avoir aucune zone commune.',
      'Adjacency and zones are independent: adjacent spaces may share no zone.',
    ),
    clause(
      'UNM-3.6',
      'Dans une zone, rien ne bloque la vue : ni combattants, ni distance, ni coupure.',
      'Inside a zone nothing blocks sight: neither fighters, nor distance, nor gaps.',
    ),
    clause(
      'UNM-3.7',
      'Des traits qui se croisent ne se rejoignent pas.',
      'Lines that cross do not join.',
    ),
  ],
};
