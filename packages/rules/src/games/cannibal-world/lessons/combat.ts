import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { attacks, isDraw, isPass, plays, uses } from './answers.ts';
import type { CannibalLesson } from './course.ts';

/** A fight, and the abilities used during it. */
export const combat: CannibalLesson = {
  id: 'combat',
  title: text('Dans le combat', 'In the combat'),
  about: text(
    'Utiliser une capacité Tactique avant que les dégâts tombent.',
    'Use a tactical ability before the damage falls.',
  ),
  clauses: ['CAN-8.2', 'CAN-8.3', 'CAN-11.2', 'CAN-11.4', 'CAN-11.7', 'CAN-12.1', 'CAN-12.7'],
  start: (game) =>
    positionOf(game, {
      turnNumber: 7,
      A: { hunt: ['RE/07'], hand: ['RE/10'], meat: 2 },
      B: { hunt: ['CA/10'], covert: ['CA/09'], meat: 1 },
    }),
  steps: [
    {
      say: text(
        'En combat, chacun inflige sa force à l’autre, en même temps. Votre Pilleur et le Plaqueur d’Ada ont 4 tous les deux : ils mourraient ensemble.',
        'In a combat each deals its strength to the other, at the same time. Your Scavenger and Ada’s Tackler both have 4: they would die together.',
      ),
      look: 'board',
    },
    {
      say: text(
        'Mais avant les dégâts, chacun peut utiliser des capacités Tactiques, et votre Pilleur en a une : un Bouclier 2. Il vous reste 2 Viandes, une pour chaque chose. Attaquez le Plaqueur.',
        'But before the damage, both may use tactical abilities, and your Scavenger has one: a Shield 2. You have 2 meat left, one for each thing. Attack the Tackler.',
      ),
      ask: 'mainAction',
      right: attacks('RE/07'),
      replies: [
        {
          to: uses(),
          say: text(
            'Un Bouclier ne protège qu’en combat : attaquez d’abord.',
            'A Shield protects in a combat alone: attack first.',
          ),
        },
        {
          to: plays(),
          say: text(
            'Il ne resterait qu’une Viande : assez pour attaquer, pas pour vous protéger ensuite.',
            'Only one meat would be left: enough to attack, not to protect yourself afterwards.',
          ),
        },
        {
          to: isDraw,
          say: text(
            'Il ne resterait qu’une Viande : assez pour attaquer, pas pour vous protéger ensuite.',
            'Only one meat would be left: enough to attack, not to protect yourself afterwards.',
          ),
        },
      ],
      otherwise: text(
        'Touchez le Pilleur, puis le Plaqueur.',
        'Touch the Scavenger, then the Tackler.',
      ),
    },
    {
      say: text(
        'Ada n’a qu’une Viande : trop peu pour esquiver. Le combat a lieu, et c’est à vous d’agir en premier. Utilisez le Bouclier : 2 dégâts de moins pour le Pilleur.',
        'Ada has one meat: too little to dodge. The combat takes place, and you act first. Use the Shield: 2 damage less for the Scavenger.',
      ),
      holds: ({ open }) => open.combat !== null && open.players[1]?.meat === 1,
      ask: 'tactical',
      right: uses('RE/07'),
      replies: [
        {
          to: isPass,
          say: text(
            'Si vous passez, et Ada aussi, les dégâts tombent : les deux meurent.',
            'If you pass, and Ada as well, the damage falls: both die.',
          ),
        },
      ],
      otherwise: text(
        'Sans le Bouclier, les deux meurent. Touchez le Pilleur.',
        'Without the Shield both die. Touch the Scavenger.',
      ),
    },
    {
      say: text(
        'Le Plaqueur est mort ; le Pilleur, touché de 2 au lieu de 4, tient. Ses dégâts restent, mais sa force est toujours de 4. Le jeton posé sur le Bouclier dit que cette capacité a servi : elle ne sert qu’une fois, jusqu’à ce qu’on la recharge.',
        'The Tackler is dead; the Scavenger, hit for 2 instead of 4, holds. Its damage stays, but its strength is still 4. The token on the Shield says that this ability has been used: it serves once, until it is recharged.',
      ),
      look: 'board',
      holds: ({ open }) =>
        open.creatures.some(
          ({ face, damage, spent }) => face === 'RE/07' && damage === 2 && spent[0] === true,
        ) && open.creatures.every(({ face }) => face !== 'CA/10'),
    },
  ],
  ending: text(
    'En combat servent vos créatures en jeu, même celles qui ne se battent pas, et les cartes Action de votre main. Les créatures de la main, non.',
    'In a combat you use your creatures in play, even those that do not fight, and the Action cards of your hand. Not the creatures in hand.',
  ),
};
