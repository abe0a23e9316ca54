import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import type { UntamedLesson } from './course.ts';

/** The last part of a match, against a beginner. */
export const lastStrongholds: UntamedLesson = {
  id: 'last-strongholds',
  title: text('Les dernières Forteresses', 'The last Strongholds'),
  about: text(
    'La fin d’une partie entière, de votre main à la victoire.',
    'The end of a whole match, from your hand to victory.',
  ),
  clauses: ['UNT-1.1', 'UNT-4.2', 'UNT-4.3', 'UNT-4.4'],
  start: (game) =>
    positionOf(game, {
      turnNumber: 13,
      A: {
        stronghold: 'tiger-peak',
        pile: ['rabbit-warren'],
        fallen: ['rat-court'],
        play: ['rat-leech'],
        hand: ['rat-queen', 'tiger-stalker', 'rabbit-twins', 'tiger-swipe', 'rabbit-captain'],
        power: 4,
        support: ['rat-feast', 'tiger-cub', 'rabbit-rush'],
      },
      B: {
        stronghold: 'raccoon-workshop',
        fallen: ['panda-counter', 'crocodile-mire'],
        play: ['panda-peddler', 'raccoon-lidbearer'],
        hand: ['raccoon-tinker', 'crocodile-tears', 'panda-ledger'],
        power: 4,
        support: ['crocodile-snapling', 'raccoon-armour'],
      },
    }),
  steps: [
    {
      say: text(
        'La fin d’une partie : à Ada il reste une Forteresse, à vous deux. Son Porte-couvercle a Garde. Jouez comme vous l’entendez ; Ada débute aussi. Une carte en Puissance, puis des Animaux, puis vos attaques.',
        'The end of a match: Ada has one Stronghold left, you have two. Ada’s Lidbearer has Guard. Play as you like; Ada is a beginner too. One card as Power, then Animals, then your attacks.',
      ),
      play: 'freely',
    },
  ],
  ending: text(
    'La jungle est à vous ! Ouvrez une salle : à deux, en duel ; à trois et plus, en Chasseur, chacun traque qui est à sa gauche.',
    'The jungle is yours! Open a room: a duel for two; with three or more, in Hunter, each hunts whoever sits on their left.',
  ),
  lost: text(
    'Ada l’emporte. Rejouez : battez ses Animaux quand vous ne risquez rien, et comptez avant chaque tour si sa Forteresse peut tomber.',
    'Ada wins this one. Try again: beat Ada’s Animals where you risk nothing, and count every turn whether the Stronghold can fall.',
  ),
};
