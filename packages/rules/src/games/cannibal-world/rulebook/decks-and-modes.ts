import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const decks: Chapter = {
  id: 'decks',
  title: text('Les paquets', 'Decks'),
  clauses: [
    clause(
      'CAN-18.1',
      'Un paquet préconstruit a 21 cartes, pour 160 points en tout.',
      'A preconstructed deck has 21 cards, worth 160 points in all.',
    ),
    clause(
      'CAN-18.2',
      'Un paquet personnalisé a de 15 à 25 cartes d’une même faction, sans compter la carte Habitat.',
      'A custom deck has 15 to 25 cards of one faction, not counting the Habitat card.',
    ),
    clause(
      'CAN-18.3',
      'La somme des valeurs de ses cartes ne dépasse pas 160 points.',
      'The values of its cards add up to 160 points at most.',
    ),
    clause(
      'CAN-18.4',
      'Il contient un Chef, qui compte parmi ses cartes.',
      'It holds one Leader, who counts among its cards.',
    ),
    clause(
      'CAN-18.5',
      'Une carte Limitée n’y figure qu’en un exemplaire, et il y a au plus trois cartes Limitées différentes.',
      'A Limited card may be in it only once, and there are at most three different Limited cards.',
    ),
    clause(
      'CAN-18.6',
      'Une carte Commune y figure en trois exemplaires au plus.',
      'A Common card may be in it up to three times.',
    ),
    clause(
      'CAN-18.7',
      'La carte Habitat est celle de la faction.',
      'The Habitat card is the one of the faction.',
    ),
    clause(
      'CAN-18.8',
      'Si un paquet est refusé, toutes les raisons sont données : quelle carte, combien il y en a et combien sont permises.',
      'If a deck is refused, all reasons are given: which card, how many there are and how many are allowed.',
    ),
  ],
};

export const teams: Chapter = {
  id: 'teams',
  title: text('Deux contre deux', 'Two against two'),
  clauses: [
    clause(
      'CAN-19.1',
      'Deux camps de deux joueurs s’affrontent. Les règles du duel s’appliquent, sauf ce qui suit.',
      'Two camps of two players face each other. The rules of the duel apply, except for what follows.',
    ),
    clause(
      'CAN-19.2',
      'Les coéquipiers partagent leur zone de Chasse, leur zone à Couvert et un Habitat qu’ils choisissent. Chacun garde ses paquets, sa défausse, sa main et sa Viande.',
      'Partners share their Hunt zone, their Covert zone and one Habitat of their choice. Each keeps their own decks, discard pile, hand and meat.',
    ),
    clause(
      'CAN-19.3',
      'Le sort désigne le camp qui commence, par son joueur de gauche. Celui-ci reçoit 2 jetons Viande, les autres en reçoivent 4.',
      'The camp that begins is drawn at random, and its left player starts. They get 2 meat tokens, the others get 4.',
    ),
    clause(
      'CAN-19.4',
      'Les camps jouent l’un après l’autre, et les coéquipiers aussi : A1, B1, A2, B2.',
      'The camps take turns, and so do the partners in each: A1, B1, A2, B2.',
    ),
    clause(
      'CAN-19.5',
      'Un camp gagne par trois pillages, ou quand les deux adversaires n’ont plus de créatures.',
      'A camp wins by three pillages, or when both opponents have no creatures left.',
    ),
    clause(
      'CAN-19.6',
      'Les coéquipiers peuvent parler de tactique, mais pas de leur main ni de leurs Renforts.',
      'Partners may talk about tactics, but not about their hands or their Reinforcements.',
    ),
    clause(
      'CAN-19.7',
      'Une fois pendant votre tour, vous pouvez donner 1 jeton Viande à votre coéquipier.',
      'Once in your turn you may give 1 meat token to your partner.',
    ),
    clause(
      'CAN-19.8',
      'Pendant votre tour, vous pouvez faire agir, avancer, combattre et relever toutes les créatures de votre camp, avec votre propre Viande.',
      'In your turn you may use, move, fight with and recover all creatures of your camp, with your own meat.',
    ),
    clause(
      'CAN-19.9',
      'Pendant le tour de n’importe qui, vous pouvez activer les capacités Déclenchées de toutes les créatures de votre camp.',
      'In anybody’s turn you may activate triggered abilities of all creatures of your camp.',
    ),
    clause(
      'CAN-19.10',
      'Pendant le tour des autres, vous n’esquivez que pour vos propres créatures.',
      'In the others’ turns you dodge only for your own creatures.',
    ),
    clause(
      'CAN-19.11',
      'Pendant le tour des autres, vous pouvez utiliser et payer les capacités Tactiques de toutes les créatures de votre camp.',
      'In the others’ turns you may use and pay for tactical abilities of all creatures of your camp.',
    ),
    clause(
      'CAN-19.12',
      'L’épuisement ne touche que le joueur concerné, pas tout le camp.',
      'Exhaustion concerns one player, not the whole camp.',
    ),
  ],
};

export const tournament: Chapter = {
  id: 'tournament',
  title: text('Le tournoi', 'Tournament'),
  clauses: [
    clause(
      'CAN-20.1',
      'Un match se joue au meilleur des trois parties : le premier à en gagner deux l’emporte.',
      'A match is the best of three games: the first to win two of them wins it.',
    ),
    clause(
      'CAN-20.2',
      'Il n’y a pas de victoire à la Pyrrhus : le dernier joueur vivant gagne.',
      'There is no Pyrrhic victory: the last one alive wins.',
    ),
    clause(
      'CAN-20.3',
      'Le paquet et la réserve sont fixés pour tout le tournoi.',
      'Deck and sideboard are fixed for the whole tournament.',
    ),
    clause(
      'CAN-20.4',
      'La réserve contient au plus 55 points.',
      'The sideboard holds at most 55 points.',
    ),
    clause(
      'CAN-20.5',
      'Entre deux parties d’un match, on peut échanger des cartes avec la réserve ; le paquet doit rester valide.',
      'Between two games of a match cards may be exchanged with the sideboard; the deck must stay legal.',
    ),
    clause(
      'CAN-20.6',
      'Au match suivant, chaque paquet est de nouveau celui qui a été inscrit.',
      'In the next match each deck is again the one that was registered.',
    ),
  ],
};
