import type { Seat } from '../../kernel/layers.ts';
import type { Next } from '../../kernel/script.ts';
import { armiesOf, armyAt, fighterOf } from './armies.ts';
import { putAway } from './end.ts';
import { eliminate, lose, MatchDecided } from './losses.ts';
import { placeNext } from './setup.ts';
import type { Table } from './state.ts';
import { nextTurn } from './turn.ts';

/** A seat gives up: its fighters leave the board, without effects (UNM-22.1 to 22.3). */
export function leave(table: Table, seat: Seat): Next | 'goOn' | 'ignored' {
  const { open } = table;
  const armies = armiesOf(open, seat);
  if (armies.every((index) => armyAt(open, index).out)) return 'ignored';
  const wasFighting = isFighting(table, armies);
  const wasActive = armies.includes(open.active);
  table.emit({ type: 'surrendered', clause: 'UNM-22.1', seat });
  try {
    for (const index of armies) eliminate(table, index, 'surrender');
    loseSidesWithoutHero(table);
  } catch (error) {
    if (!(error instanceof MatchDecided)) throw error;
    return { script: 'endMatch', args: [error.reason] };
  }
  if (open.phase === 'heroes' || open.phase === 'placement') return leaveSetup(table, wasActive);
  if (wasActive) {
    putAway(table);
    return nextTurn(table);
  }
  if (!wasFighting) return 'goOn';
  putAway(table);
  return { script: 'endAction', args: [open.active] };
}

/** The choice that is due passes to the next army; an army without hero plays no part. */
function leaveSetup(table: Table, wasActive: boolean): Next | 'goOn' {
  if (!wasActive) return 'goOn';
  const { open } = table;
  if (open.phase === 'placement') return placeNext(table, open.active + 1);
  const next = open.armies.findIndex((army) => army.hero === null && !army.out);
  return next === -1 ? { script: 'deal', args: [] } : { script: 'chooseHero', args: [next] };
}

function isFighting({ open }: Table, armies: readonly number[]): boolean {
  const { combat } = open;
  if (combat === null) return false;
  return [combat.attacker, combat.target].some((id) => armies.includes(fighterOf(open, id).army));
}

/** A side whose last hero has gone this way loses at once, whatever the table's option says (UNM-22.3). */
function loseSidesWithoutHero(table: Table): void {
  const { open } = table;
  const gone = new Set(open.lost.flat());
  const fallen = [...new Set(open.armies.map(({ side }) => side))].filter(
    (side) => !gone.has(side) && open.armies.every((army) => army.side !== side || army.out),
  );
  lose(table, fallen, 'surrender');
}
