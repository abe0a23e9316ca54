import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { claims, claimsElsewhere, isClaim, isPass, isRally } from './answers.ts';
import type { RoyaumesLesson } from './course.ts';

/** The worth of a kingdom, and its winner. */
export const majority: RoyaumesLesson = {
  id: 'majority',
  title: text('Le plus de cubes prend la tuile', 'Most cubes takes the tile'),
  about: text(
    'Comment un royaume rapporte, et comment un âge se termine.',
    'How a kingdom pays, and how an age ends.',
  ),
  clauses: ['ROY-4.1', 'ROY-4.4', 'ROY-8.1', 'ROY-9.4', 'ROY-9.7'],
  start: (game) =>
    positionOf(game, {
      players: 2,
      age: 1,
      first: 'B',
      turn: 'A',
      passed: ['B'],
      hands: [
        ['tiger-5', 'frog-2', 'owl-2', 'wolf-4'],
        ['okapi-1', 'frog-1', 'owl-1', 'wolf-1'],
      ],
      decrees: { k4: 'A04', k5: 'A07', k6: 'A06', k7: 'A01', k8: 'A09' },
      columns: { k4: ['owl-7'], k5: ['owl-3'], k6: ['frog-3'], k7: ['tiger-7'], k8: ['okapi-8'] },
      cubes: { k4: 'ABB|B', k5: 'AAB', k6: 'BBBBA', k7: 'AB', k8: 'AABAB' },
      top: ['wolf-6'],
      tiles: { k4: [5, 6, 8], k5: [6, 7, 9], k6: [5, 6, 7], k7: [8, 9, 10], k8: [7, 8, 10] },
      scores: [0, 0],
    }),
  steps: [
    {
      say: text(
        'Cinq royaumes en anneau. Chaque cube y compte pour qui l’a posé : les vôtres sont à votre couleur. À la fin de l’âge, qui a le plus de cubes dans un royaume prend la tuile la plus à gauche ; la deuxième place rapporte 3 points.',
        'Five kingdoms in a ring. Every cube there counts for whoever laid it: yours are of your colour. At the end of the age, whoever has the most cubes in a kingdom takes its leftmost tile; second place scores 3 points.',
      ),
      look: 'board',
    },
    {
      say: text(
        'Voici votre main. À votre tour, vous jouez une carte à un royaume et y posez un cube. Le décret du royaume dit quelles cartes il admet.',
        'This is your hand. On your turn you play one card at a kingdom and lay a cube there. The decree of the kingdom says which cards it admits.',
      ),
      look: 'hand',
    },
    {
      say: text(
        'En Sylvombre, le royaume marqué 7, vous êtes à égalité, un cube de chaque côté : sa tuile de 8 est à prendre. Son décret admet les lézards et les tigres. Jouez-y votre Tigre 5 : touchez le 5, puis Sylvombre.',
        'In Shadewood, the kingdom marked 7, you are tied, one cube each: its tile of 8 is there for the taking. Its decree admits lizards and tigers. Play your Tiger 5 there: touch the 5, then Shadewood.',
      ),
      ask: 'takeTurn',
      right: claims('k7', 'tiger-5'),
      replies: [
        {
          to: isPass,
          say: text(
            'Passer met fin à l’âge pour vous : Sylvombre resterait à égalité. Prenez-y d’abord l’avantage.',
            'Passing ends the age for you: Shadewood would stay tied. Take the lead there first.',
          ),
        },
        {
          to: isRally,
          say: text(
            'Ada a passé : plus personne ne peut rallier dans cet âge.',
            'Ada has passed: nobody may rally any more in this age.',
          ),
        },
        {
          to: claimsElsewhere('k7'),
          say: text(
            'C’est permis, mais un cube de plus n’y change pas qui est devant. En Sylvombre, il change tout.',
            'That is allowed, but one more cube there does not change who leads. In Shadewood it changes everything.',
          ),
        },
      ],
      otherwise: text(
        'Touchez votre Tigre 5, puis Sylvombre.',
        'Touch your Tiger 5, then Shadewood.',
      ),
    },
    {
      say: text(
        'Vous êtes devant en Brumemare, en Sylvombre et au Solrivage. Ada a passé, et plus aucun cube ne vous donnerait un royaume de plus. Passez : l’âge se termine et se compte.',
        'You lead in Mistmere, in Shadewood and in Sunshore. Ada has passed, and no further cube would win you another kingdom. Pass: the age ends and is scored.',
      ),
      ask: 'takeTurn',
      right: isPass,
      replies: [
        {
          to: isClaim,
          say: text(
            'Vous pourriez, mais cela ne vous donne aucun royaume de plus. Ici, passez : l’âge se compte.',
            'You could, but it wins you no further kingdom. Pass here: the age is scored.',
          ),
        },
      ],
      otherwise: text('Touchez « Passer ».', 'Touch “Pass”.'),
    },
    {
      say: text(
        'Le compte va du plus petit royaume au plus grand. Brumemare 6, Sylvombre 8, Solrivage 7, et 3 points par deuxième place : 27 points pour vous, 19 pour Ada. Les tuiles prises quittent le plateau ; celles de l’âge suivant valent davantage.',
        'Scoring goes from the smallest kingdom to the largest. Mistmere 6, Shadewood 8, Sunshore 7, and 3 points for each second place: 27 points for you, 19 for Ada. Tiles that were taken leave the board; those of the next age are worth more.',
      ),
      look: 'seats',
      holds: ({ open }) => open.players.map(({ score }) => score).join() === '27,19',
    },
  ],
  ending: text(
    'L’âge est à vous. Retenez : le plus de cubes prend la tuile, la deuxième place 3 points, et un cube ne vaut que là où il change quelque chose.',
    'The age is yours. Remember: most cubes takes the tile, second place 3 points, and a cube is worth something only where it changes something.',
  ),
};
