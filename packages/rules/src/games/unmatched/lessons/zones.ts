import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import {
  attacks,
  declines,
  healthOf,
  isAttack,
  isDone,
  isManeuver,
  isMove,
  moves,
  plays,
  targets,
} from './answers.ts';
import type { UnmatchedLesson } from './course.ts';

/** Blue ones that King Arthur cannot reach in one maneuver without a boost. */
const FAR = ['m11', 'm12', 'm16', 'm19'];
/** In none of the colours of the hero's space. */
const OUT_OF_SIGHT = ['m24', 'm28', 'm31'];

/** The use of the colours. */
export const zones: UnmatchedLesson = {
  id: 'zones',
  title: text('Les couleurs sont des lignes de tir', 'Colours are lines of fire'),
  about: text(
    'Qui peut tirer sur qui, et d’où il vaut mieux le faire.',
    'Who may shoot at whom, and from where to do it.',
  ),
  clauses: ['UNM-3.3', 'UNM-3.4', 'UNM-3.6', 'UNM-8.4', 'UNM-14.11', 'UNM-14.12'],
  start: (game) =>
    positionOf(game, {
      heroes: ['medusa', 'king-arthur'],
      on: { medusa: 'm18', 'king-arthur': 'm14', merlin: 'm01' },
      health: { medusa: 10, 'king-arthur': 12 },
      fromTurnStart: true,
      cards: {
        medusa: {
          hand: ['snipe', 'feint', 'hiss-and-slither', 'winged-frenzy'],
          top: ['dash', 'second-shot'],
        },
        'king-arthur': { hand: ['excalibur', 'swift-strike', 'prophecy', 'noble-sacrifice'] },
      },
    }),
  steps: [
    {
      say: text(
        'Vous êtes maintenant Méduse, qui combat à distance : elle vise tout ennemi dont la case porte une couleur de la sienne, aussi loin soit-il. Rien n’arrête un tir.',
        'You are Medusa now, who fights at range: she can hit every enemy whose space has a colour of her own, however far away. Nothing blocks a shot.',
      ),
      look: 'board',
    },
    {
      say: text(
        'Sa case est verte, bleue et pourpre ; celle du Roi Arthur, verte et bleue. Au début de chaque tour, le Regard pétrifiant de Méduse blesse un ennemi ainsi en vue : touchez Arthur.',
        'Her space is green, blue and purple; King Arthur’s is green and blue. At the start of each turn Medusa’s Petrifying gaze hurts one enemy in sight like that: touch Arthur.',
      ),
      ask: 'useGaze',
      right: targets('king-arthur'),
      otherwise: text(
        'Ce dégât est gratuit : ce n’est pas une action. Touchez Arthur.',
        'This damage is free: it takes no action. Touch Arthur.',
      ),
    },
    {
      say: text(
        'Un point de vie de moins, sans action. Tirez maintenant : Tir embusqué, puis Arthur. En mêlée, lui ne peut pas vous frapper d’où il est.',
        'One health less, and no action spent. Now shoot: Snipe, then Arthur. He fights in melee and cannot strike you from where he stands.',
      ),
      ask: 'chooseAction',
      right: attacks('medusa', 'king-arthur', 'snipe'),
      replies: [
        {
          to: isAttack,
          say: text(
            'Possible, mais Tir embusqué vaut 3, et fait piocher.',
            'Possible, but Snipe is worth 3, and draws a card.',
          ),
        },
        {
          to: isManeuver,
          say: text(
            'Tirez d’abord, Arthur est en vue. Vous bougerez après.',
            'Shoot first, Arthur is in sight. You will move afterwards.',
          ),
        },
        {
          to: plays('winged-frenzy'),
          say: text(
            'Pour déplacer Méduse, une manœuvre suffira tout à l’heure. Tirez d’abord.',
            'A maneuver will do for moving Medusa in a moment. Shoot first.',
          ),
        },
      ],
      otherwise: text('Touchez Tir embusqué, puis Arthur.', 'Touch Snipe, then Arthur.'),
      holds: (view) => healthOf(view, 'king-arthur') === 11,
    },
    {
      first: [{ ask: 'commitDefense', pick: declines }],
      say: text(
        'Trois points de vie encore. Mais à son tour, Arthur viendra. Gardez vos distances : touchez « Manœuvre ».',
        'Three more health gone. But on his turn Arthur will come. Keep your distance: touch “Maneuver”.',
      ),
      ask: 'chooseAction',
      right: isManeuver,
      replies: [
        {
          to: isAttack,
          say: text(
            'Tentant, mais Arthur serait au contact au prochain tour. Éloignez-vous.',
            'Tempting, but Arthur would be upon you next turn. Get away from him.',
          ),
        },
      ],
      otherwise: text(
        'Gardez cette carte : une manœuvre suffit. Touchez « Manœuvre ».',
        'Keep that card: a maneuver will do. Touch “Maneuver”.',
      ),
      holds: (view) => healthOf(view, 'king-arthur') === 8,
    },
    {
      say: text(
        'Méduse va jusqu’à 3 cases. Cherchez une case lointaine, à droite, qui porte encore du bleu : Arthur fait 2 pas sans boost, il n’y arrivera pas, et vous le verrez toujours. Touchez Méduse, puis la case.',
        'Medusa moves up to 3 spaces. Find a far one, on the right, that still has blue: without a boost Arthur takes 2 steps and will not get there, and you will still see him. Touch Medusa, then the space.',
      ),
      ask: 'moveFighters',
      right: moves('medusa', ...FAR),
      replies: [
        {
          to: moves('medusa', ...OUT_OF_SIGHT),
          say: text(
            'Loin, mais sans aucune couleur d’Arthur : Méduse ne le verrait plus.',
            'Far, but without any of Arthur’s colours: Medusa would no longer see him.',
          ),
        },
        {
          to: isMove,
          say: text(
            'Trop près : Arthur pourrait s’y mettre au contact en 2 pas.',
            'Too near: two steps would take Arthur next to her.',
          ),
        },
        {
          to: isDone,
          say: text(
            'Restée là, Méduse serait à sa portée. Éloignez-la.',
            'If she stays, Medusa is within his reach. Move her away.',
          ),
        },
      ],
      otherwise: text(
        'Inutile de défausser une carte : 3 cases suffisent. Touchez Méduse, puis une case à droite.',
        'No need to discard a card: 3 spaces are enough. Touch Medusa, then a space on the right.',
      ),
    },
  ],
  ending: text(
    'Un trait, c’est un pas ou un coup de mêlée ; une couleur, c’est une ligne de tir. Pour fuir un tireur, quittez ses couleurs.',
    'A line is a step or a blow in melee; a colour is a line of fire. To get away from a shooter, leave its colours.',
  ),
};
