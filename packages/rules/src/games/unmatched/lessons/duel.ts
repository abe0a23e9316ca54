import type { Moment, Tip } from '@tablee/engine';
import { optionsOf, text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import type { UnmatchedView } from '../state/state.ts';
import type { UnmatchedLesson } from './course.ts';
import { guide } from './guide.ts';

const offers = ({ question }: Moment, verb: string): boolean =>
  question.kind === 'chooseAction' && optionsOf(question).some((option) => option.verb === verb);

const healthOf = ({ view }: Moment<UnmatchedView>, id: string): number =>
  view.open.fighters.find((fighter) => fighter.id === id)?.health ?? 0;

/** Tips for the moments of the duel. */
const tips: readonly Tip<UnmatchedView>[] = [
  {
    when: (moment) => offers(moment, 'attack') && healthOf(moment, 'alice') <= 3,
    say: text(
      'Alice n’a presque plus de santé, et une cible est à portée. Contre elle, votre plus forte attaque peut suffire.',
      'Alice has hardly any health left, and a target is in reach. Against her your strongest attack may be enough.',
    ),
  },
  {
    when: (moment) => offers(moment, 'attack'),
    say: text(
      'Une cible est à portée. Attaquer prend une carte : ce qu’elle vaut, moins la défense d’Ada, blesse. Gardez-en une pour la réponse.',
      'A target is in reach. An attack takes a card: what it is worth, less Ada’s defense, wounds. Keep one for the reply.',
    ),
  },
  {
    when: (moment) => offers(moment, 'maneuver'),
    say: text(
      'Aucune attaque possible. Manœuvrez : vous piochez une carte, puis bougez. Il suffit à Méduse d’une case de la couleur d’Alice pour tirer ; restez loin d’elle.',
      'No attack is possible. Maneuver: you draw a card, then move. A space of Alice’s colour is enough for Medusa to shoot; stay away from her.',
    ),
  },
];

/** A duel against a beginner, with heroes who have fought before. */
export const duel: UnmatchedLesson = {
  id: 'duel',
  title: text('Un duel entier', 'A whole duel'),
  about: text(
    'Méduse contre Alice, jusqu’à ce que l’une tombe.',
    'Medusa against Alice, until one of them falls.',
  ),
  clauses: ['UNM-1.2', 'UNM-4.5', 'UNM-13.2'],
  start: (game) =>
    positionOf(game, {
      heroes: ['medusa', 'alice'],
      on: {
        medusa: 'm19',
        'harpy-1': 'm10',
        'harpy-2': 'm18',
        alice: 'm08',
        jabberwock: 'm14',
      },
      health: { medusa: 10, alice: 8, jabberwock: 4 },
      size: 'big',
      fromTurnStart: true,
      cards: {
        medusa: { hand: ['snipe', 'second-shot', 'hiss-and-slither', 'dash', 'feint'] },
        alice: { hand: ['skirmish', 'regroup', 'eat-me', 'jaws-that-bite', 'looking-glass'] },
      },
    }),
  steps: [
    {
      say: text(
        'À vous de jouer Méduse, avec deux Harpies. Tirez de loin, gardez Alice à distance, et gardez une carte pour vous défendre. Ada débute aussi.',
        'You play Medusa, with two Harpies. Shoot from afar, keep Alice at a distance, and keep a card to defend with. Ada is a beginner, too.',
      ),
      play: 'freely',
      tips,
      byKind: guide.firstTimes,
    },
  ],
  ending: text(
    'Alice est tombée : le duel est à vous ! Ouvrez une salle et invitez quelqu’un ; commencez par Alice contre Méduse.',
    'Alice has fallen: the duel is yours! Open a room and invite somebody; Alice against Medusa is a good beginning.',
  ),
  lost: text(
    'Méduse est tombée. Rejouez ce duel : restez dans les couleurs d’Alice, mais à plus d’une manœuvre d’elle.',
    'Medusa has fallen. Play this duel again: stay in Alice’s colours, but more than one maneuver away from her.',
  ),
};
