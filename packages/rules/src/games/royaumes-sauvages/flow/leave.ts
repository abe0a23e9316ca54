import type { Next, Seat } from '@tablee/engine';
import { remint } from '@tablee/engine';
import { handOf, playersInGame } from '../state/players.ts';
import type { Player, Table } from '../state/state.ts';
import { nextTurn } from '../turns/turn.ts';

/** A seat gives up the match (ROY-23.3 to 23.7). Not a pass: no tile, and rallies stay open. */
export function leave(table: Table, seat: Seat): Next | 'goOn' | 'ignored' {
  const { open, deep } = table;
  const player = open.players[seat];
  if (player === undefined || player.left) return 'ignored';
  player.left = true;
  deep.leavers.push(seat);
  table.emit({ type: 'left', clause: 'ROY-23.3', seat });
  if (open.soloLevel !== null) return { script: 'endMatch', args: [] };
  setAside(table, seat, player);
  if (playersInGame(open) === 1) return { script: 'endMatch', args: [] };
  if (open.battle !== null) return leaveBattle(table, seat);
  return open.phase === 'turns' && open.turn === seat ? nextTurn(table) : 'goOn';
}

/** Their hand waits unseen for the next shuffle, their reinforcements go back to the supply (ROY-23.5). */
function setAside(table: Table, seat: Seat, player: Player): void {
  const { open, deep } = table;
  const cards = handOf(table, seat).splice(0);
  remint(table, cards);
  deep.setAside.push(...cards);
  open.reinforcementSupply += player.reinforcements;
  player.reinforcements = 0;
}

/** They drop out of the battle; a last fighter wins it at once (ROY-23.6). */
function leaveBattle(table: Table, seat: Seat): Next | 'goOn' {
  const { battle } = table.open;
  if (battle === null || !battle.standing.includes(seat)) return 'goOn';
  battle.standing = battle.standing.filter((owner) => owner !== seat);
  return battle.standing.length > 1 ? 'goOn' : { script: 'endBattle', args: [] };
}
