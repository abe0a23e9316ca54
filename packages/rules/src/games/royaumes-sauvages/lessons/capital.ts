import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { claims, isClaim, isPass, isRally } from './answers.ts';
import type { RoyaumesLesson } from './course.ts';

/** The gain of a capital, and the end it brings. */
export const capital: RoyaumesLesson = {
  id: 'capital',
  title: text('Prendre une capitale', 'Take a capital'),
  about: text(
    'La capitale met fin à votre âge, et son cube reste pour toujours.',
    'A capital ends your age, and its cube stays for ever.',
  ),
  clauses: ['ROY-4.8', 'ROY-4.9', 'ROY-6.1', 'ROY-12.2', 'ROY-12.3'],
  start: (game) =>
    positionOf(game, {
      players: 2,
      turn: 'A',
      hands: [
        ['wolf-4', 'tiger-6', 'owl-3', 'honeyBee-7'],
        ['lizard-2', 'okapi-1', 'frog-1', 'wolf-1'],
      ],
      decrees: { k4: 'A03', k5: 'A02', k6: 'A05', k7: 'A04', k8: 'A01' },
      columns: { k4: ['frog-6'], k7: ['owl-7'], k8: ['tiger-3'] },
      cubes: { k4: 'AAB', k5: 'BBA', k6: 'BB', k7: 'AB', k8: 'AAAB' },
      top: ['frog-5', 'okapi-2', 'okapi-3', 'okapi-4'],
      tiles: { k4: [6, 8, 9], k5: [5, 6, 7], k6: [5, 7, 8], k7: [9, 10, 10], k8: [6, 7, 8] },
    }),
  steps: [
    {
      say: text(
        'En Givremont, tous les territoires normaux sont pris : la prochaine revendication y prend la capitale, la couronne. Elle met fin à l’âge pour qui la prend, comme si l’on passait.',
        'In Frostpeak all normal territories are taken: the next claim there takes the capital, the crown. It ends the age for whoever takes it, as if they passed.',
      ),
      look: 'board',
    },
    {
      say: text(
        'N’y allez donc pas trop tôt. En Sylvombre, qui admet les valeurs impaires, vous êtes à égalité pour une tuile de 9 : prenez-y d’abord l’avantage.',
        'So do not go there too early. In Shadewood, which admits odd values, you are tied for a tile of 9: take the lead there first.',
      ),
      ask: 'takeTurn',
      right: claims('k7'),
      replies: [
        {
          to: claims('k4'),
          say: text(
            'La couronne finirait votre âge, et Sylvombre resterait à égalité. D’abord Sylvombre.',
            'The crown would end your age, and Shadewood would stay tied. Shadewood first.',
          ),
        },
        {
          to: isPass,
          say: text(
            'Pas encore : une tuile de 9 est à prendre.',
            'Not yet: a tile of 9 is to be had.',
          ),
        },
        {
          to: isRally,
          say: text(
            'Votre main suffit : posez un cube en Sylvombre.',
            'Your hand will do: lay a cube in Shadewood.',
          ),
        },
      ],
      otherwise: text(
        'Touchez une carte impaire, puis Sylvombre.',
        'Touch an odd card, then Shadewood.',
      ),
    },
    {
      first: [{ ask: 'takeTurn', pick: isPass }],
      say: text(
        'Ada a passé. Prenez maintenant la capitale de Givremont, avec une carte paire : son cube y comptera dans chaque âge.',
        'Ada has passed. Take the capital of Frostpeak now, with an even card: its cube will count there in every age.',
      ),
      ask: 'takeTurn',
      right: claims('k4'),
      replies: [
        {
          to: isPass,
          say: text(
            'Passer finit aussi l’âge, mais sans le cube. La capitale donne les deux.',
            'Passing ends the age too, but without the cube. The capital gives both.',
          ),
        },
        {
          to: isClaim,
          say: text(
            'Permis, et un cube peut rapporter ailleurs ; mais ici, il s’agit de la couronne.',
            'Allowed, and a cube may pay elsewhere; but this is about the crown.',
          ),
        },
      ],
      otherwise: text(
        'Touchez une carte paire, puis Givremont.',
        'Touch an even card, then Frostpeak.',
      ),
    },
    {
      say: text(
        'L’âge s’est compté, et tous les cubes sont rentrés, sauf un : celui de votre capitale siège au conseil de Givremont. Il y comptera dans chaque âge, sans que vous ayez rien à jouer.',
        'The age was scored, and all cubes went home but one: that of your capital sits on the council of Frostpeak. It counts there in every age, without anything to play.',
      ),
      look: 'board',
      holds: ({ open }) => open.kingdoms.k4.councils.join() === '0' && open.age === 2,
    },
  ],
  ending: text(
    'Une capitale : un cube pour toujours, et la fin de votre âge. La prendre quand rien d’autre ne presse, c’est ne rien perdre.',
    'A capital: a cube for ever, and the end of your age. Taken last, it costs nothing.',
  ),
};
