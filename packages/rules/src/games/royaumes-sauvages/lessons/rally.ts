import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { claims, isClaim, isPass, isRally } from './answers.ts';
import type { RoyaumesLesson } from './course.ts';

/** The use of a hand that fits nowhere. */
export const rally: RoyaumesLesson = {
  id: 'rally',
  title: text('Rallier', 'Rally'),
  about: text(
    'Un point et de nouvelles cartes, quand la main ne sert à rien.',
    'A point and new cards, when a hand is of no use.',
  ),
  clauses: ['ROY-7.1', 'ROY-7.2', 'ROY-7.4', 'ROY-7.6'],
  start: (game) =>
    positionOf(game, {
      players: 2,
      turn: 'A',
      hands: [
        ['frog-1', 'frog-2', 'owl-1', 'lizard-2'],
        ['redPanda-3', 'okapi-1', 'wolf-1', 'tiger-8'],
      ],
      decrees: { k4: 'A09', k5: 'A05', k6: 'C01', k7: 'B02', k8: 'B06' },
      columns: { k4: ['okapi-7'], k5: ['wolf-4'], k7: ['tiger-7'], k8: ['okapi-3'] },
      cubes: { k4: 'B', k5: 'A', k7: 'B', k8: 'A' },
      top: ['honeyBee-8', 'wolf-5', 'okapi-6', 'redPanda-4', 'frog-8', 'frog-3'],
    }),
  steps: [
    {
      say: text(
        'Grenouille 1, Grenouille 2, Chouette 1, Lézard 2 : aucun décret ne les admet, rien ne s’allume. Passer finirait votre âge ; il y a mieux.',
        'Frog 1, Frog 2, Owl 1, Lizard 2: no decree admits them, nothing lights up. Passing would end your age; there is a better way.',
      ),
      look: 'hand',
    },
    {
      say: text(
        'Ralliez : 1 point tout de suite, puis vous défaussez de 1 à 4 cartes et en piochez autant. Défaussez les quatre.',
        'Rally: 1 point at once, then you discard 1 to 4 cards and draw as many. Discard all four.',
      ),
      ask: 'takeTurn',
      right: isRally,
      whole: (picked) => picked.length === 4,
      replies: [
        {
          to: isPass,
          say: text(
            'Passer finirait l’âge pour vous, et personne ne pourrait plus rallier. Ralliez plutôt.',
            'Passing would end the age for you, and nobody could rally any more. Rally instead.',
          ),
        },
        {
          to: isRally,
          say: text(
            'Aucune de ces cartes ne sert : choisissez les quatre, puis validez.',
            'None of these cards is of use: choose all four, then confirm.',
          ),
        },
      ],
      otherwise: text(
        'Touchez « Rallier », puis vos quatre cartes.',
        'Touch “Rally”, then your four cards.',
      ),
    },
    {
      first: [{ ask: 'takeTurn', pick: claims('k4', 'tiger-8') }],
      say: text(
        'Un point, et quatre cartes qui servent. Posez maintenant un cube où vous voulez.',
        'One point, and four cards that are of use. Now lay a cube where you like.',
      ),
      ask: 'takeTurn',
      right: isClaim,
      replies: [
        {
          to: isRally,
          say: text(
            'Encore un point, c’est permis ; mais chaque tour sans cube laisse les royaumes à Ada.',
            'Another point, that is allowed; but every turn without a cube leaves the kingdoms to Ada.',
          ),
        },
        {
          to: isPass,
          say: text('Avec cette main ? Posez un cube.', 'With this hand? Lay a cube.'),
        },
      ],
      otherwise: text(
        'Touchez une carte allumée, puis un royaume.',
        'Touch a lit card, then a kingdom.',
      ),
      holds: ({ open }) => open.players[0]?.score === 1,
    },
  ],
  ending: text(
    'Rallier sauve une mauvaise main, tant que personne n’a passé : dès qu’une personne passe, c’est fini pour tout le monde jusqu’à l’âge suivant.',
    'To rally saves a bad hand, as long as nobody has passed: from the first pass on it is over for everybody until the next age.',
  ),
};
