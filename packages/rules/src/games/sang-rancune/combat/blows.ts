import type { Script } from '@tablee/engine';
import { loseLife, settleDeaths } from '../heroes/life.ts';
import { isAlive } from '../state/players.ts';
import type { Sight } from '../state/sight.ts';
import { encounterFace } from '../state/sight.ts';
import type { Open, Table } from '../state/state.ts';
import { foreseenAfter } from './foreseen.ts';

/** The table once the blows have fallen, if nobody redirects them; null: that cannot be foreseen (SAN-22.15). */
export const foreseenBlows = (now: Sight): Open | null =>
  encounterFace(now).isUnforeseen ? null : foreseenAfter(now, blowsFall);

/** Losses and riders of all blows, then the deaths. */
export function* blowsFall(table: Table): Script {
  const { open } = table;
  const { strike } = open;
  if (strike === null) return;
  const encounter = encounterFace(table);
  const wounds = strike.hits
    .filter(({ seat }) => isAlive(open, seat))
    .map((hit) => ({
      hit,
      lost: loseLife(table, hit.seat, hit.damage, encounter.id, 'SAN-8.3'),
    }));
  let total = 0;
  for (const { hit, lost } of wounds) {
    total += lost;
    yield* encounter.onHit?.(table, hit) ?? [];
    if (lost > 0) yield* encounter.onWounded?.(table, hit) ?? [];
  }
  settleDeaths(table);
  strike.applied = true;
  yield* encounter.afterAttack?.(table, total) ?? [];
}
