import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { reinforcements, withCard } from './answers.ts';
import type { RoyaumesLesson } from './course.ts';

/** The use of a lost battle. */
export const reinforcement: RoyaumesLesson = {
  id: 'reinforcement',
  title: text('Jouer un renfort', 'Play a reinforcement'),
  about: text(
    'Chaque bataille perdue donne de quoi gagner la suivante.',
    'Every lost battle gives what may win the next.',
  ),
  clauses: ['ROY-10.7', 'ROY-10.10', 'ROY-10.12', 'ROY-10.21', 'ROY-R.28'],
  start: (game) =>
    positionOf(game, {
      players: 2,
      hands: [
        ['wolf-6', 'frog-1', 'owl-2', 'lizard-3'],
        ['tiger-7', 'redPanda-5', 'honeyBee-2', 'honeyBee-4'],
      ],
      cubes: { k8: 'AABB' },
      tiles: { k8: [10, 10, 9] },
      reinforcements: [1, 0],
      scores: [14, 15],
      scoring: 'k8',
    }),
  steps: [
    {
      say: text(
        'Égalité au Solrivage, et vous avez un renfort, gagné en perdant une bataille. Choisissez d’abord votre carte : le Loup 6.',
        'A tie in Sunshore, and you hold a reinforcement, earned by losing a battle. First choose your card: the Wolf 6.',
      ),
      ask: 'battleCard',
      right: withCard('reveal', 'wolf-6'),
      otherwise: text(
        'Un renfort ajoute 2 : mieux vaut partir de haut. Le Loup 6.',
        'A reinforcement adds 2: better start from high. The Wolf 6.',
      ),
    },
    {
      first: [{ ask: 'battleCard', pick: withCard('reveal', 'tiger-7') }],
      say: text(
        '6 contre 7 : vous perdriez. Un renfort ajoute 2 à votre carte. Jouez-en un.',
        '6 against 7: you would lose. A reinforcement adds 2 to your card. Play one.',
      ),
      ask: 'battleReinforcement',
      right: reinforcements(1),
      otherwise: text(
        'Sans renfort, 6 contre 7, la tuile est perdue.',
        'Without it, 6 against 7, the tile is lost.',
      ),
    },
    {
      say: text(
        '8 contre 7 : la tuile est à vous. Le renfort joué retourne à la réserve ; ceux qu’on garde valent 1 point à la fin de la partie. Attention : un 1 renforcé est un 3, et ne bat plus un 8.',
        '8 against 7: the tile is yours. A reinforcement played goes back to the supply; those one keeps are worth 1 point at the end of the match. Mind: a reinforced 1 is a 3, and no longer beats an 8.',
      ),
      holds: ({ open }) =>
        (open.players[0]?.score ?? 0) > 22 && open.players[0]?.reinforcements === 0,
    },
  ],
  ending: text(
    'Perdre une petite bataille pour un renfort peut valoir la grande.',
    'Losing a small battle for a reinforcement may be worth the big one.',
  ),
};
