import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import type { RoyaumesLesson } from './course.ts';

/** A whole age against a beginner. */
export const lastAge: RoyaumesLesson = {
  id: 'last-age',
  title: text('Le dernier âge', 'The last age'),
  about: text(
    'Un âge entier, du premier cube au score final.',
    'A whole age, from the first cube to the final score.',
  ),
  clauses: ['ROY-1.3', 'ROY-3.3', 'ROY-15.1', 'ROY-15.3'],
  start: (game) =>
    positionOf(game, {
      players: 2,
      age: 3,
      turn: 'A',
      hands: [
        ['wolf-4', 'tiger-6', 'owl-1', 'honeyBee-8'],
        ['lizard-2', 'okapi-5', 'frog-3', 'wolf-7'],
      ],
      decrees: { k4: 'A03', k5: 'B02', k6: 'B04', k7: 'A04', k8: 'C05' },
      cubes: { k4: '||A', k6: '||B', k7: '||B', k8: '||A' },
      tiles: { k4: [8], k5: [9], k6: [9], k7: [10], k8: [10] },
      scores: [38, 38],
    }),
  steps: [
    {
      say: text(
        'Le dernier âge, à 38 partout. Chacun a deux cubes aux conseils, et chaque royaume n’a plus qu’une tuile, la plus chère. Jouez-le comme vous l’entendez : Ada débute aussi.',
        'The last age, at 38 each. Both have two cubes on councils, and each kingdom has one tile left, the dearest. Play it as you like: Ada is a beginner too.',
      ),
      play: 'freely',
    },
  ],
  ending: text(
    'Les royaumes sont à vous ! Ouvrez une salle et invitez quelqu’un : la suite se joue à trois ou quatre.',
    'The kingdoms are yours! Open a room and invite somebody: it is best with three or four.',
  ),
  lost: text(
    'Ada l’emporte de peu. Le compte dit où : rejouez cet âge, et gardez une carte haute pour les batailles.',
    'Ada wins this one. The score says where: play this age again, and keep a high card for the battles.',
  ),
};
