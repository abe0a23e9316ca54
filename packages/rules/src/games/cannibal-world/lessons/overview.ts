import type { Overview } from '@tablee/engine';
import { text } from '@tablee/engine';

/** The game on one page. */
export const overview: Overview = {
  setUp: {
    at: 10,
    shows: text(
      'Deux camps face à face : Couvert derrière, Chasse devant, l’Habitat au bord.',
      'Two camps face to face: Covert behind, Hunt in front, the Habitat at the edge.',
    ),
    lines: [
      {
        clause: 'CAN-3.1',
        say: text(
          'Chacun prend le paquet d’une faction et son Habitat.',
          'Everybody takes the deck of a faction and its Habitat.',
        ),
      },
      {
        clause: 'CAN-3.2',
        say: text(
          'Une carte au choix commence dans les Renforts, où l’on pioche ce que l’on veut.',
          'One card of choice begins in the Reinforcements, from which one draws whatever one likes.',
        ),
      },
      {
        clause: 'CAN-3.5',
        say: text(
          'Trois jetons sur chaque Habitat ; six cartes en main.',
          'Three tokens on each Habitat; six cards in hand.',
        ),
      },
    ],
  },
  turn: {
    at: 17,
    shows: text(
      'Un combat : qui inflige quoi, avant qu’il soit réglé.',
      'A combat: who deals what, before it is settled.',
    ),
    lines: [
      {
        clause: 'CAN-4.2',
        say: text(
          'Piochez une carte ; s’il vous en reste moins de trois en main, piochez jusqu’à en avoir trois.',
          'Draw one card; if you still hold fewer than three, draw until you hold three.',
        ),
      },
      {
        clause: 'CAN-9.3',
        say: text(
          '1 Viande : jouer une créature, à Couvert ou en Chasse ; un Chef (couronne), 0.',
          '1 meat: play a creature, into Covert or Hunt; a Leader (crown), 0.',
        ),
      },
      {
        clause: 'CAN-9.9',
        say: text(
          '1 Viande : attaquer depuis la Chasse, autant de fois que l’on paie. Chacun inflige sa force ; les dégâts restent.',
          '1 meat: attack from Hunt, as often as you pay. Both deal their strength; damage stays.',
        ),
      },
      {
        clause: 'CAN-9.6',
        say: text(
          '1 Viande : avancer de Couvert en Chasse ; piocher une carte ; une capacité de créature, une seule fois.',
          '1 meat: move from Covert to Hunt; draw a card; an ability of a creature, just once.',
        ),
      },
      {
        clause: 'CAN-9.10',
        say: text(
          '1 Viande : piller, une fois par tour, si plus aucune créature ne compte en face. Étourdie ou Pisteur, elle ne compte pas.',
          '1 meat: pillage, once per turn, if no creature counts opposite any more. One that is stunned or a Tracker does not count.',
        ),
      },
      {
        clause: 'CAN-4.4',
        say: text(
          'Fin du tour, par vous ou faute de rien pouvoir faire : vous avez de nouveau 4 Viandes, pour vous défendre puis pour jouer.',
          'End of turn, by you or because nothing is left to do: you have 4 meat again, to defend with and then to play.',
        ),
      },
      {
        clause: 'CAN-10.1',
        say: text(
          'Chez l’adversaire : esquiver coûte 2 Viandes.',
          'In the opponent’s turn: to dodge costs 2 meat.',
        ),
      },
    ],
  },
  end: {
    at: 33,
    shows: text('Un Habitat vient d’être pillé.', 'A Habitat has just been pillaged.'),
    lines: [
      {
        clause: 'CAN-1.1',
        say: text(
          'Le troisième pillage gagne sur-le-champ.',
          'The third pillage wins on the spot.',
        ),
      },
      {
        clause: 'CAN-1.2',
        say: text(
          'Éliminer toutes les créatures adverses, même à piocher, gagne aussi ; nul si les vôtres ont moins de force qu’il reste de jetons.',
          'To eliminate all enemy creatures, even those to draw, wins as well; a draw if yours have less strength than tokens are left.',
        ),
      },
    ],
  },
  score: {
    shows: text('La fin d’une partie.', 'The end of a game.'),
    lines: [
      {
        clause: 'CAN-9.12',
        say: text(
          'Un pillage par tour ; un jeton pris ne revient jamais.',
          'One pillage per turn; a token taken never comes back.',
        ),
      },
      {
        clause: 'CAN-8.6',
        say: text('Une créature étourdie ne garde rien.', 'A stunned creature guards nothing.'),
      },
      {
        clause: 'CAN-8.3',
        say: text(
          'Autant de dégâts que de force : la créature meurt.',
          'As much damage as strength: the creature dies.',
        ),
      },
    ],
  },
};
