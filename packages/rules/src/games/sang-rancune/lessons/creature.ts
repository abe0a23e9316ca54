import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { lays, sets, WINDOWS } from './answers.ts';
import type { SangRancuneLesson } from './course.ts';

/** How creatures strike back. */
export const creature: SangRancuneLesson = {
  id: 'creature',
  title: text('La créature frappe', 'The creature strikes'),
  about: text('Lire une Rencontre, et rester en vie.', 'Read an encounter, and stay alive.'),
  clauses: ['SAN-1.3', 'SAN-1.5', 'SAN-2.8', 'SAN-13.9', 'SAN-13.10', 'SAN-26.4'],
  start: (game) =>
    positionOf(game, {
      players: 3,
      encounter: 'gargouille-de-fer',
      stage: 3,
      from: 'setAttacks',
      round: 2,
      marker: 120,
      life: { A: 20, B: 70, C: 55 },
      prestige: { A: 5, B: 3, C: 4 },
      initiative: { A: 3, B: 1, C: 2 },
      hands: {
        A: ['grand-coup', 'coup-puissant', 'entaille'],
        B: ['coup-net', 'entaille'],
        C: ['coup-droit', 'entaille'],
      },
    }),
  steps: [
    {
      say: text(
        'En fin de tour, la créature frappe. Certaines visent des places de l’ordre de jeu ; d’autres suivent leur règle. La Gargouille de Fer frappe qui l’a le plus blessée, pour 20 ; et une attaque de 20 ou moins lui fait 0.',
        'At the end of a round the creature strikes. Some aim at places in the playing order; others follow their rule. The Iron Gargoyle strikes whoever wounded it most, for 20; and an attack of 20 or less does 0 to it.',
      ),
      look: 'board',
    },
    {
      say: text(
        'Vous avez 5 Prestige, plus que tous, mais 20 PV : un coup vous tuerait, et un mort a perdu. La Gargouille en a 120, hors de portée ce tour-ci. Faites-vous oublier : posez Entaille, qui ne lui fait rien.',
        'You have 5 prestige, more than anybody, but 20 life: one blow would kill you, and the dead have lost. The Gargoyle has 120, out of reach this round. Keep your head down: lay Nick, which does nothing to it.',
      ),
      ask: 'setAttack',
      right: sets('entaille'),
      otherwise: text(
        'Trop voyant : si c’est la plus forte attaque du tour, la Gargouille vous tue. Posez Entaille.',
        'Too bold: if it is the highest attack of the round, the Gargoyle kills you. Lay Nick.',
      ),
      holds: ({ open }) => open.players[0]?.life === 20,
    },
    {
      first: [lays(1, 'coup-net'), lays(2, 'coup-droit'), lays(1, 'entaille')],
      say: text(
        'Ada a fait 30 : c’est donc Ada que la Gargouille frappe, 20 PV. Vous n’avez rien fait, et rien subi. Parfois la meilleure carte est la plus petite.',
        'Ada did 30: so it is Ada whom the Gargoyle strikes, 20 life. You did nothing, and suffered nothing. Sometimes the smallest card is the best.',
      ),
      look: 'board',
      holds: ({ open }) => open.players.map(({ life }) => life).join() === '20,50,55',
    },
  ],
  aside: WINDOWS,
  ending: text(
    'Chaque Rencontre a sa règle : touchez sa carte avant de poser la vôtre. Et si tous meurent, personne ne gagne.',
    'Every encounter has its rule: touch its card before you lay yours. And if all die, nobody wins.',
  ),
};
