import { newPosition, text } from '@tablee/engine';
import { isCreature } from '../cards/catalogue.ts';
import { isCard, isNo } from './answers.ts';
import type { CannibalLesson } from './course.ts';

/** The questions before the first turn. */
export const opening: CannibalLesson = {
  id: 'opening',
  title: text('Avant le premier tour', 'Before the first turn'),
  about: text(
    'Choisir un paquet, la première carte des Renforts, et garder sa main ou non.',
    'Choose a deck, the first card of the Reinforcements, and keep your hand or not.',
  ),
  clauses: ['CAN-3.1', 'CAN-3.2', 'CAN-3.3', 'CAN-3.6', 'CAN-3.8', 'CAN-3.9', 'CAN-3.10'],
  start: (game) => newPosition(game, 2, {}),
  steps: [
    {
      say: text(
        'Quatre factions, un paquet tout prêt pour chacune. Pour commencer, les Chats, qui bondissent, ou les Bannis, qui tirent ; les Rats sont plus exigeants. Prenez les Bannis.',
        'Four factions, a ready deck for each. To begin with, the Cats, who leap, or the Outcasts, who shoot; the Rats are more demanding. Take the Outcasts.',
      ),
      ask: 'chooseDeck',
      right: ({ id }) => id === 'precon-RE',
      otherwise: text(
        'Pour cette leçon, prenez le paquet des Bannis : vous connaissez déjà ses cartes.',
        'For this lesson take the deck of the Outcasts: you know some of its cards already.',
      ),
    },
    {
      say: text(
        'Une carte de votre paquet devient la première de vos Renforts : vous la piocherez quand vous voudrez. Les règles conseillent la Caisse de Contrebande, pour un premier tour plus riche. Choisissez-la.',
        'One card of your deck becomes the first of your Reinforcements: you draw it whenever you like. The rules advise the Smuggled Crate, for a richer first turn. Choose it.',
      ),
      ask: 'firstReinforcement',
      right: isCard('RE/13'),
      otherwise: text(
        'Permis, mais la Caisse de Contrebande donne 2 cartes et 2 Viandes pour 1 : difficile de mieux commencer.',
        'Allowed, but the Smuggled Crate gives 2 cards and 2 meat for 1: hard to begin better.',
      ),
    },
    {
      say: text(
        'Six cartes en main. Une seule fois, vous pouvez les changer toutes. Il vous faut surtout des Créatures, pour garder votre Habitat : celle-ci en a assez. Gardez-la.',
        'Six cards in hand. Once only you may exchange them all. Above all you need Creatures, to guard your Habitat: this hand has enough. Keep it.',
      ),
      look: 'hand',
      holds: ({ own }) => (own?.hand.filter(({ face }) => isCreature(face)).length ?? 0) >= 4,
      ask: 'mulligan',
      right: isNo,
      otherwise: text(
        'Six inconnues vaudraient rarement mieux. Gardez celle-ci.',
        'Six unknown cards would seldom be better. Keep this one.',
      ),
    },
    {
      first: [{ ask: 'mulligan', pick: isNo }],
      say: text(
        'La partie commence. Qui joue en premier n’a que 2 Viandes, et l’autre 4 ; et l’on ne pille pas au tout premier tour.',
        'The match begins. Whoever plays first has but 2 meat, and the other 4; and there is no pillaging in the very first turn.',
      ),
      look: 'board',
      holds: ({ open }) =>
        open.phase === 'turns' &&
        open.players
          .map(({ meat }) => meat)
          .toSorted((a, b) => a - b)
          .join() === '2,4',
    },
  ],
  ending: text(
    'Au premier tour, posez une créature en Chasse, pour garder, et une à Couvert : votre Habitat n’est à l’abri que derrière quelqu’un.',
    'On your first turn put a creature into Hunt, to guard, and one into Covert: your Habitat is safe only behind somebody.',
  ),
};
