import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { attacks, isPass, isPillage, plays, uses, usesSlot } from './answers.ts';
import type { CannibalLesson } from './course.ts';

/** A stunned guard guards nothing. */
export const stun: CannibalLesson = {
  id: 'stun',
  title: text('Étourdir et piller', 'Stun and pillage'),
  about: text(
    'Une créature étourdie ne garde plus rien, et ne rend pas les coups.',
    'A stunned creature guards nothing, and does not strike back.',
  ),
  clauses: ['CAN-8.4', 'CAN-8.5', 'CAN-8.6', 'CAN-8.7', 'CAN-9.15', 'CAN-11.9', 'CAN-13.7'],
  start: (game) =>
    positionOf(game, {
      turnNumber: 9,
      A: { hunt: ['RE/10'], covert: ['RE/02'], hand: ['RE/11'], meat: 4 },
      B: { hunt: ['CA/01'], meat: 4, tokens: 2 },
    }),
  steps: [
    {
      say: text(
        'La Reine Balafre d’Ada, de force 5, garde seule l’Habitat. De front, votre Beau Parleur, de force 4, n’y survivrait pas. Votre Dompteur, à Couvert, a un Filet : étourdissez-la, pour 1 Viande.',
        'Ada’s Queen Scar, of strength 5, guards the Habitat alone. Head on, your Smooth Talker, of strength 4, would not survive it. Your Wrangler in Covert has a Net: stun the Queen, for 1 meat.',
      ),
      ask: 'mainAction',
      right: usesSlot(0, 'RE/02'),
      replies: [
        {
          to: uses('RE/02'),
          say: text(
            'Ce tir-là n’enlèverait qu’un point de vie à la Reine, et il servira mieux plus tard. Prenez le Filet.',
            'That shot would take one life of the Queen, and will serve better later. Take the Net.',
          ),
        },
        {
          to: attacks(),
          say: text(
            'La Reine infligerait 5 dégâts : votre Beau Parleur mourrait, et elle non. D’abord le Filet.',
            'The Queen would deal 5 damage: your Smooth Talker would die, and the Queen would not. The Net first.',
          ),
        },
        {
          to: plays(),
          say: text(
            'Il vous faut vos 4 Viandes ce tour : Filet, pillage, attaque, et une capacité.',
            'You need all 4 meat this turn: Net, pillage, attack, and an ability.',
          ),
        },
      ],
      otherwise: text(
        'Touchez le Dompteur, puis son Filet, puis la Reine.',
        'Touch the Wrangler, then its Net, then the Queen.',
      ),
    },
    {
      say: text(
        'Étourdie, couchée, la Reine ne compte plus : personne ne garde l’Habitat. Pillez.',
        'Stunned and lying down, the Queen does not count: nobody guards the Habitat. Pillage.',
      ),
      holds: ({ open }) => open.creatures.some(({ face, stunned }) => face === 'CA/01' && stunned),
      ask: 'mainAction',
      right: isPillage,
      replies: [
        {
          to: attacks(),
          say: text(
            'Bientôt : pillez d’abord, tant que personne ne garde l’Habitat.',
            'Soon: pillage first, while nobody guards the Habitat.',
          ),
        },
      ],
      otherwise: text(
        'Touchez l’Habitat d’Ada pour le piller.',
        'Touch Ada’s Habitat to pillage it.',
      ),
    },
    {
      say: text(
        'Un seul jeton reste à Ada. Achevez la Reine : étourdie, elle n’esquive pas et n’inflige rien. Attaquez avec le Beau Parleur.',
        'Ada has a single token left. Finish the Queen: stunned, it does not dodge and deals no damage. Attack with the Smooth Talker.',
      ),
      holds: ({ open }) => open.camps[1]?.tokens === 1,
      ask: 'mainAction',
      right: attacks('RE/10'),
      otherwise: text(
        'Ada relèverait la Reine pour 1 Viande : n’attendez pas. Touchez le Beau Parleur, puis la Reine Balafre.',
        'Ada could have the Queen recover for 1 meat: do not wait. Touch the Smooth Talker, then Queen Scar.',
      ),
    },
    {
      say: text(
        '4 dégâts ne tuent pas une créature à 5 points de vie. Mais le Dompteur, sans combattre, peut tirer de Couvert : un Tir simple 1, Tactique. Les dégâts s’ajoutent : utilisez-le.',
        '4 damage does not kill a creature with 5 life. But the Wrangler, without fighting, can fire from Covert: a Single Shot 1, tactical. The damage adds up: use it.',
      ),
      ask: 'tactical',
      right: uses('RE/02'),
      replies: [
        {
          to: isPass,
          say: text(
            'La Reine survivrait avec 1 point de vie, et Ada la relèverait.',
            'The Queen would survive with 1 life, and Ada could have it recover.',
          ),
        },
      ],
      otherwise: text('Touchez le Dompteur, puis son tir.', 'Touch the Wrangler, then its shot.'),
    },
    {
      say: text(
        'La Reine Balafre est morte, l’Habitat n’a plus qu’un jeton, et vos deux créatures n’ont rien subi. Quatre Viandes bien dépensées.',
        'Queen Scar is dead, the Habitat has one token left, and your two creatures are unhurt. Four meat well spent.',
      ),
      look: 'board',
      holds: ({ open }) =>
        open.creatures.length === 2 && open.creatures.every(({ damage }) => damage === 0),
    },
  ],
  ending: text(
    'Une créature étourdie le reste jusqu’à ce qu’on la relève, pour 1 Viande. Pensez à relever les vôtres : elles ne gardent rien non plus.',
    'A stunned creature stays so until it recovers, for 1 meat. Mind your own: they guard nothing either.',
  ),
};
