import type { Script } from '@tablee/engine';
import { fighterOf, heroFighter, isOnBoard, kindOf } from '../armies/armies.ts';
import { removeDefeated } from '../armies/losses.ts';
import type { Play } from '../cards/card.ts';
import type { FighterId, Table } from '../table/state.ts';

/**
 * Damage to several fighters at once: applied to all, then defeats are checked (UNM-13.9). Gives the fighters it was
 * really dealt to; the protected take none (UNM-13.10).
 */
export function* dealDamage(
  table: Table,
  targets: readonly FighterId[],
  amount: number,
  source: string,
  clause: string,
): Script<FighterId[]> {
  const hurt: FighterId[] = [];
  for (const id of targets) {
    const fighter = fighterOf(table.open, id);
    if (!isOnBoard(fighter) || amount <= 0) continue;
    if (table.open.combat?.protectedFighters.includes(id)) {
      table.emit({ type: 'damagePrevented', clause: 'UNM-13.10', fighter: id, source });
      continue;
    }
    fighter.health = Math.max(0, fighter.health - amount);
    hurt.push(id);
    table.emit({ type: 'damageDealt', clause, fighter: id, amount, source });
  }
  removeDefeated(table, 'heroDefeated');
  return hurt;
}

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
