import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { draws, isEnd, plays, playsAction } from './answers.ts';
import type { CannibalLesson } from './course.ts';

/** Every draw is a choice between an unknown card and one put aside. */
export const reinforcements: CannibalLesson = {
  id: 'reinforcements',
  title: text('Les Renforts', 'Reinforcements'),
  about: text(
    'Choisir d’où l’on pioche, et jouer une carte Action.',
    'Choose where to draw from, and play an Action card.',
  ),
  clauses: ['CAN-4.2', 'CAN-5.1', 'CAN-5.2', 'CAN-5.3', 'CAN-9.4', 'CAN-13.4'],
  start: (game) =>
    positionOf(game, {
      fromTurnStart: true,
      turnNumber: 4,
      A: {
        hunt: ['RE/11'],
        hand: ['RE/07', 'RE/10', 'RE/12'],
        reinforcement: ['RE/13'],
        main: ['RE/06', 'RE/04', 'RE/02', 'RE/09'],
        meat: 4,
      },
      B: { hunt: ['CA/05'], meat: 4 },
    }),
  steps: [
    {
      say: text(
        'Votre tour commence par une pioche, et chaque carte piochée se choisit : la première du paquet principal, inconnue, ou une carte de vos Renforts, que vous voyez. Prenez la Caisse de Contrebande, aux Renforts.',
        'Your turn begins with a draw, and for every card you choose: the top of the main deck, unknown, or a card of your Reinforcements, which you see. Take the Smuggled Crate from the Reinforcements.',
      ),
      ask: 'drawSource',
      right: (option, moment) => draws('RE/13')(option, moment),
      otherwise: text(
        'On peut, mais la Caisse vaut mieux qu’une inconnue : elle fait piocher deux cartes et rend de la Viande.',
        'You may, but the Crate is better than an unknown card: it draws two cards and gives meat back.',
      ),
    },
    {
      say: text(
        'La Caisse de Contrebande est une Action : on la joue, elle fait ce qu’elle dit, puis on la défausse. Pour 1 Viande, elle donne 2 cartes et 2 Viandes. Jouez-la.',
        'The Smuggled Crate is an Action: you play it, it does what it says, then it is discarded. For 1 meat it gives 2 cards and 2 meat. Play it.',
      ),
      ask: 'mainAction',
      right: playsAction('RE/13'),
      replies: [
        {
          to: plays(),
          say: text(
            'La Caisse d’abord : elle rend plus de Viande qu’elle n’en coûte, et vous choisirez parmi plus de cartes.',
            'The Crate first: it gives more meat than it costs, and you will choose from more cards.',
          ),
        },
        {
          to: isEnd,
          say: text(
            'Vos Viandes seraient perdues. Jouez la Caisse.',
            'Your meat would be wasted. Play the Crate.',
          ),
        },
      ],
      otherwise: text(
        'Touchez la Caisse de Contrebande, dans votre main.',
        'Touch the Smuggled Crate in your hand.',
      ),
    },
    {
      say: text(
        'Deux cartes, l’une après l’autre. Vos Renforts vides ont reçu aussitôt la première carte du paquet principal : un Pistolero, de force 4, qui tire en attaquant. Prenez-le.',
        'Two cards, one after the other. Your empty Reinforcements got the top card of the main deck at once: a Pistolero, of strength 4, who shoots as it attacks. Take it.',
      ),
      ask: 'drawSource',
      right: draws('RE/06'),
      otherwise: text(
        'Une inconnue serait rarement meilleure, et le Pistolero est là. Touchez-le.',
        'An unknown card would seldom be better, and the Pistolero is right there. Touch it.',
      ),
    },
    {
      say: text(
        'Encore une, comme vous voulez : le Tireur Embusqué, arrivé aux Renforts, ou la surprise du paquet principal. Ce que vous laissez aux Renforts y attend.',
        'One more, as you like: the Sniper that has come to the Reinforcements, or the surprise of the main deck. What you leave in the Reinforcements waits there.',
      ),
      ask: 'drawSource',
      right: () => true,
      otherwise: text('Touchez l’une des deux.', 'Touch one of the two.'),
    },
    {
      say: text(
        'Cinq cartes en main et 5 Viandes : plus qu’au début du tour. Une réserve bien choisie fait un grand tour.',
        'Five cards in hand and 5 meat: more than when the turn began. A well chosen reserve makes a great turn.',
      ),
      look: 'hand',
      holds: ({ open, own }) => open.players[0]?.meat === 5 && own?.hand.length === 5,
    },
  ],
  ending: text(
    'Au début de chaque tour : une carte, ou assez pour en avoir trois en main. Ne plus avoir aucune carte à piocher épuise votre faction : elle doit alors dépenser toute sa Viande.',
    'At the start of every turn: one card, or enough to hold three. With no card left to draw your faction is exhausted: it then has to spend all its meat.',
  ),
};
