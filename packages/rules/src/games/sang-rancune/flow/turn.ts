import type { Next, Script, Seat } from '@tablee/engine';
import { unlessDecided } from '@tablee/engine';
import { resolveReveal } from '../combat/attack.ts';
import { offerFireball } from '../combat/fireball.ts';
import { turnUp } from '../combat/reveal.ts';
import { lateTurns, ordinaryTurns } from '../combat/turn-order.ts';
import { BEFORE_REVEAL, openWindow } from '../combat/windows.ts';
import { orphaned } from '../creature/encounter-over.ts';
import { dropSet } from '../heroes/life.ts';
import { isAlive, ownOf, playerAt } from '../state/players.ts';
import type { Sight } from '../state/sight.ts';
import type { Open, Table } from '../state/state.ts';

/** Whose turn is next: ordinary turns, then late ones, then the round ends (SAN-6.1, 23.7). */
export function nextTurn(sight: Sight): Next {
  const [ordinary] = ordinaryTurns(sight);
  if (ordinary !== undefined) return { script: 'takeTurn', args: [ordinary, 'ordinary'] };
  const [late] = lateTurns(sight);
  if (late !== undefined) return { script: 'takeTurn', args: [late, 'late'] };
  return { script: 'endRound', args: [] };
}

/** One player's turn, T1 to T8 (SAN-23). */
export const takeTurn = (
  table: Table,
  seat: Seat,
  slot: 'ordinary' | 'late',
): Script<Next | null> => unlessDecided(playTurn(table, seat, slot === 'late'));

function* playTurn(table: Table, seat: Seat, late: boolean): Script<Next> {
  const { open } = table;
  begin(open, seat, late);
  table.emit({ type: 'turnStarted', clause: 'SAN-6.11', seat, late });
  // The others' cards can be reached when their own turn comes: nothing is missed without a reveal to come. Nor if all have
  // just passed when they could be reached too, with the setting or after a reveal (SAN-22.14, 22.16).
  if (playerAt(open, seat).faceDown > 0) {
    if (open.spared !== true) yield* openWindow(table, BEFORE_REVEAL);
    open.spared = false;
  }
  const reveals = playerAt(open, seat).faceDown > 0;
  const asksAgain = isAlive(open, seat) && (yield* offerFireball(table, seat, !reveals));
  if (isAlive(open, seat)) yield* playCards(table, seat);
  if (reveals && asksAgain && isAlive(open, seat)) yield* offerFireball(table, seat, true);
  open.turn = null;
  return orphaned(table) ?? nextTurn(table);
}

function begin(open: Open, seat: Seat, late: boolean): void {
  open.turn = { seat, late };
  if (!late) {
    open.acted.push(seat);
    return;
  }
  open.late = open.late.filter((other) => other !== seat);
  open.lateActed.push(seat);
}

/** A barred player reveals nothing: their remaining cards go (SAN-23.6). */
function* playCards(table: Table, seat: Seat): Script {
  const player = playerAt(table.open, seat);
  if (player.barred) {
    dropSet(table, seat, 'barred', 'SAN-23.6');
    return;
  }
  const cards = ownOf(table, seat).set.splice(0);
  player.faceDown = 0;
  if (cards.length === 0) return;
  yield* turnUp(table, seat, cards);
  yield* resolveReveal(table, seat);
}
