import type { CannibalEvent } from '@tablee/rules/games/cannibal-world/index.ts';
import type { Landing, Strike } from '@/kit/blows.tsx';
import { ICONS } from '../art/icons.ts';

const bodyOf = (id: string): string => `.cw-creature[data-flip="${CSS.escape(id)}"]`;
const plateOf = (seat: number): string => `.cw-plate[data-seat="${seat}"]`;

const meatFor = (seat: number, n: number): Landing => ({
  on: plateOf(seat),
  text: `+${n}`,
  icon: ICONS.meat,
  kind: 'heal',
});

/** The effect of an event on the board: the attacker lunges, damage lands on its victim, a gain on whom it serves. */
export function strikeOf(event: CannibalEvent): Strike | null {
  switch (event.type) {
    case 'combatDeclared':
      return { lunge: { by: bodyOf(event.attacker), at: bodyOf(event.target) }, lands: [] };
    case 'damageDealt': {
      const text = `−${event.combat + event.direct}`;
      return { lands: [{ on: bodyOf(event.creature), text, icon: ICONS.damage }] };
    }
    case 'damagePrevented': {
      const text = `${event.amount}`;
      return { lands: [{ on: bodyOf(event.creature), text, icon: ICONS.shield, kind: 'kept' }] };
    }
    case 'stunned':
      return {
        lands: [{ on: bodyOf(event.creature), text: '', icon: ICONS.stunned, kind: 'more' }],
      };
    case 'dodged':
      return {
        lands: [{ on: bodyOf(event.creature), text: '', icon: ICONS.defence, kind: 'kept' }],
      };
    case 'recovered':
      return {
        lands: [{ on: bodyOf(event.creature), text: '', icon: ICONS.recover, kind: 'heal' }],
      };
    case 'recharged':
      return { lands: [{ on: bodyOf(event.creature), text: '', icon: ICONS.cycle, kind: 'heal' }] };
    case 'meatGained':
      return { lands: [meatFor(event.seat, event.amount)] };
    case 'meatGiven':
      return { lands: [meatFor(event.to, 1)] };
    default:
      return null;
  }
}
