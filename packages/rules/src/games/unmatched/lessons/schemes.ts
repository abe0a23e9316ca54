import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { attacks, declines, healthOf, isAttack, isManeuver, plays } from './answers.ts';
import type { UnmatchedLesson } from './course.ts';

/** The third action, and what a hero can do by themselves. */
export const schemes: UnmatchedLesson = {
  id: 'schemes',
  title: text('Stratagèmes et capacités', 'Schemes and abilities'),
  about: text(
    'La troisième action, et ce que chaque héros a de particulier.',
    'The third action, and what is special about each hero.',
  ),
  clauses: ['UNM-4.4', 'UNM-7.2', 'UNM-7.4', 'UNM-14.3', 'UNM-14.4', 'UNM-14.5'],
  start: (game) =>
    positionOf(game, {
      heroes: ['alice', 'medusa'],
      on: { alice: 'm09', jabberwock: 'm13', medusa: 'm15', 'harpy-1': 'm11' },
      health: { alice: 7, medusa: 9 },
      size: 'small',
      cards: {
        alice: {
          hand: ['drink-me', 'o-frabjous-day', 'regroup'],
          top: ['feint', 'manxome-foe'],
        },
        medusa: { hand: ['second-shot', 'gaze-of-stone', 'winged-frenzy'] },
      },
    }),
  steps: [
    {
      say: text(
        'Chaque héros a une capacité. Celle d’Alice est sa taille : grande, elle attaque à +2 ; petite, elle se défend à +1 avec une carte. Elle est petite en ce moment.',
        'Every hero has an ability. Alice’s is her size: big, she attacks at +2; small, she defends at +1 with a card. She is small at the moment.',
      ),
      look: 'board',
      holds: ({ open }) => open.armies[0]?.size === 'small',
    },
    {
      say: text(
        'Manœuvre, attaque, et la troisième action : le stratagème, joué face visible, qui fait ce qu’il dit. Bois-moi fait piocher 2 cartes et change la taille d’Alice. Jouez-le avant d’attaquer.',
        'Maneuver, attack, and the third action: the scheme, played face up, that does what it says. Drink Me draws 2 cards and changes Alice’s size. Play it before you attack.',
      ),
      ask: 'chooseAction',
      right: plays('drink-me'),
      replies: [
        {
          to: isAttack,
          say: text(
            'Petite, Alice attaquerait sans bonus. Qu’elle grandisse d’abord : Bois-moi.',
            'Small, Alice would attack without a bonus. Let her grow first: Drink Me.',
          ),
        },
        {
          to: isManeuver,
          say: text(
            'Alice est déjà au contact. Bois-moi fait piocher aussi, et mieux.',
            'Alice is next to Medusa already. Drink Me draws, too, and more.',
          ),
        },
      ],
      otherwise: text('Touchez Bois-moi, puis validez.', 'Touch Drink Me, then confirm.'),
    },
    {
      say: text(
        'Deux cartes, et une grande Alice : +2 à chaque attaque. Ô jour frabieux ! vaut 4, donc 6 : attaquez Méduse avec.',
        'Two cards, and a big Alice: +2 to each attack. O Frabjous Day! is worth 4, so now 6: attack Medusa with it.',
      ),
      ask: 'chooseAction',
      right: attacks('alice', 'medusa', 'o-frabjous-day'),
      replies: [
        {
          to: isAttack,
          say: text(
            'Permis, mais Ô jour frabieux ! vaut 6 avec le +2 : le plus fort de votre main.',
            'Allowed, but O Frabjous Day! is worth 6 with the +2: the strongest in your hand.',
          ),
        },
      ],
      otherwise: text(
        'C’est le moment de frapper : Ô jour frabieux !, puis Méduse.',
        'This is the moment to strike: O Frabjous Day!, then Medusa.',
      ),
      holds: ({ open }) => open.armies[0]?.size === 'big',
    },
    {
      first: [{ ask: 'commitDefense', pick: declines }],
      say: text(
        '6 dégâts : il reste 3 points de vie à Méduse. Et le texte d’Ô jour frabieux ! a rendu Alice petite : pendant le tour d’Ada, elle se défendra à +1.',
        '6 damage: Medusa has 3 health left. And the text of O Frabjous Day! has made Alice small: during Ada’s turn she defends at +1.',
      ),
      holds: (view) => healthOf(view, 'medusa') === 3 && view.open.armies[0]?.size === 'small',
    },
  ],
  ending: text(
    'Touchez un héros, le vôtre ou un autre, pour lire sa capacité et son deck : les 30 cartes y sont, et rien n’est secret que l’ordre.',
    'Touch a hero, your own or another, to read its ability and its deck: all 30 cards are there, and only their order is secret.',
  ),
};
