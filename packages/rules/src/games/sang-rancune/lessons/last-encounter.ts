import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import type { SangRancuneLesson } from './course.ts';

/** The last creature of a match, which decides it. */
export const lastEncounter: SangRancuneLesson = {
  id: 'last-encounter',
  title: text('La dernière Rencontre', 'The last encounter'),
  about: text(
    'La fin d’un match : un seul coup fatal décide.',
    'The end of a match: one killing blow decides it.',
  ),
  clauses: ['SAN-1.1', 'SAN-1.4', 'SAN-10.4'],
  start: (game) =>
    positionOf(game, {
      players: 3,
      stage: 9,
      marker: 150,
      pile: [],
      prestige: { A: 9, B: 11, C: 12 },
      life: { A: 60, B: 55, C: 65 },
      initiative: { A: 2, B: 1, C: 3 },
      hands: {
        A: ['coup-de-pommeau', 'coup-droit', 'coup-puissant', 'grand-coup', 'echec-critique'],
        B: ['entaille', 'coup-net', 'coup-droit', 'etincelle', 'grand-coup'],
        C: ['egratignure', 'coup-droit', 'taille-et-estoc', 'coup-net', 'croche-patte'],
      },
    }),
  steps: [
    {
      say: text(
        'Avant chaque tour, chacun peut donner sa parole : « Je frappe fort », ou « Je le laisse à… ». Vraie ou fausse, elle ne coûte rien. Pour ne rien dire, passez.',
        'Before each round everybody may give their word: “I strike hard”, or “I leave it to…”. True or false, it costs nothing. To say nothing, pass.',
      ),
      look: 'board',
    },
    {
      say: text(
        'Neuvième et dernière Rencontre : le coup fatal y rapporte 5 Prestige de plus, 8 en tout. Vous en avez 9, Ada 11, Béa 12 : il vous faut ce coup-là. Laissez les autres l’affaiblir, puis frappez !',
        'The ninth and last encounter: its killing blow brings 5 prestige more, 8 in all. You have 9, Ada 11, Béa 12: you need that blow. Let the others weaken it, then strike!',
      ),
      play: 'freely',
    },
  ],
  ending: text(
    'L’Artefact est à vous ! Ouvrez une salle et invitez des amis : la rancune commence à trois.',
    'The Artefact is yours! Open a room and invite friends: rancour takes three.',
  ),
  lost: text(
    'L’Artefact vous échappe. Reprenez « Depuis le début » : comptez ses PV avant chaque carte, et jouez Échec Critique sur un coup dont la moitié ne tue plus.',
    'The Artefact escapes you. Begin again “From the start”: count its life before each card, and play Critical Miss on a blow whose half no longer kills.',
  ),
};
