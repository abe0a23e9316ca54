import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { healthOf, isManeuver, plays } from './answers.ts';
import type { UnmatchedLesson } from './course.ts';

/** The effect of an empty deck. */
export const clock: UnmatchedLesson = {
  id: 'clock',
  title: text('La pioche est une horloge', 'The deck is a clock'),
  about: text(
    'Ce qui arrive quand il n’y a plus rien à piocher.',
    'What happens when nothing is left to draw.',
  ),
  clauses: ['UNM-1.5', 'UNM-4.6', 'UNM-5.5', 'UNM-5.6', 'UNM-5.7', 'UNM-5.8', 'UNM-13.12'],
  start: (game) =>
    positionOf(game, {
      heroes: ['alice', 'king-arthur'],
      on: { alice: 'm13', 'king-arthur': 'm23' },
      health: { alice: 2, 'king-arthur': 2 },
      action: 2,
      cards: {
        alice: { deck: [], hand: ['eat-me', 'drink-me'] },
        'king-arthur': { deck: [], hand: [] },
      },
    }),
  steps: [
    {
      say: text(
        'La toute fin d’un long match. Un deck a 30 cartes, et la défausse n’est jamais remélangée. Les deux pioches sont à 0 : qui doit piocher une carte ne pioche rien, et chacun de ses combattants perd 2 points de vie.',
        'The very end of a long match. A deck has 30 cards, and the discard is never shuffled back. Both decks are at 0: whoever must draw a card draws nothing, and each of their fighters loses 2 health.',
      ),
      look: 'board',
    },
    {
      say: text(
        'Alice et le Roi Arthur ont 2 points de vie chacun. Il vous reste une action : choisissez celle qui ne fait rien piocher.',
        'Alice and King Arthur have 2 health each. You have one action left: choose the one that draws nothing.',
      ),
      ask: 'chooseAction',
      right: plays('eat-me'),
      replies: [
        {
          to: isManeuver,
          say: text(
            'Une manœuvre commence toujours par une pioche : Alice perdrait ses 2 points de vie.',
            'A maneuver always begins with a draw: Alice would lose her 2 health.',
          ),
        },
      ],
      otherwise: text(
        'Bois-moi fait piocher deux fois : Alice tomberait. L’autre stratagème ne fait que la déplacer.',
        'Drink Me draws twice: Alice would fall. The other scheme only moves her.',
      ),
      holds: (view) => healthOf(view, 'alice') === 2 && healthOf(view, 'king-arthur') === 2,
    },
    {
      say: text(
        'Mange-moi déplace Alice : mettez-la où vous voulez, ou laissez-la.',
        'Eat Me moves Alice: put her where you like, or let her stay.',
      ),
      ask: 'moveByEffect',
      right: () => true,
      otherwise: text(
        'Touchez une case allumée, ou « Déplacements finis ».',
        'Touch a lit space, or “Done moving”.',
      ),
    },
    {
      say: text(
        'Ada n’avait plus de carte en main : il ne lui restait que la manœuvre, et une action ne se passe pas. Pas de pioche, 2 points de vie : Arthur est tombé, sans un seul coup.',
        'Ada had no card left in hand: only the maneuver remained, and an action cannot be skipped. No card to draw, 2 health: Arthur has fallen, without a single blow.',
      ),
      holds: (view) => healthOf(view, 'king-arthur') === 0 && view.open.final?.ranks[0] === 1,
    },
  ],
  ending: text(
    'Comptez vos cartes : celles que vous piochez trop vite vous manqueront à la fin.',
    'Count your cards: those you draw too fast will be missing at the end.',
  ),
};
