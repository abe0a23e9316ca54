import type { UnmatchedEvent } from '@tablee/rules/games/unmatched/index.ts';
import { EXHAUSTION } from '@tablee/rules/games/unmatched/index.ts';
import type { Landing, Strike } from '@/kit/blows.tsx';
import type { Moment } from './moment-queue.ts';

const figureOf = (fighter: string): string => `.um-figure[data-fighter="${CSS.escape(fighter)}"]`;
const hurt = (fighter: string, n: number): Landing => ({ on: figureOf(fighter), text: `−${n}` });

/** The result of a duel, on the map: the attacker goes for the target, the number lands on its victim. */
export const strikeOfBlow = ({
  attacker,
  target,
  damage,
}: Extract<Moment, { kind: 'blow' }>): Strike => ({
  lunge: { by: figureOf(attacker), at: figureOf(target) },
  lands: [hurt(target, damage)],
});

/** What other events do on the map. The damage of a duel has its own moment, once the cards are gone. */
export function strikeOf(event: UnmatchedEvent): Strike | null {
  switch (event.type) {
    case 'damageDealt':
      return event.source === 'combat' ? null : { lands: [hurt(event.fighter, event.amount)] };
    case 'exhausted':
      return { lands: event.fighters.map((fighter) => hurt(fighter, EXHAUSTION)) };
    case 'healed':
      return {
        lands: [{ on: figureOf(event.fighter), text: `+${event.amount}`, kind: 'heal' }],
      };
    default:
      return null;
  }
}
