import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { isPass, lays, tricks as plays, prestigeOf, sets, until } from './answers.ts';
import type { SangRancuneLesson } from './course.ts';

/** How to spoil another player's gain. */
export const tricks: SangRancuneLesson = {
  id: 'tricks',
  title: text('Les Coups Bas', 'Dirty tricks'),
  about: text(
    'Empêcher un coup fatal, et ce que veut dire « Passer ».',
    'Stop a killing blow, and what “Pass” means.',
  ),
  clauses: ['SAN-17.5', 'SAN-22.1', 'SAN-22.3', 'SAN-22.7', 'SAN-22.8', 'SAN-15.7'],
  start: (game) =>
    positionOf(game, {
      players: 3,
      from: 'setAttacks',
      round: 2,
      marker: 50,
      initiative: { A: 2, B: 1, C: 3 },
      hands: {
        A: ['coup-puissant', 'egratignure', 'echec-critique'],
        B: ['grand-coup', 'entaille'],
        C: ['coup-droit', 'entaille'],
      },
    }),
  steps: [
    {
      say: text(
        'L’Éventreur a 50 PV, et Ada joue avant vous. Échec Critique, dans votre main, est un Coup Bas : on le joue hors de son tour, quand on vous demande si vous réagissez.',
        'The Ripper has 50 life, and Ada acts before you. Critical Miss, in your hand, is a dirty trick: it is played outside your turn, whenever all are asked whether they react.',
      ),
      look: 'hand',
    },
    {
      say: text(
        'Posez d’abord votre attaque, comme à chaque tour : Coup Puissant, 40.',
        'First lay your attack, as in every round: Strong Blow, 40.',
      ),
      ask: 'setAttack',
      right: sets('coup-puissant'),
      otherwise: text(
        'Avec si peu, rien à espérer : posez Coup Puissant.',
        'With so little there is nothing to hope for: lay Strong Blow.',
      ),
    },
    {
      first: [lays(1, 'grand-coup'), lays(2, 'coup-droit')],
      say: text(
        'Ada révèle Grand Coup, 50 : de quoi tuer ! Tous peuvent réagir avant que le coup porte. Chaque attaque a quatre valeurs, ici 100, 50, 25 et 0 ; descendre d’un cran, c’est prendre la suivante. Jouez Échec Critique : l’attaque tombe de 50 à 25, et Ada perd 10 PV.',
        'Ada reveals Mighty Blow, 50: enough to kill! All may react before the blow lands. Every attack has four values, here 100, 50, 25 and 0; one side down means the next of them. Play Critical Miss: the attack falls from 50 to 25, and Ada loses 10 life.',
      ),
      ask: 'afterReveal',
      right: plays('echec-critique'),
      replies: [
        {
          to: isPass,
          say: text(
            'Passer, c’est ne pas jouer de Coup Bas : Ada porterait le coup fatal.',
            'To pass is to play no trick: Ada would deal the killing blow.',
          ),
        },
      ],
      otherwise: text('Touchez Échec Critique.', 'Touch Critical Miss.'),
    },
    {
      say: text(
        'Ada n’a fait que 25. À vous : votre attaque est révélée d’elle-même. « Passer » n’y renonce pas : cela dit seulement « pas de Coup Bas ». Passez.',
        'Ada did only 25. Your turn: your attack is revealed by itself. “Pass” does not give it up: it only says “no trick”. Pass.',
      ),
      ask: 'afterReveal',
      right: isPass,
      otherwise: text('Touchez « Passer ».', 'Touch “Pass”.'),
    },
    {
      first: [until('campDiscard')],
      say: text(
        '25 et vos 40 font 65 : c’est plus que les 50 PV de l’Éventreur. Le coup fatal est à vous, 3 Prestige, parce qu’Ada a manqué le sien.',
        '25 and your 40 make 65: that is more than the Ripper’s 50 life. The killing blow is yours, 3 prestige, because Ada missed.',
      ),
      holds: (view) => prestigeOf(view) === '3,0,0',
    },
  ],
  aside: ['beforeReveal', 'trickPlayed'],
  ending: text(
    'On demande souvent si vous réagissez, même quand vous n’avez rien : c’est pour que personne ne devine votre main. « Passer » ne coûte rien. Un Coup Bas peut aussi changer les PV de la créature, comme Pas si Balèze, qui lui en ôte 30 : comptez avec.',
    'You are often asked whether you react, even when you have nothing: so that nobody can guess your hand. “Pass” costs nothing. A trick may change the creature’s life, too, as Not So Tough, which takes 30 off: reckon with it.',
  ),
};
