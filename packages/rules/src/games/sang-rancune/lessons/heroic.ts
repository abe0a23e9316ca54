import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { lays, prestigeOf, sets, until, WINDOWS } from './answers.ts';
import type { SangRancuneLesson } from './course.ts';

/** Which attacks are worth double, and for whom. */
export const heroic: SangRancuneLesson = {
  id: 'heroic',
  title: text('Attaques Héroïques', 'Heroic attacks'),
  about: text(
    'Les deux cartes de votre héros valent le double.',
    'Your hero’s two cards are worth double.',
  ),
  clauses: ['SAN-16.1', 'SAN-16.2', 'SAN-16.3', 'SAN-16.4', 'SAN-23.3'],
  start: (game) =>
    positionOf(game, {
      players: 3,
      from: 'setAttacks',
      round: 2,
      marker: 100,
      initiative: { A: 1, B: 2, C: 3 },
      hands: {
        A: ['fente-ecarlate', 'lame-de-minuit', 'coup-net'],
        B: ['grand-coup', 'entaille'],
        C: ['coup-droit', 'entaille'],
      },
    }),
  steps: [
    {
      say: text(
        'Vous jouez Sigrane l’Écarlate. Deux attaques de la pioche sont Héroïques pour votre héros et pour lui seul : Fente Écarlate en est une. Lame de Minuit est celle de Mirelle : pour vous, une attaque ordinaire.',
        'You play Sigrane the Scarlet. Two attacks of the deck are heroic for your hero and for no other: Scarlet Lunge is one of them. Midnight Blade is Mirelle’s: for you, a plain attack.',
      ),
      look: 'hand',
    },
    {
      say: text(
        'L’Éventreur a 100 PV et vous jouez en premier. Fente Écarlate fait 55, ou 110 en Héroïque : posez-la.',
        'The Ripper has 100 life and you act first. Scarlet Lunge does 55, or 110 as a heroic attack: lay it.',
      ),
      ask: 'setAttack',
      right: sets('fente-ecarlate'),
      otherwise: text(
        'Elle ne tuerait pas, et les autres jouent après vous. Posez Fente Écarlate.',
        'It would not kill, and the others act after you. Lay Scarlet Lunge.',
      ),
    },
    {
      first: [lays(1, 'grand-coup'), lays(2, 'coup-droit')],
      say: text(
        'À la révélation, vous décidez : Héroïque double la carte et la protège, plus aucun Coup Bas des autres ne l’atteint. Choisissez Héroïque.',
        'At the reveal you decide: heroic doubles the card and protects it, no trick of the others can touch it any more. Choose heroic.',
      ),
      ask: 'revealChoices',
      right: ({ verb }) => verb === 'heroic',
      otherwise: text(
        'Ordinaire, elle ne ferait que 55, et Ada finirait la créature. Choisissez Héroïque.',
        'Plain it would do only 55, and Ada would finish the creature. Choose heroic.',
      ),
    },
    {
      first: [until('campDiscard')],
      say: text(
        '110 d’un seul coup : l’Éventreur tombe avant qu’Ada ou Béa aient joué.',
        '110 in a single blow: the Ripper falls before Ada or Béa could act.',
      ),
      holds: (view) => prestigeOf(view) === '3,0,0',
    },
  ],
  aside: WINDOWS,
  ending: text(
    'Doubler reste un choix : quand une créature frappe qui blesse le plus, il vaut parfois mieux ne pas le faire.',
    'Doubling remains a choice: where a creature strikes whoever wounds most, it may be better not to.',
  ),
};
