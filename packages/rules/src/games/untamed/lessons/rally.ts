import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { aims, attacksStronghold, isNoThanks, rallies } from './answers.ts';
import type { UntamedLesson } from './course.ts';

/** The gain from a fallen Stronghold to its player. */
export const rally: UntamedLesson = {
  id: 'rally',
  title: text('Ralliement !', 'Rally!'),
  about: text(
    'Ce que vous gagnez quand une de vos Forteresses tombe.',
    'What you gain when one of your Strongholds falls.',
  ),
  clauses: ['UNT-14.1', 'UNT-14.2', 'UNT-14.4', 'UNT-14.5', 'UNT-14.6', 'UNT-14.7'],
  start: (game) =>
    positionOf(game, {
      turn: 'B',
      turnNumber: 12,
      A: {
        stronghold: 'rat-court',
        pile: ['tiger-peak', 'rabbit-warren'],
        damage: 4,
        play: [{ face: 'rat-queen', ready: true }],
        hand: ['rabbit-leveret', 'tiger-swipe'],
        power: 4,
        support: ['rat-feast'],
        top: ['rat-herald'],
      },
      B: {
        stronghold: 'raccoon-workshop',
        play: ['raccoon-foreman', 'panda-peddler'],
        hand: ['panda-ledger', 'crocodile-tears'],
        power: { exhausted: 4 },
        powerPlays: 1,
      },
    }),
  steps: [
    {
      say: text(
        'C’est le tour d’Ada. Votre Forteresse n’a plus que 3 de Santé, et aucun de vos Animaux n’a Garde : le Contremaître d’Ada, avec 3 en Attaque, peut l’abattre.',
        'It is Ada’s turn. Your Stronghold has 3 Health left, and none of your Animals has Guard: Ada’s Foreman, with 3 Attack, can bring it down.',
      ),
      look: 'board',
      holds: ({ open }) => open.sides[0]?.damage === 4,
    },
    {
      first: [{ ask: 'mainAction', pick: attacksStronghold('raccoon-foreman') }],
      say: text(
        'Elle tombe, et vous piochez : 1 carte pour la première Forteresse perdue, 2 pour la deuxième. Une carte piochée ainsi qui porte le symbole Ralliement se joue aussitôt, sans Puissance. Jouez le Héraut de la peste !',
        'It falls, and you draw: 1 card for the first Stronghold lost, 2 for the second. A card drawn this way that bears the Rally symbol may be played at once, for no Power. Play the Plague Herald!',
      ),
      ask: 'rallyPlay',
      right: rallies('rat-herald'),
      otherwise: text(
        'Vous garderiez la carte en main, mais elle vous coûterait 3 Puissances plus tard. Maintenant, elle ne coûte rien.',
        'You would keep the card in hand, but it would cost you 3 Power later. Now it costs nothing.',
      ),
    },
    {
      say: text(
        'Son Arrivée élimine un Animal adverse coûtant 2 ou moins, même pendant le tour d’Ada. Un seul est assez bon marché, la Colporteuse de bambou : choisissez-la.',
        'Its Arrival beats an enemy Animal costing 2 or less, even on Ada’s turn. Only the Bamboo Peddler is that cheap: choose it.',
      ),
      ask: 'chooseTargets',
      right: aims('panda-peddler'),
      replies: [
        {
          to: isNoThanks,
          say: text(
            'Vous en avez le droit, mais un Animal d’Ada de moins est toujours bon à prendre.',
            'You are free to, but one Animal fewer for Ada is always welcome.',
          ),
        },
      ],
      otherwise: text('Touchez la Colporteuse de bambou.', 'Touch the Bamboo Peddler.'),
    },
    {
      say: text(
        'Votre Forteresse suivante est debout, avec ses 7 de Santé. Le Héraut, arrivé par Ralliement, est redressé : il attaquera dès votre prochain tour.',
        'Your next Stronghold is up, with its 7 Health. The Herald came by Rally and is ready: it will attack on your next turn.',
      ),
      look: 'board',
      holds: ({ open }) =>
        open.sides[0]?.stronghold === 'tiger-peak' &&
        open.sides[0].damage === 0 &&
        open.players[0]?.animals.some(({ face, ready }) => face === 'rat-herald' && ready) ===
          true &&
        open.players[1]?.animals.length === 1,
    },
  ],
  ending: text(
    'Perdre une Forteresse rend des forces. Pensez-y aussi quand vous en abattez une : Ada pourrait rallier une Garde avant vos autres attaques.',
    'Losing a Stronghold gives new strength. Mind it too when you bring one down: Ada might rally a Guard before your other attacks.',
  ),
};
