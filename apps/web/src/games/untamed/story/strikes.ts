import type { UntamedEvent } from '@tablee/rules/games/untamed/index.ts';
import type { Landing, Strike } from '@/kit/blows.tsx';
import { ICONS } from '../art/icons.ts';

/** An Animal or a Stronghold on the board: not in the Support where it may lie already. */
export const bodyOf = (id: string): string => {
  const name = CSS.escape(id);
  return `[data-flip-ghost="${name}"], :is(.un-animal, .un-sh-touch)[data-flip="${name}"]`;
};

const hurt = (id: string, n: number): Landing => ({ on: bodyOf(id), text: `−${n}` });
const healed = (id: string, n: number): Landing => ({
  on: bodyOf(id),
  text: `+${n}`,
  kind: 'heal',
});

/** The effect of an event on the board: the attacker lunges; damage, tokens and gains land where they belong. */
export function strikeOf(event: UntamedEvent): Strike | null {
  switch (event.type) {
    case 'attackDeclared':
      return { lunge: { by: bodyOf(event.attacker.id), at: bodyOf(event.target) }, lands: [] };
    case 'damageDealt':
    case 'damagePlaced':
      return { lands: [hurt(event.target, event.amount)] };
    case 'damageRemoved':
      return { lands: [healed(event.target, event.amount)] };
    case 'damageMoved':
      return { lands: [healed(event.from, event.amount), hurt(event.to, event.amount)] };
    case 'furyGained':
      return {
        lands: [
          { on: bodyOf(event.animal.id), text: `+${event.amount}`, icon: ICONS.fury, kind: 'more' },
        ],
      };
    case 'attackChanged': {
      const { animal, amount } = event;
      if (amount === 0) return null;
      const text = amount > 0 ? `+${amount}` : `−${-amount}`;
      return { lands: [{ on: bodyOf(animal.id), text, icon: ICONS.attack, kind: 'more' }] };
    }
    case 'readied':
      return {
        lands: [{ on: bodyOf(event.animal.id), text: '', icon: ICONS.up, kind: 'heal' }],
      };
    case 'keywordGranted':
      return {
        lands: [
          { on: bodyOf(event.animal.id), text: '', icon: ICONS[event.keyword], kind: 'more' },
        ],
      };
    default:
      return null;
  }
}
