import type { CannibalEvent } from '@tablee/rules/games/cannibal-world/index.ts';
import type { Strike } from '@/kit/blows.tsx';
import { ICONS } from '../art/icons.ts';

const bodyOf = (id: string): string => `.cw-creature[data-flip="${CSS.escape(id)}"]`;

/** The effect of an event on the board: the attacker lunges, damage lands on its victim. */
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
    default:
      return null;
  }
}
