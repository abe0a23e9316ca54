import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { lays, prestigeOf, sets, until, WINDOWS } from './answers.ts';
import type { SangRancuneLesson } from './course.ts';

/** Why one does not strike first with all one has. */
export const patience: SangRancuneLesson = {
  id: 'patience',
  title: text('Frapper au bon moment', 'Strike at the right moment'),
  about: text(
    'Trop tôt, vous travaillez pour les autres.',
    'Too early, and you work for the others.',
  ),
  clauses: ['SAN-3.4', 'SAN-6.8', 'SAN-6.9', 'SAN-6.10'],
  start: (game) =>
    positionOf(game, {
      players: 3,
      from: 'setAttacks',
      round: 2,
      marker: 90,
      initiative: { A: 1, B: 2, C: 3 },
      hands: {
        A: ['grand-coup', 'coup-net', 'egratignure'],
        B: ['coup-puissant', 'entaille', 'coup-droit'],
        C: ['coup-droit', 'entaille', 'pichenette'],
      },
      deck: ['taille-et-estoc', 'coup-droit', 'coup-net'],
    }),
  steps: [
    {
      say: text(
        'L’Éventreur a 90 PV, et vous jouez en premier. Même Grand Coup en laisserait 40 : juste ce qu’il faut à Ada ou à Béa pour porter le coup fatal.',
        'The Ripper has 90 life, and you act first. Even Mighty Blow would leave 40: just what Ada or Béa need for the killing blow.',
      ),
      look: 'board',
    },
    {
      say: text(
        'Gardez vos grosses cartes, et laissez les autres l’affaiblir : posez Égratignure, 5.',
        'Keep your big cards, and let the others weaken it: lay Scratch, 5.',
      ),
      ask: 'setAttack',
      right: sets('egratignure'),
      otherwise: text(
        'Cette carte servirait Ada et Béa, qui jouent après vous. Posez Égratignure.',
        'That card would serve Ada and Béa, who act after you. Lay Scratch.',
      ),
    },
    {
      // What Ada lays next is laid first: so the round is over.
      first: [lays(1, 'coup-puissant'), lays(2, 'coup-droit'), lays(1, 'entaille')],
      say: text(
        '5, puis 40, puis 20 : il lui reste 25 PV. En fin de tour, on tire de nouveau l’ordre de jeu, la créature frappe, et chacun pioche 1 carte. Vous jouez de nouveau en premier !',
        '5, then 40, then 20: it has 25 life left. At the end of a round the playing order is dealt again, the creature strikes, and everybody draws 1 card. You act first again!',
      ),
      look: 'board',
      holds: ({ open }) => open.encounter?.marker === 25 && open.players[0]?.initiative === 1,
    },
    {
      say: text(
        'Cette fois, premier est la bonne place. Il lui reste 25 PV : Coup Net, qui vaut 30, suffit. Gardez Grand Coup pour une créature plus coriace.',
        'This time first is the right place. It has 25 life left: Clean Hit, worth 30, is enough. Keep Mighty Blow for a tougher creature.',
      ),
      ask: 'setAttack',
      right: sets('coup-net', 'taille-et-estoc'),
      replies: [
        {
          to: sets('grand-coup'),
          say: text(
            'Il tuerait aussi, mais 25 points se perdraient. Coup Net suffit.',
            'It would kill, too, but 25 points would be wasted. Clean Hit is enough.',
          ),
        },
      ],
      otherwise: text(
        'Il faut au moins 25. Posez Coup Net.',
        'It takes at least 25. Lay Clean Hit.',
      ),
    },
    {
      first: [lays(2, 'entaille'), until('campDiscard')],
      say: text(
        'Le coup fatal avant que quelqu’un d’autre ait joué : 3 Prestige, et Grand Coup est encore dans votre main.',
        'The killing blow before anybody else could act: 3 prestige, and Mighty Blow is still in your hand.',
      ),
      holds: (view) => prestigeOf(view) === '3,0,0',
    },
  ],
  aside: WINDOWS,
  rolls: [0, 0, 0, 1, 1],
  ending: text(
    'Avant de poser, comptez : les PV qui restent, et ce que peuvent faire ceux qui jouent avant vous et après vous.',
    'Before you lay a card, count: the life that is left, and what those before you and after you can do.',
  ),
};
