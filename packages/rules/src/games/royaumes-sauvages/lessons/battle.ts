import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { withCard } from './answers.ts';
import type { RoyaumesLesson } from './course.ts';

/** How a tie for the most cubes is settled. */
export const battle: RoyaumesLesson = {
  id: 'battle',
  title: text('Livrer bataille', 'Fight a battle'),
  about: text(
    'La plus haute carte gagne, mais un 1 bat un 8.',
    'The highest card wins, but a 1 beats an 8.',
  ),
  clauses: ['ROY-10.1', 'ROY-10.2', 'ROY-10.3', 'ROY-10.5', 'ROY-10.7'],
  start: (game) =>
    positionOf(game, {
      players: 2,
      hands: [
        ['wolf-6', 'frog-1', 'owl-2', 'lizard-3'],
        ['okapi-5', 'redPanda-8', 'tiger-4', 'honeyBee-4'],
      ],
      cubes: { k7: 'AABB', k8: 'AAABBB' },
      tiles: { k7: [7, 8, 9], k8: [9, 10, 10] },
      top: ['redPanda-3', 'okapi-2'],
      scores: [8, 12],
      scoring: 'k7',
    }),
  steps: [
    {
      say: text(
        'Fin d’âge : en Sylvombre, Ada et vous avez autant de cubes. Une égalité en tête se règle par une bataille : chacun choisit en secret une carte de sa main, et la plus haute valeur gagne la tuile.',
        'End of an age: in Shadewood you and Ada have the same number of cubes. A tie for the lead is settled by a battle: each secretly chooses a card of their hand, and the highest value wins the tile.',
      ),
    },
    {
      say: text(
        'Votre plus haute carte est le Loup 6. Choisissez-la.',
        'Your highest card is the Wolf 6. Choose it.',
      ),
      ask: 'battleCard',
      right: withCard('reveal', 'wolf-6'),
      replies: [
        {
          to: withCard('reveal', 'frog-1'),
          say: text(
            'Un 1 ne bat qu’un 8. Gardez-le pour le bon moment.',
            'A 1 beats an 8 and nothing else. Keep it for the right moment.',
          ),
        },
      ],
      otherwise: text(
        'Une petite carte perdrait contre presque tout. Le Loup 6 a les meilleures chances.',
        'A low card would lose to nearly everything. The Wolf 6 has the best chances.',
      ),
    },
    {
      first: [{ ask: 'battleCard', pick: withCard('reveal', 'okapi-5') }],
      say: text(
        '6 contre 5 : la tuile de 7 est à vous. Ada prend la deuxième place, 3 points, et reçoit un renfort : chaque bataille perdue en donne un.',
        '6 against 5: the tile of 7 is yours. Ada takes second place, 3 points, and receives a reinforcement: every lost battle gives one.',
      ),
      holds: ({ open }) =>
        open.players.map(({ score }) => score).join() === '15,15' &&
        open.players[1]?.reinforcements === 1,
    },
    {
      say: text(
        'Au Solrivage, égalité encore, pour une tuile de 9. Votre plus haute carte n’est plus qu’un 3, et Ada voudra jouer ce qu’elle a de plus fort. Si c’est un 8, une seule carte le bat : osez votre 1.',
        'In Sunshore another tie, for a tile of 9. Your highest card is now a mere 3, and Ada will want to play their strongest. If that is an 8, only one card beats it: dare your 1.',
      ),
      ask: 'battleCard',
      right: withCard('reveal', 'frog-1'),
      otherwise: text(
        'Un 2 ou un 3 ne battrait presque rien. Le 1, lui, bat un 8.',
        'A 2 or a 3 would beat hardly anything. The 1, though, beats an 8.',
      ),
    },
    {
      first: [{ ask: 'battleCard', pick: withCard('reveal', 'redPanda-8') }],
      say: text(
        '1 contre 8 : le plus petit l’emporte, et la tuile de 9 est à vous. Même un renfort, que vous verrez bientôt, n’y aurait rien changé : un 8 qui devient 10 compte encore comme un 8.',
        '1 against 8: the smallest wins, and the tile of 9 is yours. Even a reinforcement, which you will meet soon, would have changed nothing: an 8 made 10 still counts as an 8.',
      ),
      holds: ({ open }) => open.players.map(({ score }) => score).join() === '24,18',
    },
  ],
  ending: text(
    'Gardez pour la fin d’un âge une carte haute, ou un 1 si l’on vous croit sans défense.',
    'Keep a high card for the end of an age, or a 1 if they think you have nothing.',
  ),
};
