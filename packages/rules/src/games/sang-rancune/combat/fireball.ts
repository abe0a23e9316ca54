import type { Option, Script, Seat } from '@tablee/engine';
import { pickOne, shown, take } from '@tablee/engine';
import { checkKill } from '../creature/encounter-over.ts';
import { lifeLeft } from '../creature/marker.ts';
import { hurtToken, reachOf } from '../creature/tokens.ts';
import { loseLife, settleDeaths } from '../heroes/life.ts';
import { remove } from '../heroes/piles.ts';
import { decide } from '../state/decide.ts';
import { encounterOf, othersOf, ownOf, playerAt } from '../state/players.ts';
import type { Sight } from '../state/sight.ts';
import { itemOf } from '../state/sight.ts';
import type { Item, Table } from '../state/state.ts';

/** Potions that this player may throw on their turn: closed, and with something to hit (SAN-20.5, R.43). */
export function throwable(sight: Sight, seat: Seat): Item[] {
  const { open, catalogue } = sight;
  const player = playerAt(open, seat);
  if (!player.alive) return [];
  if (!reachOf(sight, seat).creature && encounterOf(open).tokens.length === 0) return [];
  return player.items.filter(
    ({ face, opened }) => !opened && itemOf(catalogue, face).timing === 'ownTurn',
  );
}

/** Not now but after the own attack, not this turn, or not before the potion would end this encounter, or any. */
const THROW: Option = { id: 'yes', verb: 'yes' };
const LATER: Option = { id: 'later', verb: 'later' };
const NOT_THIS_TURN: Option = { id: 'no', verb: 'no' };
const NOT_BEFORE_IT_ENDS: Option = { id: 'save', verb: 'save' };
const NEVER_BEFORE_IT_ENDS: Option = { id: 'saveAlways', verb: 'saveAlways' };

/**
 * Before the reveal the player may throw what they have (SAN-23.1). Tells whether to offer it again after the reveal: a player
 * who has declined for the turn is not asked twice (SAN-23.5).
 */
export function* offerFireball(table: Table, seat: Seat, isLast: boolean): Script<boolean> {
  for (;;) {
    const [item] = throwable(table, seat);
    if (item === undefined) return true;
    const ends = wouldEnd(table, seat, item);
    // Silent until it would end the encounter; then it is offered again.
    if (!ends && isSaved(table, seat)) return true;
    const options = [
      THROW,
      ...(isLast ? [] : [LATER]),
      NOT_THIS_TURN,
      ...(ends ? [] : [NOT_BEFORE_IT_ENDS, NEVER_BEFORE_IT_ENDS]),
    ];
    const picks = yield* decide(
      seat,
      pickOne({
        kind: 'fireball',
        clause: 'SAN-23.1',
        options,
        fallback: [NOT_THIS_TURN.id],
        facts: { card: item.id, face: item.face },
      }),
    );
    const pick = picks?.[0] ?? NOT_THIS_TURN.id;
    if (pick === NOT_BEFORE_IT_ENDS.id) ownOf(table, seat).saves = table.open.stage;
    if (pick === NEVER_BEFORE_IT_ENDS.id) ownOf(table, seat).saves = 'always';
    if (pick !== THROW.id) return pick !== NOT_THIS_TURN.id;
    throwPotion(table, seat, item);
  }
}

function isSaved(table: Table, seat: Seat): boolean {
  const { saves } = ownOf(table, seat);
  return saves === 'always' || saves === table.open.stage;
}

/** Whether nothing would be left to kill (SAN-6.7, 14.9). */
function wouldEnd(sight: Sight, seat: Seat, { face }: Item): boolean {
  const { open, catalogue } = sight;
  const { damage } = itemOf(catalogue, face).strikes ?? { damage: 0 };
  const left = lifeLeft(open);
  if (left !== null) return reachOf(sight, seat).creature && left <= damage;
  return encounterOf(open).tokens.every(({ life }) => life <= damage);
}

/** Hits the creature if it can be reached, and every token; then every other player (SAN-14.7, 24.6). */
function throwPotion(table: Table, seat: Seat, item: Item): void {
  const { open, catalogue } = table;
  const strikes = itemOf(catalogue, item.face).strikes ?? { damage: 0, others: 0 };
  const encounter = encounterOf(open);
  const { creature } = reachOf(table, seat);
  remove(table, [take(playerAt(open, seat).items, item.id)]);
  open.spared = false;
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
