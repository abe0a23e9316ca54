import type { Next, Seat } from '@tablee/engine';
import { MatchDecided } from '@tablee/engine';
import { armiesOf, armyAt, fighterOf } from '../armies/armies.ts';
import { eliminate, hasHero, lose } from '../armies/losses.ts';
import type { ArmyIndex, Table } from '../state/state.ts';
import { putAway } from './end.ts';
import { afterHero, placeNext } from './setup.ts';

/** A seat gives up: its fighters leave the board, without effects (UNM-22.1 to 22.3). */
export function leave(table: Table, seat: Seat): Next | 'goOn' | 'ignored' {
  const { open } = table;
  const armies = armiesOf(open, seat).filter((index) => !armyAt(open, index).out);
  if (armies.length === 0) return 'ignored';
  const wasActive = armies.includes(open.active);
  const wasAttacked = isAttacked(table, armies);
  table.emit({ type: 'surrendered', clause: 'UNM-22.1', seat });
  try {
    giveUp(table, armies);
  } catch (error) {
    if (!(error instanceof MatchDecided)) throw error;
    return error.next;
  }
  if (open.phase !== 'turns') return wasActive ? leaveSetup(table) : 'goOn';
  if (!wasActive && !wasAttacked) return 'goOn';
  // The running action is spent; its remains are settled as usual.
  putAway(table);
  return { script: 'endAction', args: [open.active] };
}

/** Without a hero left the side loses at once, whatever the table chose (UNM-22.3, 19.10). */
function giveUp(table: Table, armies: readonly ArmyIndex[]): void {
  for (const index of armies) eliminate(table, index, 'surrender');
  const { side } = armyAt(table.open, armies[0] as ArmyIndex);
  if (!hasHero(table, side)) lose(table, [side], 'surrender');
}

/** The choice that is due passes to the next army; an army without hero plays no part. */
const leaveSetup = (table: Table): Next =>
  table.open.phase === 'heroes' ? afterHero(table) : placeNext(table, table.open.active + 1);

/** Whether one of these armies is the defending one; the attacking one is always the active. */
const isAttacked = ({ open }: Table, armies: readonly ArmyIndex[]): boolean =>
  open.combat !== null && armies.includes(fighterOf(open, open.combat.target).army);
