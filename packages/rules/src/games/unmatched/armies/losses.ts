import { MatchDecided } from '@tablee/engine';
import type { ArmyIndex, EndReason, FighterId, Table } from '../state/state.ts';
import { armyAt, fighterOf, heroFighter, isOnBoard, onBoard, sides } from './armies.ts';
import { tellOf } from './told.ts';

const LOSS_CLAUSES = { duel: 'UNM-13.2', team: 'UNM-19.10', freeForAll: 'UNM-21.3' } as const;

/**
 * Takes fighters without health off the board, then looks who has lost, unless the table checks at the ends of actions
 * only (UNM-13.1, 13.7 to 13.9).
 */
export function removeDefeated(table: Table, reason: EndReason): void {
  const { open } = table;
  for (const fighter of onBoard(open)) {
    if (fighter.health > 0) continue;
    leaveBoard(table, fighter.id);
    if (fighter.kind === 'hero') open.heroFell = reason;
  }
  if (open.options.heroDefeat === 'immediate') checkLosses(table);
}

function leaveBoard(table: Table, id: FighterId): void {
  const fighter = fighterOf(table.open, id);
  fighter.space = null;
  fighter.health = 0;
  table.emit({ type: 'fighterDefeated', clause: 'UNM-13.1', fighter: id });
}

/** An end of an action, if losses are checked at these only (UNM-13.8). */
export function checkLossesOfAction(table: Table): void {
  if (table.open.options.heroDefeat === 'endOfAction') checkLosses(table);
}

/** Sides whose heroes are all defeated lose (UNM-13.2, 19.10, 21.3). Throws `MatchDecided` when one side is left. */
function checkLosses(table: Table): void {
  const { open } = table;
  const standing = sidesInPlay(table);
  const fallen = standing.filter((side) => !hasHero(table, side));
  if (fallen.length === 0) return;
  const activeSide = armyAt(open, open.active).side;
  // Everybody falls at once: the side of the active army wins (UNM-13.9).
  const losers =
    fallen.length === standing.length ? fallen.filter((side) => side !== activeSide) : fallen;
  lose(table, losers, open.heroFell ?? 'heroDefeated');
}

/**
 * Sides out of the game from now on, by the same event. Throws `MatchDecided` when one side is left: the rest of the
 * action does not happen (UNM-10.15).
 */
export function lose(table: Table, losers: readonly number[], reason: EndReason): void {
  const { open } = table;
  if (losers.length === 0) return;
  open.lost.push([...losers]);
  for (const side of losers) {
    table.emit({ type: 'sideLost', clause: LOSS_CLAUSES[open.mode], side, mode: open.mode });
    if (open.mode !== 'freeForAll') continue;
    // Between two sides the match is over: their sidekicks stay where they stand.
    open.armies.forEach((army, index) => {
      if (army.side === side && !army.out) eliminate(table, index, 'heroDefeated');
    });
  }
  if (sidesInPlay(table).length < 2) throw new MatchDecided({ script: 'endMatch', args: [reason] });
}

/** An army takes no further part: its fighters leave the board (UNM-21.3, 22.1). */
export function eliminate(
  table: Table,
  index: ArmyIndex,
  reason: 'heroDefeated' | 'surrender',
): void {
  const { open } = table;
  for (const fighter of open.fighters) {
    if (fighter.army !== index) continue;
    if (isOnBoard(fighter)) leaveBoard(table, fighter.id);
    // Nor do those wait for their place who have none yet.
    else fighter.health = 0;
  }
  armyAt(open, index).out = true;
  const clause = reason === 'surrender' ? 'UNM-22.1' : 'UNM-21.3';
  tellOf(table, index, { type: 'armyOut', clause, reason });
}

/** Armies without fighters take no more turns; their cards stay where they are (UNM-19.11). */
export function retireEmptyArmies(table: Table): void {
  table.open.armies.forEach((army, index) => {
    if (army.out || onBoard(table.open, index).length > 0) return;
    army.out = true;
    tellOf(table, index, { type: 'armyOut', clause: 'UNM-19.11', reason: 'noFighters' });
  });
}

export const sidesInPlay = ({ open }: Pick<Table, 'open'>): number[] => {
  const gone = new Set(open.lost.flat());
  return sides(open).filter((side) => !gone.has(side));
};

/** Whether a side has a hero that still fights, or is still to be chosen or placed. */
export const hasHero = ({ open }: Table, side: number): boolean =>
  open.armies.some(
    (army, index) =>
      army.side === side &&
      !army.out &&
      (army.hero === null || heroFighter(open, index).health > 0),
  );
