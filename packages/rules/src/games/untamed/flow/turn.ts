import type { Next, Seat } from '@tablee/engine';
import { rulesOf } from '../modes/modes.ts';
import { isOut, orderFrom, playerAt } from '../state/players.ts';
import type { Open, Table, Until } from '../state/state.ts';
import { afterPick } from './draft.ts';

/** A turn starts: of one player, or of a team (UNT-4.1, UNT-21.6). All counters are reset (UNT-23.13). */
export function startTurn(table: Table, seat: Seat): Next {
  const { open } = table;
  open.turn += 1;
  open.phase = 'main';
  open.active = rulesOf(open).turnWith(open, seat);
  for (const player of open.players) {
    Object.assign(player, {
      cardsPlayed: 0,
      powerPlays: 0,
      abilityUses: 0,
      hasPaidForCard: false,
      discount: 0,
      done: false,
    });
    for (const animal of player.animals) {
      Object.assign(animal, { beatThisTurn: false, usedThisTurn: false, noStronghold: false });
    }
  }
  for (const each of open.active) {
    expire(open, (until) => until !== 'endOfTurn' && until.turnOf === each);
    for (const animal of playerAt(open, each).animals) animal.restrained = false;
  }
  table.emit({ type: 'turnStarted', clause: 'UNT-4.1', seats: [...open.active], turn: open.turn });
  return { script: 'mainAction', args: [] };
}

/** Effects of this turn end (UNT-23.17), and the next turn starts. Players who are out are passed over. */
export function nextTurn(table: Table): Next {
  const { open } = table;
  expire(open, (until) => until === 'endOfTurn');
  for (const side of open.sides) side.shielded = false;
  for (const player of open.players) {
    for (const animal of player.animals) {
      animal.granted = animal.granted.filter(({ until }) => until !== 'endOfTurn');
    }
  }
  const { active } = open;
  for (const seat of orderFrom(open, active[0] as Seat).slice(1)) {
    if (active.includes(seat)) continue;
    if (!isOut(open, seat)) return startTurn(table, seat);
    // Effects of a player who is out end when that seat's turn would have started (UNT-R.118).
    expire(open, (until) => until !== 'endOfTurn' && until.turnOf === seat);
  }
  return startTurn(table, active.find((seat) => !isOut(open, seat)) as Seat);
}

function expire(open: Open, isOver: (until: Until) => boolean): void {
  for (const player of open.players) {
    player.changes = player.changes.filter(({ until }) => !isOver(until));
    for (const animal of player.animals) {
      animal.changes = animal.changes.filter(({ until }) => !isOver(until));
    }
  }
}

/** Those whose turn it is, as far as they are still in the game. */
export const membersOf = (open: Open): Seat[] => open.active.filter((seat) => !isOut(open, seat));

/** Whether one of those whose turn it is may still act. */
export const isMainPhase = (open: Open): boolean =>
  membersOf(open).some((seat) => !playerAt(open, seat).done);

/** The next script of the Main Phase: the next action, Maintenance once all are done, or the next turn. */
export function afterAction(table: Table): Next {
  const { open } = table;
  if (membersOf(open).length === 0) return nextTurn(table);
  return { script: isMainPhase(open) ? 'mainAction' : 'maintenance', args: [] };
}

/** The next script when the asked seat has left. */
export function afterLeave(table: Table): Next {
  const { open } = table;
  if (open.phase === 'draft') return afterPick(open);
  if (open.phase === 'main') return afterAction(table);
  return nextTurn(table);
}
