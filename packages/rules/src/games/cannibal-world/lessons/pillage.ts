import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { attacks, isDraw, isEnd, isPillage, moves, uses } from './answers.ts';
import type { CannibalLesson } from './course.ts';

/** The aim of the game: an unguarded Habitat is pillaged. */
export const pillage: CannibalLesson = {
  id: 'pillage',
  title: text('Piller l’Habitat', 'Pillage the Habitat'),
  about: text(
    'Ce qui fait gagner : trois pillages d’un Habitat que personne ne garde.',
    'What wins: three pillages of a Habitat that nobody guards.',
  ),
  clauses: ['CAN-1.1', 'CAN-3.7', 'CAN-9.10', 'CAN-9.11', 'CAN-9.12', 'CAN-12.2', 'CAN-13.3'],
  start: (game) =>
    positionOf(game, {
      turnNumber: 15,
      A: { hunt: ['RE/07'], covert: ['RE/04'], meat: 4, tokens: 2 },
      B: { hunt: ['CA/09 d1 spent1'], meat: 4, tokens: 1, hand: ['CA/11', 'CA/05'] },
    }),
  steps: [
    {
      say: text(
        'Vous gagnez en pillant trois fois l’Habitat d’Ada. C’est déjà fait deux fois : il n’y reste qu’un jeton Viande. Mais une créature le garde.',
        'You win by pillaging Ada’s Habitat three times. Two are done: one meat token is left there. But a creature guards it.',
      ),
      look: 'board',
      holds: ({ open }) => open.camps[1]?.tokens === 1,
    },
    {
      say: text(
        'Chaque camp a deux zones. La Chasse est devant, face à l’ennemi : votre Pilleur y est. Le Couvert est derrière : votre Tireur Embusqué y est à l’abri.',
        'Each camp has two zones. Hunt is in front, facing the enemy: your Scavenger is there. Covert is behind: your Sniper is safe there.',
      ),
      look: 'board',
    },
    {
      say: text(
        'La Griffe Vive d’Ada n’a plus que 2 points de vie, et votre Tireur inflige 2 dégâts, depuis Couvert, sans qu’on puisse l’esquiver. Touchez le Tireur Embusqué et tirez, pour 1 Viande.',
        'Ada’s Quick Claw has 2 life left, and your Sniper deals 2 damage from Covert, which cannot be dodged. Touch the Sniper and shoot, for 1 meat.',
      ),
      holds: ({ open }) =>
        open.creatures.some(({ face, damage }) => face === 'CA/09' && damage === 1),
      ask: 'mainAction',
      right: uses('RE/04'),
      replies: [
        {
          to: attacks(),
          say: text(
            'Une attaque peut s’esquiver pour 2 Viandes, et Ada en a 4. Le tir depuis Couvert, lui, ne s’esquive pas.',
            'An attack can be dodged for 2 meat, and Ada has 4. A shot from Covert cannot be dodged.',
          ),
        },
        {
          to: moves(),
          say: text(
            'Ce tir ne se fait que depuis Couvert : en Chasse, le Tireur ne pourrait plus s’en servir.',
            'This shot is fired from Covert alone: in Hunt the Sniper could not use it any more.',
          ),
        },
        {
          to: isDraw,
          say: text(
            'Vous n’avez pas besoin d’une carte de plus : le tir et le pillage suffisent.',
            'You need no further card: the shot and the pillage will do.',
          ),
        },
        {
          to: isEnd,
          say: text(
            'La partie est à gagner maintenant. D’abord le tir.',
            'The match is there to be won now. The shot first.',
          ),
        },
      ],
      otherwise: text(
        'Touchez le Tireur Embusqué, puis son tir.',
        'Touch the Sniper, then its shot.',
      ),
    },
    {
      say: text(
        'Plus aucune créature ne garde l’Habitat d’Ada, et vous en avez une en Chasse : vous pouvez piller, pour 1 Viande, une fois par tour. Allez-y !',
        'No creature guards Ada’s Habitat any more, and you have one in Hunt: you can pillage, for 1 meat, once a turn. Go on!',
      ),
      holds: ({ open }) => open.creatures.every(({ camp }) => camp === 0),
      ask: 'mainAction',
      right: isPillage,
      replies: [
        {
          to: isEnd,
          say: text(
            'Ada reposerait une créature devant son Habitat. Pillez d’abord.',
            'Ada would put a creature before the Habitat again. Pillage first.',
          ),
        },
      ],
      otherwise: text(
        'Touchez l’Habitat d’Ada, tout en haut, pour le piller.',
        'Touch Ada’s Habitat at the very top to pillage it.',
      ),
    },
  ],
  ending: text(
    'Troisième pillage : gagné ! Ne plus laisser une créature à l’adversaire, ni en jeu, ni en main, ni à piocher, fait gagner aussi.',
    'The third pillage: you win! Leaving your opponent no creature in play, in hand or to draw wins, too.',
  ),
};
