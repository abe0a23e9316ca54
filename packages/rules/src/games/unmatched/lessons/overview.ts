import type { Overview } from '@tablee/engine';
import { text } from '@tablee/engine';

/** The game on one page. */
export const overview: Overview = {
  setUp: {
    at: 3,
    shows: text(
      'Le plateau Marmoréal, les deux héros et leurs acolytes en place.',
      'The Marmoreal board with both heroes and their sidekicks in place.',
    ),
    lines: [
      {
        clause: 'UNM-1.5',
        say: text(
          'Chaque héros a son propre deck de 30 cartes.',
          'Each hero has a deck of 30 cards of its own.',
        ),
      },
      { clause: 'UNM-2.4', say: text('On commence avec 5 cartes.', 'One begins with 5 cards.') },
      {
        clause: 'UNM-2.5',
        say: text(
          'Le héros sur sa case de départ, ses acolytes dans sa zone.',
          'The hero on its start space, its sidekicks in its zone.',
        ),
      },
    ],
  },
  turn: {
    at: 9,
    shows: text(
      'Un combat vient d’être livré sur le plateau.',
      'A combat has just been fought on the board.',
    ),
    lines: [
      {
        clause: 'UNM-4.1',
        say: text(
          'Deux actions par tour, au choix ; deux fois la même est permis.',
          'Two actions a turn, as you like; twice the same is allowed.',
        ),
      },
      {
        clause: 'UNM-5.1',
        say: text(
          'Manœuvrer : piochez une carte, puis déplacez vos combattants ; une carte défaussée allonge la marche.',
          'Maneuver: draw a card, then move your fighters; a discarded card makes the march longer.',
        ),
      },
      {
        clause: 'UNM-7.1',
        say: text(
          'Stratagème : une carte qui agit sans combat.',
          'Scheme: a card that acts without a combat.',
        ),
      },
      {
        clause: 'UNM-8.3',
        say: text(
          'Attaquer : au corps à corps une case voisine, à distance une case de la même couleur.',
          'Attack: in melee an adjacent space, at range a space of the same colour.',
        ),
      },
      {
        clause: 'UNM-10.10',
        say: text(
          'Les deux cartes se retournent ensemble : attaque moins défense, c’est la blessure.',
          'Both cards are turned up together: attack minus defense is the wound.',
        ),
      },
      {
        clause: 'UNM-4.5',
        say: text(
          'À la fin de votre tour, pas plus de 7 cartes.',
          'At the end of your turn, no more than 7 cards.',
        ),
      },
    ],
  },
  end: {
    at: 34,
    shows: text('Méduse est presque vaincue.', 'Medusa is nearly defeated.'),
    lines: [
      {
        clause: 'UNM-13.2',
        say: text('En duel, qui perd son héros perd.', 'In a duel whoever loses their hero loses.'),
      },
      {
        clause: 'UNM-13.6',
        say: text('Perdre un acolyte ne termine rien.', 'Losing a sidekick ends nothing.'),
      },
      {
        clause: 'UNM-5.5',
        say: text(
          'La pioche ne se refait pas : devoir piocher d’une pioche vide blesse de 2 tous vos combattants.',
          'The deck is never refilled: having to draw from an empty one wounds all your fighters by 2.',
        ),
      },
    ],
  },
  score: {
    shows: text('La fin d’un duel.', 'The end of a duel.'),
    lines: [
      {
        clause: 'UNM-10.4',
        say: text(
          'Sans carte de défense, toute l’attaque passe.',
          'Without a defense card the whole attack goes through.',
        ),
      },
      {
        clause: 'UNM-10.2',
        say: text(
          'Chaque carte dit quand son effet agit : aussitôt, pendant ou après le combat.',
          'Each card says when its effect acts: immediately, during or after the combat.',
        ),
      },
      {
        clause: 'UNM-3.6',
        say: text(
          'Dans une zone de couleur, rien ne cache la vue.',
          'In a zone of one colour nothing blocks sight.',
        ),
      },
    ],
  },
};
