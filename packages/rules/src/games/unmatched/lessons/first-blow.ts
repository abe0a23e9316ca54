import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { attacks, declines, defends, healthOf, isAttack, isManeuver } from './answers.ts';
import type { UnmatchedLesson } from './course.ts';

const closer = {
  to: isManeuver,
  say: text(
    'La manœuvre sert à piocher et à se déplacer. Sinbad est déjà au contact : attaquez.',
    'A maneuver is for drawing and moving. Sinbad is already close enough: attack.',
  ),
};

/** The aim, and how an attack is counted. */
export const firstBlow: UnmatchedLesson = {
  id: 'first-blow',
  title: text('Le dernier coup', 'The last blow'),
  about: text(
    'Ce qu’il faut pour gagner, et comment se compte une attaque.',
    'What it takes to win, and how an attack is counted.',
  ),
  clauses: ['UNM-1.2', 'UNM-4.1', 'UNM-8.1', 'UNM-8.3', 'UNM-10.4', 'UNM-10.5', 'UNM-13.2'],
  start: (game) =>
    positionOf(game, {
      heroes: ['sinbad', 'medusa'],
      on: { sinbad: 'm09', medusa: 'm15' },
      health: { sinbad: 6, medusa: 5 },
      cards: {
        sinbad: { hand: ['exploit', 'exploit', 'feint', 'regroup'], top: ['toil-and-danger'] },
        medusa: {
          hand: ['snipe', 'second-shot', 'gaze-of-stone', 'winged-frenzy'],
          top: ['second-shot'],
        },
      },
    }),
  steps: [
    {
      say: text(
        'La fin d’un duel. Vous êtes Sinbad ; Ada mène Méduse. Qui fait tomber le héros adverse à 0 point de vie gagne : Méduse n’en a plus que 5.',
        'The end of a duel. You are Sinbad; Ada leads Medusa. Whoever brings the other hero down to 0 health wins: Medusa has only 5 left.',
      ),
      look: 'board',
      holds: (view) => healthOf(view, 'medusa') === 5,
    },
    {
      say: text(
        'Votre main. Le nombre en haut à gauche d’une carte est sa valeur : sa force dans un combat. Touchez-en une pour lire son texte.',
        'Your hand. The number at the top left of a card is its value: its strength in a fight. Touch one to read its text.',
      ),
      look: 'hand',
    },
    {
      say: text(
        'Un trait relie leurs deux cases : Sinbad peut frapper Méduse. Attaquez avec votre carte la plus forte : touchez un Exploit, qui vaut 4, puis Méduse.',
        'A line joins their two spaces: Sinbad can strike Medusa. Attack with your strongest card: touch an Exploit, worth 4, then Medusa.',
      ),
      ask: 'chooseAction',
      right: attacks('sinbad', 'medusa', 'exploit'),
      replies: [
        {
          to: isAttack,
          say: text(
            'Permis, mais c’est moins fort : un Exploit vaut 4.',
            'Allowed, but that is weaker: an Exploit is worth 4.',
          ),
        },
        closer,
      ],
      otherwise: text('Touchez un Exploit, puis Méduse.', 'Touch an Exploit, then Medusa.'),
    },
    {
      first: [{ ask: 'commitDefense', pick: defends('snipe') }],
      say: text(
        'Ada avait le droit de se défendre : une carte aussi, face cachée, et les deux sont révélées ensemble. L’attaque moins la défense : 4 − 3, Méduse perd 1 point de vie. Puis les textes : chacun a pioché 1 carte.',
        'Ada was allowed to defend: a card as well, face down, and both are revealed together. Attack minus defense: 4 − 3, Medusa loses 1 health. Then the texts: each of you drew 1 card.',
      ),
      holds: (view) => healthOf(view, 'medusa') === 4,
    },
    {
      say: text(
        'Un tour compte deux actions, il vous en reste une. Méduse a 4 points de vie : frappez encore avec un Exploit. Si Ada ne peut pas se défendre, c’est gagné.',
        'A turn has two actions, and you have one left. Medusa has 4 health: strike with an Exploit again. If Ada cannot defend, you win.',
      ),
      ask: 'chooseAction',
      right: attacks('sinbad', 'medusa', 'exploit'),
      replies: [
        {
          to: isAttack,
          say: text(
            'Il faut 4 pour faire tomber Méduse : seul Exploit suffit.',
            'It takes 4 to bring Medusa down: only Exploit is enough.',
          ),
        },
        closer,
      ],
      otherwise: text('Touchez Exploit, puis Méduse.', 'Touch Exploit, then Medusa.'),
    },
    {
      first: [{ ask: 'commitDefense', pick: declines }],
      say: text(
        'Aucune carte en défense : toute l’attaque passe, 4 points de vie, et Méduse tombe. Le match est à vous.',
        'No card in defense: the whole attack goes through, 4 health, and Medusa falls. The match is yours.',
      ),
      holds: (view) => healthOf(view, 'medusa') === 0 && view.open.final?.ranks[0] === 1,
    },
  ],
  ending: text(
    'Gagné ! Retenez : faire tomber le héros adverse, deux actions par tour, et l’attaque moins la défense.',
    'You won! Remember: bring down the other hero, two actions a turn, and attack minus defense.',
  ),
};
