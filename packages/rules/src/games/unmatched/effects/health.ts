import type { Script } from '@tablee/engine';
import { heroFighter, isOnBoard, kindOf } from '../armies/armies.ts';
import { dealDamage } from '../armies/damage.ts';
import type { Play } from '../state/card.ts';
import type { FighterId } from '../state/state.ts';

/** Effect damage: never combat damage (UNM-10.13). */
export const damage = (
  play: Play,
  targets: readonly FighterId[],
  amount: number,
): Script<FighterId[]> => dealDamage(play.table, targets, amount, play.face, 'UNM-10.13');

/** The own hero heals, up to the start value (UNM-13.3); only on the board (UNM-13.4). */
export function* heal(play: Play, amount: number): Script {
  const { open } = play.table;
  const hero = heroFighter(open, play.army);
  const gain = Math.min(amount, kindOf(play.table, hero).health - hero.health);
  if (!isOnBoard(hero) || gain <= 0) return;
  hero.health += gain;
  const fighter = hero.id;
  play.table.emit({ type: 'healed', clause: 'UNM-13.3', fighter, amount: gain, source: play.face });
}

/** The health of the own hero, if on the board, becomes exactly this from at most `atMost`: no healing (UNM-13.11). */
export function* setHealth(
  play: Play,
  health: number,
  { atMost }: { readonly atMost: number },
): Script {
  const hero = heroFighter(play.table.open, play.army);
  if (!isOnBoard(hero) || hero.health > atMost) return;
  hero.health = health;
  const { id: fighter } = hero;
  play.table.emit({ type: 'healthSet', clause: 'UNM-13.11', fighter, health, source: play.face });
}
