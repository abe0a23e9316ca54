import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { isClaim, isPass, isRally } from './answers.ts';
import type { RoyaumesLesson } from './course.ts';

/** Why one stops while others still play. */
export const passFirst: RoyaumesLesson = {
  id: 'pass-first',
  title: text('Passer avant tout le monde', 'Pass before all others'),
  about: text(
    'Une tuile secrète, et plus aucun ralliement pour personne.',
    'A secret tile, and no more rallies for anybody.',
  ),
  clauses: ['ROY-7.6', 'ROY-8.1', 'ROY-8.2', 'ROY-8.3', 'ROY-8.4', 'ROY-15.2'],
  start: (game) =>
    positionOf(game, {
      players: 2,
      age: 2,
      turn: 'A',
      hands: [
        ['frog-1', 'frog-2', 'owl-1', 'lizard-8'],
        ['redPanda-3', 'okapi-1', 'wolf-1', 'tiger-3'],
      ],
      decrees: { k4: 'A05', k5: 'A08', k6: 'A07', k7: 'A09', k8: 'B06' },
      columns: {
        k4: ['okapi-5'],
        k5: ['honeyBee-4'],
        k6: ['owl-6'],
        k7: ['tiger-7'],
        k8: ['okapi-3'],
      },
      cubes: { k4: 'AB', k5: 'AAB', k6: 'AAAB', k7: 'AAABB', k8: 'BBBA' },
      tiles: { k4: [6, 8], k5: [6, 7], k6: [7, 9], k7: [8, 10], k8: [5, 9] },
      scores: [20, 22],
    }),
  steps: [
    {
      say: text(
        'Vous êtes devant en trois royaumes, et aucune de vos cartes n’y changerait plus rien. Ada, elle, aimerait rallier pour trouver mieux.',
        'You lead in three kingdoms, and none of your cards would change anything more. Ada would like to rally and find something better.',
      ),
      look: 'board',
    },
    {
      say: text(
        'Qui passe avant tout le monde reçoit une tuile secrète de 2 à 5 points, et plus personne ne peut rallier dans cet âge. Passez.',
        'Whoever passes before all others receives a secret tile of 2 to 5 points, and nobody may rally any more in this age. Pass.',
      ),
      ask: 'takeTurn',
      right: isPass,
      replies: [
        {
          to: isRally,
          say: text(
            'Un point maintenant, mais Ada rallierait aussi. La tuile vaut 2 points au moins.',
            'One point now, but Ada would rally too. The tile is worth at least 2.',
          ),
        },
        {
          to: isClaim,
          say: text(
            'Ce cube ne vous donnerait aucune tuile de plus. Ici, s’arrêter rapporte davantage.',
            'That cube would bring you no other tile. Here, stopping brings more.',
          ),
        },
      ],
      otherwise: text('Touchez « Passer ».', 'Touch “Pass”.'),
    },
    {
      say: text(
        'La tuile est à vous, et vous seul pouvez la regarder : elle se compte à la fin de la partie. Ada ne peut plus rallier : elle joue ce qu’elle a, ou passe.',
        'The tile is yours, and only you may look at it: it counts at the end of the match. Ada cannot rally any more, and plays what is in hand, or passes.',
      ),
      holds: ({ own, open }) => own?.passTiles.length === 1 && open.players[0]?.passTiles === 1,
    },
  ],
  ending: text(
    'Chaque âge a sa tuile Premier à Passer. La prendre au bon moment vaut un royaume de deuxième place, et plus.',
    'Every age has its First to Pass tile. Taken at the right moment it is worth a second place, and more.',
  ),
};
