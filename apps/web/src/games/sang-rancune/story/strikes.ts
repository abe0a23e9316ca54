import type { Hit, SangRancuneEvent } from '@tablee/rules/games/sang-rancune/index.ts';
import type { Landing, Strike } from '@/kit/blows.tsx';

const CREATURE = '.sr-portrait';
const heroOf = (seat: number): string => `.sr-seat-face[data-hero="${seat}"]`;

/** All that is meant for one hero is one number. */
function hitsBySeat(hits: readonly Hit[]): Landing[] {
  const bySeat = new Map<number, number>();
  for (const { seat, damage } of hits) bySeat.set(seat, (bySeat.get(seat) ?? 0) + damage);
  return [...bySeat].map(([seat, n]) => ({ on: heroOf(seat), text: `−${n}` }));
}

/** The effect of an event on the board: heroes go for the creature or its pack, the creature for those it strikes. */
export function strikeOf(event: SangRancuneEvent): Strike | null {
  switch (event.type) {
    case 'attackEntered': {
      const { seat, token, damage } = event;
      const at = token === null ? CREATURE : `[data-flip="token-${CSS.escape(token)}"]`;
      return { lunge: { by: heroOf(seat), at }, lands: [{ on: at, text: `−${damage}` }] };
    }
    case 'fireballThrown':
      return {
        lunge: { by: heroOf(event.seat), at: CREATURE },
        lands: event.damage === undefined ? [] : [{ on: CREATURE, text: `−${event.damage}` }],
      };
    case 'creatureAttackAssigned': {
      const lands = hitsBySeat(event.hits);
      const [first] = lands;
      return first === undefined ? null : { lunge: { by: CREATURE, at: first.on }, lands };
    }
    case 'tokenHurt':
      return {
        lands: [{ on: `[data-flip="token-${CSS.escape(event.token)}"]`, text: `−${event.damage}` }],
      };
    case 'lifeLost':
      return { lands: [{ on: heroOf(event.seat), text: `−${event.amount}` }] };
    case 'healed':
      return { lands: [{ on: heroOf(event.seat), text: `+${event.amount}`, kind: 'heal' }] };
    default:
      return null;
  }
}
