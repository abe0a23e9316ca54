import type { Chapter } from '../../../table/rulebook.ts';
import { clause, text } from '../../../table/rulebook.ts';

export const goal: Chapter = {
  id: 'goal',
  title: text('Le but', 'The goal'),
  clauses: [
    clause(
      'CAN-1.1',
      'Piller trois fois l’Habitat adverse donne aussitôt la victoire.',
      'Pillaging the enemy Habitat three times wins at once.',
    ),
    clause('CAN-1.2', 'Éliminer l’adversaire donne la victoire.', 'Eliminating the opponent wins.'),
    clause('CAN-1.3', 'Une seule de ces conditions suffit.', 'One of these conditions is enough.'),
  ],
};

export const components: Chapter = {
  id: 'components',
  title: text('Les cartes', 'The cards'),
  clauses: [
    clause(
      'CAN-2.1',
      'Une Créature porte un nombre qui est à la fois sa force et sa vie, une valeur, une rareté et jusqu’à deux capacités.',
      'A Creature shows one number that is both strength and life, a value, a rarity and up to two abilities.',
    ),
    clause(
      'CAN-2.2',
      'Une Action porte une valeur, une rareté et une ou deux capacités ; aucun nombre.',
      'An Action shows a value, a rarity and one or two abilities; no number.',
    ),
    clause(
      'CAN-2.3',
      'La couleur d’une capacité dit quand et d’où elle s’utilise ; son symbole dit ce qu’elle fait.',
      'An ability’s colour says when and from where it is used; its symbol says what it does.',
    ),
    clause(
      'CAN-2.4',
      'Chaque faction a une carte Habitat, hors du paquet et sans capacité.',
      'Each faction has one Habitat card, outside the deck and without ability.',
    ),
    clause(
      'CAN-2.5',
      'Chaque paquet préconstruit contient un Chef.',
      'Each preconstructed deck holds one Leader.',
    ),
    clause(
      'CAN-2.6',
      'Quatre factions : Rats, Chats, Chiens, Bannis, chacune avec ses tours favoris.',
      'Four factions: Rats, Cats, Dogs, Outcasts, each with its favourite tricks.',
    ),
  ],
};

export const setup: Chapter = {
  id: 'setup',
  title: text('La mise en place', 'Setup'),
  clauses: [
    clause(
      'CAN-3.1',
      'Chacun prend une faction, son paquet et sa carte Habitat.',
      'Everybody takes a faction, its deck and its Habitat card.',
    ),
    clause(
      'CAN-3.2',
      'Chacun pose une carte de son choix, face cachée : c’est le début de ses Renforts.',
      'Everybody lays one card of choice face down: it begins the Reinforcement deck.',
    ),
    clause(
      'CAN-3.3',
      'Pour débuter : Doyenne des Égouts chez les Rats, Partage du Butin chez les Chats, Festin du Clan chez les Chiens, Caisse de Contrebande chez les Bannis (RA/02, CA/13, DO/13, RE/13).',
      'For beginners: Sewer Elder for the Rats, Split the Loot for the Cats, Clan Feast for the Dogs, Smuggled Crate for the Outcasts (RA/02, CA/13, DO/13, RE/13).',
    ),
    clause(
      'CAN-3.4',
      'Les paquets principaux sont mélangés, le premier joueur est tiré au sort.',
      'Main decks are shuffled, the first player is drawn by lot.',
    ),
    clause(
      'CAN-3.5',
      'Trois jetons sur chaque Habitat ; chaque pillage en retire un.',
      'Three tokens on each Habitat; each pillage takes one away.',
    ),
    clause(
      'CAN-3.6',
      'Le premier joueur reçoit 2 Viande, l’autre 4.',
      'The first player gets 2 meat, the other 4.',
    ),
    clause(
      'CAN-3.7',
      'Devant soi : l’Habitat, la zone à Couvert, puis la zone de Chasse.',
      'In front of each camp: the Habitat, the Covert zone, then the Hunt zone.',
    ),
    clause(
      'CAN-3.8',
      'Chacun pioche six cartes du paquet principal.',
      'Everybody draws six cards from the main deck.',
    ),
    clause(
      'CAN-3.9',
      'Une fois chacun, on peut remettre toute sa main, mélanger et repiocher six cartes.',
      'Once each, a player may shuffle the whole hand back and draw six new cards.',
    ),
    clause(
      'CAN-3.10',
      'Premières parties : paquets préconstruits, Chats et Bannis d’abord ; les Rats sont exigeants.',
      'First games: preconstructed decks, Cats and Outcasts first; the Rats are demanding.',
    ),
  ],
};
