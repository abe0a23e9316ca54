import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import {
  attacks,
  boosts,
  declines,
  healthOf,
  isAttack,
  isDone,
  isManeuver,
  moves,
  plays,
} from './answers.ts';
import type { UnmatchedLesson } from './course.ts';

/** How one comes near, and what the small number of a card is for. */
export const maneuver: UnmatchedLesson = {
  id: 'maneuver',
  title: text('Manœuvrer', 'Maneuver'),
  about: text(
    'Piocher, se déplacer, et payer d’une carte pour aller plus loin.',
    'Draw, move, and pay with a card to go farther.',
  ),
  clauses: ['UNM-5.1', 'UNM-6.2', 'UNM-6.4', 'UNM-6.6', 'UNM-6.10', 'UNM-6.12', 'UNM-6.17'],
  start: (game) =>
    positionOf(game, {
      heroes: ['sinbad', 'medusa'],
      on: { sinbad: 'm13', porter: 'm20', medusa: 'm15' },
      cards: {
        sinbad: {
          hand: ['momentous-shift', 'regroup', 'exploit', 'riches-beyond-compare'],
          top: ['feint'],
        },
        medusa: { hand: ['second-shot', 'gaze-of-stone', 'winged-frenzy', 'second-shot'] },
      },
    }),
  steps: [
    {
      say: text(
        'Sinbad frappe en mêlée : seulement un ennemi sur une case voisine, reliée par un trait. Suivez les traits : Méduse est à 4 pas, il en faut donc 3 pour être au contact.',
        'Sinbad fights in melee: only an enemy on a neighbouring space, joined by a line. Follow the lines: Medusa is 4 steps away, so it takes 3 to stand next to her.',
      ),
      look: 'board',
    },
    {
      say: text(
        'Se déplacer est une action : la manœuvre. Elle fait d’abord piocher 1 carte, toujours ; puis chacun de vos combattants peut bouger. Touchez « Manœuvre ».',
        'Moving is an action: the maneuver. First it draws 1 card, always; then each of your fighters may move. Touch “Maneuver”.',
      ),
      ask: 'chooseAction',
      right: isManeuver,
      replies: [
        {
          to: plays('riches-beyond-compare'),
          say: text(
            'Trois cartes, c’est tentant ; mais elles ne rapprochent pas Sinbad de Méduse.',
            'Three cards are tempting; but they bring Sinbad no nearer to Medusa.',
          ),
        },
      ],
      otherwise: text('Touchez « Manœuvre ».', 'Touch “Maneuver”.'),
    },
    {
      say: text(
        'Une carte piochée. Sinbad se déplace de 2 cases : il manque un pas. Défaussez une carte pour son boost, le nombre dans le rond doré : tous iront d’autant plus loin. Regroupement a un boost de 1 et vaut peu : touchez-la, puis validez.',
        'One card drawn. Sinbad moves 2 spaces: one step short. Discard a card for its boost, the number in the golden disc: everybody goes that much farther. Regroup has a boost of 1 and is worth little: touch it, then confirm.',
      ),
      ask: 'moveFighters',
      right: boosts('regroup'),
      replies: [
        {
          to: boosts(),
          say: text(
            'Même boost, 1, mais une meilleure carte. Payez avec la moins utile : Regroupement.',
            'The same boost, 1, but a better card. Pay with the least useful one: Regroup.',
          ),
        },
        {
          to: isDone,
          say: text(
            'Sinbad n’a pas encore bougé. D’abord le boost.',
            'Sinbad has not moved yet. First the boost.',
          ),
        },
        {
          to: moves('sinbad'),
          say: text(
            'Sans boost, Sinbad n’arrive pas au contact ; et après un premier déplacement il serait trop tard pour booster.',
            'Without a boost Sinbad does not get there; and once somebody has moved it is too late to boost.',
          ),
        },
      ],
      otherwise: text(
        'Boostez d’abord : touchez Regroupement dans votre main, puis validez.',
        'Boost first: touch Regroup in your hand, then confirm.',
      ),
    },
    {
      say: text(
        'Trois cases maintenant. Touchez Sinbad, puis la case verte et bleue juste à gauche de Méduse.',
        'Three spaces now. Touch Sinbad, then the green and blue space just to the left of Medusa.',
      ),
      ask: 'moveFighters',
      right: moves('sinbad', 'm09'),
      replies: [
        {
          to: moves('sinbad'),
          say: text('De là, aucun trait ne mène à Méduse.', 'From there no line leads to Medusa.'),
        },
        {
          to: moves('porter'),
          say: text(
            'Le Portefaix peut bouger aussi, mais c’est Sinbad qui doit frapper.',
            'The Porter may move, too, but it is Sinbad who is to strike.',
          ),
        },
      ],
      otherwise: text(
        'Touchez Sinbad, puis la case juste à gauche de Méduse.',
        'Touch Sinbad, then the space just to the left of Medusa.',
      ),
    },
    {
      say: text(
        'Au contact ! Il reste une action : attaquez. Revirement décisif est imprimé 3, mais il vaut 5 si votre combattant a quitté sa case du début du tour. C’est fait : touchez cette carte, puis Méduse ; le déplacement se termine de lui-même.',
        'There! One action is left: attack. Momentous Shift is printed 3, but it is worth 5 if your fighter has left the space it began the turn on. It has: touch that card, then Medusa; the move ends by itself.',
      ),
      ask: 'moveFighters',
      right: attacks('sinbad', 'medusa', 'momentous-shift'),
      replies: [
        {
          to: isAttack,
          say: text(
            'Possible, mais Revirement décisif vaut 5 en ce moment : votre main le montre.',
            'Possible, but Momentous Shift is worth 5 right now: your hand shows it.',
          ),
        },
        {
          to: moves('porter'),
          say: text(
            'Le Portefaix peut suivre, mais il est trop loin pour servir ici. Frappez.',
            'The Porter may follow, but it is too far away to be of use here. Strike.',
          ),
        },
      ],
      otherwise: text(
        'Touchez Revirement décisif, puis Méduse.',
        'Touch Momentous Shift, then Medusa.',
      ),
    },
    {
      first: [{ ask: 'commitDefense', pick: declines }],
      say: text(
        'Ada n’a rien posé : 5 dégâts, Méduse passe de 16 à 11 points de vie.',
        'Ada laid no card: 5 damage, Medusa goes from 16 to 11 health.',
      ),
      holds: (view) => healthOf(view, 'medusa') === 11,
    },
  ],
  ending: text(
    'Une carte est toujours deux choses : un coup à porter, ou quelques pas de plus. La manœuvre, elle, remplit la main.',
    'A card is always two things: a blow to strike, or a few more steps. And the maneuver fills your hand.',
  ),
};
