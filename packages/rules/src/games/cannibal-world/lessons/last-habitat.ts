import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import type { CannibalLesson } from './course.ts';

/** The last part of a match, against a beginner. */
export const lastHabitat: CannibalLesson = {
  id: 'last-habitat',
  title: text('Le dernier jeton', 'The last token'),
  about: text(
    'La fin d’une partie entière : un pillage de plus.',
    'The end of a whole match: one more pillage.',
  ),
  clauses: ['CAN-1.1', 'CAN-1.2', 'CAN-4.3', 'CAN-9.10'],
  start: (game) =>
    positionOf(game, {
      turnNumber: 9,
      A: {
        hunt: ['RE/07', 'RE/11'],
        covert: ['RE/04'],
        hand: ['RE/06', 'RE/10', 'RE/12', 'RE/02'],
        reinforcement: ['RE/13'],
        meat: 4,
        tokens: 2,
      },
      B: {
        hunt: ['CA/05', 'CA/09'],
        hand: ['CA/10', 'CA/07'],
        meat: 4,
        tokens: 1,
      },
    }),
  steps: [
    {
      say: text(
        'La fin d’une partie : un pillage vous suffit, il en faut deux à Ada, qui débute aussi. Deux créatures gardent son Habitat. Jouez comme vous l’entendez, et ne laissez pas le vôtre sans garde.',
        'The end of a match: you need one pillage, Ada two, a beginner as well. Two creatures guard Ada’s Habitat. Play as you like, and do not leave your own unguarded.',
      ),
      play: 'freely',
    },
  ],
  ending: text(
    'Bien joué ! Ouvrez une salle et invitez quelqu’un : la boîte a quatre factions, et elles ne se ressemblent pas.',
    'Well played! Open a room and invite somebody: the box has four factions, and no two are alike.',
  ),
  lost: text(
    'Pas cette fois. Rejouez : gardez 1 Viande pour piller dès que plus personne ne garde, et toujours une créature devant votre Habitat.',
    'Not this time. Try again: keep 1 meat to pillage as soon as nobody is on guard, and always a creature before your own Habitat.',
  ),
};
