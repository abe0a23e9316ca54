import type { Seat } from '../../kernel/layers.ts';
import type { Script } from '../../kernel/script.ts';
import { shown, take } from '../../table/piles.ts';
import { checkKill } from './attack.ts';
import { itemOf } from './cards/catalogue.ts';
import { decide } from './decide.ts';
import { loseLife, settleDeaths } from './life.ts';
import { remove } from './piles.ts';
import { encounterOf, othersOf, playerAt } from './players.ts';
import type { Item, Open, Table } from './state.ts';
import { hurtToken, reachOf } from './tokens.ts';

/** Potions that this player may throw on his turn: closed, and with something to hit (SAN-20.5, R.43). */
export function throwable(open: Open, seat: Seat): Item[] {
  const player = playerAt(open, seat);
  if (!player.alive) return [];
  if (!reachOf(open, seat).creature && encounterOf(open).tokens.length === 0) return [];
  return player.items.filter(({ face, opened }) => !opened && itemOf(face).timing === 'ownTurn');
}

/** Before the reveal and after it the player may throw what he has (SAN-23.1, 23.5). */
export function* offerFireball(table: Table, seat: Seat): Script {
  for (;;) {
    const [item] = throwable(table.open, seat);
    if (item === undefined) return;
    const picks = yield* decide(seat, {
      shape: 'confirm',
      kind: 'fireball',
      clause: 'SAN-23.1',
      fallback: ['no'],
      facts: { card: item.id, face: item.face },
    });
    if (picks?.[0] !== 'yes') return;
    throwPotion(table, seat, item);
  }
}

/** Hits the creature if it can be reached, and every token; then every other player (SAN-14.7, 24.6). */
function throwPotion(table: Table, seat: Seat, item: Item): void {
  const { open } = table;
  const strikes = itemOf(item.face).strikes ?? { damage: 0, others: 0 };
  const encounter = encounterOf(open);
  const { creature } = reachOf(open, seat);
  remove(table, [take(playerAt(open, seat).items, item.id)]);
  const damage = creature ? strikes.damage : null;
  table.emit({ type: 'fireballThrown', clause: 'SAN-24.6', seat, card: shown(item), damage });
  if (damage !== null) {
    encounter.pile.push({
      id: item.id,
      seat,
      by: 'fireball',
      cards: [],
      side: 1,
      value: damage,
      damage,
      token: null,
      killed: false,
      blesses: false,
    });
  }
  for (const token of [...encounter.tokens]) hurtToken(table, token, seat, strikes.damage);
  for (const other of othersOf(open, seat)) {
    loseLife(table, other, strikes.others, item.face, 'SAN-24.6');
  }
  settleDeaths(table);
  checkKill(table, seat);
}
