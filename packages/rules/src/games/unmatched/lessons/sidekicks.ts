import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { attacks, declines, defends, healthOf, isAttack, isManeuver } from './answers.ts';
import type { UnmatchedLesson } from './course.ts';

/** The use of sidekicks, and the owners of cards. */
export const sidekicks: UnmatchedLesson = {
  id: 'sidekicks',
  title: text('Les acolytes', 'Sidekicks'),
  about: text(
    'À quoi ils servent, et ce qu’on perd avec eux.',
    'What they are for, and what one loses with them.',
  ),
  clauses: ['UNM-9.3', 'UNM-13.1', 'UNM-13.5', 'UNM-13.6', 'UNM-14.1', 'UNM-14.10'],
  start: (game) =>
    positionOf(game, {
      heroes: ['alice', 'medusa'],
      on: { alice: 'm13', jabberwock: 'm09', medusa: 'm15', 'harpy-1': 'm17' },
      health: { alice: 8, medusa: 10 },
      cards: {
        alice: {
          hand: ['claws-that-catch', 'snicker-snack', 'regroup', 'skirmish'],
          top: ['feint'],
        },
        medusa: { hand: ['snipe', 'gaze-of-stone', 'winged-frenzy'], top: ['second-shot'] },
      },
    }),
  steps: [
    {
      say: text(
        'Vous êtes Alice ; son acolyte, le Jabberwocky, est au contact de Méduse. Un acolyte bouge et attaque comme un héros. S’il tombe, le match continue : seuls les héros le décident.',
        'You are Alice; her sidekick, the Jabberwock, stands next to Medusa. A sidekick moves and attacks as a hero does. If it falls the match goes on: heroes alone decide it.',
      ),
      look: 'board',
    },
    {
      say: text(
        'En bas de chaque carte : qui peut la jouer. Tranche-tranche est à Alice, Griffes qui agrippent au Jabberwocky, les autres à tous. Une fois leur acolyte tombé, ses cartes ne servent plus qu’à booster.',
        'At the foot of each card: who may play it. Snicker-Snack is Alice’s, Claws That Catch the Jabberwock’s, the others anybody’s. Once a sidekick has fallen, its cards only serve to boost.',
      ),
      look: 'hand',
    },
    {
      say: text(
        'Griffes qui agrippent vaut 3, mais 5 contre un héros. Touchez-la, puis Méduse : le Jabberwocky attaque.',
        'Claws That Catch is worth 3, but 5 against a hero. Touch it, then Medusa: the Jabberwock attacks.',
      ),
      ask: 'chooseAction',
      right: attacks('jabberwock', 'medusa', 'claws-that-catch'),
      replies: [
        {
          to: attacks('jabberwock', 'medusa'),
          say: text(
            'Possible, mais contre un héros, Griffes qui agrippent vaut 5.',
            'Possible, but against a hero Claws That Catch is worth 5.',
          ),
        },
        {
          to: isAttack,
          say: text(
            'La Harpie n’a qu’un point de vie : une petite carte suffira. D’abord Méduse.',
            'The Harpy has a single health: a small card will do for it. Medusa first.',
          ),
        },
        {
          to: isManeuver,
          say: text(
            'Alice est trop loin pour aider ce tour-ci. Le Jabberwocky, lui, peut frapper.',
            'Alice is too far away to help this turn. The Jabberwock can strike.',
          ),
        },
      ],
      otherwise: text(
        'Touchez Griffes qui agrippent, puis Méduse.',
        'Touch Claws That Catch, then Medusa.',
      ),
    },
    {
      first: [{ ask: 'commitDefense', pick: defends('snipe') }],
      say: text(
        '5 contre 3 : Méduse passe de 10 à 8. Restent une action et une Harpie, à 1 point de vie, qui mordrait à son tour. Touchez Regroupement, puis la Harpie : votre plus petite carte suffit.',
        '5 against 3: Medusa goes from 10 to 8. One action is left, and a Harpy with 1 health that would bite in its turn. Touch Regroup, then the Harpy: your smallest card will do.',
      ),
      ask: 'chooseAction',
      right: attacks('jabberwock', 'harpy-1', 'regroup'),
      replies: [
        {
          to: attacks('jabberwock', 'harpy-1'),
          say: text(
            'Elle tomberait, mais gardez cette carte pour un héros. Regroupement suffit.',
            'It would fall, but keep that card for a hero. Regroup is enough.',
          ),
        },
        {
          to: isAttack,
          say: text(
            'Méduse peut attendre ; la Harpie ne coûte presque rien à faire tomber.',
            'Medusa can wait; the Harpy costs next to nothing to bring down.',
          ),
        },
      ],
      otherwise: text(
        'Frappez plutôt : Regroupement, puis la Harpie.',
        'Strike instead: Regroup, then the Harpy.',
      ),
      holds: (view) => healthOf(view, 'medusa') === 8,
    },
    {
      first: [{ ask: 'commitDefense', pick: declines }],
      say: text(
        'La Harpie quitte le plateau, et Regroupement, qui a gagné, vous fait piocher 2 cartes. Le match, lui, continue : Méduse est debout.',
        'The Harpy leaves the board, and Regroup, having won, lets you draw 2 cards. The match goes on: Medusa still stands.',
      ),
      holds: (view) => healthOf(view, 'harpy-1') === 0 && view.open.final === null,
    },
  ],
  ending: text(
    'Vos acolytes portent des coups et barrent le passage : un ennemi ne les traverse pas. Placez-les entre lui et votre héros.',
    'Your sidekicks strike and block the way: no enemy passes through them. Put them between it and your hero.',
  ),
};
