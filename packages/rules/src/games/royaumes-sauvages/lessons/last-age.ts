import type { Moment, Tip } from '@tablee/engine';
import { optionsOf, text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { cubeCounts } from '../scoring/places.ts';
import type { Open, RoyaumesView } from '../state/state.ts';
import { KINGDOMS } from '../state/state.ts';
import type { RoyaumesLesson } from './course.ts';
import { guide } from './guide.ts';

const isTurn = ({ question }: Moment): boolean => question.kind === 'takeTurn';

/** Whether a claim would make or break a tie with the other player. */
const mayTakeLead = ({ view: { open }, question }: Moment<RoyaumesView>): boolean =>
  KINGDOMS.some((kingdom) => {
    const [mine = 0, others = 0] = cubeCounts(open as Open, kingdom);
    const mayClaim = optionsOf(question).some(
      ({ verb, space }) => verb === 'claim' && space === kingdom,
    );
    return mayClaim && others > 0 && (others === mine || others === mine + 1);
  });

/** Tips for the moments of the age. */
const tips: readonly Tip<RoyaumesView>[] = [
  {
    when: (moment) => isTurn(moment) && moment.view.open.passOrder.includes(1),
    say: text(
      'Ada a passé : plus personne ne vous répond. Posez encore chaque cube qui vous fait passer devant quelque part, une capitale en dernier ; sinon, passez.',
      'Ada has passed: nobody answers you any more. Lay every cube that still puts you ahead somewhere, a capital last; else pass.',
    ),
  },
  {
    when: (moment) => isTurn(moment) && mayTakeLead(moment),
    say: text(
      'Quelque part vous êtes à égalité avec Ada, ou elle a un cube de plus, et une de vos cartes y est admise : c’est là qu’un cube compte. Les tuiles à 10 d’abord.',
      'Somewhere you are level with Ada, or Ada is one cube ahead, and a card of yours is admitted: a cube counts there. The tiles of 10 first.',
    ),
  },
];

/** A whole age against a beginner. */
export const lastAge: RoyaumesLesson = {
  id: 'last-age',
  title: text('Le dernier âge', 'The last age'),
  about: text(
    'Un âge entier, du premier cube au score final.',
    'A whole age, from the first cube to the final score.',
  ),
  clauses: ['ROY-1.3', 'ROY-3.3', 'ROY-15.1', 'ROY-15.3'],
  start: (game) =>
    positionOf(game, {
      players: 2,
      age: 3,
      turn: 'A',
      hands: [
        ['wolf-4', 'tiger-6', 'owl-1', 'honeyBee-8'],
        ['lizard-2', 'okapi-5', 'frog-3', 'wolf-7'],
      ],
      decrees: { k4: 'A03', k5: 'B02', k6: 'B04', k7: 'A04', k8: 'C05' },
      cubes: { k4: '||A', k6: '||B', k7: '||B', k8: '||A' },
      tiles: { k4: [8], k5: [9], k6: [9], k7: [10], k8: [10] },
      scores: [38, 38],
    }),
  steps: [
    {
      say: text(
        'Le dernier âge, à 38 partout. Chacun a deux cubes aux conseils, et chaque royaume n’a plus qu’une tuile, la plus chère. Jouez-le comme vous l’entendez : Ada débute aussi.',
        'The last age, at 38 each. Both have two cubes on councils, and each kingdom has one tile left, the dearest. Play it as you like: Ada is a beginner too.',
      ),
      play: 'freely',
      tips,
      byKind: guide.firstTimes,
    },
  ],
  ending: text(
    'Les royaumes sont à vous ! Ouvrez une salle et invitez quelqu’un : la suite se joue à trois ou quatre.',
    'The kingdoms are yours! Open a room and invite somebody: it is best with three or four.',
  ),
  lost: text(
    'Ada l’emporte de peu. Le compte dit où : rejouez cet âge, et gardez une carte haute pour les batailles.',
    'Ada wins this one. The score says where: play this age again, and keep a high card for the battles.',
  ),
};
