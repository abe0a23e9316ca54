import type { Chapter } from '../../../table/rulebook.ts';
import { clause, text } from '../../../table/rulebook.ts';

export const decks: Chapter = {
  id: 'decks',
  title: text('Les paquets', 'Decks'),
  clauses: [
    clause(
      'CAN-18.1',
      'Paquet préconstruit : 21 cartes, 160 points.',
      'Preconstructed deck: 21 cards, 160 points.',
    ),
    clause(
      'CAN-18.2',
      'Paquet personnel : 15 à 25 cartes d’une faction, sans l’Habitat.',
      'Custom deck: 15 to 25 cards of one faction, the Habitat not counted.',
    ),
    clause('CAN-18.3', '160 points au plus.', '160 points at most.'),
    clause('CAN-18.4', 'Un Chef, compté dans les cartes.', 'One Leader, counted among the cards.'),
    clause(
      'CAN-18.5',
      'Une Limitée : un exemplaire ; au plus trois Limitées en tout.',
      'A Limited card: one copy; at most three Limited cards in all.',
    ),
    clause(
      'CAN-18.6',
      'Une Commune : trois exemplaires au plus.',
      'A Common card: at most three copies.',
    ),
    clause('CAN-18.7', 'L’Habitat est celui de la faction.', 'The Habitat is the faction’s.'),
    clause(
      'CAN-18.8',
      'Un paquet refusé l’est avec toutes ses raisons : carte, nombre, maximum.',
      'A deck is refused with all its reasons: card, number, maximum.',
    ),
  ],
};

export const teams: Chapter = {
  id: 'teams',
  title: text('Deux contre deux', 'Two against two'),
  clauses: [
    clause(
      'CAN-19.1',
      'Deux camps de deux ; les règles du duel valent, sauf ce qui suit.',
      'Two camps of two; the rules of the duel apply, except for what follows.',
    ),
    clause(
      'CAN-19.2',
      'Les coéquipiers partagent Chasse, Couvert et un Habitat choisi ; paquets, défausse, main et Viande restent à chacun.',
      'Partners share Hunt, Covert and one chosen Habitat; decks, discard, hand and meat stay their own.',
    ),
    clause(
      'CAN-19.3',
      'Un camp tiré au sort commence par son joueur de gauche, avec 2 Viande ; les autres ont 4.',
      'A random camp starts with its left player, who has 2 meat; the others have 4.',
    ),
    clause(
      'CAN-19.4',
      'Les camps alternent, et dans chaque camp les joueurs : A1, B1, A2, B2.',
      'Camps alternate, and inside each camp the players: A1, B1, A2, B2.',
    ),
    clause(
      'CAN-19.5',
      'Un camp gagne par trois pillages ou quand les deux adversaires n’ont plus de créatures.',
      'A camp wins by three pillages or when both opponents have no creatures left.',
    ),
    clause(
      'CAN-19.6',
      'On parle tactique entre coéquipiers, jamais de sa main ni de ses Renforts.',
      'Partners may talk tactics, never about hand or Reinforcements.',
    ),
    clause(
      'CAN-19.7',
      'À son tour, une fois : donner 1 Viande à son coéquipier.',
      'In the own turn, once: give 1 meat to the partner.',
    ),
    clause(
      'CAN-19.8',
      'À son tour, on utilise, avance, engage et relève toute créature du camp, avec sa propre Viande.',
      'In the own turn a player uses, moves, fights with and recovers any creature of the camp, with the own meat.',
    ),
    clause(
      'CAN-19.9',
      'À tout tour, on active les Déclenchées de toute créature du camp.',
      'In any turn a player may use triggered abilities of any creature of the camp.',
    ),
    clause(
      'CAN-19.10',
      'Au tour des autres, on n’esquive que pour ses propres créatures.',
      'In others’ turns a player dodges only for own creatures.',
    ),
    clause(
      'CAN-19.11',
      'Au tour des autres, on utilise et paie les Tactiques de toute créature du camp.',
      'In others’ turns a player uses and pays tactical abilities of any creature of the camp.',
    ),
    clause(
      'CAN-19.12',
      'L’épuisement est celui d’un joueur, pas du camp.',
      'Exhaustion is a player’s, not the camp’s.',
    ),
  ],
};

export const tournament: Chapter = {
  id: 'tournament',
  title: text('Le tournoi', 'Tournament'),
  clauses: [
    clause('CAN-20.1', 'Un match se joue en deux victoires.', 'A match goes to two wins.'),
    clause(
      'CAN-20.2',
      'Pas de victoire à la Pyrrhus : le survivant gagne.',
      'No Pyrrhic draw: the survivor wins.',
    ),
    clause(
      'CAN-20.3',
      'Paquet et réserve sont fixés pour le tournoi.',
      'Deck and sideboard are fixed for the tournament.',
    ),
    clause(
      'CAN-20.4',
      'La réserve compte 55 points au plus.',
      'A sideboard holds 55 points at most.',
    ),
    clause(
      'CAN-20.5',
      'Entre deux parties, on échange des cartes avec la réserve ; le paquet reste valide.',
      'Between two games cards may change places with the sideboard; the deck stays valid.',
    ),
    clause(
      'CAN-20.6',
      'Au match suivant, le paquet est de nouveau celui inscrit.',
      'In the next match the deck is the registered one again.',
    ),
  ],
};
