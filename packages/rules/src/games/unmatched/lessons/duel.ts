import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import type { UnmatchedLesson } from './course.ts';

/** A duel against a beginner, with heroes who have fought before. */
export const duel: UnmatchedLesson = {
  id: 'duel',
  title: text('Un duel entier', 'A whole duel'),
  about: text(
    'Méduse contre Alice, jusqu’à ce que l’une tombe.',
    'Medusa against Alice, until one of them falls.',
  ),
  clauses: ['UNM-1.2', 'UNM-4.5', 'UNM-13.2'],
  start: (game) =>
    positionOf(game, {
      heroes: ['medusa', 'alice'],
      on: {
        medusa: 'm19',
        'harpy-1': 'm10',
        'harpy-2': 'm18',
        alice: 'm08',
        jabberwock: 'm14',
      },
      health: { medusa: 10, alice: 8, jabberwock: 4 },
      size: 'big',
      fromTurnStart: true,
      cards: {
        medusa: { hand: ['snipe', 'second-shot', 'hiss-and-slither', 'dash', 'feint'] },
        alice: { hand: ['skirmish', 'regroup', 'eat-me', 'jaws-that-bite', 'looking-glass'] },
      },
    }),
  steps: [
    {
      say: text(
        'À vous de jouer Méduse, avec deux Harpies. Tirez de loin, gardez Alice à distance, et gardez une carte pour vous défendre. Ada débute aussi.',
        'You play Medusa, with two Harpies. Shoot from afar, keep Alice at a distance, and keep a card to defend with. Ada is a beginner, too.',
      ),
      play: 'freely',
    },
  ],
  ending: text(
    'Alice est tombée : le duel est à vous ! Ouvrez une salle et invitez quelqu’un ; commencez par Alice contre Méduse.',
    'Alice has fallen: the duel is yours! Open a room and invite somebody; Alice against Medusa is a good beginning.',
  ),
  lost: text(
    'Méduse est tombée. Rejouez ce duel : restez dans les couleurs d’Alice, mais à plus d’une manœuvre d’elle.',
    'Medusa has fallen. Play this duel again: stay in Alice’s colours, but more than one maneuver away from her.',
  ),
};
