import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { isNo, toSupport } from './answers.ts';
import type { UntamedLesson } from './course.ts';

/** The questions before the first turn. */
export const opening: UntamedLesson = {
  id: 'opening',
  title: text('Avant le premier tour', 'Before the first turn'),
  about: text(
    'Trois factions, une main à garder ou non, une première carte au Soutien.',
    'Three factions, a hand to keep or not, a first card into Support.',
  ),
  clauses: ['UNT-3.2', 'UNT-3.3', 'UNT-3.4', 'UNT-3.6', 'UNT-3.7', 'UNT-3.8'],
  start: (game) =>
    positionOf(game, {
      from: 'mulligan',
      A: {
        factions: ['tiger', 'rat', 'rabbit'],
        stronghold: 'tiger-peak',
        hand: [
          'tiger-lord',
          'rat-pup',
          'tiger-cub',
          'rabbit-leveret',
          'rat-leech',
          'rabbit-nurse',
          'rat-queen',
          'tiger-swipe',
        ],
      },
      B: { factions: ['panda', 'raccoon', 'crocodile'], stronghold: 'panda-counter' },
    }),
  steps: [
    {
      say: text(
        'Chacun joue trois factions, choisies à tour de rôle ou tirées au sort : ici, pour vous, Tigre, Rat et Lapin. Leurs cartes, mélangées, font votre deck. Leurs trois Forteresses s’empilent : celle du dessus est attaquée en premier.',
        'Everybody plays three factions, chosen in turn or drawn by lot: for you, here, Tiger, Rat and Rabbit. Their cards, shuffled, make your deck. Their three Strongholds are stacked: the top one is attacked first.',
      ),
      look: 'board',
    },
    {
      say: text(
        'Votre main de départ. Une seule fois, vous pouvez la changer, mais en entier. Ce qui compte : de quoi jouer dès les premiers tours, donc plusieurs cartes qui coûtent 1 ou 2. Celle-ci en a cinq : gardez-la.',
        'Your opening hand. Once only you may exchange it, all of it. What matters: something to play in the first turns, that is, several cards costing 1 or 2. This one has five: keep it.',
      ),
      look: 'hand',
      ask: 'mulligan',
      right: isNo,
      otherwise: text(
        'Rien ne dit qu’une autre serait meilleure, et celle-ci a de quoi jouer à chacun des premiers tours. Gardez-la.',
        'Nothing says that another would be better, and this one has something to play on each of the first turns. Keep it.',
      ),
    },
    {
      say: text(
        'Puis une carte de la main va au Soutien, la réserve : elle pourra payer une capacité. Choisissez celle que vous joueriez en dernier.',
        'Then a card of your hand goes into Support, the reserve. It can pay for an ability later. Choose the one you would play last.',
      ),
      look: 'hand',
      ask: 'openingSupport',
      right: toSupport('tiger-lord'),
      otherwise: text(
        'Celle-là se joue dans les premiers tours. Le Seigneur des crocs coûte 5 : il attendrait bien trop longtemps.',
        'That one is for the first turns. The Lord of Fangs costs 5: it would have to wait far too long.',
      ),
    },
    {
      first: [{ ask: 'openingSupport', pick: () => true }],
      say: text(
        'La partie commence. Au premier tour vous n’avez aucune Puissance : vous savez quoi faire.',
        'The match begins. On your first turn you have no Power at all: you know what to do.',
      ),
      look: 'board',
      holds: ({ open }) => open.holdings[0]?.power.length === 0 && open.phase === 'main',
    },
  ],
  ending: text(
    'Pour vos premières parties, faites tirer les factions au sort : aucune n’est mauvaise.',
    'For your first matches, have the factions drawn by lot: none is a bad choice.',
  ),
};
