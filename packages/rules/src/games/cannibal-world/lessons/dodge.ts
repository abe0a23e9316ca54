import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { isDodge, isPass, uses } from './answers.ts';
import type { CannibalLesson } from './course.ts';

/** An assault is answered twice: the blow, then the combat. */
export const dodge: CannibalLesson = {
  id: 'dodge',
  title: text('Esquiver, ou non', 'To dodge or not'),
  about: text(
    'Répondre à un Assaut : d’abord l’Assaut, puis le combat qui le suit.',
    'Answer an assault: first the assault, then the combat that follows.',
  ),
  clauses: ['CAN-4.5', 'CAN-8.4', 'CAN-10.1', 'CAN-10.2', 'CAN-12.3', 'CAN-12.4', 'CAN-23.4'],
  start: (game) =>
    positionOf(game, {
      turn: 'B',
      turnNumber: 8,
      A: { hunt: ['RE/07'], meat: 4 },
      B: { hunt: ['CA/10'], covert: ['CA/09'], meat: 4 },
    }),
  steps: [
    {
      say: text(
        'C’est le tour d’Ada. Son Plaqueur a une capacité d’Assaut, Filet : il étourdit sa cible, puis la combat. Vous avez 4 Viandes pour répondre, et pour votre tour qui suit.',
        'It is Ada’s turn. The Tackler has an assault ability, Net: it stuns its target, then fights it. You have 4 meat to answer with, and for your turn that follows.',
      ),
      look: 'board',
      holds: ({ open }) => open.players[0]?.meat === 4,
    },
    {
      first: [{ ask: 'mainAction', pick: uses('CA/10') }],
      say: text(
        'Assaut sur votre Pilleur ! Étourdi, il ne rendrait aucun coup et n’esquiverait plus : il mourrait. Esquivez l’Assaut, pour 2 Viandes. Le combat, lui, suivra quand même : on vous le demandera à part.',
        'An assault on your Scavenger! Stunned, it would not strike back and could not dodge any more: it would die. Dodge the assault, for 2 meat. The combat will follow all the same: you are asked about it separately.',
      ),
      ask: 'defend',
      right: isDodge,
      replies: [
        {
          to: isPass,
          say: text(
            'Le Pilleur serait étourdi et subirait 4 dégâts, pour 4 points de vie.',
            'The Scavenger would be stunned and take 4 damage, with 4 life.',
          ),
        },
      ],
      otherwise: text('Touchez « Esquiver ».', 'Touch “Dodge”.'),
    },
    {
      say: text(
        'Voici le combat. Le Plaqueur n’a plus rien à y utiliser : on vous demande en une fois d’esquiver ou d’agir. Esquiver encore vous laisserait 0 Viande pour votre tour ; le Bouclier du Pilleur, Tactique, n’en coûte qu’une. Utilisez-le.',
        'Here is the combat. The Tackler has nothing left to use in it, so you are asked at once whether to dodge or to act. To dodge again would leave you 0 meat for your turn; the Shield of the Scavenger, tactical, costs just 1. Use it.',
      ),
      holds: ({ open }) => open.players[0]?.meat === 2,
      ask: 'defend',
      right: uses('RE/07'),
      replies: [
        {
          to: isDodge,
          say: text(
            'Vous ne perdriez rien ici, mais vous n’auriez plus rien à dépenser à votre tour.',
            'You would lose nothing here, but have nothing to spend on your turn.',
          ),
        },
      ],
      otherwise: text(
        'Sans Bouclier, le Pilleur et le Plaqueur mourraient tous les deux. Touchez le Pilleur.',
        'Without a Shield both the Scavenger and the Tackler would die. Touch the Scavenger.',
      ),
    },
    {
      say: text(
        'Le Plaqueur est mort, le Pilleur tient. Il vous reste 1 Viande, et votre tour commencera avec elle : on ne revient à 4 qu’à la fin de son propre tour.',
        'The Tackler is dead, the Scavenger holds. You have 1 meat left, and your turn will begin with it: you are back at 4 only when your own turn ends.',
      ),
      look: 'board',
      holds: ({ open }) =>
        open.players[0]?.meat === 1 &&
        open.creatures.some(({ face, damage }) => face === 'RE/07' && damage === 2) &&
        open.creatures.every(({ face }) => face !== 'CA/10'),
    },
  ],
  ending: text(
    'Une esquive coûte la moitié d’un tour : elle vaut la peine quand elle sauve plus que deux actions. Un tir depuis Couvert ne s’esquive pas.',
    'A dodge costs half a turn: it is worth it when it saves more than two actions. A shot from Covert cannot be dodged.',
  ),
};
