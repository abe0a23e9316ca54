import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { isCard, isPass, isPillage, moves, plays, playsInto, triggers, uses } from './answers.ts';
import type { CannibalLesson } from './course.ts';

/** A Leader is free, triggered abilities are free, and an ability serves once. */
export const leader: CannibalLesson = {
  id: 'leader',
  title: text('Le Chef', 'The Leader'),
  about: text(
    'Un Chef gratuit, des capacités Déclenchées, et un tir qui sert deux fois.',
    'A free Leader, triggered abilities, and a shot that serves twice.',
  ),
  clauses: ['CAN-2.5', 'CAN-9.3', 'CAN-9.7', 'CAN-12.1', 'CAN-12.8', 'CAN-17.3', 'CAN-17.6'],
  start: (game) =>
    positionOf(game, {
      turnNumber: 11,
      A: { covert: ['RE/04'], hand: ['RE/01', 'RE/10'], meat: 3, discard: ['RE/11'] },
      B: { hunt: ['CA/10'], meat: 4, tokens: 2 },
    }),
  steps: [
    {
      say: text(
        'Chaque paquet a un Chef, plus fort, qui se joue sans Viande. Le vôtre est Le Maire. Jouez-le en Chasse : il faut quelqu’un à l’avant pour piller.',
        'Each deck has a Leader, stronger, who is played for no meat. Yours is The Mayor. Play it into Hunt: somebody has to be at the front to pillage.',
      ),
      ask: 'mainAction',
      right: playsInto('hunt', 'RE/01'),
      replies: [
        {
          to: playsInto('covert', 'RE/01'),
          say: text(
            'De Couvert, Le Maire ne pourrait pas piller ce tour sans payer pour avancer.',
            'From Covert The Mayor could not pillage this turn without paying to move up.',
          ),
        },
        {
          to: plays('RE/10'),
          say: text(
            'Celui-là coûte 1 Viande. Le Maire est gratuit, et vos 3 Viandes ont leur emploi.',
            'That one costs 1 meat. The Mayor is free, and your 3 meat are spoken for.',
          ),
        },
      ],
      otherwise: text(
        'Touchez Le Maire, puis votre zone de Chasse.',
        'Touch The Mayor, then your Hunt zone.',
      ),
    },
    {
      say: text(
        'Une capacité Déclenchée est gratuite, quand son moment vient : Tactiques des Bannis, à l’arrivée du Maire, met une carte de votre paquet dans vos Renforts. Utilisez-la.',
        'A triggered ability is free when its moment comes: Banished Tactics, as The Mayor arrives, puts a card of your deck into your Reinforcements. Use it.',
      ),
      ask: 'enterTrigger',
      right: triggers(),
      otherwise: text(
        'C’est gratuit, et vous choisissez la carte : utilisez-la.',
        'It is free, and you choose the card: use it.',
      ),
    },
    {
      say: text(
        'Prenez la Caisse de Contrebande : vous la piocherez dès que vous manquerez de cartes.',
        'Take the Smuggled Crate: you will draw it as soon as you run out of cards.',
      ),
      ask: 'search',
      right: isCard('RE/13'),
      otherwise: text(
        'Un choix possible. Pour cette fois, prenez la Caisse de Contrebande : 2 cartes et 2 Viandes pour 1.',
        'A possible choice. This time take the Smuggled Crate: 2 cards and 2 meat for 1.',
      ),
    },
    {
      say: text(
        'Le Plaqueur d’Ada a 4 points de vie, le tir de votre Tireur Embusqué en enlève 2, et une capacité ne sert normalement qu’une fois. Tirez tout de même.',
        'Ada’s Tackler has 4 life, your Sniper’s shot takes 2, and an ability normally serves just once. Shoot all the same.',
      ),
      ask: 'mainAction',
      right: uses('RE/04'),
      replies: [
        {
          to: moves(),
          say: text(
            'Son tir ne se fait que de Couvert : laissez-le où il est.',
            'Its shot is fired from Covert alone: leave it where it is.',
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
        'Voilà l’autre capacité du Maire, Déclenchée elle aussi : Recharger rend le tir utilisable une deuxième fois. Touchez Le Maire.',
        'Here is The Mayor’s other ability, triggered as well: Recharge makes the shot usable a second time. Touch The Mayor.',
      ),
      ask: 'rechargeTrigger',
      right: (option, moment) => !isPass(option, moment),
      otherwise: text(
        'Sans cela, plus de tir, et le Plaqueur garde toujours l’Habitat. Rechargez.',
        'Without it there is no further shot, and the Tackler still guards the Habitat. Recharge.',
      ),
    },
    {
      say: text('Tirez encore : 2 et 2 font 4.', 'Shoot again: 2 and 2 make 4.'),
      holds: ({ open }) =>
        open.creatures.some(({ face, damage }) => face === 'CA/10' && damage === 2),
      ask: 'mainAction',
      right: uses('RE/04'),
      otherwise: text(
        'Touchez encore le Tireur Embusqué, puis son tir.',
        'Touch the Sniper again, then its shot.',
      ),
    },
    {
      say: text(
        'Plus de garde, et Le Maire est en Chasse : votre dernière Viande pille.',
        'No guard left, and The Mayor is in Hunt: your last meat pillages.',
      ),
      holds: ({ open }) =>
        open.players[0]?.meat === 1 && open.creatures.every(({ camp }) => camp === 0),
      ask: 'mainAction',
      right: isPillage,
      otherwise: text(
        'Touchez l’Habitat d’Ada pour le piller.',
        'Touch Ada’s Habitat to pillage it.',
      ),
    },
  ],
  ending: text(
    'Ada n’a plus qu’un jeton. Touchez une carte pour lire ses capacités : la couleur de chacune dit quand elle sert.',
    'Ada has one token left. Touch a card to read its abilities: the colour of each says when it serves.',
  ),
};
