import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { isBonus, isDraw, isEnd, plays } from './answers.ts';
import type { UntamedLesson } from './course.ts';

/** The card below the Stronghold, drawing for Power, and the deck as a clock. */
export const bonusPower: UntamedLesson = {
  id: 'bonus-power',
  title: text('Bonus et pioche', 'Bonus and drawing'),
  about: text(
    'Le Bonus de Puissance, payer pour piocher, et le deck qui compte le temps.',
    'Bonus Power, paying for a card, and the deck that counts the time.',
  ),
  clauses: ['UNT-1.2', 'UNT-11.4', 'UNT-12.1', 'UNT-12.2', 'UNT-12.4'],
  start: (game) =>
    positionOf(game, {
      first: 'B',
      turn: 'A',
      turnNumber: 8,
      A: {
        stronghold: 'tiger-peak',
        play: [{ face: 'rat-leech', ready: false }],
        hand: ['tiger-scarred', 'tiger-lord'],
        power: { ready: 5 },
        bonusPower: ['tiger-stalker'],
        support: ['rat-feast', 'tiger-swipe'],
      },
      B: { stronghold: 'raccoon-workshop', play: ['panda-peddler'], power: 4 },
    }),
  steps: [
    {
      say: text(
        'Qui ne commence pas la partie reçoit un Bonus de Puissance : une carte face cachée sous sa Forteresse. C’est votre cas. L’utiliser fait coûter 1 de moins à votre prochaine carte de ce tour.',
        'Whoever does not begin the match gets a Bonus Power: a card face down under their Stronghold. That is you here. Using it makes your next card this turn cost 1 less.',
      ),
      look: 'board',
      holds: ({ open }) => open.holdings[0]?.bonusPower.length === 1,
    },
    {
      say: text(
        'Vous avez 5 Puissances ; le Rôdeur balafré en coûte 4, et piocher une carte en coûte 2. Avec le Bonus, vous pouvez faire les deux. Touchez la carte du Bonus.',
        'You have 5 Power; the Scarred Prowler costs 4, and drawing a card costs 2. With the Bonus you can do both. Touch the Bonus card.',
      ),
      ask: 'mainAction',
      right: isBonus,
      replies: [
        {
          to: isDraw,
          say: text(
            'Tout à l’heure : utilisez d’abord le Bonus. Sa carte retourne sur votre deck, et c’est elle que vous piocherez.',
            'In a moment: use the Bonus first. Its card goes back on top of your deck, and that is the one you will draw.',
          ),
        },
        {
          to: plays(),
          say: text(
            'D’abord le Bonus : il ne sert qu’à une carte jouée après lui.',
            'The Bonus first: it helps only a card that is played after it.',
          ),
        },
      ],
      otherwise: text(
        'Touchez le Bonus de Puissance, dernière pile de votre rangée.',
        'Touch the Bonus Power, the last pile on your side.',
      ),
    },
    {
      say: text(
        'Le Rôdeur balafré coûte 3 au lieu de 4 : jouez-le. La réduction serait perdue à la fin du tour.',
        'The Scarred Prowler costs 3 instead of 4: play it. The discount would be lost at the end of the turn.',
      ),
      holds: ({ open }) => open.players[0]?.discount === 1,
      ask: 'mainAction',
      right: plays('tiger-scarred'),
      replies: [
        {
          to: plays('tiger-lord'),
          say: text(
            'Le Seigneur des crocs coûterait 4, et il n’en resterait qu’une : plus assez pour piocher.',
            'The Lord of Fangs would cost 4 and leave you 1: not enough to draw.',
          ),
        },
      ],
      otherwise: text(
        'Touchez le Rôdeur balafré, puis « Jouer ».',
        'Touch the Scarred Prowler, then “Play”.',
      ),
    },
    {
      say: text(
        'Il vous reste 2 Puissances : de quoi piocher, une fois par tour. Touchez votre deck.',
        'You have 2 Power left: enough to draw a card, once a turn. Touch your deck.',
      ),
      ask: 'mainAction',
      right: isDraw,
      replies: [
        {
          to: isEnd,
          say: text(
            'Vos 2 Puissances seraient perdues pour ce tour. Échangez-les contre une carte.',
            'Your 2 Power would be wasted this turn. Trade them for a card.',
          ),
        },
      ],
      otherwise: text('Touchez votre deck.', 'Touch your deck.'),
    },
    {
      say: text(
        'La Traqueuse nocturne : c’était la carte du Bonus, revenue sur votre deck. Le nombre sur le deck est aussi une horloge : qui doit piocher quand il est vide perd aussitôt la partie.',
        'The Night Stalker: it was the card of the Bonus, back on top of your deck. The number on the deck is a clock as well: whoever has to draw when it is empty loses the match at once.',
      ),
      look: 'board',
      holds: ({ open, own }) =>
        own?.hand.some(({ face }) => face === 'tiger-stalker') === true &&
        open.holdings[0]?.bonusPower.length === 0,
    },
  ],
  ending: text(
    'Deux cartes par tour suffisent d’ordinaire : payez pour piocher quand la Puissance resterait sans emploi.',
    'Two cards a turn are usually enough: pay for more when the Power would go unused.',
  ),
};
