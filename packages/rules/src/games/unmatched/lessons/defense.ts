import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { attacks, declines, defends, healthOf } from './answers.ts';
import type { UnmatchedLesson } from './course.ts';

const rather = {
  to: declines,
  say: text(
    'Sans carte, Sinbad subirait toute l’attaque. Vous avez de quoi la parer.',
    'Without a card Sinbad would take the whole attack. You have something to meet it with.',
  ),
};

/** Defending cards, ties, and the power of texts. */
export const defense: UnmatchedLesson = {
  id: 'defense',
  title: text('Se défendre', 'Defend'),
  about: text(
    'Quelles cartes parent un coup, et pourquoi lire leur texte.',
    'Which cards meet a blow, and why to read their text.',
  ),
  clauses: ['UNM-9.2', 'UNM-9.4', 'UNM-9.6', 'UNM-9.7', 'UNM-10.3', 'UNM-10.9', 'UNM-11.5'],
  start: (game) =>
    positionOf(game, {
      heroes: ['sinbad', 'medusa'],
      on: { sinbad: 'm14', porter: 'm20', medusa: 'm18' },
      health: { sinbad: 9, medusa: 11 },
      turn: 'medusa',
      cards: {
        sinbad: {
          hand: ['exploit', 'commanding-impact', 'feint', 'regroup'],
          top: ['riches-beyond-compare'],
        },
        medusa: { hand: ['snipe', 'gaze-of-stone', 'winged-frenzy'], top: ['winged-frenzy'] },
      },
    }),
  steps: [
    {
      first: [{ ask: 'chooseAction', pick: attacks('medusa', 'sinbad', 'snipe') }],
      say: text(
        'Au tour d’Ada : Méduse tire sur Sinbad, avec une carte face cachée. Vous pouvez en poser une pour la parer ; on ne sait pas contre quoi.',
        'Ada’s turn: Medusa shoots at Sinbad, with a card face down. You may lay one to meet it, without knowing what is coming.',
      ),
      look: 'board',
    },
    {
      say: text(
        'Une carte d’attaque pure, comme Coup magistral, ne défend pas. Les polyvalentes font les deux : posez Exploit, la plus forte.',
        'A pure attack card such as Commanding Impact cannot defend. Versatile ones do both: lay Exploit, the strongest.',
      ),
      ask: 'commitDefense',
      right: defends('exploit'),
      replies: [
        {
          to: defends('feint'),
          say: text(
            'Gardez Feinte : elle servira mieux contre un coup plus rusé. Posez Exploit.',
            'Keep Feint: it does better against a craftier blow. Lay Exploit.',
          ),
        },
        rather,
      ],
      otherwise: text(
        'Elle ne vaut que 1. Exploit vaut 4 : posez-le.',
        'It is worth only 1. Exploit is worth 4: lay it.',
      ),
    },
    {
      say: text(
        '3 contre 4 : aucun dégât. Une défense plus forte ne blesse pas l’attaquant, mais le combat est à vous ; à égalité aussi, il serait à vous.',
        '3 against 4: no damage. A stronger defense does not hurt the attacker, but the fight is yours; a tie would have been yours, too.',
      ),
      holds: (view) => healthOf(view, 'sinbad') === 9,
    },
    {
      first: [{ ask: 'chooseAction', pick: attacks('medusa', 'sinbad', 'gaze-of-stone') }],
      say: text(
        'Ada attaque encore. Le deck de Méduse a trois Regard de pierre : valeur 2, puis 8 dégâts si l’attaque gagne ! Feinte vaut 2 et annule tout le texte de la carte adverse. Posez-la.',
        'Ada attacks again. Medusa’s deck has three Gaze of Stone: value 2, then 8 damage if the attack wins! Feint is worth 2 and cancels all the text of the opposing card. Lay it.',
      ),
      ask: 'commitDefense',
      right: defends('feint'),
      replies: [rather],
      otherwise: text(
        'Regroupement ne vaut que 1 et n’annule rien. Posez Feinte.',
        'Regroup is worth only 1 and cancels nothing. Lay Feint.',
      ),
    },
    {
      say: text(
        'C’était bien Regard de pierre : 2 contre 2, à égalité la défense gagne, et son texte est annulé. Sans votre Feinte, Sinbad perdait 10 points de vie : plus qu’il n’en a.',
        'Gaze of Stone it was: 2 against 2, a tie is the defender’s, and its text is cancelled. Without your Feint Sinbad would have lost 10 health: more than he has.',
      ),
      holds: (view) => healthOf(view, 'sinbad') === 9,
    },
  ],
  ending: text(
    'Chaque combat a trois moments : « immédiatement », « pendant le combat » puis, après les dégâts, « après le combat ». Le texte de chaque carte dit le sien.',
    'Every fight has three moments: “immediately”, “during combat” and, once damage is dealt, “after combat”. The text of each card names its own.',
  ),
};
