import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { attacksAnimal, attacksStronghold, isEnd } from './answers.ts';
import type { UntamedLesson } from './course.ts';

/** The aim, and how a Stronghold is attacked. */
export const strongholds: UntamedLesson = {
  id: 'strongholds',
  title: text('Abattre les Forteresses', 'Bring down the Strongholds'),
  about: text(
    'Ce qui fait gagner, et comment un Animal attaque une Forteresse.',
    'What wins, and how an Animal attacks a Stronghold.',
  ),
  clauses: ['UNT-1.1', 'UNT-4.2', 'UNT-9.1', 'UNT-9.2', 'UNT-9.3', 'UNT-9.5'],
  start: (game) =>
    positionOf(game, {
      turnNumber: 15,
      A: {
        stronghold: 'tiger-peak',
        pile: ['rabbit-warren'],
        fallen: ['rat-court'],
        damage: 4,
        play: ['rat-queen', 'rabbit-captain'],
        hand: [],
        power: { exhausted: 5 },
      },
      B: {
        stronghold: 'crocodile-mire',
        fallen: ['panda-counter', 'raccoon-workshop'],
        play: ['panda-peddler', 'raccoon-tinker'],
        power: 5,
      },
    }),
  steps: [
    {
      say: text(
        'Vous gagnez en détruisant les trois Forteresses d’Ada, l’une après l’autre. Deux sont déjà tombées. À la dernière, le Bourbier des échos, il reste 7 de Santé.',
        'You win by destroying Ada’s three Strongholds, one after the other. Two have fallen already. The last one, Echo Mire, has 7 Health left.',
      ),
      look: 'board',
      holds: ({ open }) => open.sides[1]?.fallen.length === 2 && open.sides[1].damage === 0,
    },
    {
      say: text(
        'En bas, vos deux Animaux. Chacun montre son Attaque, à gauche, et sa Santé, à droite. La Reine des rats a 3 en Attaque, le Capitaine Garenne 4 : ensemble, tout juste 7.',
        'At the bottom, your two Animals. Each shows its Attack on the left and its Health on the right. The Rat Queen has 3 Attack, Captain Warren 4: together exactly 7.',
      ),
      look: 'board',
    },
    {
      say: text(
        'Touchez un de vos Animaux, puis la Forteresse d’Ada : elle subit autant de dégâts qu’il a d’Attaque, et une Forteresse ne riposte pas.',
        'Touch one of your Animals, then Ada’s Stronghold: it takes as much damage as the Animal has Attack, and a Stronghold never strikes back.',
      ),
      ask: 'mainAction',
      right: attacksStronghold(),
      replies: [
        {
          to: attacksAnimal(),
          say: text(
            'Inutile de battre d’abord les Animaux d’Ada : ceux-là ne protègent pas sa Forteresse. Il vous faut vos deux attaques contre elle.',
            'No need to beat Ada’s Animals first: these do not protect the Stronghold. You need both your attacks against it.',
          ),
        },
        {
          to: isEnd,
          say: text(
            'Vos Animaux peuvent encore attaquer, et la partie est à gagner maintenant.',
            'Your Animals can still attack, and the match is there to be won now.',
          ),
        },
      ],
      otherwise: text(
        'Touchez un de vos Animaux, en bas, puis la Forteresse d’Ada, en haut.',
        'Touch one of your Animals at the bottom, then Ada’s Stronghold at the top.',
      ),
    },
    {
      say: text(
        'Cet Animal est maintenant épuisé : un Animal n’attaque d’ordinaire qu’une fois par tour. Attaquez la Forteresse avec l’autre.',
        'That Animal is now exhausted: an Animal usually attacks but once a turn. Attack the Stronghold with the other one.',
      ),
      ask: 'mainAction',
      right: attacksStronghold(),
      replies: [
        {
          to: attacksAnimal(),
          say: text(
            'La Forteresse tombe à la prochaine attaque : c’est elle qu’il faut viser.',
            'The Stronghold falls to the next attack: that is where to aim.',
          ),
        },
      ],
      otherwise: text(
        'Il reste une attaque à faire : touchez l’autre Animal, puis la Forteresse.',
        'There is one attack left: touch the other Animal, then the Stronghold.',
      ),
    },
  ],
  ending: text(
    'Trois Forteresses à terre : gagné ! C’est tout le but. La suite montre comment en arriver là.',
    'Three Strongholds down: you win! That is the whole goal. The rest shows how to get there.',
  ),
};
