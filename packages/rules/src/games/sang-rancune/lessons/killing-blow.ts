import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { lays, prestigeOf, sets, until, WINDOWS } from './answers.ts';
import type { SangRancuneLesson } from './course.ts';

/** The aim: the blow that fells the creature. */
export const killingBlow: SangRancuneLesson = {
  id: 'killing-blow',
  title: text('Le coup fatal', 'The killing blow'),
  about: text(
    'Ce qu’il faut pour gagner, et qui emporte la créature.',
    'What it takes to win, and who takes the creature.',
  ),
  clauses: ['SAN-1.2', 'SAN-1.4', 'SAN-5.1', 'SAN-6.1', 'SAN-6.3', 'SAN-6.7'],
  start: (game) =>
    positionOf(game, {
      players: 3,
      from: 'setAttacks',
      round: 2,
      marker: 60,
      initiative: { A: 3, B: 1, C: 2 },
      hands: {
        A: ['grand-coup', 'coup-net', 'coup-droit', 'egratignure'],
        B: ['entaille', 'egratignure'],
        C: ['entaille', 'pichenette'],
      },
    }),
  steps: [
    {
      say: text(
        'Trois héros, une créature, une seule récompense : qui porte le coup fatal prend tout son Prestige, 3 pour l’Éventreur. Les autres n’ont rien. À la fin, le vivant qui a le plus de Prestige gagne.',
        'Three heroes, one creature, one reward: whoever deals the killing blow takes all its prestige, 3 for the Ripper. The others get nothing. In the end the living hero with the most prestige wins.',
      ),
      look: 'board',
    },
    {
      say: text(
        'L’Éventreur a encore 60 points de vie (PV). Chacun pose en secret une attaque ; puis on les révèle une à une, dans l’ordre de jeu : Ada 1, Béa 2, vous 3. Les dégâts s’additionnent.',
        'The Ripper has 60 life left. Everybody lays an attack in secret; then they are revealed one by one, in playing order: Ada 1, Béa 2, you 3. Damage adds up.',
      ),
      look: 'board',
    },
    {
      say: text(
        'Vous jouez en dernier : les coups d’Ada et de Béa auront déjà affaibli la créature. C’est le moment de frapper fort : posez votre Grand Coup, 50.',
        'You act last: the blows of Ada and Béa will have weakened the creature already. This is the time to strike hard: lay your Mighty Blow, 50.',
      ),
      ask: 'setAttack',
      right: sets('grand-coup'),
      otherwise: text(
        'Trop petit : si Ada et Béa frappent peu, la créature survivrait. Posez Grand Coup.',
        'Too small: if Ada and Béa strike low, the creature would survive. Lay Mighty Blow.',
      ),
    },
    {
      first: [lays(1, 'entaille'), lays(2, 'entaille'), until('campDiscard')],
      say: text(
        'Ada 10, Béa 10, puis vos 50 : 70, l’Éventreur n’en avait que 60. Le coup fatal est le vôtre : 3 Prestige pour vous, rien pour les autres.',
        'Ada 10, Béa 10, then your 50: 70, and the Ripper had only 60. The killing blow is yours: 3 prestige for you, nothing for the others.',
      ),
      holds: (view) => prestigeOf(view) === '3,0,0',
    },
  ],
  aside: WINDOWS,
  ending: text(
    'Retenez : tous frappent la même créature, un seul est payé. Vous avez besoin des autres, et eux de vous.',
    'Remember: all strike the same creature, and only one is paid. You need the others, and they need you.',
  ),
};
